/**
 * What the platform allows one invocation (Workers Paid), and what our own bounds take of it. A
 * request, a batch of a queue and a minute's cron are one invocation each; what goes beyond a limit
 * throws in the middle. test/workers/cron-bounds.object.test.ts counts a whole run with everything
 * due. Sources: developers.cloudflare.com /workers/platform/limits, /d1/platform/limits and
 * /queues/platform/limits, November 2026.
 */

/** Calls of one invocation: a request to D1, a call of an object, a send to a queue, a fetch. */
export const MOST_SUBREQUESTS = 10_000;

/** Requests to D1 of one invocation. A batch is one request. */
export const MOST_D1_REQUESTS = 1_000;

/** Messages of one `sendBatch`. */
export const MOST_QUEUE_MESSAGES = 100;

/** The size of one database of D1, in bytes. */
export const MOST_D1_BYTES = 10_000_000_000;

/** A file ends with a line to go on with before its calls reach the limits. */
export const fileBounds = { subrequests: 9_000, d1Requests: 900 };

/**
 * The most that each sweep of the gateway does in one run. All of them together stay below the
 * limits, even if each statement of a batch counted as a request.
 */
export const gatewayRun = {
  /** Approved changes that nobody has read since they were due. A change is about 15 statements. */
  changes: 5,
  /** Sealed keys of parties that come under a new master key, a request each. */
  sealedKeys: 100,
  /** Events about changes of records that their requests did not publish, 6 statements each. */
  keptEvents: 10,
  /** Pages of a hundred objects of each kind that are unfinished too long. */
  unfinishedPages: 5,
  /** Pages of a hundred endpoints, and how many of their rows are corrected. */
  endpointPages: 20,
  endpointCorrections: 50,
  /** Objects that are older than their retention, a hundred in a page. */
  retiredObjects: 2_000,
  /** Events that are older than their retention. */
  forgottenEvents: 10_000,
  /** Recovery jobs, and pages of 500 events of all of them together. */
  recoveryJobs: 20,
  recoveryPages: 40,
  /** Hours of all owners that are summed, each time of the two. */
  hours: 24,
  /** Owners in a mode whose day is summed, each time of the two. */
  ownerDays: 6,
  /** Endpoints that were unreachable and are asked for their hour again. */
  missedEndpoints: 20,
};

/**
 * The most that the registry's sweep does in one run, in commits of about three requests to D1. The
 * audit archive moves one file of each chain (records/audit-archive.ts). If each statement counted,
 * a bank's closing could be cut off: it is last, and it keeps its place after each commit.
 */
export const registryRun = {
  changes: 5,
  /** It seals no keys of parties today. */
  sealedKeys: 50,
  /** Handles that time changes, a commit each. */
  dueHandles: 150,
  /** Commits that pass on what closed banks leave, of fifty handles each. */
  closingCommits: 60,
};

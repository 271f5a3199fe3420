import { and, asc, eq, lt, sql } from "drizzle-orm";
import { formatId, parseId } from "../../base/kernel/ids.ts";
import { DAY_MS, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import {
  type Database,
  database,
  keepPosition,
  readPosition,
  type Statement,
} from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { logFault, logInfo } from "../../base/platform/log.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { recoveryJobs } from "../../base/platform/schema.ts";
import { readOwner } from "../parties/read-owner.ts";
import { callEndpoint } from "./endpoint-address.ts";
import {
  findEvents,
  missingSince,
  type RecoveryTarget,
  readDeliveries,
} from "./find-recoverable.ts";
import {
  type EventPosition,
  type FoundEvent,
  MOST_RECOVERED,
  type RecoveryCommand,
  type RecoveryProgress,
} from "./recovery-store.ts";

/**
 * Jobs that send an endpoint's events again (docs/decisions/119). A job is a row in D1. A worker
 * only tells the endpoint's object, page by page, which events to hold; the object sends them at
 * the rate of held events. If a process dies, the sweep repeats the page after the stored position,
 * and the object recognises the events that it has already taken.
 */
export type RecoveryJob = typeof recoveryJobs.$inferSelect;

/** How many events a job would take, oldest first, and whether there are more than it may take. */
export interface RecoveryCount {
  count: number;
  capped: boolean;
  /** When the last event that the job would take happened; null if there is none. */
  through: number | null;
}

/** The most events of an owner's list that one count searches. */
const MOST_LOOKED = 50_000;

/** The pages of a request that begins a job; the sweep continues it. */
const MOST_PAGES = 100;

export const countRecoverable = async (
  env: GatewayEnv,
  target: RecoveryTarget,
): Promise<RecoveryCount> => {
  let counted: RecoveryCount = { count: 0, capped: false, through: null };
  // The same without the events of the last millisecond.
  let before = counted;
  let after: EventPosition | null = [target.from, ""];
  for (let looked = 0; after; ) {
    const page = await findEvents(env, target, after);
    for (const { occurred_at: through } of page.found) {
      const isTied = through === counted.through;
      if (counted.count === MOST_RECOVERED) {
        // The next job begins behind the last millisecond of this one, so none is divided.
        return { ...(isTied && before.count > 0 ? before : counted), capped: true };
      }
      if (!isTied) before = counted;
      counted = { count: counted.count + 1, capped: false, through };
    }
    after = page.next;
    looked += page.looked;
    if (after && looked >= MOST_LOOKED) {
      return { count: counted.count, capped: true, through: after[0] };
    }
  }
  return counted;
};

/** A job for the counted events, and the statement that writes the job. */
export const newRecoveryJob = (
  db: Database,
  { id, owner, mode, which, from, to, types }: RecoveryTarget,
  { count, capped, through }: RecoveryCount,
): { job: RecoveryJob; statement: Statement } => {
  const job: RecoveryJob = {
    jobId: formatId("job", randomHex(32)),
    endpointId: formatId("ep", id),
    ownerKind: owner.kind,
    ownerId: owner.id,
    mode,
    which,
    fromAt: from,
    toAt: capped && through !== null ? through + 1 : to,
    types: types && [...types],
    total: count,
    status: "RUNNING",
    delivered: 0,
    failed: 0,
    position: [from, ""],
    startedAt: now(),
    endedAt: null,
  };
  return { job, statement: db.insert(recoveryJobs).values(job) };
};

const targetOf = (job: RecoveryJob): RecoveryTarget => ({
  id: parseId(["ep"], job.endpointId) ?? "",
  owner: { kind: job.ownerKind, id: job.ownerId },
  mode: job.mode,
  which: job.which,
  from: job.fromAt,
  to: job.toAt,
  types: job.types,
});

const tell = (env: GatewayEnv, job: RecoveryJob, command: RecoveryCommand) =>
  callEndpoint(env, targetOf(job).id, (endpoint) => endpoint.recover(command));

const nothingLeft: RecoveryProgress = {
  taken: 0,
  delivered: 0,
  failed: 0,
  waiting: 0,
  cancelled: false,
};

/** The progress of a running job. An object that is empty by now has nothing left to send. */
export const recoveryProgress = async (
  env: GatewayEnv,
  job: RecoveryJob,
): Promise<RecoveryProgress> => {
  const answer = await tell(env, job, { type: "progress", job: job.jobId });
  return answer?.progress ?? nothingLeft;
};

/**
 * Tells the endpoint's object of all the job's events, or of so many pages of them. It may be
 * repeated, also in parallel.
 */
export const workOnJob = async (
  env: GatewayEnv,
  job: RecoveryJob,
  room = { pages: MOST_PAGES },
): Promise<RecoveryJob> => {
  if (!job.position) return job;
  const target = targetOf(job);
  const owner = await readOwner(env, target.owner, job.mode);
  const url = owner?.webhook_url ?? null;
  let position: EventPosition | null = job.position;
  if (url === null && job.which === "MISSING") {
    // Without an address they cannot be sent. The sweep retries while any can be missing.
    if (job.toAt > missingSince()) return job;
    position = null;
    await change(env, job, { position });
  }
  while (position && room.pages > 0) {
    room.pages -= 1;
    const { found, next } = await findEvents(env, target, position);
    if (found.length > 0) await tell(env, job, await commandToTake(env, job, found, url));
    position = next;
    await change(env, job, { position });
  }
  return { ...job, position };
};

const commandToTake = async (
  env: GatewayEnv,
  { jobId: job, which, ownerKind, ownerId }: RecoveryJob,
  found: readonly FoundEvent[],
  url: string | null,
): Promise<RecoveryCommand> => {
  const ids = found.map(({ event_id }) => event_id);
  if (which === "FAILED" || url === null) return { type: "take_failed", job, ids, url };
  const owner = { kind: ownerKind, id: ownerId };
  return { type: "take_missing", job, events: await readDeliveries(env, owner, ids, url), url };
};

const change = (env: GatewayEnv, job: RecoveryJob, values: Partial<RecoveryJob>) =>
  database(env)
    .update(recoveryJobs)
    .set(values)
    .where(and(eq(recoveryJobs.jobId, job.jobId), eq(recoveryJobs.status, "RUNNING")));

/**
 * The object comes first: if the worker dies in between, the sweep finds the job cancelled there.
 */
export const cancelJob = async (env: GatewayEnv, job: RecoveryJob): Promise<RecoveryJob> => {
  await tell(env, job, { type: "cancel", job: job.jobId });
  return endIfDone(env, job);
};

/**
 * Ends a job whose events have all been accepted, given up or cancelled. The object ends it first
 * and keeps the figures: if the worker dies in between, the sweep finds the same figures there.
 */
const endIfDone = async (env: GatewayEnv, job: RecoveryJob): Promise<RecoveryJob> => {
  const all = job.position === null;
  const answer = await tell(env, job, { type: "end", job: job.jobId, all });
  const { delivered, failed, waiting, taken, cancelled } = answer?.progress ?? nothingLeft;
  if (!cancelled && (waiting > 0 || !all)) return job;
  const ended = {
    status: cancelled ? ("CANCELLED" as const) : ("DONE" as const),
    delivered,
    failed,
    position: null,
    endedAt: now(),
    total: cancelled ? job.total : taken,
  };
  await change(env, job, ended);
  logInfo("recovery job ended", { job: job.jobId, status: ended.status, delivered, failed });
  return { ...job, ...ended };
};

/** The job that was swept last, in `settings`. */
const POSITION = "recovery_jobs_position";

/** Jobs are kept as long as payments: 400 days. */
const KEPT_MS = 400 * DAY_MS;

/** The sweep: continues jobs that no worker is working on, and ends finished jobs. */
export const sweepRecoveries = async (env: GatewayEnv): Promise<void> => {
  const { startedAt, jobId } = recoveryJobs;
  const db = database(env);
  const before = await readPosition<[startedAt: number, jobId: string]>(env, POSITION);
  const [since, id] = before ?? [0, ""];
  const running = await db
    .select()
    .from(recoveryJobs)
    .where(sql`status = 'RUNNING' AND (${startedAt}, ${jobId}) > (${since}, ${id})`)
    .orderBy(asc(startedAt), asc(jobId))
    .limit(gatewayRun.recoveryJobs);
  // Those that wait for their endpoint must not keep the others waiting.
  const room = { pages: gatewayRun.recoveryPages };
  for (const job of running) {
    await workOnJob(env, job, room)
      .then((worked) => endIfDone(env, worked))
      .catch((error) => logFault("recovery job not continued", error, { job: job.jobId }));
  }
  const last = running.length === gatewayRun.recoveryJobs ? running.at(-1) : undefined;
  const position = last ? [last.startedAt, last.jobId] : null;
  if (position !== null || before !== null) await keepPosition(env, POSITION, position);
  await db.delete(recoveryJobs).where(lt(startedAt, now() - KEPT_MS));
};

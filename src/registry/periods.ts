const DAY_MS = 24 * 3_600_000;

/** The registry's periods, in milliseconds (contract/registry.md). */
export const QUARANTINE_MS = 90 * DAY_MS;

/** A bank can undo its DELETE of a handle for so long. */
export const UNDO_MS = DAY_MS;

/** A username changes at most once in this time, so nobody fills the quarantine with names. */
export const RENAME_MS = 30 * DAY_MS;

/** A handle that no bank verified, or a link that no customer confirmed, lapses after this. */
export const UNVERIFIED_MS = 7 * DAY_MS;
export const UNCONFIRMED_LINK_MS = 7 * DAY_MS;

/** The time for the holder of a handle to answer a claim. */
export const RESOLUTION_MS = 14 * DAY_MS;

/** The time for the holder to object to an approved recovery. */
export const OBJECTION_MS = 7 * DAY_MS;

/** A recovery that is not completed by then is cancelled. */
export const RECOVERY_MS = 30 * DAY_MS;

/** The time for the claimant to complete a confirmed claim. */
export const COMPLETION_MS = 7 * DAY_MS;

/** How long a bank whose claim on a handle was refused waits before it can claim it again. */
export const REFUSED_CLAIM_MS = 30 * DAY_MS;

/** One-time addresses for customers, and the sessions that they open. */
export const CUSTOMER_SESSION_MS = 15 * 60_000;

/** How long a customer whose session has expired still finds the way back to the bank. */
export const WAY_BACK_MS = 60 * 60_000;

/** How long the lookup log is stored. */
export const LOOKUP_LOG_MS = 90 * DAY_MS;

/** How long a place in a bank's changes works. They are kept a day longer: clocks differ. */
export const CHANGES_MS = 30 * DAY_MS;
export const KEPT_CHANGES_MS = CHANGES_MS + DAY_MS;

/** Without a place a bank reads the changes of this time, so it has a day to read on. */
export const FIRST_CHANGES_MS = CHANGES_MS - DAY_MS;

/** How long a repeated request gets the first answer of its idempotency key. */
export const IDEMPOTENCY_MS = 30 * DAY_MS;

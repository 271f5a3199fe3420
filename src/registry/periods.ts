import { DAY_MS } from "../base/platform/clock.ts";

/** The registry's periods, in milliseconds. @rule R1.6 */
export const QUARANTINE_MS = 90 * DAY_MS;

/** A bank can undo its DELETE of a handle for so long. @rule R1.6 */
export const UNDO_MS = DAY_MS;

/**
 * A username changes at most once in this time, so nobody fills the quarantine with names.
 * @rule R1.12
 */
export const RENAME_MS = 30 * DAY_MS;

/**
 * A handle that no bank verified, or a link that no customer confirmed, lapses after this.
 * @rule R1.5
 */
export const UNVERIFIED_MS = 7 * DAY_MS;
/** @rule R2.10 */
export const UNCONFIRMED_LINK_MS = 7 * DAY_MS;

/** The time for the holder of a handle to answer a claim. @rule R4.8 */
export const RESOLUTION_MS = 14 * DAY_MS;

/** The time for the holder to object to an approved recovery. @rule R4.4 */
export const OBJECTION_MS = 7 * DAY_MS;

/** A recovery that is not completed by then is cancelled. */
export const RECOVERY_MS = 30 * DAY_MS;

/** The time for the claimant to complete a confirmed claim. @rule R4.8 */
export const COMPLETION_MS = 7 * DAY_MS;

/**
 * How long a bank whose claim on a handle was refused waits before it can claim it again.
 * @rule R4.5
 */
export const REFUSED_CLAIM_MS = 30 * DAY_MS;

/** One-time addresses for customers, and the sessions that they open. @rule R5.3 */
export const CUSTOMER_SESSION_MS = 15 * 60_000;

/** How long a customer whose session has expired still finds the way back to the bank. */
export const WAY_BACK_MS = 60 * 60_000;

/** How long the lookup log is stored. @rule R3.7 */
export const LOOKUP_LOG_MS = 90 * DAY_MS;

/**
 * How long a place in a bank's changes works. They are kept a day longer: clocks differ.
 * @rule R6.7
 */
export const CHANGES_MS = 30 * DAY_MS;
export const KEPT_CHANGES_MS = CHANGES_MS + DAY_MS;

/** Without a place a bank reads the changes of this time, so it has a day to read on. */
export const FIRST_CHANGES_MS = CHANGES_MS - DAY_MS;

/** How long a repeated request gets the first answer of its idempotency key. */
export const IDEMPOTENCY_MS = 30 * DAY_MS;

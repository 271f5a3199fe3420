const DAY_MS = 24 * 3_600_000;

/** How long the registry waits for what, in milliseconds (contract/registry.md). */
export const QUARANTINE_MS = 90 * DAY_MS;

/** A username changes once in that time, so that nobody fills the quarantine with names. */
export const RENAME_MS = 30 * DAY_MS;

/** A handle that no bank verified, and a link that no customer confirmed. */
export const UNVERIFIED_MS = 7 * DAY_MS;
export const UNCONFIRMED_LINK_MS = 7 * DAY_MS;

/** How long the holder of a handle has for an answer to a claim. */
export const RESOLUTION_MS = 14 * DAY_MS;

/** How long the holder can object to a recovery that was approved. */
export const OBJECTION_MS = 7 * DAY_MS;

/** A recovery that is not complete by then is cancelled. */
export const RECOVERY_MS = 30 * DAY_MS;

/** How long the claimant has to complete what was confirmed. */
export const COMPLETION_MS = 7 * DAY_MS;

/** How long a bank's vain claims on a handle count against further ones of that kind. */
export const VAIN_CLAIMS_MS = 90 * DAY_MS;

/** One-time addresses of customers and the visits that they begin. */
export const CUSTOMER_SESSION_MS = 15 * 60_000;

/** How long it can be asked who looked up what. */
export const LOOKUP_LOG_MS = 90 * DAY_MS;

/** How long a request that is repeated under its idempotency key gets its first answer. */
export const IDEMPOTENCY_MS = 400 * DAY_MS;

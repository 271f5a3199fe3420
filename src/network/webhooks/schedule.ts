/**
 * When a failed delivery is tried again. Pure: the caller passes the random number and the time.
 */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The wait before each attempt, counted from the failure before it. @rule P8.7 */
export const attemptDelaysMs = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Spreads the retries of simultaneous failures, for example after a receiver's restart. */
const JITTER = 0.2;

/** A receiver may ask for a longer wait than the schedule has, up to a day. @rule P8.19 */
export const LONGEST_RETRY_AFTER_MS = 24 * HOUR;

/**
 * The wait after the `failures`th failure in milliseconds, or null if there is no further attempt.
 * `random` is in [0, 1). Retry-After is respected between the schedule's own wait and a day.
 */
export const nextDelayMs = (
  failures: number,
  random: number,
  retryAfterMs: number | null,
): number | null => {
  const scheduled = attemptDelaysMs[failures];
  if (scheduled === undefined) return null;
  const jittered = scheduled * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(jittered, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS)));
};

/** A Retry-After header in milliseconds [RFC 9110 § 10.2.3]; null if it cannot be read. */
export const retryAfterMs = (header: string | null, nowMs: number): number | null => {
  const text = header?.trim() ?? "";
  if (/^\d{1,10}$/.test(text)) return Number(text) * SECOND;
  // A date needs its zone, because parsers differ about a bare "2026-11-20".
  const date = / GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
};

import { addDays, civilDate, endOfDay } from "../../base/kernel/calendar.ts";
import { type ProblemCode, problem, problemRetryable } from "../../base/kernel/problems.ts";

/**
 * Which charges may be tried again, and until when [Pix Automático].
 * @rule M3.12
 */
const MOST_RETRIES = 3;
const RETRY_DAYS = 7;

/** How many retries may follow so many attempts. */
export const retriesAfter = (attempts: number): number => Math.max(0, MOST_RETRIES + 1 - attempts);

/**
 * These failures can pass by a later day, although the catalogue calls them not retryable.
 * @rule M3.19
 */
const mended: ReadonlySet<ProblemCode> = new Set(["INSUFFICIENT_FUNDS", "LIMIT_EXCEEDED"]);

/** Whether an attempt that failed so may be followed by another one. */
export const isRetryable = (failure: ProblemCode): boolean =>
  mended.has(failure) || problemRetryable(problem(failure));

/** The end of the seventh day after this failure, in the mandate's zone; both in milliseconds. */
export const retryUntil = (failedAt: number, timeZone: string): number =>
  endOfDay(addDays(civilDate(failedAt, timeZone), RETRY_DAYS), timeZone);

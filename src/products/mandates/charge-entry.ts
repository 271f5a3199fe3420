import { addDays, civilDate, endOfDay } from "../../base/kernel/calendar.ts";
import { type ProblemCode, problem, problemRetryable } from "../../base/kernel/problems.ts";
import type { Cancellation } from "../charges/charge-record.ts";

/**
 * What a mandate keeps of one charge: what its object is made of, and what caps, calendar and
 * retries need. Everything else of a charge is in its own object (charges/charge-record.ts).
 * Instants in milliseconds, dates in the mandate's zone, minor units.
 */
export interface ChargeEntry {
  /** chg_…; pay_… names the same object as a payment. */
  charge_id: string;
  payment_id: string;
  /** The number of the period that it counts in, from 0. */
  k: number;
  amount: number;
  reference: string;
  description: string | null;
  charge_date: string;
  created_at: number;
  /** Of the request that created it; empty if the mandate created it automatically. */
  request_hash: string;
  /**
   * ANNOUNCED: its amount is reserved, and its day has not come. BEGUN: reserved, and an attempt is
   * under way. ENDED: nothing is reserved, and only money that was heard of counts.
   */
  stage: "ANNOUNCED" | "BEGUN" | "ENDED";
  cancelled: Cancellation | null;
  /** The number of the newest attempt at moving the money, from 1; 0 before the first. */
  attempt: number;
  /** When that attempt was decided; null before the first. */
  decided_at: number | null;
  /** The hashes of the idempotency keys under which it was retried. */
  retry_keys: string[];
  /** The charge's newest report on each attempt, oldest first. */
  heard: HeardAttempt[];
  /** The civil date of its first failure; null before. */
  first_failed_on: string | null;
  /** Until when it may be retried; null if it has not failed or can never be retried. */
  retry_until: number | null;
}

/** The newest report on one attempt. */
export interface HeardAttempt {
  attempt: number;
  /** A report with a lower version is out of date. */
  version: number;
  /**
   * PAID, or failed: then its money has not left (NONE), or it may have left all the same (MAYBE,
   * and RETURNING after the rail's rejection). DENIED: staff decided that it has not, and its bank
   * has not answered. Everything but NONE and DENIED counts.
   */
  money: "NONE" | "DENIED" | "MAYBE" | "RETURNING" | "PAID";
}

/** The sum of charges that are no longer listed (minor units), and their number. */
export interface UnlistedCharges {
  amount: number;
  count: number;
}

/** The amount that a replaced mandate had charged or reserved in its current period at its end. */
export interface HandedOver extends UnlistedCharges {
  /** The mandate that replaces it. */
  to: string;
  /** The last day of that period; null if it has no end. */
  until: string | null;
}

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

import type { Creation } from "../aggregate/state.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import type { ChargeEntryState } from "./charge-entry-machine.ts";

/**
 * A charge as its mandate knows it: what is reserved, and what its owner reads. The charge's own
 * object has the money. Instants in milliseconds, dates in the mandate's zone, minor units.
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
  status: ChargeEntryState;
  /** Whether it was scheduled ahead of its day. */
  announced: boolean;
  /** Whether the mandate made it by itself. */
  automatic: boolean;
  /** The number of the newest attempt at moving the money, from 1; 0 before the first. */
  attempt: number;
  failure: ProblemCode | null;
  /** Set with a failure: until when it may be retried; null if it never may. */
  retry_until: number | null;
  /** The civil date of its first failure; null before. */
  first_failed_on: string | null;
  /** The civil date on which its newest attempt began; null before the first. */
  attempted_on: string | null;
  /** Whether its money may have moved although it has FAILED: it stays counted. */
  may_be_paid: boolean;
  /** Who cancelled it; null if nobody. */
  cancelled_by: ChargeCanceller | null;
  created_at: number;
  /** When it last changed. */
  updated_at: number;
  creation: Creation;
}

/** MANDATE: the mandate had ended or was paused when its day came. */
export type ChargeCanceller = "MERCHANT" | "TPP" | "CUSTOMER" | "MANDATE";

/** The sums of one period. */
export interface PeriodSums {
  k: number;
  /** Paid, or possibly paid. */
  charged: number;
  /** Of the unfinished charge. */
  reserved: number;
  /** The charges that are counted in either. */
  count: number;
}

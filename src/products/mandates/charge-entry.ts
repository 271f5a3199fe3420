import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { Creation } from "../../frame/objects/state.ts";
import type { AttemptDecision } from "../charges/charge-record.ts";
import type { ChargeEntryState } from "./charge-entry-machine.ts";

/**
 * A mandate's entry of one charge: its reservation, and the facts for its owner. The charge's own
 * object has the movements. Instants in milliseconds, dates in the mandate's zone, minor units.
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
  /** Whether the mandate created it automatically. */
  automatic: boolean;
  /** The number of the newest attempt at moving the money, from 1; 0 before the first. */
  attempt: number;
  /** The civil date of that attempt's decision; null before the first. */
  attempted_on: string | null;
  /** Every attempt, oldest first. */
  attempts: EntryAttempt[];
  /** The charge's newest report on each attempt, oldest first. */
  heard: HeardAttempt[];
  failure: ProblemCode | null;
  /** The civil date of its first failure; null before. */
  first_failed_on: string | null;
  /** Until when it may be retried; null if it has not failed or can never be retried. */
  retry_until: number | null;
  /** Who cancelled it; null if it is not cancelled. */
  cancelled_by: ChargeCanceller | null;
  created_at: number;
  /** When it last changed. */
  updated_at: number;
  /**
   * The request that created it; the hash is empty if the mandate created it automatically. Once
   * the charge's object has reported, that object holds the answer, and it is empty here.
   */
  creation: Creation;
}

/** MANDATE: the mandate had ended, or was paused, when its day came. */
export type ChargeCanceller = "MERCHANT" | "TPP" | "CUSTOMER" | "MANDATE";

/** One attempt, and why it failed; null if it has not. */
export interface EntryAttempt extends AttemptDecision {
  failure: ProblemCode | null;
}

/** The newest report on one attempt. */
export interface HeardAttempt {
  attempt: number;
  /** A report with a lower version is out of date. */
  version: number;
  /** Whether the money has left or may have left. Then the attempt counts, even if it failed. */
  may_be_paid: boolean;
}

/** The sum of charges that are no longer listed (minor units), and their number. */
export interface Taken {
  amount: number;
  count: number;
}

/** The amount that a replaced mandate had charged or reserved in its current period at its end. */
export interface HandedOver extends Taken {
  /** The mandate that replaces it. */
  to: string;
  /** The last day of that period; null if it has no end. */
  until: string | null;
}

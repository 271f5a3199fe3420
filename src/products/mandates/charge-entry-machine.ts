import type { Move } from "../../base/kernel/machine.ts";

/**
 * The moves of a mandate's entry of one charge. They decide its reservation and the events for its
 * owner. The charge's own object moves the money (charges/charge-machine.ts). A charge starts in
 * SCHEDULED if it is announced, else in PROCESSING.
 * @rule M3.7
 */
export const chargeEntryStates = [
  "SCHEDULED",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
] as const;

export type ChargeEntryState = (typeof chargeEntryStates)[number];

export type ChargeEntryTrigger = "day_come" | "cancelled" | "completed" | "failed" | "retried";

export const chargeEntryMoves = [
  // from        trigger      to           emits
  ["SCHEDULED", "day_come", "PROCESSING", null],
  ["SCHEDULED", "cancelled", "CANCELLED", "mandate.charge.cancelled"],
  ["PROCESSING", "completed", "COMPLETED", "mandate.charge.completed"],
  ["PROCESSING", "failed", "FAILED", "mandate.charge.failed"],
  ["FAILED", "retried", "PROCESSING", null],
] as const satisfies readonly Move<ChargeEntryState, ChargeEntryTrigger, string | null>[];

/** The charge is unfinished: its amount is reserved. */
export const isUnfinished = (state: ChargeEntryState): boolean =>
  state === "SCHEDULED" || state === "PROCESSING";

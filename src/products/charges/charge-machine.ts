import type { Move } from "../../base/kernel/machine.ts";

/**
 * The moves of a charge, a payment that a mandate commands (M3.7). Every other move is refused with
 * INVALID_STATE. A failed charge leaves FAILED only by its next attempt. The mandate publishes the
 * events of its charges, so no move emits one.
 */
export type ChargeState =
  | "SCHEDULED"
  | "EXECUTING"
  | "SETTLEMENT_PENDING"
  | "COMPLETED"
  | "FAILED"
  | "CANCELLED";

export type ChargeTrigger =
  | "started"
  | "refused_before_execution"
  | "cancelled"
  | "booked_same_bank"
  | "submitted_to_rail"
  | "credited"
  | "refused"
  | "rejected_by_rail"
  | "resolved_as_completed"
  | "resolved_as_failed";

/** @rule M4.2 */
export const chargeMoves: readonly Move<ChargeState, ChargeTrigger, null>[] = [
  // from         trigger                     to           emits
  ["SCHEDULED", "started", "EXECUTING", null],
  ["SCHEDULED", "refused_before_execution", "FAILED", null],
  ["SCHEDULED", "cancelled", "CANCELLED", null],

  ["EXECUTING", "booked_same_bank", "COMPLETED", null],
  ["EXECUTING", "submitted_to_rail", "SETTLEMENT_PENDING", null],
  ["EXECUTING", "credited", "COMPLETED", null],
  ["EXECUTING", "refused", "FAILED", null],
  ["EXECUTING", "rejected_by_rail", "FAILED", null],
  ["EXECUTING", "resolved_as_completed", "COMPLETED", null],
  ["EXECUTING", "resolved_as_failed", "FAILED", null],

  ["SETTLEMENT_PENDING", "credited", "COMPLETED", null],
  ["SETTLEMENT_PENDING", "rejected_by_rail", "FAILED", null],
  ["SETTLEMENT_PENDING", "resolved_as_completed", "COMPLETED", null],
  ["SETTLEMENT_PENDING", "resolved_as_failed", "FAILED", null],

  ["FAILED", "started", "EXECUTING", null],
  ["FAILED", "refused_before_execution", "FAILED", null],
];

/** Money is moving or may have moved. */
export const isProcessingCharge = (state: ChargeState): boolean =>
  state === "EXECUTING" || state === "SETTLEMENT_PENDING";

/** Whether it has ended. The mandate may still command another attempt at a failed one. */
export const isFinalCharge = (state: ChargeState): boolean =>
  state !== "SCHEDULED" && !isProcessingCharge(state);

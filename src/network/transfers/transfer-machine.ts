import type { Move } from "../../base/kernel/machine.ts";

/**
 * The moves of one movement of money, for every purpose: a payment, a refund, a charge, a payment
 * order. The owner then makes a move of its own table.
 */
export type TransferState = "EXECUTING" | "SETTLEMENT_PENDING" | "COMPLETED" | "FAILED";

export type TransferTrigger =
  | "booked_same_bank"
  | "submitted_to_rail"
  | "credited"
  | "refused"
  | "rejected_by_rail"
  | "resolved_as_completed"
  | "resolved_as_failed";

export const transferMoves: readonly Move<TransferState, TransferTrigger, null>[] = [
  // from               trigger                to                    emits
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
];

import type { Move } from "../../base/kernel/machine.ts";

/**
 * The moves of a payment order (O8.4). An order starts in PENDING_SCA, or in PROCESSING if the bank
 * exempts it. Every other move is refused with INVALID_STATE. A wrong code moves only the challenge
 * (approvals/challenge-machine.ts).
 *
 * An order whose money bank or rail report after SCA_REQUIRED waits in PROCESSING for staff, who
 * end it.
 */
export const orderStates = [
  "PENDING_SCA",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "REJECTED",
  "CANCELLED",
] as const;

export type OrderState = (typeof orderStates)[number];

export type OrderTrigger =
  | "otp_sent"
  | "push_sent"
  | "otp_verified"
  | "push_approved"
  | "send_refused"
  | "otp_attempts_exceeded"
  | "verification_refused"
  | "push_declined"
  | "customer_rejected"
  | "timed_out"
  | "consent_ended"
  | "last_check_failed"
  | "cancelled"
  | "reported_as_paid"
  | "booked_same_bank"
  | "submitted_to_rail"
  | "credited"
  | "refused"
  | "refused_before_execution"
  | "rejected_by_rail"
  | "sca_required"
  | "resolved_as_completed"
  | "resolved_as_failed";

/** @rule O8.4 */
export const orderMoves = [
  // from         trigger                  to             emits
  ["PENDING_SCA", "otp_sent", "PENDING_SCA", null],
  ["PENDING_SCA", "push_sent", "PENDING_SCA", null],
  ["PENDING_SCA", "otp_verified", "PROCESSING", null],
  ["PENDING_SCA", "push_approved", "PROCESSING", null],
  ["PENDING_SCA", "send_refused", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "otp_attempts_exceeded", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "verification_refused", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "push_declined", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "customer_rejected", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "timed_out", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "consent_ended", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "last_check_failed", "REJECTED", "payment_order.rejected"],
  ["PENDING_SCA", "cancelled", "CANCELLED", "payment_order.cancelled"],
  ["PENDING_SCA", "reported_as_paid", "PROCESSING", null],

  ["PROCESSING", "booked_same_bank", "COMPLETED", "payment_order.completed"],
  ["PROCESSING", "submitted_to_rail", "PROCESSING", null],
  ["PROCESSING", "credited", "COMPLETED", "payment_order.completed"],
  ["PROCESSING", "refused", "FAILED", "payment_order.failed"],
  ["PROCESSING", "refused_before_execution", "REJECTED", "payment_order.rejected"],
  ["PROCESSING", "rejected_by_rail", "FAILED", "payment_order.failed"],
  ["PROCESSING", "sca_required", "PENDING_SCA", "payment_order.pending_sca"],
  ["PROCESSING", "resolved_as_completed", "COMPLETED", "payment_order.completed"],
  ["PROCESSING", "resolved_as_failed", "FAILED", "payment_order.failed"],
] as const satisfies readonly Move<OrderState, OrderTrigger, string | null>[];

/** The customer can still act, and the order can time out or be cancelled. */
export const isOpenOrder = (state: OrderState): boolean => state === "PENDING_SCA";

export const isFinalOrder = (state: OrderState): boolean =>
  state !== "PENDING_SCA" && state !== "PROCESSING";

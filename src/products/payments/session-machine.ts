import type { Move } from "../../base/kernel/machine.ts";

/**
 * The payment session's moves (P2.1). Every other move is refused with INVALID_STATE, or in the
 * state EXPIRED with SESSION_EXPIRED. A wrong code moves only the challenge
 * (approvals/challenge-machine.ts).
 *
 * - account_refused: this account does not pay, and another one may (decide/attempts.ts)
 * - given_up: the customer leaves after such a refusal
 * - paid_late: money of a refused attempt appeared, so no other attempt may follow
 */
export type SessionState =
  | "PENDING"
  | "OTP_SENT"
  | "PUSH_SENT"
  | "EXECUTING"
  | "SETTLEMENT_PENDING"
  | "COMPLETED"
  | "FAILED"
  | "EXPIRED"
  | "CANCELLED";

export type SessionTrigger =
  | "payer_resolved"
  | "otp_sent"
  | "push_sent"
  | "send_refused"
  | "otp_attempts_exceeded"
  | "verification_refused"
  | "otp_verified"
  | "push_approved"
  | "push_declined"
  | "ttl_elapsed"
  | "cancelled"
  | "given_up"
  | "account_refused"
  | "paid_late"
  | "destination_changed"
  | "payer_switched_off"
  | "booked_same_bank"
  | "submitted_to_rail"
  | "credited"
  | "refused"
  | "rejected_by_rail"
  | "resolved_as_completed"
  | "resolved_as_failed";

// @rule P2.1 P2.19
export const sessionMoves = [
  // from               trigger                  to                    emits
  ["PENDING", "payer_resolved", "PENDING", null],
  ["PENDING", "otp_sent", "OTP_SENT", null],
  ["PENDING", "push_sent", "PUSH_SENT", null],
  ["PENDING", "send_refused", "FAILED", "payment.failed"],
  ["PENDING", "ttl_elapsed", "EXPIRED", "payment.expired"],
  ["PENDING", "cancelled", "CANCELLED", "payment.cancelled"],
  // @rule P2.21
  ["PENDING", "account_refused", "PENDING", null],
  ["PENDING", "given_up", "FAILED", "payment.failed"],
  ["PENDING", "paid_late", "FAILED", "payment.failed"],

  ["OTP_SENT", "payer_resolved", "PENDING", null],
  ["OTP_SENT", "otp_sent", "OTP_SENT", null],
  ["OTP_SENT", "push_sent", "PUSH_SENT", null],
  ["OTP_SENT", "send_refused", "FAILED", "payment.failed"],
  ["OTP_SENT", "otp_attempts_exceeded", "FAILED", "payment.failed"],
  ["OTP_SENT", "verification_refused", "FAILED", "payment.failed"],
  ["OTP_SENT", "otp_verified", "EXECUTING", "payment.processing"],
  ["OTP_SENT", "destination_changed", "FAILED", "payment.failed"],
  ["OTP_SENT", "payer_switched_off", "FAILED", "payment.failed"],
  ["OTP_SENT", "ttl_elapsed", "EXPIRED", "payment.expired"],
  ["OTP_SENT", "cancelled", "CANCELLED", "payment.cancelled"],
  ["OTP_SENT", "account_refused", "PENDING", null],
  ["OTP_SENT", "given_up", "FAILED", "payment.failed"],
  ["OTP_SENT", "paid_late", "FAILED", "payment.failed"],

  ["PUSH_SENT", "payer_resolved", "PENDING", null],
  ["PUSH_SENT", "otp_sent", "OTP_SENT", null],
  ["PUSH_SENT", "push_sent", "PUSH_SENT", null],
  ["PUSH_SENT", "send_refused", "FAILED", "payment.failed"],
  ["PUSH_SENT", "push_approved", "EXECUTING", "payment.processing"],
  ["PUSH_SENT", "push_declined", "FAILED", "payment.failed"],
  ["PUSH_SENT", "destination_changed", "FAILED", "payment.failed"],
  ["PUSH_SENT", "payer_switched_off", "FAILED", "payment.failed"],
  ["PUSH_SENT", "ttl_elapsed", "EXPIRED", "payment.expired"],
  ["PUSH_SENT", "cancelled", "CANCELLED", "payment.cancelled"],
  ["PUSH_SENT", "account_refused", "PENDING", null],
  ["PUSH_SENT", "given_up", "FAILED", "payment.failed"],
  ["PUSH_SENT", "paid_late", "FAILED", "payment.failed"],

  ["EXECUTING", "booked_same_bank", "COMPLETED", "payment.completed"],
  ["EXECUTING", "submitted_to_rail", "SETTLEMENT_PENDING", "payment.settlement_pending"],
  ["EXECUTING", "credited", "COMPLETED", "payment.completed"],
  // @rule P2.14
  ["EXECUTING", "refused", "FAILED", "payment.failed"],
  ["EXECUTING", "account_refused", "PENDING", null],
  ["EXECUTING", "rejected_by_rail", "FAILED", "payment.failed"],
  ["EXECUTING", "resolved_as_completed", "COMPLETED", "payment.completed"],
  ["EXECUTING", "resolved_as_failed", "FAILED", "payment.failed"],

  // @rule P2.13
  ["SETTLEMENT_PENDING", "credited", "COMPLETED", "payment.completed"],
  ["SETTLEMENT_PENDING", "rejected_by_rail", "FAILED", "payment.failed"],
  ["SETTLEMENT_PENDING", "resolved_as_completed", "COMPLETED", "payment.completed"],
  ["SETTLEMENT_PENDING", "resolved_as_failed", "FAILED", "payment.failed"],
] as const satisfies readonly Move<SessionState, SessionTrigger, string | null>[];

/**
 * No instruction exists yet: the customer can still act, and the session can expire or be
 * cancelled.
 */
export const isOpenSession = (state: SessionState): boolean =>
  state === "PENDING" || state === "OTP_SENT" || state === "PUSH_SENT";

/** Money is moving or may have moved. @rule P2.2 */
export const isProcessingSession = (state: SessionState): boolean =>
  state === "EXECUTING" || state === "SETTLEMENT_PENDING";

export const isFinalSession = (state: SessionState): boolean =>
  !isOpenSession(state) && !isProcessingSession(state);

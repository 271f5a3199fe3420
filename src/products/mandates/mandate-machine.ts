import type { Move } from "../../base/kernel/machine.ts";

/**
 * The moves of a mandate (M2.1, M2.2). Every other move is refused with INVALID_STATE. A wrong code
 * moves only the challenge (approvals/challenge-machine.ts), a charge only its entry
 * (decide/charge-moves.ts).
 *
 * In REPLACING the customer has approved the mandate, and the mandate that it replaces is being
 * ended, so both can never be charged at once. The owner still sees AWAITING_CUSTOMER_AUTH.
 */
export const mandateStates = [
  "AWAITING_CUSTOMER_AUTH",
  "REPLACING",
  "ACTIVE",
  "PAUSED",
  "REJECTED",
  "EXPIRED",
  "CANCELLED",
  "COMPLETED",
] as const;

export type MandateState = (typeof mandateStates)[number];

export type MandateTrigger =
  | "approved"
  | "approved_to_replace"
  | "replaced"
  | "customer_rejected"
  | "sca_failed"
  | "last_check_failed"
  | "timed_out"
  | "cancelled"
  | "paused"
  | "resumed"
  | "end_is_near"
  | "end_reached"
  | "used_up";

export const mandateMoves = [
  // from                    trigger                to           emits
  // @rule M2.1
  ["AWAITING_CUSTOMER_AUTH", "approved", "ACTIVE", "mandate.activated"],
  ["AWAITING_CUSTOMER_AUTH", "approved_to_replace", "REPLACING", null],
  ["AWAITING_CUSTOMER_AUTH", "customer_rejected", "REJECTED", "mandate.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "sca_failed", "REJECTED", "mandate.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "last_check_failed", "REJECTED", "mandate.rejected"],
  ["AWAITING_CUSTOMER_AUTH", "timed_out", "EXPIRED", "mandate.expired"],
  ["AWAITING_CUSTOMER_AUTH", "cancelled", "CANCELLED", "mandate.cancelled"],

  ["REPLACING", "replaced", "ACTIVE", "mandate.activated"],
  ["REPLACING", "end_reached", "EXPIRED", "mandate.expired"],
  ["REPLACING", "cancelled", "CANCELLED", "mandate.cancelled"],

  // @rule M2.2
  ["ACTIVE", "paused", "PAUSED", "mandate.paused"],
  ["ACTIVE", "end_is_near", "ACTIVE", "mandate.expiring"],
  ["ACTIVE", "end_reached", "EXPIRED", "mandate.expired"],
  ["ACTIVE", "used_up", "COMPLETED", "mandate.completed"],
  ["ACTIVE", "cancelled", "CANCELLED", "mandate.cancelled"],

  ["PAUSED", "resumed", "ACTIVE", "mandate.resumed"],
  ["PAUSED", "end_is_near", "PAUSED", "mandate.expiring"],
  ["PAUSED", "end_reached", "EXPIRED", "mandate.expired"],
  ["PAUSED", "used_up", "COMPLETED", "mandate.completed"],
  ["PAUSED", "cancelled", "CANCELLED", "mandate.cancelled"],
] as const satisfies readonly Move<MandateState, MandateTrigger, string | null>[];

/** The customer can still act, and the time to approve can pass. */
export const isOpenMandate = (state: MandateState): boolean => state === "AWAITING_CUSTOMER_AUTH";

/** The customer has approved, and the mandate has not ended. */
export const isInForce = (state: MandateState): boolean => state === "ACTIVE" || state === "PAUSED";

export const isFinalMandate = (state: MandateState): boolean =>
  !isOpenMandate(state) && !isInForce(state) && state !== "REPLACING";

/** For its owner, a mandate in REPLACING still waits for its customer. */
export const statusOfMandate = (state: MandateState): Exclude<MandateState, "REPLACING"> =>
  state === "REPLACING" ? "AWAITING_CUSTOMER_AUTH" : state;

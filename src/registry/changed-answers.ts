import { json } from "../base/platform/contract.ts";
import { claim, handleAnswer, link } from "./answers.ts";

/** The answers of operations that change a record, with an example of the changed record. */
const AT = "2026-11-22T09:30:00.000Z";

const byBank = {
  status: "SUSPENDED",
  reason: "CUSTOMER_LOCK",
  suspensions: { bank: "CUSTOMER_LOCK", operator: null },
} as const;

const byOperator = {
  status: "SUSPENDED",
  reason: "FRAUD",
  suspensions: { bank: null, operator: "FRAUD" },
} as const;

export const suspended = {
  handle: { bank: json(handleAnswer, byBank), operator: json(handleAnswer, byOperator) },
  link: { bank: json(link, byBank), operator: json(link, byOperator) },
};

export const handedOver = json(handleAnswer, { sponsor_bank: "borealis" });

export const acknowledgedClaim = json(claim, { status: "WAITING_RESOLUTION", updated_at: AT });
export const confirmedClaim = json(claim, { status: "CONFIRMED", updated_at: AT });
export const disputed = json(claim, {
  status: "WAITING_RESOLUTION",
  disputed_at: AT,
  dispute_reason: "The customer has had this name since March.",
  updated_at: AT,
});
export const approvedOnce = json(claim, {
  status: "WAITING_RESOLUTION",
  disputed_at: AT,
  approvals: 1,
  updated_at: AT,
});
export const cancelledClaim = json(claim, { status: "CANCELLED", updated_at: AT, closed_at: AT });
export const completedClaim = json(claim, { status: "COMPLETED", updated_at: AT, closed_at: AT });

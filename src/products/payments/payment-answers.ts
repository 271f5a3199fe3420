import * as v from "valibot";
import { oneOf, orNull } from "../../base/kernel/answer-words.ts";
import {
  amount,
  bankHandle,
  chargeId,
  currency,
  mandateId,
  mode,
  named,
  paymentId,
  refundId,
  sessionId,
  sum,
  text,
  time,
  timeOrNull,
} from "../../base/kernel/fields.ts";
import { creditorBank, routeName } from "../../network/transfers/route-names.ts";
import { failure, funds, paymentStatus, reference, refundedAmount, states } from "./answers.ts";

/** The schemas of answers about payment status and refunds (P6.3, P7.1). */
/** Minor units, or null while unknown. */
const feeOrNull = v.nullable(sum);

export const payment = v.pipe(
  v.strictObject({
    payment_id: paymentId,
    session_id: orNull(
      sessionId,
      "Null for a charge of a mandate.",
      `ps_${"0123456789".repeat(4)}abc`,
    ),
    mandate_id: orNull(mandateId, "Set for a charge of a mandate."),
    charge_id: orNull(chargeId, "Set for a charge of a mandate."),
    status: paymentStatus,
    state: oneOf(
      [...states, "SCHEDULED"],
      "As of a session; SCHEDULED is a charge ahead of its day.",
      "COMPLETED",
    ),
    mode,
    amount,
    currency,
    reference,
    route: v.nullable(
      v.strictObject({
        type: routeName,
        rail: v.nullable(v.literal("NATIONAL_RAIL")),
        debtor_bank: bankHandle,
        creditor_bank: creditorBank,
      }),
    ),
    fees: v.nullable(
      v.strictObject({ gateway_fee: sum, bank_fee: feeOrNull, settlement_fee: feeOrNull }),
    ),
    refunded_amount: refundedAmount,
    failure,
    funds,
    created_at: time,
    completed_at: timeOrNull,
  }),
  named("Payment", "A payment with its route and fees. Fees are reported, never deducted.", {
    route: {
      type: "INTERBANK",
      rail: "NATIONAL_RAIL",
      debtor_bank: "borealis",
      creditor_bank: "aurora",
    },
  }),
);

export const refund = v.pipe(
  v.strictObject({
    refund_id: refundId,
    payment_id: paymentId,
    amount,
    currency,
    reason: v.nullable(text("The merchant's reason.", "One book was out of stock.")),
    status: v.picklist(["PROCESSING", "COMPLETED", "FAILED"]),
    failure,
    created_at: time,
    completed_at: timeOrNull,
  }),
  named("Refund", "A refund: its own movement of money, back to the payer.", {
    status: "PROCESSING",
    completed_at: null,
  }),
);

export const refundList = v.pipe(
  v.strictObject({ data: v.array(refund), next_cursor: v.null() }),
  named("RefundList", "Every refund of the payment."),
);

import * as v from "valibot";
import { oneOf } from "../../base/kernel/answer-words.ts";
import {
  amount,
  chargeId,
  currency,
  type Differing,
  described,
  eventId,
  mandateId,
  mode,
  named,
  paymentId,
  refundId,
  sessionId,
  text,
  time,
} from "../../base/kernel/fields.ts";
import { creditorBank } from "../../network/transfers/route-names.ts";
import { declareEvents } from "../../network/webhooks/event-contract.ts";
import { failureCode, paymentStatus } from "./answers.ts";

/** The data of the events of payments (P8.4). A field without a value is absent. */
const head = { event_id: eventId, occurred_at: time, mode };

const subject = {
  session_id: sessionId,
  payment_id: paymentId,
  reference: v.exactOptional(text("The merchant's order reference.", "order-7")),
};

const paymentEvent = v.pipe(
  v.strictObject({
    ...head,
    ...subject,
    amount,
    currency,
    status: paymentStatus,
    failure_code: v.exactOptional(
      v.pipe(failureCode, described("Why it failed, after a failure.", "PUSH_DECLINED")),
    ),
    settlement_type: v.exactOptional(
      oneOf(
        ["internal", "national_rail"],
        "Within one bank or across banks; absent before money has moved.",
        "internal",
      ),
    ),
    creditor_bank: v.exactOptional(creditorBank),
  }),
  named("PaymentEvent", "The payment at the time of the event."),
);

const exampleMandate = `mnd_${"0123456789".repeat(4)}abc`;

const refundEvent = v.pipe(
  v.strictObject({
    ...head,
    ...subject,
    session_id: v.exactOptional(sessionId),
    mandate_id: v.exactOptional(
      v.pipe(mandateId, described("Instead of session_id: a charge was refunded.", exampleMandate)),
    ),
    charge_id: v.exactOptional(chargeId),
    refund_id: refundId,
    amount,
    currency,
    reason: v.exactOptional(text("The merchant's reason.", "One book was out of stock.")),
    status: v.picklist(["COMPLETED", "FAILED"]),
    failure_code: v.exactOptional(
      v.pipe(failureCode, described("Why it failed, after a failure.", "SETTLEMENT_REJECTED")),
    ),
  }),
  named("RefundEvent", "The refund at its end."),
);

/** The data of an event whose example has these members. */
const paymentAs = (example: Differing<v.InferOutput<typeof paymentEvent>>) =>
  v.pipe(paymentEvent, v.metadata({ examples: [example] }));
const refundAs = (example: Differing<v.InferOutput<typeof refundEvent>>) =>
  v.pipe(refundEvent, v.metadata({ examples: [example] }));

const ofPayment = { mandate_id: undefined, charge_id: undefined } as const;
const unpaid = { failure_code: undefined, settlement_type: undefined } as const;
const acrossBanks = { failure_code: undefined, settlement_type: "national_rail" } as const;

/** The events of a refund, of a payment or of a charge. */
export const refundEvents = declareEvents({
  "refund.completed": {
    summary: "A refund has reached the payer",
    data: refundAs({ ...ofPayment, failure_code: undefined }),
  },
  "refund.failed": {
    summary: "A refund was refused or came back",
    data: refundAs({ ...ofPayment, status: "FAILED" }),
  },
});

/** The events of payments. Five of them are optional. @rule P8.5 P8.6 */
export const paymentEvents = declareEvents({
  "payment.initiated": {
    summary: "The payment was created",
    optional: true,
    data: paymentAs({ ...unpaid, status: "PENDING", creditor_bank: undefined }),
  },
  "payment.processing": {
    summary: "The payer has approved the payment",
    optional: true,
    data: paymentAs({ ...unpaid, status: "PROCESSING" }),
  },
  "payment.settlement_pending": {
    summary: "The payer's bank has sent the money to another bank",
    data: paymentAs({ ...acrossBanks, status: "PROCESSING" }),
  },
  "payment.settlement_stalled": {
    summary: "The money takes longer than usual between the banks",
    optional: true,
    data: paymentAs({ ...acrossBanks, status: "PROCESSING" }),
  },
  "payment.completed": {
    summary: "The money has arrived: fulfil the order",
    data: paymentAs({ failure_code: undefined }),
  },
  "payment.failed": {
    summary: "Nothing was paid, or the money goes back to the payer",
    data: paymentAs({ ...unpaid, status: "FAILED", failure_code: "PUSH_DECLINED" }),
  },
  "payment.expired": {
    summary: "The customer did not pay within 15 minutes",
    data: paymentAs({
      ...unpaid,
      status: "FAILED",
      failure_code: "SESSION_EXPIRED",
      creditor_bank: undefined,
    }),
  },
  "payment.cancelled": {
    summary: "The merchant or the customer cancelled the payment before it was approved",
    optional: true,
    data: paymentAs({ ...unpaid, status: "CANCELLED", creditor_bank: undefined }),
  },
  "settlement.completed": {
    summary: "With payment.completed, if two banks were involved",
    optional: true,
    data: paymentAs(acrossBanks),
  },
  ...refundEvents,
});

export type PaymentEventName = keyof typeof paymentEvents;

import * as v from "valibot";
import {
  amount,
  consentId,
  currency,
  eventId,
  mode,
  named,
  paymentOrderId,
  text,
  time,
} from "../../base/kernel/fields.ts";
import { declareEvents } from "../../network/webhooks/event-contract.ts";
import { orderStatus } from "./answers.ts";

/** The data of the events of payment orders. A field without a value is absent. @rule O8.9 O5.20 */
const paymentOrderEvent = v.pipe(
  v.strictObject({
    event_id: eventId,
    occurred_at: time,
    mode,
    payment_order_id: paymentOrderId,
    consent_id: consentId,
    reference: v.exactOptional(text("The TPP's own.", "invoice-7")),
    status: orderStatus,
    status_reason: v.exactOptional(text("Why it was rejected or failed.", "PUSH_DECLINED")),
    amount,
    currency,
  }),
  named("PaymentOrderEvent", "The payment order at the time of the event."),
);

type Status = v.InferOutput<typeof orderStatus>;

const event = (summary: string, status: Status, status_reason?: string) => ({
  summary,
  data: v.pipe(paymentOrderEvent, v.metadata({ examples: [{ status, status_reason }] })),
});

/** The events of payment orders. @rule O8.9 */
export const paymentOrderEvents = declareEvents({
  "payment_order.pending_sca": event("The customer must approve it at sca_url", "PENDING_SCA"),
  "payment_order.completed": event("The money has arrived", "COMPLETED"),
  "payment_order.failed": event(
    "The bank refused it, or the money goes back to the payer",
    "FAILED",
    "INSUFFICIENT_FUNDS",
  ),
  "payment_order.rejected": event(
    "It ended before its execution: nothing was paid",
    "REJECTED",
    "PUSH_DECLINED",
  ),
  "payment_order.cancelled": event("The TPP cancelled it: nothing was paid", "CANCELLED"),
});

export type PaymentOrderEventName = keyof typeof paymentOrderEvents;

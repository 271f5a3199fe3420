import * as v from "valibot";
import {
  amount,
  chargeId,
  consentId,
  currency,
  date,
  described,
  eventId,
  mandateId,
  mode,
  named,
  paymentId,
  text,
  time,
} from "../../base/kernel/fields.ts";
import { declareEvents } from "../../network/webhooks/event-contract.ts";
import { chargeStatus, ender, mandateStatus } from "./answers.ts";

/**
 * The data of the events of mandates and their charges (M4.3). A field without a value is absent.
 */
const head = {
  event_id: eventId,
  occurred_at: time,
  mode,
  mandate_id: mandateId,
  consent_id: v.exactOptional(consentId),
  merchant_reference: v.exactOptional(text("The owner's own.", "subscription-7")),
  status: mandateStatus,
};

/** @rule M4.3 */
const mandateEvent = v.pipe(
  v.strictObject({
    ...head,
    status_reason: v.exactOptional(text("Why it has ended.", "PUSH_DECLINED")),
    cancelled_by: v.exactOptional(ender),
  }),
  named("MandateEvent", "The mandate at the time of the event."),
);

/** @rule M4.3 */
const chargeEvent = v.pipe(
  v.strictObject({
    ...head,
    charge_id: chargeId,
    payment_id: paymentId,
    charge_status: chargeStatus,
    reference: text("The charge's own.", "invoice-7"),
    amount,
    currency,
    charge_date: v.pipe(date, described("The day that it counts by.", "2026-12-01")),
    failure_code: v.exactOptional(text("Why it failed.", "INSUFFICIENT_FUNDS")),
  }),
  named("MandateChargeEvent", "The charge, and its mandate's status, at the time of the event."),
);

type Status = v.InferOutput<typeof mandateStatus>;
type ChargeStatus = v.InferOutput<typeof chargeStatus>;

const ofMandate = (
  summary: string,
  status: Status,
  why: { cancelled_by?: "CUSTOMER"; status_reason?: string } = {},
) => {
  const absent = { consent_id: undefined, cancelled_by: undefined, status_reason: undefined };
  const example = { status, ...absent, ...why };
  return { summary, data: v.pipe(mandateEvent, v.metadata({ examples: [example] })) };
};

const ofCharge = (summary: string, charge_status: ChargeStatus, failure_code?: string) => ({
  summary,
  data: v.pipe(
    chargeEvent,
    v.metadata({ examples: [{ consent_id: undefined, charge_status, failure_code }] }),
  ),
});

/** The events of mandates and their charges (M4.2). @rule M4.1 */
export const mandateEvents = declareEvents({
  "mandate.activated": ofMandate("The customer has approved it: it can be charged", "ACTIVE"),
  "mandate.rejected": ofMandate("It was not approved", "REJECTED", {
    status_reason: "PUSH_DECLINED",
  }),
  "mandate.paused": ofMandate("Its owner has paused it", "PAUSED"),
  "mandate.resumed": ofMandate("It can be charged again", "ACTIVE"),
  "mandate.cancelled": ofMandate("It has ended", "CANCELLED", { cancelled_by: "CUSTOMER" }),
  "mandate.expiring": ofMandate("Its last day is 14 days ahead", "ACTIVE"),
  "mandate.expired": ofMandate("Its last day is over, or it was not approved in time", "EXPIRED"),
  "mandate.completed": ofMandate("Its number of charges, or its sum, is used up", "COMPLETED"),
  // @rule M4.2
  "mandate.charge.scheduled": ofCharge("A charge is announced", "SCHEDULED"),
  "mandate.charge.completed": ofCharge("The money has arrived", "COMPLETED"),
  "mandate.charge.failed": ofCharge("Nothing was paid", "FAILED", "INSUFFICIENT_FUNDS"),
  "mandate.charge.cancelled": ofCharge("An announced charge was taken back", "CANCELLED"),
});

export type MandateEventName = keyof typeof mandateEvents;

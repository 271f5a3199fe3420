import * as v from "valibot";
import { flag, oneOf, orNull } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  consentId,
  currency,
  date,
  described,
  endToEndId,
  eventId,
  keyId,
  mandateId,
  maskedIban,
  merchantId,
  mode,
  named,
  paymentId,
  paymentOrderId,
  refundId,
  text,
  time,
  tppId,
} from "../../../base/kernel/fields.ts";
import { ok, refuse } from "../../../base/kernel/result.ts";
import { json } from "../../../base/platform/contract.ts";
import { judged, nextByTime, staffActions } from "../../../frame/objects/explain.ts";
import { consent } from "../../../products/consents/answers.ts";
import { charge, mandate } from "../../../products/mandates/answers.ts";
import { mandateStates } from "../../../products/mandates/mandate-machine.ts";
import { paymentOrder } from "../../../products/payment-orders/answers.ts";
import { failureCode } from "../../../products/payments/answers.ts";
import { payment, refund } from "../../../products/payments/payment-answers.ts";
import * as answers from "../answers.ts";
import { creditorOfMandate } from "../mandate-schemas.ts";
import { actorKinds } from "./sentences.ts";

/** What staff see of one object (docs/decisions/117). Nothing in it is a secret; IBANs masked. */
const exampleTime = "2026-11-21T10:15:00.000Z";

const count = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), described(description, 1));

const about = orNull(
  v.string(),
  "The refund, attempt, charge or event; null for the object itself.",
);

const next = v.pipe(
  v.strictObject({
    what: text("What happens by itself.", "The event goes to the webhook endpoint."),
    at: v.pipe(
      time,
      described("When; for a call under way, when its lease ends.", "2026-11-21T10:15:00.000Z"),
    ),
    about,
    in_progress: flag("Whether a call is under way.", false),
  }),
  named("NextChange", "A change that comes by itself."),
);

const allowed = v.pipe(
  v.strictObject({
    action: v.picklist(staffActions),
    about,
    allowed: v.boolean(),
    why: orNull(
      v.strictObject({
        code: text("The code that the action is refused with.", "SESSION_NOT_CANCELLABLE"),
        message: text("The same as a sentence.", "Too late: the payment has ended."),
      }),
      "Why not; null if it is allowed.",
    ),
  }),
  named("AllowedAction", "Whether this key may do it now.", { action: "cancel", allowed: true }),
);

const timelineEntry = v.pipe(
  v.strictObject({
    at: time,
    kind: v.picklist(["move", "challenge", "bank_call", "rail_report", "event", "decision"]),
    what: text("The move, the operation or the event.", "PENDING → OTP_SENT"),
    outcome: orNull(v.string(), "Null if `what` says it all."),
    actor: orNull(
      v.string(),
      "The bank, the rail, an admin key, the customer; null for the object.",
    ),
    by: oneOf(actorKinds, "Who acted. ITSELF: it follows from what happened before.", "ITSELF"),
    sentence: text("The same in words, with names.", "The customer approved the prompt."),
    about,
    attempt: v.nullable(count("The number of the attempt.")),
    milliseconds: v.nullable(count("How long the call took.")),
    count: count("How many times in a row."),
    correlation_id: orNull(
      v.string(),
      "The request that caused it.",
      "0af7651916cd43dd8448eb211c80319c",
    ),
  }),
  named("TimelineEntry", "Something that happened to the object."),
);

const sentEvent = v.pipe(
  v.strictObject({
    event_id: eventId,
    type: text("The event's name.", "payment.completed"),
    created_at: time,
  }),
  named("SentEvent", "An event about the object. Its deliveries are another call."),
);

const authorisation = v.pipe(
  v.strictObject({
    challenges: count("The codes and prompts that were requested."),
    wrong_codes: count("The codes that were wrong."),
    challenge: orNull(
      v.strictObject({
        auth_mode: v.picklist(["OTP", "PUSH"]),
        state: text("The state of the newest challenge.", "OPEN"),
        expires_at: time,
      }),
      "The newest one; null if none was sent.",
    ),
  }),
  named("AuthorisationForStaff", "How far the customer came in approving."),
);

const bankHandleOrNull = v.nullable(text("The bank's handle.", "aurora"));

const payer = v.nullable(
  v.strictObject({
    bank_handle: bankHandleOrNull,
    masked_iban: maskedIban,
    masked_name: text("Initials.", "L•••• H•••••"),
  }),
);

const parties = {
  payer,
  payee: v.nullable(v.strictObject({ bank_handle: bankHandleOrNull, masked_iban: maskedIban })),
};

/** What every kind has at its end. */
const explained = {
  owner_name: orNull(v.string(), "The name of its merchant or TPP.", "Meridian Books"),
  bank_names: v.pipe(
    v.array(v.strictObject({ bank_handle: text("A bank's handle.", "aurora"), name: v.string() })),
    described("The banks that are named here.", [{ bank_handle: "aurora", name: "Aurora Bank" }]),
  ),
  events: v.array(sentEvent),
  next: v.pipe(v.array(next), described("The soonest first.", undefined)),
  allowed: v.array(allowed),
  timeline: v.pipe(v.array(timelineEntry), described("The newest last.", undefined)),
};

export const refundProposal = v.pipe(
  v.strictObject({
    refund_id: refundId,
    payment_id: paymentId,
    amount,
    currency,
    reason: v.nullable(text("The reason that the merchant will see.", "Out of stock")),
    status: oneOf(
      ["PROPOSED", "APPROVED", "REJECTED", "VOID"],
      "VOID: nobody decided in time.",
      "PROPOSED",
    ),
    proposed_by: keyId,
    proposed_at: time,
    void_at: v.pipe(
      time,
      described("VOID from then on if nobody decides.", "2026-11-28T10:15:00.000Z"),
    ),
    decided_by: orNull(keyId, "The approver's key."),
    ended_at: orNull(time, "Null while it waits."),
  }),
  named("RefundProposal", "A refund that staff ask for and that takes an approver."),
);

const refusedAttempt = v.strictObject({
  payer,
  failure_code: failureCode,
  at: time,
  end_to_end_id: orNull(endToEndId, "Of its movement; null if the bank was not instructed."),
});

export const paymentForStaff = v.pipe(
  v.strictObject({
    kind: v.picklist(["PAYMENT", "CHARGE"]),
    ...payment.entries,
    merchant_id: v.nullable(merchantId),
    tpp_id: orNull(tppId, "Of a TPP's charge; else null."),
    description: v.nullable(text("What the customer reads.", "Two books")),
    destination: orNull(
      v.strictObject({ type: v.picklist(["alias", "iban"]), value: v.string() }),
      "As the merchant named it; an IBAN is masked.",
    ),
    ...parties,
    authorisation: orNull(authorisation, "Null for a charge."),
    expires_at: orNull(time, "Null for a charge."),
    charge_date: orNull(date, "Set for a charge of a mandate."),
    movements: v.array(answers.movement),
    refused_attempts: v.pipe(
      v.array(refusedAttempt),
      described("The accounts that did not pay before another one was chosen.", undefined),
    ),
    refunds: v.array(refund),
    refund_proposals: v.pipe(
      v.array(refundProposal),
      described("What staff asked for and an approver decides. Oldest first.", undefined),
    ),
    ...explained,
  }),
  named("PaymentForStaff", "A payment or a charge with everything that staff may know.", {
    kind: "PAYMENT",
  }),
);

const { sca_url: _page, ...orderFields } = paymentOrder.entries;

/** What differs in an order's example from a payment's. */
const orderWas = (move: string, event: string) => ({
  events: [{ event_id: `evt_${"0123456789".repeat(4)}abc`, type: event, created_at: exampleTime }],
  timeline: [
    {
      at: exampleTime,
      kind: "move" as const,
      what: move,
      outcome: null,
      actor: null,
      by: "ITSELF" as const,
      sentence: "It is completed.",
      about: null,
      attempt: null,
      milliseconds: null,
      count: 1,
      correlation_id: "0af7651916cd43dd8448eb211c80319c",
    },
  ],
});

export const orderForStaff = v.pipe(
  v.strictObject({
    ...orderFields,
    tpp_id: tppId,
    mode,
    ...parties,
    authorise_by: time,
    authorisation,
    movements: v.array(answers.movement),
    ...explained,
  }),
  named("PaymentOrderForStaff", "A payment order with everything that staff may know.", {
    destination: { type: "iban", value: "DE•• •••• 3000" },
    next: [],
    allowed: [judged("cancel", null, null, refuse("PAYMENT_ORDER_NOT_CANCELLABLE"))],
    ...orderWas("PROCESSING → COMPLETED", "payment_order.completed"),
  }),
);

/** Cancelling it again would change nothing, and its event is about to leave. */
export const cancelledOrderForStaff = json(orderForStaff, {
  status: "CANCELLED",
  completed_at: null,
  movements: [],
  next: nextByTime(
    "The event goes to the webhook endpoint.",
    Date.parse(exampleTime),
    "payment_order.cancelled",
  ),
  allowed: [judged("cancel", null, null, ok(null))],
  ...orderWas("PENDING_SCA → CANCELLED", "payment_order.cancelled"),
});

const {
  approval_url: _approval,
  consent_url: _consent,
  redirect_url: _redirect,
  metadata: _metadata,
  ...mandateFields
} = mandate.entries;

export const mandateForStaff = v.pipe(
  v.strictObject({
    ...mandateFields,
    state: oneOf(
      mandateStates,
      "REPLACING: approved, while the mandate that it replaces is ended.",
      "ACTIVE",
    ),
    merchant_id: v.nullable(merchantId),
    tpp_id: orNull(tppId, "Of a TPP's mandate; else null."),
    consent_id: orNull(consentId, "Of a TPP's mandate; else null."),
    ...parties,
    creditor_proposal: creditorOfMandate.entries.proposal,
    creditor_notice: oneOf(
      ["ACKNOWLEDGED", "PENDING", "REFUSED"],
      "Whether the payer's bank knows the account to credit. Else charges wait.",
      "PENDING",
    ),
    authorisation,
    charges: v.pipe(v.array(charge), described("The newest ones, oldest first.", undefined)),
    ...explained,
  }),
  named("MandateForStaff", "A mandate with everything that staff may know."),
);

const {
  consent_url: _consentPage,
  authorization_url: _authorization,
  code_challenge_method: _method,
  ...consentFields
} = consent.entries;

export const consentForStaff = v.pipe(
  v.strictObject({
    ...consentFields,
    authorise_by: time,
    tpp_id: tppId,
    tpp_name: text("The name that the customer saw.", "Budget App"),
    created_at: time,
    payer,
    authorisation: v.strictObject({
      ...authorisation.entries,
      renews: flag("Whether it was approved before.", false),
      outcome: orNull(
        text("How the newest authorisation ended.", "APPROVED"),
        "Null while it is open.",
        "APPROVED",
      ),
    }),
    mandates: v.array(mandateId),
    payment_orders: v.array(paymentOrderId),
    ...explained,
  }),
  named("ConsentForStaff", "A consent with everything that staff may know: never a token."),
);

export const redeliveredEvents = v.pipe(
  v.strictObject({ event_ids: v.pipe(v.array(eventId), described("Oldest first.", undefined)) }),
  named("RedeliveredEvents", "The events that are on their way again."),
);

import * as v from "valibot";
import { oneOf, orNull } from "../base/kernel/answer-words.ts";
import {
  amount,
  currency,
  date,
  described,
  electronicIban,
  endToEndId,
  institutionCode,
  named,
  reportedFee,
  text,
  time,
  timeOrNull,
} from "../base/kernel/fields.ts";

/** The answers of the sandbox. Those of its banks are in banks/contract.ts. */

// Rail and directory.

export const railStatusAnswer = v.pipe(
  v.union([
    v.strictObject({
      end_to_end_id: endToEndId,
      originator_ref: text("As in the instruction.", "pay_0123456789"),
      status: v.picklist(["IN_FLIGHT", "CREDITED", "REJECTED"]),
      amount,
      currency,
      debtor_iban: electronicIban,
      creditor_iban: electronicIban,
      rail_ref: text("The rail's reference to the payment.", "RAIL-7f3a"),
      settlement_fee: reportedFee,
    }),
    v.strictObject({ end_to_end_id: endToEndId, status: v.literal("NOT_FOUND") }),
  ]),
  named("RailStatus", "A payment as the rail knows it."),
);

export const directoryEntry = v.pipe(
  v.strictObject({
    iban: electronicIban,
    institution_code: institutionCode,
  }),
  named("DirectoryEntry", "The account that the identifier leads to."),
);

// The control surface.

const anything = v.record(v.string(), v.unknown());

export const world = v.pipe(anything, described("What there is to try, with keys.", {}));
export const seed = v.pipe(anything, described("What the start script enrols.", {}));
export const ledger = v.pipe(anything, described("All accounts and movements at one moment.", {}));

export const ready = v.strictObject({ ready: v.literal(true) });

export const forgedReport = v.strictObject({
  sent: anything,
  status: v.pipe(v.number(), described("The gateway's status; 0 for no answer.", 409)),
  answer: text("The gateway's body.", "{}"),
});

export const received = v.strictObject({ received: v.literal(true) });

export const inboxMessages = v.array(
  v.strictObject({
    received_at: time,
    method: text("As sent.", "POST"),
    path: text("With the query.", "/inbox/hooks"),
    headers: v.record(v.string(), v.string()),
    body: text("The bytes as text.", "{}"),
  }),
);

// Phones and shop.

const phoneMessage = v.strictObject({
  received_at: time,
  kind: oneOf(
    ["OTP", "PUSH", "NOTICE"],
    "A NOTICE asks nothing: a charge is announced, for example.",
    "OTP",
  ),
  session_id: text("What to approve. Of a NOTICE: the charge or mandate.", "ps_0123456789"),
  bank_name: text("The sender.", "Alpha Bank"),
  text: text("The bank's text: amount and payee, or app and permissions.", "482913 is your code"),
  otp_code: v.exactOptional(text("Only of a code.", "482913")),
  display_code: v.exactOptional(text("Only of a prompt.", "42")),
  approve_url: v.exactOptional(text("Takes an empty POST while the prompt waits.", "http://…")),
  decline_url: v.exactOptional(text("Takes an empty POST while the prompt waits.", "http://…")),
  state: v.exactOptional(v.picklist(["PENDING", "APPROVED", "DECLINED", "REPLACED", "EXPIRED"])),
});
export type PhoneMessage = v.InferOutput<typeof phoneMessage>;

/** The bank's record of an app's permissions. */
const phoneConsent = v.strictObject({
  consent_id: text("The consent.", "cns_0123456789"),
  tpp_name: text("The app.", "Budget Friend"),
  bank_name: text("The bank that guards it.", "Alpha Bank"),
  permissions: text("What the app may do.", "see your balances"),
  expires_at: time,
  status: v.picklist(["AUTHORISED", "REVOKED", "EXPIRED"]),
  revoke_url: v.exactOptional(text("Takes an empty POST while it is AUTHORISED.", "http://…")),
});
export type PhoneConsent = v.InferOutput<typeof phoneConsent>;

/** A charge that the customer was told of. */
const phoneCharge = v.strictObject({
  charge_id: text("The charge.", "chg_0123456789"),
  amount,
  currency,
  charge_date: date,
  status: v.picklist(["ANNOUNCED", "STOPPED"]),
  stop_url: v.exactOptional(text("Takes an empty POST until the day before.", "http://…")),
});

/** The bank's record of a mandate. */
const phoneMandate = v.strictObject({
  mandate_id: text("The mandate.", "mnd_0123456789"),
  creditor_name: text("The payee.", "Meridian Books"),
  bank_name: text("The bank that guards it.", "Alpha Bank"),
  terms: text("What the payee may do.", "take up to $12.00 every month"),
  status: v.picklist(["AUTHORISED", "REVOKED", "EXPIRED"]),
  cancel_url: v.exactOptional(text("Takes an empty POST while it is AUTHORISED.", "http://…")),
  charges: v.array(phoneCharge),
});
export type PhoneMandate = v.InferOutput<typeof phoneMandate>;

/** Newest first. */
export const phoneMessages = v.array(phoneMessage);

export const phone = v.strictObject({
  owner_name: v.string(),
  messages: phoneMessages,
  consents: v.array(phoneConsent),
  mandates: v.array(phoneMandate),
});
export type Phone = v.InferOutput<typeof phone>;

/** The status of a consent or mandate. */
export const endedStatus = v.strictObject({ status: v.picklist(["REVOKED", "EXPIRED"]) });

export const stoppedCharge = v.strictObject({ status: v.literal("STOPPED") });

export const promptAnswer = v.strictObject({ state: v.picklist(["APPROVED", "DECLINED"]) });

export const shownPaymentStatus = v.strictObject({
  status: text("As of the payment order; UNKNOWN without an answer about it.", "COMPLETED"),
  status_reason: v.nullable(text("Why it was rejected or failed.", "CUSTOMER_REJECTED")),
});

const orderFields = {
  order_id: text("The reference that the gateway repeats in its webhooks.", "order-7"),
  item: text("The item's name in the order form.", "atlas"),
  amount,
  currency,
  status: oneOf(
    ["AWAITING_PAYMENT", "PROCESSING", "PAID", "NOT_PAID"],
    "PAID only after a webhook with a valid signature.",
    "PAID",
  ),
  failure_code: orNull(v.string(), "For NOT_PAID, for example OTP_ATTEMPTS_EXCEEDED or EXPIRED."),
  session_id: text("The payment session.", "ps_0123456789"),
  checkout_url: text("Where the customer pays.", "https://gateway.example/checkout/ps_0123456789"),
  created_at: time,
  paid_at: timeOrNull,
};

const order = v.strictObject(orderFields);
/** An order, as stored by the shop. */
export type Order = v.InferOutput<typeof order>;

export const placedOrder = v.strictObject({ ...orderFields, order_url: v.string() });

/** What a page that waits asks for. */
export const shopOrderStatus = v.strictObject({ status: orderFields.status });

export const subscriptionStatus = v.strictObject({
  status: text("As of the mandate.", "ACTIVE"),
  charges: v.array(
    v.strictObject({
      charge_id: text("The charge.", "chg_0123456789"),
      status: text("As of the charge.", "COMPLETED"),
    }),
  ),
  events: v.array(text("An event about the mandate, newest first.", "mandate.activated")),
});

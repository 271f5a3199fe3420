import * as v from "valibot";
import { oneOf, orNull } from "../../base/kernel/answer-words.ts";
import { frequencies, isTimeZone } from "../../base/kernel/calendar.ts";
import {
  amount,
  currency,
  date,
  described,
  electronicIban,
  named,
  rule,
  time,
  token,
} from "../../base/kernel/fields.ts";

/**
 * The bank interface's messages about recurring mandates (B3.6, B7.1): what the customer approves,
 * and what the bank hears of charges and of the end. Every date is of the calendar in the mandate's
 * time zone.
 */
const day = (description: string, example: string) => v.pipe(date, described(description, example));

/** The fields that several messages of the bank interface share. */
const objectId = (prefix: string, description: string) =>
  token(64, description, `${prefix}_${"0123456789".repeat(4)}abc`);
export const mandateIdForBank = objectId("mnd", "The mandate.");

export const creditorName = token(140, "The payee's name, as the customer sees it.", "Corner Shop");
export const creditorIban = v.pipe(
  electronicIban,
  described("The payee's account.", "GB33BUKB20201555555555"),
);

/** The terms of a mandate: the customer reads them, and the bank checks each charge with them. */
export const mandateShown = {
  creditor_name: creditorName,
  creditor_iban: creditorIban,
  amount: v.pipe(
    amount,
    described("The most that one charge may take. With FIXED every charge takes it.", 1_250),
  ),
  currency,
  amount_type: v.picklist(["FIXED", "VARIABLE"]),
  max_amount_per_period: v.pipe(
    amount,
    described("The most that the charges of one period may take together.", 1_250),
  ),
  max_charges: orNull(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    "The most charges in all; null without a limit.",
    12,
  ),
  max_total: orNull(
    amount,
    "The most that all charges may take together; null without a limit.",
    15_000,
  ),
  frequency: oneOf(frequencies, "The length of a period.", "MONTHLY"),
  interval_count: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(12),
    described("A period is so many of them: WEEKLY and 2 are a fortnight.", 1),
  ),
  from: day("The first day of the first period. Every period counts from it.", "2026-11-21"),
  until: v.nullable(day("The last day for charges; null without an end.", "2027-11-20")),
  time_zone: v.pipe(
    v.string(),
    v.maxLength(64),
    rule(isTimeZone, "is not an IANA time zone", {}),
    described("The IANA time zone of every date.", "Europe/Berlin"),
  ),
  collection: oneOf(
    ["MANUAL", "AUTOMATIC"],
    "AUTOMATIC charges on the first day of each period.",
    "AUTOMATIC",
  ),
  replaces: orNull(mandateIdForBank, "The mandate that ends when this one begins, or null."),
};
export type MandateShown = v.InferOutput<v.ObjectSchema<typeof mandateShown, undefined>>;

const chargeDate = day(
  "The day of the charge in the mandate's time zone. It decides the period.",
  "2026-11-21",
);

const chargeIdForBank = objectId("chg", "The charge.");

/** The members that only the instruction of a mandate's charge has. */
export const chargeInstruction = {
  session_id: mandateIdForBank,
  purpose: v.literal("MANDATE_CHARGE"),
  charge_id: chargeIdForBank,
  charge_date: chargeDate,
};

export const chargeNotification = v.pipe(
  v.object({
    mandate_id: mandateIdForBank,
    charge_id: chargeIdForBank,
    payer_iban: electronicIban,
    creditor_name: creditorName,
    amount,
    currency,
    charge_date: chargeDate,
  }),
  named("NotifyCharge", "A charge that is announced."),
);

/** The members of notify-authorisation about a mandate. */
export const mandateNotice = v.pipe(
  v.object({
    id: mandateIdForBank,
    kind: v.literal("MANDATE"),
    status: oneOf(
      ["AUTHORISED", "REVOKED", "EXPIRED"],
      "EXPIRED: it has ended by its own terms.",
      "AUTHORISED",
    ),
    reason: v.nullish(token(140, "Why it ended, if that is known.", "MERCHANT"), null),
    ibans: v.pipe(
      v.array(electronicIban),
      v.length(1),
      described("The account that is debited.", ["DE89370400440532013000"]),
    ),
    creditor_name: creditorName,
    creditor_iban: v.pipe(
      creditorIban,
      described(
        "The payee's account. Another one than approved is the payee's new account.",
        "GB33BUKB20201555555555",
      ),
    ),
    expires_at: orNull(time, "When it ends by itself; null without an end."),
  }),
  named("NotifyMandate", "What became of a mandate."),
);

// @rule B7.4
export const mandateFundsQuestion = v.pipe(
  v.object({
    iban: electronicIban,
    mandate_id: mandateIdForBank,
    authorisation: v.object({
      type: v.literal("MANDATE"),
      reference: token(255, "The bank's token of the approved mandate.", "otp_7f3a"),
    }),
    query: v.pipe(v.object({ amount, currency }), described("The sum.", {})),
  }),
  named("ConfirmMandateFunds", "The same for the account of a mandate."),
);

export const sessionIdForBank = objectId(
  "ps",
  "The payment session, payment order, mandate or consent that the customer approves.",
);
export const orderId = objectId("po", "The payment order.");
export const consentIdForBank = objectId("cns", "The consent.");

import * as v from "valibot";
import { approvalFields } from "../../approvals/approval-answers.ts";
import { dataScope } from "../../base/kernel/answer-words.ts";
import { frequencies } from "../../base/kernel/calendar.ts";
import {
  amount,
  consentId,
  currency,
  date,
  described,
  mandateId,
  maskedIban,
  named,
  text,
  time,
  timeOrNull,
} from "../../base/kernel/fields.ts";

/** The answers of the steps of the page of connections. */
const connection = v.pipe(
  v.strictObject({
    consent_id: consentId,
    tpp_id: text("The id of who has access.", "tpp_0"),
    tpp_name: text("Who has access.", "Ledgerly"),
    purpose: v.nullable(text("What it is for, as the TPP says.", "Budget planner")),
    scopes: v.array(dataScope),
    accounts: v.pipe(
      v.array(
        v.strictObject({
          masked_iban: maskedIban,
          currency,
          display_name: text("The bank's name for it.", "Current account"),
          account_type: v.nullable(text("The kind of account.", "CURRENT")),
        }),
      ),
      described("The proved account, if it opens that.", undefined),
    ),
    other_accounts: v.pipe(v.number(), v.integer(), described("How many others it opens.", 1)),
    authorised_at: time,
    expires_at: time,
    last_used_at: timeOrNull,
  }),
  named("Connection", "A consent in force on the customer's account.", {
    expires_at: "2027-02-19T10:15:00.000Z",
  }),
);

const limits = v.strictObject({
  amount: v.pipe(amount, described("The most of one charge; with FIXED exactly that.", 1_250)),
  currency,
  amount_type: v.picklist(["FIXED", "VARIABLE"]),
  max_amount_per_period: amount,
  max_charges: v.pipe(v.nullable(v.number()), described("Null if there is no such limit.", 12)),
  max_total: v.nullable(amount),
  frequency: v.picklist(frequencies),
  interval_count: v.pipe(v.number(), described("Every so many of the frequency.", 1)),
  from: v.nullable(date),
  until: v.nullable(date),
  time_zone: text("The zone of the dates.", "Europe/Berlin"),
  collection: v.picklist(["MANUAL", "AUTOMATIC"]),
});

const mandate = v.pipe(
  v.strictObject({
    mandate_id: mandateId,
    app_name: v.nullable(text("The app that has set it up; null if the payee did.", "Rentwise")),
    creditor_name: text("Who is paid.", "Corner Shop"),
    description: v.nullable(text("What it is for.", "Corner Shop Plus")),
    status: v.picklist(["ACTIVE", "PAUSED"]),
    terms: v.pipe(
      limits,
      named("MandateLimits", "What the customer has allowed.", {
        max_total: 15_000,
        frequency: "MONTHLY",
        from: "2026-12-01",
        until: "2027-11-30",
      }),
    ),
    activated_at: time,
    last_charged_at: timeOrNull,
  }),
  named("MandateConnection", "A mandate in force that debits the customer's account.", {
    last_charged_at: "2026-12-01T09:30:00.000Z",
  }),
);

export const accessStep = v.pipe(
  v.strictObject({
    step: v.pipe(
      v.picklist(["PAYER", "START", "CONFIRM", "LIST"]),
      named("AccessStep", "The customer's next step.", "LIST"),
    ),
    challenge: approvalFields.challenge,
    connections: v.pipe(
      v.nullable(v.array(connection)),
      described("The consents on the account; null before it is proved.", undefined),
    ),
    mandates: v.pipe(
      v.nullable(v.array(mandate)),
      described("The mandates on it; null before it is proved.", undefined),
    ),
  }),
  named("Access", "Where the customer is, as this browser may see it."),
);

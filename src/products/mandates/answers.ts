import * as v from "valibot";
import { flag, oneOf, orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import { frequencies } from "../../base/kernel/calendar.ts";
import {
  amount,
  chargeId,
  currency,
  date,
  described,
  mandateId,
  maskedIban,
  mode,
  named,
  paymentId,
  sum,
  text,
  time,
} from "../../base/kernel/fields.ts";
import { created, json } from "../../base/platform/contract.ts";
import { chargeStatuses } from "../charges/charge-views.ts";

/** The schemas of answers about mandates (M1.8). */
const EXAMPLE_ID = `mnd_${"0123456789".repeat(4)}abc`;

export const mandateStatuses = [
  "AWAITING_CUSTOMER_AUTH",
  "ACTIVE",
  "PAUSED",
  "REJECTED",
  "EXPIRED",
  "CANCELLED",
  "COMPLETED",
] as const;

export const mandateStatus = v.pipe(
  v.picklist(mandateStatuses),
  named("MandateStatus", "The status of a mandate. Only an ACTIVE one can be charged.", "ACTIVE"),
);

/** Who ended a mandate. */
export const ender = v.picklist(["MERCHANT", "TPP", "CUSTOMER", "BANK", "OPERATOR", "REPLACED"]);

const address = orNull(
  v.string(),
  "Where the customer approves; null when there is nothing to approve.",
);

const period = v.pipe(
  v.strictObject({
    from: v.pipe(date, described("Its first day.", "2026-12-01")),
    to: orNull(date, "Its last day; null if it has no end.", "2026-12-31"),
    charged: v.pipe(sum, described("Paid in this period, in minor units.", 1_250)),
    reserved: v.pipe(sum, described("Of the charge that has not ended.", 0)),
    remaining: v.pipe(sum, described("The most that can still be charged.", 1_250)),
  }),
  named("MandatePeriod", "What was charged in one period, and what remains."),
);

export const mandate = v.pipe(
  v.strictObject({
    mandate_id: mandateId,
    status: mandateStatus,
    mode,
    approval_url: address,
    consent_url: v.pipe(address, described("Another name of approval_url.", null)),
    amount: v.pipe(amount, described("The most of one charge; with FIXED exactly that.", 1_250)),
    currency,
    amount_type: oneOf(
      ["FIXED", "VARIABLE"],
      "Whether a charge may take less than amount.",
      "VARIABLE",
    ),
    frequency: oneOf(frequencies, "The unit of a period.", "MONTHLY"),
    interval_count: wholeNumber("How many of them one period has.", 1),
    max_amount_per_period: v.pipe(amount, described("The most in one period.", 2_500)),
    usual_amount: orNull(amount, "What a period usually costs, as its owner says.", 1_250),
    max_charges: orNull(v.number(), "The most charges ever.", 12),
    max_total: orNull(amount, "The most in sum.", 15_000),
    start_date: orNull(date, "Null until the approval decides it.", "2026-12-01"),
    end_date: orNull(date, "The last day.", "2027-11-30"),
    time_zone: text("The zone of all dates, an IANA name.", "Europe/Berlin"),
    collection: v.picklist(["MANUAL", "AUTOMATIC"]),
    creditor: v.pipe(
      v.strictObject({
        name: text(
          "The merchant's name; for a TPP's mandate its destination, an IBAN masked.",
          "Corner Shop",
        ),
        masked_iban: v.nullable(maskedIban),
      }),
      described("The account that charges pay.", {
        name: "Corner Shop",
        masked_iban: "DE•• •••• 0591",
      }),
    ),
    description: v.nullable(text("What it is for, shown to the customer.", "Corner Shop Plus")),
    merchant_reference: v.nullable(text("The owner's own.", "subscription-7")),
    redirect_url: v.nullable(text("Where the customer returns to.", "https://shop.example/plus")),
    replaces: orNull(mandateId, "The mandate that it ends."),
    metadata: v.pipe(
      v.record(v.string(), v.string()),
      described("The owner's notes.", { plan: "plus" }),
    ),
    current_period: v.nullable(period),
    charged_total: v.pipe(sum, described("Paid in all periods, in minor units.", 1_250)),
    charge_count: wholeNumber("How many charges were paid.", 1),
    next_charge_date: orNull(
      date,
      "The day of the announced charge, else of the next automatic one; null if there is none.",
      null,
    ),
    resume_on: orNull(date, "The day on which a paused mandate resumes by itself.", null),
    cancelled_by: orNull(ender, "Who ended a CANCELLED one."),
    status_reason: orNull(
      v.string(),
      "Why it has ended: CUSTOMER_REJECTED, AUTHORISATION_TIMEOUT, CONSENT_EXPIRED, or one of the " +
        "error codes. If the bank ended it, the bank's own reason, if it gave one. Null otherwise.",
    ),
    created_at: time,
    updated_at: v.pipe(time, described("Its latest change.", "2026-12-01T09:30:00.000Z")),
    authorise_by: v.pipe(
      time,
      described("The customer can approve until then.", "2026-11-22T10:15:00.000Z"),
    ),
    activated_at: orNull(time, "When the customer approved it.", "2026-11-21T10:20:00.000Z"),
    expires_at: orNull(
      time,
      "The end of end_date in its zone; null without end_date.",
      "2027-11-30T23:00:00.000Z",
    ),
  }),
  named("Mandate", "A mandate for its owner, without payer data."),
);

/** A mandate that awaits the approval of its customer. */
export const createdMandate = created(mandate, {
  status: "AWAITING_CUSTOMER_AUTH",
  approval_url: `https://gateway.example/approval/${EXAMPLE_ID}.0123456789abcdef`,
  consent_url: `https://gateway.example/approval/${EXAMPLE_ID}.0123456789abcdef`,
  current_period: null,
  charged_total: 0,
  charge_count: 0,
  updated_at: "2026-11-21T10:15:00.000Z",
  activated_at: null,
});

export const chargeStatus = v.pipe(
  v.picklist(chargeStatuses),
  named("ChargeStatus", "The status of a charge. Deliver only on COMPLETED.", "COMPLETED"),
);

const firstAttempt = (
  status: "PROCESSING" | "COMPLETED" | "FAILED",
  failure_code: string | null,
) => ({ attempt: 1, status, failure_code, attempted_at: "2026-12-01T09:30:00.000Z" });

export const charge = v.pipe(
  v.strictObject({
    charge_id: chargeId,
    payment_id: v.pipe(
      paymentId,
      described(
        "The charge as a payment: its status, route, fees and refunds.",
        `pay_${"0123456789".repeat(4)}abc`,
      ),
    ),
    mandate_id: mandateId,
    amount,
    currency,
    reference: text("The owner's own.", "invoice-7"),
    description: v.nullable(text("Goes with the money.", "December")),
    charge_date: v.pipe(date, described("The day that it counts by.", "2026-12-01")),
    status: chargeStatus,
    failure_code: orNull(v.string(), "Why it failed."),
    attempts: v.pipe(
      v.array(
        v.strictObject({
          attempt: v.pipe(v.number(), v.integer()),
          status: v.picklist(["PROCESSING", "COMPLETED", "FAILED"]),
          failure_code: v.nullable(v.string()),
          attempted_at: time,
        }),
      ),
      described("Every attempt at it, oldest first: the first one, and its retries.", [
        firstAttempt("COMPLETED", null),
      ]),
    ),
    retryable: flag("Whether it can be retried at all.", false),
    retries_left: wholeNumber("At most 3, one a day.", 0),
    retry_until: orNull(time, "Retries end then."),
    cancelled_by: orNull(
      v.picklist(["MERCHANT", "TPP", "CUSTOMER", "MANDATE"]),
      "Who cancelled it; MANDATE: it had ended, or was paused on the day.",
    ),
    created_at: time,
    updated_at: v.pipe(time, described("Its latest change.", "2026-12-01T09:30:00.000Z")),
  }),
  named("MandateCharge", "A charge of a mandate. It is also a payment, under payment_id."),
);

/** A charge that has begun, one that was cancelled before, and one that is tried again. */
export const createdCharge = created(charge, {
  status: "PROCESSING",
  attempts: [],
  updated_at: "2026-11-21T10:15:00.000Z",
});
export const cancelledCharge = json(charge, {
  status: "CANCELLED",
  attempts: [],
  cancelled_by: "MERCHANT",
});
export const retriedCharge = json(charge, {
  status: "PROCESSING",
  attempts: [
    firstAttempt("FAILED", "INSUFFICIENT_FUNDS"),
    {
      attempt: 2,
      status: "PROCESSING",
      failure_code: null,
      attempted_at: "2026-12-03T09:30:00.000Z",
    },
  ],
  updated_at: "2026-12-03T09:30:00.000Z",
});

export const mandateFunds = v.pipe(
  v.strictObject({
    funds_available: flag("Whether the bank would pay the amount at that time.", true),
    as_of: time,
  }),
  named("MandateFunds", "Whether the payer's account has the amount. Nothing is reserved."),
);

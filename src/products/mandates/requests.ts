import * as v from "valibot";
import { oneOf } from "../../base/kernel/answer-words.ts";
import { frequencies, isTimeZone } from "../../base/kernel/calendar.ts";
import {
  alias,
  amount,
  chargeId,
  currency,
  date,
  described,
  idempotencyKey,
  idOf,
  mandateId,
  metadata,
  named,
  plainText,
  rule,
  text,
  webAddress,
} from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { destination } from "../../network/directory/resolve-account.ts";
import { mandateStatuses } from "./answers.ts";

/** The requests of mandates' owners. @rule M1.2 */
const inAnyCase = (description: string) =>
  v.pipe(
    v.string(),
    described(description, "MONTHLY"),
    v.transform((text) => text.toUpperCase()),
    v.picklist(frequencies),
  );

const numberUpTo = (most: number, description: string, example: number) => {
  const message = `must be a whole number from 1 to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(most, message),
    described(description, example),
  );
};

const day = (description: string, example: string) =>
  v.nullish(
    v.pipe(
      date,
      rule((text) => text < "2200-01-01", "must be before 2200-01-01", {}),
      described(description, example),
    ),
    null,
  );

const minorUnits = (description: string, example: number) =>
  v.nullish(v.pipe(amount, described(description, example)), null);

/**
 * Both forms (M1.13): customer_alias and interval belong to one, expiry to the other.
 * @rule M1.1
 */
export const createMandateRequest = v.pipe(
  v.strictObject({
    // @rule M1.3
    customer_alias: v.nullish(alias, null),
    source_account_id: v.nullish(
      idOf("acc", "Only of a TPP, which must name it: the account of its consent to debit."),
      null,
    ),
    destination: v.optional(destination),
    amount: v.pipe(amount, described("The most that one charge may take, in minor units.", 1_250)),
    currency,
    interval: v.optional(inAnyCase("Another name of frequency.")),
    frequency: v.optional(
      inAnyCase(`How long a period is: ${frequencies.join(", ")}; in any case.`),
    ),
    // @rule M1.2
    interval_count: v.optional(
      numberUpTo(12, "How many of them one period has: a fortnight is WEEKLY with 2.", 1),
      1,
    ),
    // @rule M1.6
    amount_type: v.optional(
      oneOf(
        ["FIXED", "VARIABLE"],
        "FIXED: each charge takes exactly amount, once in a period.",
        "VARIABLE",
      ),
      "VARIABLE",
    ),
    max_amount_per_period: minorUnits("The most in one period; amount if left out.", 2_500),
    // @rule M1.21
    usual_amount: minorUnits(
      "What a period usually costs, if you can say so: the page shows it first, and the most " +
        "beside it. No more than the most in one period; left out with FIXED and ON_DEMAND.",
      1_250,
    ),
    max_charges: v.nullish(
      numberUpTo(10_000, "After this number of charges the mandate is COMPLETED.", 12),
      null,
    ),
    max_total: minorUnits("After this sum the mandate is COMPLETED.", 15_000),
    start_date: day("The first day; the day of approval if left out.", "2026-12-01"),
    end_date: day("The last day; open if left out.", "2027-11-30"),
    expiry: day("Another name of end_date.", "2027-11-30"),
    // @rule M1.7
    time_zone: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(64, "must be at most 64 characters"),
        rule(isTimeZone, "must be an IANA time zone", {}),
        described("The zone of all dates, an IANA name. The customer sees it.", "Europe/Berlin"),
      ),
      "UTC",
    ),
    // @rule M1.6
    collection: v.optional(
      oneOf(
        ["MANUAL", "AUTOMATIC"],
        "AUTOMATIC: the gateway charges each period on its first day. Needs FIXED.",
        "MANUAL",
      ),
      "MANUAL",
    ),
    description: v.nullish(
      plainText(140, "What it is for, shown to the customer.", "Corner Shop Plus"),
      null,
    ),
    merchant_reference: v.nullish(plainText(64, "The owner's own.", "subscription-7"), null),
    redirect_url: v.nullish(
      webAddress(
        "Where the customer returns to after the approval.",
        "https://shop.example/subscriptions/7",
      ),
      null,
    ),
    replaces: v.nullish(
      idOf("mnd", "A mandate of the same owner. It ends when this one becomes ACTIVE."),
      null,
    ),
    metadata: v.optional(metadata, {}),
    idempotency_key: idempotencyKey,
  }),
  named(
    "CreateMandate",
    "A mandate to create. Needs interval or frequency; only TPPs name accounts.",
    {
      interval: undefined,
      expiry: undefined,
      replaces: undefined,
      source_account_id: undefined,
      destination: undefined,
    },
  ),
);

export type CreateMandate = v.InferOutput<typeof createMandateRequest>;

const reference = plainText(64, "The owner's own, repeated in events.", "invoice-7");

/** @rule M3.18 */
export const chargeRequest = v.pipe(
  v.strictObject({
    amount,
    reference,
    description: v.nullish(plainText(140, "Goes with the money.", "December"), null),
    charge_date: v.nullish(
      v.pipe(
        date,
        described(
          "Announces the charge for this day in the mandate's zone, at most 30 days ahead. Left " +
            "out or today, it is executed at once.",
          "2026-12-01",
        ),
      ),
      null,
    ),
    idempotency_key: idempotencyKey,
  }),
  named("CreateCharge", "A charge of a mandate."),
);
export type CreateCharge = v.InferOutput<typeof chargeRequest>;

export const pauseRequest = v.pipe(
  v.strictObject({
    resume_on: day(
      "The day on which it resumes by itself; only by resume if left out.",
      "2027-02-01",
    ),
  }),
  named("PauseMandate", "How long to pause."),
);
export type PauseMandate = v.InferOutput<typeof pauseRequest>;

export const retryRequest = v.pipe(
  v.strictObject({ idempotency_key: idempotencyKey }),
  named("RetryCharge", "A further attempt at a failed charge."),
);

export const mandateFundsRequest = v.pipe(
  v.strictObject({ amount }),
  named("ConfirmMandateFunds", "An amount to ask the payer's bank about."),
);

/** @rule M1.19 */
export const ownMandateFilters = v.object({
  ...pageQuery.entries,
  status: v.optional(oneOf(mandateStatuses, "Only those in this status.", "ACTIVE")),
  merchant_reference: v.optional(text("The owner's own.", "subscription-7")),
});
export type MandateFilters = v.InferOutput<typeof ownMandateFilters>;

export const mandatePath = v.object({ id: mandateId });
export type MandatePath = v.InferOutput<typeof mandatePath>;

export const chargePath = v.object({ id: mandateId, charge_id: chargeId });
export type ChargePath = v.InferOutput<typeof chargePath>;

import * as v from "valibot";
import { flag, orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  bankHandle,
  beginsWithDay,
  currency,
  described,
  merchantId,
  mode,
  named,
  rule,
  text,
  time,
} from "../../../base/kernel/fields.ts";

/** The requests and answers of totals. */
const instant = (description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      rule(
        (given) =>
          /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(given) &&
          beginsWithDay(given) &&
          Date.parse(given) >= 0,
        "must be an ISO 8601 time with its zone, from 1970 on",
        { maxLength: 30 },
      ),
      described(description, "2026-11-21T00:00:00Z"),
      v.transform((given) => Date.parse(given)),
    ),
  );

export const callsQuery = v.object({
  from: instant("Inclusive; by default a day before `to`. At most 7 days before it."),
  to: instant("Exclusive; by default now."),
});

export const totalsQuery = v.object({
  from: instant("Inclusive; by default a day before `to`. At most 90 days before it."),
  to: instant("Exclusive; by default now."),
  mode,
  merchant_id: v.optional(merchantId),
  merchant: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(255, "must be at most 255 characters"),
      described("Another way to name it: its name, or a part of the name.", "Meridian"),
    ),
  ),
});

const shareOf = (description: string, example: number) =>
  orNull(v.number(), `${description}, from 0 to 1.`, example);

const milliseconds = (description: string, example: number) =>
  orNull(
    v.pipe(v.number(), v.integer()),
    `${description}. At most 19 % too high; null if none was timed.`,
    example,
  );

const outcomes = {
  created: wholeNumber("The payments, charges and payment orders created in this time.", 120),
  open: wholeNumber("Those of them that have no outcome yet.", 3),
  completed: wholeNumber("Those that have moved money.", 100),
  cancelled: wholeNumber("Those that the customer or the merchant cancelled.", 7),
  failed: wholeNumber("Those that ended in any other way.", 10),
  success_share: shareOf("The completed share of those that have ended", 0.8547),
  volume: v.pipe(
    v.array(
      v.strictObject({
        currency,
        count: wholeNumber("The completed ones in this currency.", 100),
        amount: v.pipe(
          v.number(),
          described("Minor units. Exact up to 2^53, then rounded.", 125_000),
        ),
      }),
    ),
    described("What the completed ones moved.", [{ currency: "USD", count: 100, amount: 125_000 }]),
  ),
};

const calls = {
  count: wholeNumber("How many there were.", 240),
  failed: wholeNumber("Those without a usable answer.", 2),
  error_share: shareOf("The failed share", 0.0083),
  p95_ms: milliseconds("The duration that 95 % do not exceed", 420),
};

const operation = text("A call of the bank interface.", "execute-transaction");

const totals = v.pipe(
  v.strictObject({
    ...outcomes,
    kinds: v.array(
      v.strictObject({
        kind: text("PAYMENT, CHARGE or PAYMENT_ORDER.", "PAYMENT"),
        created: wholeNumber("Created in this time.", 110),
        completed: wholeNumber("Completed among them.", 95),
      }),
    ),
    funnel: v.pipe(
      v.strictObject({
        created: wholeNumber("Payments of this time that have ended.", 110),
        payer_named: wholeNumber("Those whose customer named an account or a username.", 104),
        challenged: wholeNumber("Those whose bank sent a code or a prompt.", 101),
        approved: wholeNumber("Those that the customer approved.", 98),
        completed: wholeNumber("Those that have moved money.", 95),
      }),
      described("How far the customers of payments came.", undefined),
    ),
    drop_outs: v.array(
      v.strictObject({
        state: text("The last state before an end without a payment.", "OTP_SENT"),
        count: wholeNumber("How many ended there, the most first.", 6),
      }),
    ),
    failures: v.array(
      v.strictObject({
        code: text("A failure code.", "INSUFFICIENT_FUNDS"),
        bank: orNull(bankHandle, "The payer's bank; null if it was not known yet.", "aurora"),
        count: wholeNumber("How many, the most first.", 4),
      }),
    ),
    bank_calls: v.array(v.strictObject({ bank: bankHandle, operation, ...calls })),
    webhooks: v.pipe(
      v.strictObject({
        ...calls,
        p50_ms: milliseconds("The duration that half do not exceed", 90),
      }),
      described("Attempts to deliver events, until `webhooks_until`.", undefined),
    ),
  }),
  named("Totals", "What became of everything that was created in a time span."),
);

export const totalsAnswer = v.pipe(
  v.strictObject({
    from: time,
    to: time,
    mode,
    merchant_id: v.nullable(merchantId),
    complete: flag("False if there was too much to count since the last closed hour.", true),
    webhooks_until: v.pipe(
      time,
      described(
        "Until when webhooks are counted: the end of the span; of one merchant, or with more than " +
          "a hundred endpoints, the last closed day or hour.",
        "2026-11-21T10:00:00.000Z",
      ),
    ),
    step_seconds: wholeNumber("The length of each step of the series.", 3_600),
    present: totals,
    before: totals,
    series: v.array(v.strictObject({ from: time, ...outcomes })),
  }),
  named("ComparedTotals", "A time span beside the one before it."),
);

export const bankCallsAnswer = v.pipe(
  v.strictObject({
    from: time,
    to: time,
    complete: v.boolean(),
    data: v.array(v.strictObject({ from: time, operation, ...calls })),
  }),
  named("BankCalls", "What a bank was asked, by hour and operation, the oldest hour first."),
);

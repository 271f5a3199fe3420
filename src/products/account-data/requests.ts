import * as v from "valibot";
import { amount, currency, described, idOf, named, rule } from "../../base/kernel/fields.ts";
import { isDate, MAX_CURSOR } from "./data-cursor.ts";

/** The requests for account data (O7.6). */
export const accountId = idOf("acc", "An account in one consent. Another consent has other ids.");

export const accountPath = v.object({ account_id: accountId });

export type AccountPath = v.InferOutput<typeof accountPath>;

const DEFAULT_COUNT = 25;
/** @rule O7.6 */
const MAX_COUNT = 500;

const count = v.pipe(
  v.optional(v.string(), String(DEFAULT_COUNT)),
  rule(
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_COUNT,
    `must be a whole number from 1 to ${MAX_COUNT}`,
    { type: "integer", minimum: 1, maximum: MAX_COUNT, default: DEFAULT_COUNT },
  ),
  described("How many records the page has at most.", DEFAULT_COUNT),
  v.transform(Number),
);

const cursor = v.optional(
  v.pipe(
    v.string(),
    v.minLength(1, "must be the next_cursor of an earlier page of this list"),
    v.maxLength(MAX_CURSOR, "must be the next_cursor of an earlier page of this list"),
    described(
      "The next_cursor of the page before. It belongs to its consent, account and dates.",
      "WyIyMDI2LTA4LTI0Il0.0123456789abcdef0123456789abcdef",
    ),
  ),
);

const date = (description: string, example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      rule(isDate, "must be a date, YYYY-MM-DD", { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
      described(description, example),
    ),
  );

export const transactionQuery = v.object({
  fromDate: date(
    "The first day, in UTC; 90 days before toDate by default. Older than the bank's " +
      "history_days is answered from there on.",
    "2026-08-24",
  ),
  toDate: date("The last day, in UTC; today by default. It may lie ahead.", "2026-11-22"),
  count,
  cursor,
});

export type TransactionQuery = v.InferOutput<typeof transactionQuery>;

export const standingOrderQuery = v.object({ count, cursor });

export type StandingOrderQuery = v.InferOutput<typeof standingOrderQuery>;

export const fundsRequest = v.pipe(
  v.strictObject({ amount, currency }),
  named("ConfirmFunds", "An amount to ask the bank about."),
);

export type FundsRequest = v.InferOutput<typeof fundsRequest>;

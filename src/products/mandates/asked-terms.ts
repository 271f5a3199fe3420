import { civilDate } from "../../base/kernel/calendar.ts";
import { ok, type Result, refuseField } from "../../base/kernel/result.ts";
import type { MandateTerms } from "./mandate-record.ts";
import type { CreateMandate } from "./requests.ts";

/** The limits and the calendar of an owner's request, in one form and with the defaults. */
export type AskedTerms = Pick<
  MandateTerms,
  | "amount"
  | "currency"
  | "amount_type"
  | "max_amount_per_period"
  | "max_charges"
  | "max_total"
  | "schedule"
  | "collection"
>;

/**
 * Checks the rules that concern several fields or the day of the request; the schema has checked
 * each field. ON_DEMAND has one period, from the start to the end, so its only total is max_total.
 */
export const askedTerms = (body: CreateMandate, now: number): Result<AskedTerms> => {
  const frequency = body.frequency ?? body.interval;
  // @rule M1.1
  if (frequency === undefined) return refuseField("frequency", "is required, or interval");
  const end_date = body.end_date ?? body.expiry;
  const onDemand = frequency === "ON_DEMAND";
  const { amount, start_date, time_zone, amount_type, collection } = body;
  const { interval_count, max_charges, max_total, max_amount_per_period: perPeriod } = body;
  const today = civilDate(now, time_zone);
  const rules: readonly [field: string, broken: boolean, reason: string][] = [
    ["interval", differ(body.interval, body.frequency), "differs from frequency"],
    ["expiry", differ(body.expiry, body.end_date), "differs from end_date"],
    // @rule M1.14
    ["interval_count", onDemand && interval_count !== 1, "must be left out with ON_DEMAND"],
    ["amount_type", onDemand && amount_type === "FIXED", "must be VARIABLE with ON_DEMAND"],
    ["max_amount_per_period", onDemand && perPeriod !== null, "must be left out with ON_DEMAND"],
    // @rule M1.5
    ["max_total", onDemand && max_total === null, "is required with ON_DEMAND"],
    [
      // @rule M1.6
      "collection",
      collection === "AUTOMATIC" && amount_type !== "FIXED",
      "needs amount_type FIXED",
    ],
    ["max_amount_per_period", perPeriod !== null && perPeriod < amount, "must be at least amount"],
    [
      "max_amount_per_period",
      amount_type === "FIXED" && (perPeriod ?? amount) !== amount,
      "must be amount with FIXED, which takes one charge in a period",
    ],
    ["max_total", max_total !== null && max_total < amount, "must be at least amount"],
    // @rule M1.4
    ["start_date", start_date !== null && start_date < today, "must be today or later"],
    [
      "end_date",
      end_date !== null && end_date < (start_date ?? today),
      "must not be before the start",
    ],
  ];
  const broken = rules.find(([, isBroken]) => isBroken);
  if (broken) return refuseField(broken[0], broken[2]);
  return ok({
    amount,
    currency: body.currency,
    amount_type,
    // @rule M1.5
    max_amount_per_period: (onDemand ? max_total : perPeriod) ?? amount,
    max_charges,
    max_total,
    schedule: { frequency, interval_count, start_date, end_date, time_zone },
    collection,
  });
};

/**
 * AUTOMATIC announces a charge when the one before it has ended. So if each is announced longer
 * ahead than its period lasts, periods are passed over. No notice is longer than 30 days, and with
 * that no month is passed over: a charge after February is at most two days late.
 */
export const checkNotice = (
  { collection, schedule }: Pick<AskedTerms, "collection" | "schedule">,
  noticeDays: number,
): Result<null> => {
  const { frequency, interval_count } = schedule;
  const days = frequency === "DAILY" ? 1 : frequency === "WEEKLY" ? 7 : Infinity;
  // @rule M3.24
  if (collection !== "AUTOMATIC" || noticeDays <= days * interval_count) return ok(null);
  const why = `each charge is announced ${noticeDays} days ahead`;
  return refuseField("collection", `AUTOMATIC needs a longer period, because ${why}`);
};

/** Both names of one field were sent, with different values. */
const differ = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && one !== other;

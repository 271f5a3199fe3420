import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { DAY_MS } from "../../base/platform/clock.ts";

/**
 * The dates of a request for transactions (O7.6, O7.13): days in UTC as YYYY-MM-DD, both inclusive.
 */
export interface DateWindow {
  from: string;
  to: string;
}

export interface AskedDates {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

const DEFAULT_DAYS = 90;

/** Days since 1970-01-01. */
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a date that exists. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = dayOf(text);
  return !Number.isNaN(day) && dateOf(day) === text;
};

/** The UTC date of an instant in milliseconds. */
export const dateAt = (milliseconds: number): string => dateOf(Math.floor(milliseconds / DAY_MS));

/** The dates to ask the bank for; null if its history has none of them. @rule O7.6 O7.13 */
export const dateWindow = (
  { fromDate, toDate }: AskedDates,
  historyDays: number,
  nowMs: number,
): Result<DateWindow | null> => {
  const today = Math.floor(nowMs / DAY_MS);
  const to = toDate === undefined ? today : dayOf(toDate);
  const asked = fromDate === undefined ? to - DEFAULT_DAYS : dayOf(fromDate);
  if (asked > to) {
    return refuse("VALIDATION_FAILED", {
      field: "fromDate",
      message: "fromDate: must not be after toDate, which is today by default",
    });
  }
  const from = Math.max(asked, today - historyDays);
  return ok(from > to ? null : { from: dateOf(from), to: dateOf(to) });
};

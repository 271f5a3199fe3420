import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { DAY_MS } from "../../base/platform/clock.ts";
import { type KeyEnv, seal, unseal } from "../../base/platform/master-key.ts";

/**
 * Cursors of account data. A cursor holds the bank's own one and the dates of its list, encrypted
 * for one consent, account and list: no other gets an answer for it, and nobody can read it. It is
 * part of `links.next`, and a bank may write an account number into its own.
 */
export interface CursorSubject {
  consent_id: string;
  account_id: string;
  list: "transactions" | "standing-orders";
}

/** The dates of a list. `asked` is the fromDate of its first page, which may be before `from`. */
export interface ListDates extends DateWindow {
  asked: string;
}

const PURPOSE = "account-data-cursor";

/**
 * Longer than any that is made here: a bank's cursor has at most 512 characters, each at most 6
 * bytes in JSON, and each byte is two digits.
 */
export const MAX_CURSOR = 6_500;

/** What a cursor belongs to, as the encryption binds it. @rule O7.7 */
const boundTo = ({ consent_id, account_id, list }: CursorSubject): string =>
  JSON.stringify([consent_id, account_id, list]);

/** In hex. */
export const sealCursor = (
  env: KeyEnv,
  subject: CursorSubject,
  parts: readonly string[],
): Promise<string> => seal(env, PURPOSE, boundTo(subject), JSON.stringify(parts));

/** The parts of a cursor that was made here for this subject. */
export const openCursor = async (
  env: KeyEnv,
  subject: CursorSubject,
  cursor: string,
): Promise<Result<string[]>> => {
  try {
    const text = await unseal(env, PURPOSE, boundTo(subject), cursor);
    return ok(JSON.parse(text) as string[]);
  } catch {
    return refuseCursor("must be the next_cursor of an earlier page of this list");
  }
};

const refuseCursor = (requirement: string) =>
  refuse("VALIDATION_FAILED", { field: "cursor", message: `cursor: ${requirement}` });

export const sealTransactions = (
  env: KeyEnv,
  subject: CursorSubject,
  { asked, from, to }: ListDates,
  bankCursor: string,
): Promise<string> => sealCursor(env, subject, [asked, from, to, bankCursor]);

/**
 * Dates beside a cursor are not needed. They must be those of the list that it continues.
 * @rule O7.7
 */
export const openTransactions = async (
  env: KeyEnv,
  subject: CursorSubject,
  cursor: string,
  { fromDate, toDate }: AskedDates,
): Promise<Result<{ dates: ListDates; bankCursor: string }>> => {
  const opened = await openCursor(env, subject, cursor);
  if (!opened.ok) return opened;
  const [asked = "", from = "", to = "", bankCursor = ""] = opened.value;
  const isSame =
    (fromDate === undefined || fromDate === from || fromDate === asked) &&
    (toDate === undefined || toDate === to);
  return isSame
    ? ok({ dates: { asked, from, to }, bankCursor })
    : refuseCursor("belongs to a list with other dates. Send the dates of its first page");
};

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

import { base64url } from "jose";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { constantTimeEqual, deriveKey, hmacHex } from "../platform/crypto.ts";
import type { AskedDates, DateWindow } from "./date-window.ts";

/**
 * Cursors of account data. A cursor holds the bank's own one and the dates of its list, signed for
 * one consent, account and list: no other gets an answer for it.
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

/** 128 bits in hex. */
const MAC_LENGTH = 32;

/** Longer than any that is made here: a bank's cursor has at most 255 characters. */
export const MAX_CURSOR = 2_000;

const macOf = (masterKey: string, { consent_id, account_id, list }: CursorSubject, text: string) =>
  hmacHex(
    deriveKey(masterKey, "account-data-cursor"),
    JSON.stringify([consent_id, account_id, list, text]),
  ).slice(0, MAC_LENGTH);

export const sealCursor = (
  masterKey: string,
  subject: CursorSubject,
  parts: readonly string[],
): string => {
  const text = base64url.encode(JSON.stringify(parts));
  return `${text}.${macOf(masterKey, subject, text)}`;
};

/** The parts of a cursor that was made here for this subject. */
export const openCursor = (
  masterKey: string,
  subject: CursorSubject,
  cursor: string,
): Result<string[]> => {
  const [text = "", mac = "", ...rest] = cursor.split(".");
  const isOurs = constantTimeEqual(mac, macOf(masterKey, subject, text)) && rest.length === 0;
  if (!isOurs) return refuseCursor("must be the next_cursor of an earlier page of this list");
  return ok(JSON.parse(new TextDecoder().decode(base64url.decode(text))) as string[]);
};

const refuseCursor = (requirement: string) =>
  refuse("VALIDATION_FAILED", { field: "cursor", message: `cursor: ${requirement}` });

export const sealTransactions = (
  masterKey: string,
  subject: CursorSubject,
  { asked, from, to }: ListDates,
  bankCursor: string,
): string => sealCursor(masterKey, subject, [asked, from, to, bankCursor]);

/** Dates beside a cursor are not needed. They must be those of the list that it continues. */
export const openTransactions = (
  masterKey: string,
  subject: CursorSubject,
  cursor: string,
  { fromDate, toDate }: AskedDates,
): Result<{ dates: ListDates; bankCursor: string }> => {
  const opened = openCursor(masterKey, subject, cursor);
  if (!opened.ok) return opened;
  const [asked = "", from = "", to = "", bankCursor = ""] = opened.value;
  const isSame =
    (fromDate === undefined || fromDate === from || fromDate === asked) &&
    (toDate === undefined || toDate === to);
  return isSame
    ? ok({ dates: { asked, from, to }, bankCursor })
    : refuseCursor("belongs to a list with other dates. Send the dates of its first page");
};

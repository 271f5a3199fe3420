import { isAccountNumber } from "../../../base/kernel/iban.ts";
import { MAX_AMOUNT_MINOR } from "../../../base/kernel/money.ts";
import { DAY_MS } from "../../../base/platform/clock.ts";

/**
 * Everything that one text in the search box may mean (docs/decisions/206). It may mean several
 * things: `0300` may be an order, an amount or the end of an account. Pure.
 */
export interface SearchText {
  text: string;
  /** A whole account number. It belongs in no address, so it is refused. */
  isAccountNumber: boolean;
  /** The beginning of an id or of a reference, and the end that a short form shows; null if not. */
  beginning: { from: string; end: string } | null;
  /** A sum, as each number of decimals reads it. */
  amount: SearchedAmount | null;
  /** The last four characters of an account. */
  accountTail: string | null;
  username: string | null;
}

export interface SearchedAmount {
  /** Minor units, by the decimals of the currency. */
  byDecimals: readonly (readonly [decimals: number, minor: number])[];
  currency: string | null;
  /** The UTC day; null for any. */
  day: { from: number; to: number } | null;
}

export const readSearchText = (given: string): SearchText => {
  const text = given.trim();
  return {
    text,
    isAccountNumber: isAccountNumber(text),
    beginning: beginningIn(text),
    amount: amountIn(text),
    accountTail: accountTailIn(text),
    username: /^[A-Za-z0-9._-]{3,30}(?:@[A-Za-z0-9._-]{0,30})?$/.test(text) ? text : null,
  };
};

/** Fewer characters begin too many ids. */
const LEAST_BEGINNING = 4;

/** The end of a short form is compared with everything that begins so: with little. */
const LEAST_BEFORE_END = 8;

/** `pay_qcsnPues`, `QO0CEZLH`, and `mer_FjxLAF2v…OovKY6` as lists show it. */
const beginningIn = (text: string): SearchText["beginning"] => {
  const [from = "", end = "", ...more] = text.split(/…|\.{3}/).map((part) => part.trim());
  const least = end === "" ? LEAST_BEGINNING : LEAST_BEFORE_END;
  return more.length === 0 && from.length >= least ? { from, end } : null;
};

const dayForm = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const symbols: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP" };

/** `18.50 2026-11-23`, `$18.50`, `EUR 1,250.00`, `18,50` and `2026-11-23 18.50 USD`. */
const amountIn = (text: string): SearchedAmount | null => {
  const day = dayOf(dayForm.exec(text)?.[0]);
  if (day === undefined) return null;
  const rest = text.replace(dayForm, " ").trim();
  const form = /^(?:([A-Za-z]{3})\s*|([$€£])\s*)?([\d.,' ]*\d)(?:\s*([A-Za-z]{3})|\s*([$€£]))?$/;
  const [, code, symbol, number = "", codeAfter, symbolAfter] = form.exec(rest) ?? [];
  const byDecimals = wholeAndDecimals(number).flatMap(([whole, decimals]) =>
    [0, 2, 3].flatMap((count): [number, number][] => {
      if (decimals.length > count) return [];
      const minor = Number(whole + decimals.padEnd(count, "0"));
      return minor > 0 && minor <= MAX_AMOUNT_MINOR ? [[count, minor]] : [];
    }),
  );
  const currency = (code ?? codeAfter)?.toUpperCase() ?? symbols[symbol ?? symbolAfter ?? ""];
  return byDecimals.length === 0 ? null : { byDecimals, currency: currency ?? null, day };
};

/** Null without a day; undefined for a day that there is not. */
const dayOf = (text: string | undefined): SearchedAmount["day"] | undefined => {
  if (text === undefined) return null;
  const from = Date.parse(`${text}T00:00:00.000Z`);
  return Number.isNaN(from) ? undefined : { from, to: from + DAY_MS };
};

/** A sum without grouping, or grouped by one sign, before a point or a comma; or whole. */
const sums = [
  /^(\d+)(?:[.,](\d{1,3}))?$/,
  /^(\d{1,3}(?:[,' ]\d{3})+)(?:\.(\d{1,3}))?$/,
  /^(\d{1,3}(?:[.' ]\d{3})+)(?:,(\d{1,3}))?$/,
];

/** Each way to read it: `1.250` is a thousand and more, or one dinar and a quarter. */
const wholeAndDecimals = (number: string): [whole: string, decimals: string][] =>
  sums.flatMap((sum): [string, string][] => {
    const [, whole, decimals = ""] = sum.exec(number) ?? [];
    return whole === undefined ? [] : [[whole.replace(/\D/g, ""), decimals]];
  });

/** `0300`, `…0300`, `•••• 0300`, `GB•• •••• 0300`: an account ends with at least one digit. */
const accountTailIn = (text: string): string | null => {
  const [, tail = ""] =
    /^(?:[A-Z]{2})?[\s•*·….]*([A-Z0-9]{4})$/i.exec(text.replace(/\s+/g, " ")) ?? [];
  return /\d/.test(tail) ? tail.toUpperCase() : null;
};

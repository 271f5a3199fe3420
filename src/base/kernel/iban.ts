import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from "ibantools";
import { shownText } from "./shown.ts";

/**
 * The IBAN without spaces and in capitals, or null if country, length or mod 97 is wrong [ISO
 * 13616].
 * @rule G5.5
 */
export const parseIban = (text: string): string | null => {
  if (text.length > 64) return null;
  const iban = electronicFormatIBAN(text);
  return iban && isValidIBAN(iban) ? iban : null;
};

/** The fewest characters of an IBAN: Norway's. */
const SHORTEST = 15;

/** Whether the code of two letters is in ISO 3166, or is XK, which IBANs use for Kosovo. */
export const isCountry = (code: string): boolean => Object.hasOwn(getCountrySpecifications(), code);

/** The length of each country's IBANs, and the pattern of the part after the check digits. */
const forms = new Map(
  Object.entries(getCountrySpecifications()).flatMap(([country, { chars, bban_regexp }]) =>
    chars && bban_regexp ? [[country, { length: chars, rest: new RegExp(bban_regexp) }]] : [],
  ),
);

/**
 * Finds IBANs and text that looks like one, as pairs of start and end. It finds them in upper or
 * lower case, with any separators, inside words, with `**` as check digits (as in a bank's prefix),
 * and with wrong, missing or additional digits.
 */
const findIbans = (text: string): [start: number, end: number][] => {
  if (text.length < SHORTEST) return [];
  const found: [number, number][] = [];
  for (const { index } of text.matchAll(/[A-Za-z]/g)) {
    const isInLast = index < (found.at(-1)?.[1] ?? 0);
    const end = isInLast ? null : (endOfIban(text, index) ?? endOfLookAlike(text, index));
    if (end !== null) found.push([index, end]);
  }
  return found;
};

/** Replaces every IBAN in the text, and everything that looks like one. */
export const replaceIbans = (text: string, replace: (found: string) => string): string => {
  let replaced = "";
  let from = 0;
  for (const [start, end] of findIbans(text)) {
    replaced += text.slice(from, start) + replace(text.slice(start, end));
    from = end;
  }
  return replaced + text.slice(from);
};

export const holdsIban = (text: string): boolean => findIbans(text).length > 0;

/** The end of an IBAN that starts here, or null. Inside a word its check digits must be correct. */
const endOfIban = (text: string, start: number): number | null => {
  const form = forms.get(read(text, start, 2)?.letters ?? "");
  const run = form && read(text, start, form.length);
  if (!run || !/^..(?:\d\d|\*\*)/.test(run.letters) || !form.rest.test(run.letters.slice(4))) {
    return null;
  }
  return isWhole(text, start, run.end) || isValidIBAN(run.letters) ? run.end : null;
};

/** A country, check digits and 11 to 30 digits: an IBAN with a wrong number of them. */
const lookAlike = /([A-Z]{2})(?:\d\d|\*\*)(?:[ ._-]?\d){11,30}/iy;

const endOfLookAlike = (text: string, start: number): number | null => {
  lookAlike.lastIndex = start;
  const [, country = ""] = lookAlike.exec(text) ?? [];
  const end = lookAlike.lastIndex;
  return forms.has(country.toUpperCase()) && isWhole(text, start, end) ? end : null;
};

/** A blank, a dash, a line break or a percent-encoded character, several at most. */
const separators = /(?:%[0-9A-F]{2}|[^A-Z0-9*%]){1,3}/iy;

/** `count` letters, digits and stars from here on without separators, in capitals; or null. */
const read = (
  text: string,
  start: number,
  count: number,
): { letters: string; end: number } | null => {
  let letters = "";
  let end = start;
  while (letters.length < count) {
    separators.lastIndex = end;
    if (letters !== "" && separators.test(text)) end = separators.lastIndex;
    const letter = text.charAt(end);
    if (!/[A-Za-z0-9*]/.test(letter)) return null;
    letters += letter.toUpperCase();
    end++;
  }
  return { letters, end };
};

const isWhole = (text: string, start: number, end: number): boolean =>
  !/[A-Za-z0-9]/.test(text.charAt(start - 1) + text.charAt(end));

/**
 * Country and the last four characters. Only banks see more of an IBAN. Check digits are hidden
 * too: with a known bank they leave few possible accounts, and in short IBANs only one.
 * @rule G5.7
 */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;

/** The text with every IBAN masked. */
export const maskIbansIn = (text: string): string =>
  replaceIbans(text, (found) => maskIban(found.replace(/[^A-Za-z0-9*]/g, "").toUpperCase()));

/** "Layla Haddad" becomes "L•••• H•••••": only its owner can recognise it. */
export const maskName = (name: string): string =>
  shownText(name)
    .split(/\s+/u)
    .filter((word) => word.length > 0)
    .map((word) => {
      const letters = [...word];
      return `${letters[0]}${"•".repeat(Math.min(letters.length - 1, 6))}`;
    })
    .join(" ");

/**
 * A name without letters is a phone number or a national id: the national directory resolves those.
 */
export const hasLetter = (name: string): boolean => /[A-Za-z]/.test(name);

/** Whether the name is an IBAN, with or without separators: a payer's page reads them as spaces. */
export const isAccountNumber = (name: string): boolean =>
  holdsIban(name) || holdsIban(name.replace(/[._-]/g, ""));

import { electronicFormatIBAN, isValidIBAN } from "ibantools";

/** The fewest and the most characters of an IBAN [ISO 13616]. */
const SHORTEST = 15;
const LONGEST = 34;

/**
 * The IBAN without spaces and in capitals, or null if country, length or mod 97 is wrong [ISO
 * 13616].
 */
export const parseIban = (text: string): string | null => {
  if (text.length > 64) return null;
  const iban = electronicFormatIBAN(text);
  return iban && isValidIBAN(iban) ? iban : null;
};

/** Whether the text holds an IBAN, in any case and grouping. */
export const holdsIban = (text: string): boolean => {
  const compact = text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
  const starts = [...compact.matchAll(/(?=[A-Z]{2}\d{2})/g)].map(({ index }) => index);
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, place) => SHORTEST + place);
  return starts.some((start) =>
    lengths.some((length) => isValidIBAN(compact.slice(start, start + length))),
  );
};

/** Country, check digits and the last four characters: all that anyone but the bank ever sees. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

/** "Layla Haddad" becomes "L•••• H•••••": recognisable to its owner, no use to anyone else. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => word.length > 0)
    .map((word) => {
      const letters = [...word];
      return `${letters[0]}${"•".repeat(Math.min(letters.length - 1, 6))}`;
    })
    .join(" ");

import { getCountrySpecifications } from "ibantools";
import fc from "./fast-check.ts";

/** IBANs of every country that has them, with right check digits [ISO 13616]. */
const forms = Object.entries(getCountrySpecifications()).flatMap(([country, { bban_regexp }]) =>
  // Made once: to read the pattern again for each IBAN takes more time than all its tests.
  bban_regexp ? [{ country, bban: fc.stringMatching(new RegExp(`^(?:${bban_regexp})$`)) }] : [],
);

const withCheckDigits = (country: string, bban: string): string => {
  const digits = [...`${bban}${country}00`].map((letter) => Number.parseInt(letter, 36)).join("");
  const check = 98n - (BigInt(digits) % 97n);
  return `${country}${String(check).padStart(2, "0")}${bban}`;
};

export const ibans: fc.Arbitrary<string> = fc
  .constantFrom(...forms)
  .chain(({ country, bban }) => bban.map((text) => withCheckDigits(country, text)));

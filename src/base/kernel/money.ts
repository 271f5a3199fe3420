import { codes as published, code as recordOf } from "currency-codes";

export const MAX_AMOUNT_MINOR = 999_999_999_999;

/** Whether the text is an active ISO 4217 code that payments can use. @rule G5.2 */
export const isCurrency = (text: string): boolean => currencies.has(text);

/**
 * The number of decimals that the currency is shown with: 2 for EUR, 0 for JPY, 3 for KWD [ISO
 * 4217].
 * @rule G5.3
 */
export const currencyDecimals = (currency: string): number => decimalsOf(currency) ?? 2;

// @rule G5.1
export const isAmountMinor = (amount: unknown): amount is number =>
  Number.isSafeInteger(amount) && (amount as number) >= 1 && (amount as number) <= MAX_AMOUNT_MINOR;

/**
 * The amount as the language writes it. The digits come from the integer, never from a float:
 * `Intl` receives a decimal string.
 */
export const formatMoney = (amountMinor: number, currency: string, locale = "en"): string => {
  const decimals = currencyDecimals(currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(writeMoney(amountMinor, currency) as `${number}`);
};

/**
 * Minor units of an amount as people write it: `5`, `5.00`, `5,00`, `1,234.50`, `1.234,50`. Null if
 * it is none, or could mean two: `1,234` in USD or KWD.
 */
export const readMoney = (written: string, currency: string): number | null => {
  const decimals = currencyDecimals(currency);
  const text = written.trim().replaceAll(/(?<=\d)[ \u00a0\u202f'’](?=\d{3}(?!\d))/g, "");
  const parts = partsOf(text, decimals);
  if (!parts) return null;
  const { whole = "", fraction = "" } = parts;
  const minor = Number(whole.replaceAll(/[.,]/g, "") + fraction.padEnd(decimals, "0"));
  return Number.isSafeInteger(minor) && minor <= MAX_AMOUNT_MINOR ? minor : null;
};

const partsOf = (text: string, decimals: number) => {
  const fraction = `(?<fraction>\\d{1,${decimals}})`;
  const shapes =
    decimals === 0
      ? ["(?<whole>\\d+)", "(?<whole>\\d{1,3}(?:,\\d{3})+)", "(?<whole>\\d{1,3}(?:\\.\\d{3})+)"]
      : [
          `(?<whole>\\d+)(?:[.,]${fraction})?`,
          `(?<whole>\\d{1,3}(?:,\\d{3})+)\\.${fraction}`,
          `(?<whole>\\d{1,3}(?:\\.\\d{3})+),${fraction}`,
        ];
  // Three digits behind a comma are thousands to some, and a dinar's fils to others.
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(text)) return undefined;
  const found = shapes.map((shape) => new RegExp(`^${shape}$`).exec(text)?.groups);
  return found.find((groups) => groups !== undefined);
};

/** The amount as a field of a form has it, without its currency: `18.50`. */
export const writeMoney = (amountMinor: number, currency: string): string => {
  const decimals = currencyDecimals(currency);
  const digits = String(amountMinor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
};

/**
 * The currencies of ISO 4217 List One: the library's data, and the amendments since then
 * (docs/decisions/071).
 */
interface Amendment {
  /** The amendment's number at the ISO 4217 maintenance agency. */
  number: number;
  /** The first day of its validity. */
  from: string;
  adds?: { code: string; decimals: number };
  withdraws?: string;
}

export const amendments: readonly Amendment[] = [
  // Curaçao and Sint Maarten: the Caribbean guilder replaces the Netherlands Antillean guilder.
  { number: 176, from: "2025-03-31", adds: { code: "XCG", decimals: 2 }, withdraws: "ANG" },
  // Cuba: the convertible peso ended in 2021, and the list followed in 2025.
  { number: 178, from: "2021-06-30", withdraws: "CUC" },
  // The Arab Monetary Fund's accounting dinar.
  { number: 179, from: "2025-05-12", adds: { code: "XAD", decimals: 2 } },
  // Bulgaria: the euro replaces the lev.
  { number: 180, from: "2026-01-01", withdraws: "BGN" },
];

/** The publication date of the edition of List One that these codes were last compared with. */
export const COMPARED_WITH_LIST_OF = "2026-09-17";

// List One marks these as funds codes. They are units of account; no one is paid in them.
const fundsCodes = ["BOV", "CHE", "CHW", "CLF", "COU", "MXV", "USN", "UYI", "UYW", "XAD"];

// X codes that are not money (metals, testing, no currency) and have no minor unit. The regional
// francs and dollars (XAF, XOF, XPF, XCD, XCG) are money and stay allowed.
const unitlessCodes = [
  "XAU",
  "XAG",
  "XPT",
  "XPD",
  "XBA",
  "XBB",
  "XBC",
  "XBD",
  "XDR",
  "XSU",
  "XUA",
  "XTS",
  "XXX",
];

const added = amendments.flatMap(({ adds }) => adds ?? []);

/** Every code of List One, funds and metals included. */
export const listOne: ReadonlySet<string> = new Set(
  [...published(), ...added.map(({ code }) => code)].filter((code) =>
    amendments.every(({ withdraws }) => withdraws !== code),
  ),
);

/** The codes that payments can use. */
export const currencies: ReadonlySet<string> = new Set(
  [...listOne].filter((code) => ![...fundsCodes, ...unitlessCodes].includes(code)),
);

/**
 * The decimals of a code. Withdrawn codes have them too, because earlier payments are still shown.
 */
export const decimalsOf = (code: string): number | undefined =>
  added.find((addition) => addition.code === code)?.decimals ?? recordOf(code)?.digits;

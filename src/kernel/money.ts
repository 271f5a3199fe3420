import { code as currencyByCode } from "currency-codes";

export const MAX_AMOUNT_MINOR = 999_999_999_999;

// ISO 4217 list A marks these as funds codes. They are units of account; no one is paid in them.
const fundsCodes = new Set(["BOV", "CHE", "CHW", "CLF", "COU", "MXV", "USN", "UYI", "UYW"]);

// X codes that are not money (metals, testing, no currency) and have no minor unit. The regional
// francs and dollars (XAF, XOF, XPF, XCD, XCG) are money and stay allowed.
const unitlessCodes = new Set([
  ...["XAU", "XAG", "XPT", "XPD", "XBA", "XBB", "XBC", "XBD"],
  ...["XDR", "XSU", "XUA", "XTS", "XXX"],
]);

/** Whether the text is an active ISO 4217 code that payments can use. */
export const isCurrency = (text: string): boolean =>
  /^[A-Z]{3}$/.test(text) &&
  !fundsCodes.has(text) &&
  !unitlessCodes.has(text) &&
  currencyByCode(text) !== undefined;

/**
 * The number of decimals that the currency is shown with: 2 for EUR, 0 for JPY, 3 for KWD [ISO
 * 4217].
 */
export const currencyDecimals = (currency: string): number => currencyByCode(currency)?.digits ?? 2;

export const isAmountMinor = (amount: unknown): amount is number =>
  Number.isSafeInteger(amount) && (amount as number) >= 1 && (amount as number) <= MAX_AMOUNT_MINOR;

/**
 * The amount as the language writes it. The digits come from the integer, never from a float:
 * `Intl` receives a decimal string.
 */
export const formatMoney = (amountMinor: number, currency: string, locale = "en"): string => {
  const decimals = currencyDecimals(currency);
  const digits = String(amountMinor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(text as `${number}`);
};

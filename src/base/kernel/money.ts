import { currencies, decimalsOf } from "./currencies.ts";

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

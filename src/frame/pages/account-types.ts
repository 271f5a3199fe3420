import type { Locale } from "./locale.ts";

/**
 * What a bank's kind of account is called in the customer's language. Banks send the kind as a word
 * of their own choice; a word that is not here has no translation, and the page shows the bank's
 * own name for the account alone.
 */
const names: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { CURRENT: "Current account", SAVINGS: "Savings account", E_MONEY: "E-money account" },
  fr: {
    CURRENT: "Compte courant",
    SAVINGS: "Compte d’épargne",
    E_MONEY: "Compte de monnaie électronique",
  },
  es: {
    CURRENT: "Cuenta corriente",
    SAVINGS: "Cuenta de ahorro",
    E_MONEY: "Cuenta de dinero electrónico",
  },
  ar: { CURRENT: "حساب جارٍ", SAVINGS: "حساب توفير", E_MONEY: "حساب نقود إلكترونية" },
};

export const accountTypeName = (locale: Locale, type: string | null): string | null =>
  (type !== null && names[locale][type.toUpperCase()]) || null;

/**
 * What a page shows of an account that its bank names: the bank's own name, and the kind in the
 * customer's language. A name that says nothing but the kind gives way to the translation.
 */
export const accountTitle = (
  locale: Locale,
  { display_name, account_type }: { display_name: string; account_type?: string | null },
): { name: string | null; type: string | null } => {
  const type = accountTypeName(locale, account_type ?? null);
  const kind = (account_type ?? "").toUpperCase();
  const onlySaysType = Object.values(names).some(
    (words) => words[kind]?.toLowerCase() === display_name.trim().toLowerCase(),
  );
  return { name: type !== null && onlySaysType ? null : display_name, type };
};

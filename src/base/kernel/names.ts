import { holdsIban } from "./iban.ts";

/**
 * A name without letters is a phone number or a national id: the national directory resolves those.
 */
export const hasLetter = (name: string): boolean => /[A-Za-z]/.test(name);

/** Whether the name is an IBAN, with or without separators: a payer's page reads them as spaces. */
export const isAccountNumber = (name: string): boolean =>
  holdsIban(name) || holdsIban(name.replace(/[._-]/g, ""));

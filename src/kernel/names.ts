import { holdsIban } from "./iban.ts";

/** Digits alone are a phone number or a national id, which the national directory resolves. */
export const hasLetter = (name: string): boolean => /[A-Za-z]/.test(name);

/** With any number of separators: a payer's page reads them as the spaces of an IBAN. */
export const isAccountNumber = (name: string): boolean =>
  holdsIban(name) || holdsIban(name.replace(/[._-]/g, ""));

/** Whether payments may be routed by the name: no other kind of identifier is written so. */
export const isRoutableName = (name: string): boolean => hasLetter(name) && !isAccountNumber(name);

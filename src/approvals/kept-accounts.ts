import type { KeptAccount } from "../frame/objects/state.ts";
import type { CreditorAccount, DebtorAccount } from "../network/directory/resolve-account.ts";
import type { Authorisation } from "./authorisation.ts";

/** What an object keeps of its payer, if somebody asks what is known of them. */
export const keptPayer = (
  payer: DebtorAccount | null,
  sca: Authorisation | null,
): KeptAccount[] => {
  if (!payer) return [];
  const { iban, display_name: name, alias } = payer;
  return [{ role: "PAYER", iban, name, alias, phone: sca?.challenge?.phone_masked ?? null }];
};

/** The payee answers no challenge, so no phone is known. */
export const keptPayee = (payee: CreditorAccount | null): KeptAccount[] => {
  if (!payee) return [];
  const { iban, display_name: name, alias } = payee;
  return [{ role: "PAYEE", iban, name, alias, phone: null }];
};

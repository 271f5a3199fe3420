import type { KeptAccount } from "../frame/objects/state.ts";
import type { CreditorAccount, DebtorAccount } from "../network/directory/resolve-account.ts";
import type { Authorisation } from "./authorisation.ts";

/** What objects keep of payer and payee, for whoever asks what is known of them. */
export const keptPayer = (
  payer: DebtorAccount | null,
  sca: Authorisation | null,
): KeptAccount[] => {
  if (!payer) return [];
  const { iban, display_name: name, alias } = payer;
  return [{ role: "PAYER", iban, name, alias, phone: sca?.challenge?.phone_masked ?? null }];
};

export const keptPayee = (payee: CreditorAccount | null): KeptAccount[] => {
  if (!payee) return [];
  const { iban, display_name: name, alias } = payee;
  return [{ role: "PAYEE", iban, name, alias, phone: null }];
};

import type { BankRecord } from "../../network/banks/bank-records.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { DataGrant } from "./views.ts";

/** Makes a shared account the account to debit, with its bank's present record. */
export const debtorOf = (
  { iban, display_name, currency }: DataGrant["accounts"][number],
  bank: BankRecord,
  { available_auth_methods }: DataGrant,
): DebtorAccount => ({
  ...{ alias: null, alias_route: null, iban, display_name, currency },
  ...{ bank_id: bank.bank_id, bank_handle: bank.bank_handle, bank_name: bank.name },
  ...{ institution_code: bank.institution_code, core_base_url: bank.core_base_url },
  available_auth_methods: available_auth_methods.filter((method) =>
    bank.available_auth_methods.includes(method),
  ),
  gateway_fee: bank.gateway_fee,
});

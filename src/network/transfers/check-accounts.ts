import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { type BankRecord, readBankOfInstitution, readBanksNow } from "../banks/bank-records.ts";
import { isBreakerOpen } from "../banks/breaker.ts";
import {
  confirmCreditor,
  confirmPayeeAlias,
  confirmPayerAlias,
} from "../directory/confirm-account.ts";
import type {
  CreditorAccount,
  DebtorAccount,
  LookupContext,
} from "../directory/resolve-account.ts";
import type { SettlementStrategy } from "../parties/settings.ts";
import { type ChosenRoute, chooseRoute } from "./choose-route.ts";

/** The owner's present terms for a movement, read uncached. */
export interface OwnerTerms {
  strategy: SettlementStrategy;
  /** The only account that may be credited; null if the route's account may be. */
  creditor_iban: string | null;
}

/** What the owner of a movement adds to the last check. */
export interface OwnersCheck {
  readOwner(): Promise<Result<OwnerTerms>>;
  /** The owner's further requirements of the debtor's bank, which must be active in any case. */
  checkDebtorBank?(bank: BankRecord): Result<null>;
}

/**
 * The last check of the accounts of a movement, right before its instruction. It reads banks and
 * owner uncached, asks the registry again about every alias that was used, and the directory about
 * a cross-bank movement and about a payee that only the directory named. If the operator has
 * changed something since the route was chosen, the movement ends, so it never uses values that are
 * no longer in force. Returns the time of the check: the instruction commits only with a fresh one.
 */
export const checkAccounts = async (
  lookup: LookupContext,
  debtor: DebtorAccount,
  { type, creditor }: ChosenRoute,
  { readOwner, checkDebtorBank }: OwnersCheck,
): Promise<Result<number>> => {
  const { env, mode } = lookup;
  // The payer must not approve anything while the bank cannot accept the instruction.
  // @rule B6.7
  if (isBreakerOpen(debtor.bank_id, "execute-transaction")) return refuse("BANK_UNAVAILABLE");
  const checkedAt = now();
  const crossBank = type === "NATIONAL_RAIL_INITIATE";
  const handles = [debtor.bank_handle, creditor.bank_handle].filter((name) => name !== null);
  const enrolled = [...new Set(handles)];
  const isByDirectory = creditor.bank_handle === null;
  const [banks, payeeBank, owner, ...accounts] = await Promise.all([
    // @rule G7.9 P5.1
    readBanksNow(env, enrolled, mode),
    isByDirectory ? readBankNow(env, creditor.institution_code, mode) : null,
    readOwner(),
    confirmPayeeAlias(lookup, creditor),
    confirmPayerAlias(lookup, debtor),
    // @rule D3.3
    crossBank || isByDirectory ? confirmCreditor(lookup, creditor) : ok(null),
  ]);
  const unconfirmed = accounts.find((account) => !account.ok);
  if (unconfirmed && !unconfirmed.ok) return unconfirmed;
  const active = banks.filter(({ status }) => status === "ACTIVE");
  const isSwitchedOff = payeeBank !== null && payeeBank.status !== "ACTIVE";
  if (active.length < enrolled.length || isSwitchedOff) return refuse("BANK_UNAVAILABLE");
  if (!owner.ok) return owner;
  const debtorBank = banks.find(({ bank_handle }) => bank_handle === debtor.bank_handle);
  const offered = debtorBank && checkDebtorBank ? checkDebtorBank(debtorBank) : ok(null);
  if (!offered.ok) return offered;
  if (hasMoved(debtor, banks)) return refuse("PAYER_NOT_FOUND");
  const { strategy, creditor_iban } = owner.value;
  const isOther = creditor_iban !== null && creditor_iban !== creditor.iban;
  if (isOther || hasMoved(creditor, banks)) return refuse("DESTINATION_MISMATCH");
  const permitted = chooseRoute(strategy, debtor.institution_code, creditor.institution_code);
  if (!permitted.ok || permitted.value !== type) return refuse("ROUTE_NOT_AVAILABLE");
  return ok(checkedAt);
};

/** The bank of an account that only the directory named, if it is enrolled here. */
const readBankNow = (env: GatewayEnv, institutionCode: string, mode: Mode) =>
  readBankOfInstitution(env, institutionCode, mode, { fresh: true });

/**
 * Whether the bank that named the account has changed its address or institution code since.
 * @rule P5.4
 */
export const hasMoved = (
  { bank_handle, core_base_url, institution_code }: DebtorAccount | CreditorAccount,
  banks: readonly BankRecord[],
): boolean => {
  const bank = banks.find((enrolled) => enrolled.bank_handle === bank_handle);
  if (!bank || core_base_url === null) return false;
  return bank.core_base_url !== core_base_url || bank.institution_code !== institution_code;
};

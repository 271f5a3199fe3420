import type { WorkContext } from "../aggregate/work.ts";
import { type BankRecord, readBankOfInstitution, readBanksNow } from "../banks/bank-records.ts";
import { isBreakerOpen } from "../banks/breaker.ts";
import {
  confirmCreditor,
  confirmPayeeAlias,
  confirmPayerAlias,
} from "../directory/confirm-account.ts";
import type { CreditorAccount, DebtorAccount } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { readMerchant } from "../parties/merchants.ts";
import { now } from "../platform/clock.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import { chooseRoute } from "../transfers/choose-route.ts";
import type { SessionRoute } from "./session-record.ts";

/** The input for a payment's last check, from its ticket. */
export interface PaymentToCheck {
  merchant_id: string;
  to_settlement_account: boolean;
  payer: DebtorAccount | null;
  route: SessionRoute | null;
}

/**
 * The last check of a payment, right before a code is verified or an approval is accepted. It reads
 * banks and merchant uncached, asks the registry again about every alias that was used, and the
 * directory about a cross-bank payment and about a payee that only the directory named. What the
 * operator has changed since the payer was resolved ends the payment, so no value pays that is no
 * longer in force. Returns the time of the check: EXECUTING commits only with a fresh one.
 */
export const lastCheck = async (
  { env, correlationId, traceparent }: WorkContext,
  { mode, payer, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const payment = last_check as PaymentToCheck;
  const { merchant_id, route, payer: debtor } = payment;
  if (!payer || !route || !debtor) return refuse("INVALID_STATE");
  // A code is not checked while the bank cannot take the instruction.
  if (isBreakerOpen(payer.bank_id, "execute-transaction")) return refuse("BANK_UNAVAILABLE");
  const checkedAt = now();
  const crossBank = route.type === "NATIONAL_RAIL_INITIATE";
  const lookup = { env, mode, correlationId, traceparent };
  const handles = [payer.bank_handle, route.creditor.bank_handle].filter((name) => name !== null);
  const enrolled = [...new Set(handles)];
  const isByDirectory = route.creditor.bank_handle === null;
  const [banks, payeeBank, merchant, ...accounts] = await Promise.all([
    readBanksNow(env, enrolled, mode),
    isByDirectory ? readBankNow(env, route.creditor.institution_code, mode) : null,
    readMerchant(env, merchant_id, mode, { fresh: true }),
    confirmPayeeAlias(lookup, route.creditor),
    confirmPayerAlias(lookup, debtor),
    crossBank || isByDirectory ? confirmCreditor(lookup, route.creditor) : ok(null),
  ]);
  const unconfirmed = accounts.find((account) => !account.ok);
  if (unconfirmed && !unconfirmed.ok) return unconfirmed;
  const active = banks.filter(({ status }) => status === "ACTIVE");
  const isSwitchedOff = payeeBank !== null && payeeBank.status !== "ACTIVE";
  if (active.length < enrolled.length || isSwitchedOff) return refuse("BANK_UNAVAILABLE");
  if (merchant?.status !== "ACTIVE") return refuseMerchant();
  const { creditor } = route;
  if (hasMoved(debtor, banks)) return refuse("PAYER_NOT_FOUND");
  const isOther = payment.to_settlement_account && merchant.settlement_iban !== creditor.iban;
  if (isOther || hasMoved(creditor, banks)) return refuse("DESTINATION_MISMATCH");
  const institutions = [debtor.institution_code, creditor.institution_code] as const;
  const permitted = chooseRoute(merchant.settlement_strategy, ...institutions);
  if (!permitted.ok || permitted.value !== route.type) return refuse("ROUTE_NOT_AVAILABLE");
  return ok(checkedAt);
};

/** The bank of an account that only the directory named, if it is enrolled here. */
const readBankNow = (env: GatewayEnv, institutionCode: string, mode: Mode) =>
  readBankOfInstitution(env, institutionCode, mode, { fresh: true });

/** Whether the bank that named the account has another address or institution code by now. */
export const hasMoved = (
  { bank_handle, core_base_url, institution_code }: DebtorAccount | CreditorAccount,
  banks: readonly BankRecord[],
): boolean => {
  const bank = banks.find((enrolled) => enrolled.bank_handle === bank_handle);
  if (!bank || core_base_url === null) return false;
  return bank.core_base_url !== core_base_url || bank.institution_code !== institution_code;
};

export const refuseMerchant = () =>
  refuse("FORBIDDEN", {
    message: "This merchant takes no payments at the moment. Nothing was paid.",
  });

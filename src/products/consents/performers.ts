import { base62FromHex } from "../../base/kernel/ids.ts";
import { hmacHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { identityKey } from "../../base/platform/master-key.ts";
import type { Attempt, Perform, Turn } from "../../frame/objects/turn.ts";
import {
  listSharedAccounts,
  notifyAuthorisation,
} from "../../network/banks/account-information.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import type { ConsentReport } from "./consent-record.ts";
import type { AccountsQuery } from "./views.ts";

/** The calls of a consent to its bank. Each performer makes one leased attempt and reports it. */
type ConsentAttempt<Material> = Attempt<Material, ConsentReport>;

/**
 * Opaque, stable within a consent and different in every other one. It is derived, so a repeated
 * list and a re-authorisation have the same ids.
 * @rule O7.2
 */
const accountId = (env: GatewayEnv, consentId: string, iban: string): string =>
  `acc_${base62FromHex(hmacHex(identityKey(env, "account-id"), `${consentId} ${iban}`))}`;

/** Performs `list_accounts`: the customer chooses from the bank's answer. */
export const performListAccounts: Perform = async (
  attempt: ConsentAttempt<AccountsQuery>,
): Promise<Turn | null> => {
  const { env, material } = attempt;
  const { mode, bank_handle, account } = material;
  const bank = await readBankRecord(env, bank_handle, mode);
  if (!bank) return attempt.report({ kind: "again" });
  const { noted, ...said } = await listSharedAccounts(attempt, bank, account);
  const call = noted ?? undefined;
  switch (said.kind) {
    case "data": {
      const accounts = said.data.accounts.map((listed) => ({
        account_id: accountId(env, account.consent_id, listed.iban),
        ...listed,
      }));
      return attempt.report({ kind: "list_accounts", accounts }, call);
    }
    case "not_authorised":
      return attempt.report({ kind: "list_accounts", accounts: null }, call);
    case "unavailable":
      return attempt.report({ kind: "again" }, call);
  }
};

interface BankToNotify {
  mode: Mode;
  bank_handle: string;
  notification: BankRequest<"notify-authorisation">;
}

/**
 * Performs `notify_authorisation`. It is repeated with growing waits until the bank has accepted
 * it.
 */
export const performNotifyOfConsent: Perform = async (
  attempt: ConsentAttempt<BankToNotify>,
): Promise<Turn | null> => {
  const { env, material } = attempt;
  const { mode, bank_handle, notification } = material;
  const bank = await readBankRecord(env, bank_handle, mode);
  // A bank that is no longer enrolled cannot be notified.
  if (!bank) return attempt.report({ kind: "done" });
  const { noted, kind } = await notifyAuthorisation(attempt, bank, notification);
  if (kind === "not_authorised") {
    logWarning("notify-authorisation refused", { bank: bank_handle, consent_id: notification.id });
  }
  const report: ConsentReport = { kind: kind === "unavailable" ? "again" : "done" };
  return attempt.report(report, noted ?? undefined);
};

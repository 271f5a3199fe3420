import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { SharedAccount } from "../../network/banks/data-contract.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { covers } from "../oauth/scopes.ts";
import type { AccountAnswer } from "./answers.ts";
import { bankOf, type DataCall, listedAccounts, refuseAnswer } from "./ask-bank.ts";
import { accountAnswer } from "./data-records.ts";
import type { AccountPath } from "./requests.ts";

/** GET /ob/accounts */
export const listAccountsStep = async (call: DataCall): Promise<Result<Reply>> => {
  const accounts = await readAccounts(call);
  return accounts.ok ? reply(200, { accounts: accounts.value }) : accounts;
};

/** GET /ob/accounts/{account_id} */
export const readAccountStep = async (
  call: Call<GatewayEnv, DataCaller, undefined, AccountPath>,
): Promise<Result<Reply>> => {
  const accounts = await readAccounts(call);
  if (!accounts.ok) return accounts;
  const [account] = accounts.value;
  return account ? reply(200, account) : refuse("NOT_FOUND");
};

/**
 * The shared accounts, or the one in the path, with the bank's names of today. What the bank no
 * longer shows is left out, and what else it shows stays here: only the customer adds accounts.
 */
const readAccounts = async (call: DataCall): Promise<Result<AccountAnswer[]>> => {
  const used = await bankOf(call, "accounts:read");
  if (!used.ok) return used;
  const { bank } = used.value;
  const { scopes, grant } = call.caller;
  const data = await listedAccounts(call, used.value);
  if (!data.ok) return data;
  const byIban = new Map<string, SharedAccount>(
    data.value.accounts
      .filter(({ status }) => status === "SHAREABLE")
      .map((account) => [account.iban, account]),
  );
  // @rule O7.3
  const view = { bank_id: bank.bank_id, full: covers(scopes, "payments:write") };
  const shown: AccountAnswer[] = [];
  for (const account of grant.accounts) {
    const today = byIban.get(account.iban);
    if (!today) continue;
    if (today.currency !== account.currency) {
      return refuseAnswer(call, bank, "accounts", "an account in another currency than before");
    }
    shown.push(accountAnswer(account, today, view));
  }
  return ok(shown);
};

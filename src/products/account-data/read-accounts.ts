import { limitFundsQuestions } from "../../approvals/guard-payer.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { confirmFunds, readBalances } from "../../network/banks/account-information.ts";
import type { SharedAccount } from "../../network/banks/data-contract.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { covers } from "../oauth/scopes.ts";
import type { AccountAnswer } from "./answers.ts";
import {
  accountOf,
  bankOf,
  type DataCall,
  dataOf,
  listedAccounts,
  refuseAnswer,
} from "./ask-bank.ts";
import { accountAnswer, balanceAnswer } from "./data-records.ts";
import type { AccountPath, FundsRequest } from "./requests.ts";

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

/** GET /ob/accounts/{account_id}/balances */
export const readBalancesStep = async (
  call: Call<GatewayEnv, DataCaller, undefined, AccountPath>,
): Promise<Result<Reply>> => {
  const used = await accountOf(call, "balances:read");
  if (!used.ok) return used;
  const { bank, about, account } = used.value;
  const { account_id, iban, currency } = account;
  const data = await dataOf(call, used.value, await readBalances(call, bank, about(iban)));
  if (!data.ok) return data;
  const { balances } = data.value;
  if (balances.some((balance) => balance.currency !== currency)) {
    return refuseAnswer(call, bank, "balances", "a balance in another currency");
  }
  return reply(200, { account_id, balances: balances.map(balanceAnswer) });
};

/**
 * POST /ob/accounts/{account_id}/funds-confirmation. It reserves nothing, and it is no way to read
 * a balance: the amounts of an account and day are counted (docs/decisions/155).
 */
export const confirmFundsStep = async (
  call: Call<GatewayEnv, DataCaller, FundsRequest, AccountPath>,
): Promise<Result<Reply>> => {
  const used = await accountOf(call, "payments:write");
  if (!used.ok) return used;
  const { bank, about, account } = used.value;
  const { amount, currency } = call.body;
  const { tpp_id: owner, mode } = call.caller.tpp;
  const question = { owner, amount, currency };
  const counted = await limitFundsQuestions(call.env, mode, account.iban, question);
  if (!counted.ok) return counted;
  const answered = await confirmFunds(call, bank, about(account.iban), { amount, currency });
  const data = await dataOf(call, used.value, answered);
  if (!data.ok) return data;
  const { funds_available, as_of } = data.value;
  return reply(200, { funds_available, as_of });
};

import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readBalances } from "../../network/banks/account-information.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { accountOf, dataOf, refuseAnswer } from "./ask-bank.ts";
import { balanceAnswer } from "./data-records.ts";
import type { AccountPath } from "./requests.ts";

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

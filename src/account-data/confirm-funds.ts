import { confirmFunds } from "../banks/account-information.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import type { Result } from "../kernel/result.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { accountOf, dataOf } from "./ask-bank.ts";
import type { AccountPath, FundsRequest } from "./requests.ts";

/** POST /ob/accounts/{account_id}/funds-confirmation. It reserves nothing. */
export const confirmFundsStep = async (
  call: Call<GatewayEnv, DataCaller, FundsRequest, AccountPath>,
): Promise<Result<Reply>> => {
  const used = await accountOf(call, "payments:write");
  if (!used.ok) return used;
  const { bank, about, account } = used.value;
  const { amount, currency } = call.body;
  const answered = await confirmFunds(call, bank, about(account.iban), { amount, currency });
  const data = await dataOf(call, answered);
  if (!data.ok) return data;
  const { funds_available, as_of } = data.value;
  return reply(200, { funds_available, as_of });
};

import { limitFundsQuestions } from "../../approvals/guard-payer.ts";
import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { confirmFunds } from "../../network/banks/account-information.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { accountOf, dataOf } from "./ask-bank.ts";
import type { AccountPath, FundsRequest } from "./requests.ts";

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

import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readStandingOrders } from "../../network/banks/account-information.ts";
import type { DataCaller } from "../consents/tpp-caller.ts";
import { accountOf, dataOf, refuseAnswer } from "./ask-bank.ts";
import { type CursorSubject, openCursor, sealCursor } from "./data-cursor.ts";
import { standingOrderAnswer } from "./data-records.ts";
import type { AccountPath, StandingOrderQuery } from "./requests.ts";

/** GET /ob/accounts/{account_id}/standing-orders @rule O7.8 */
export const listStandingOrdersStep = async (
  call: Call<GatewayEnv, DataCaller, undefined, AccountPath, StandingOrderQuery>,
): Promise<Result<Reply>> => {
  const { env, caller, query } = call;
  const used = await accountOf(call, "standing-orders:read");
  if (!used.ok) return used;
  const { bank, about, account } = used.value;
  const { account_id, iban } = account;
  const { consent_id } = caller;
  const subject: CursorSubject = { consent_id, account_id, list: "standing-orders" };
  const opened =
    query.cursor === undefined ? null : await openCursor(env.MASTER_KEY, subject, query.cursor);
  if (opened && !opened.ok) return opened;
  const cursor = opened?.value[0];
  const page = { count: query.count, ...(cursor === undefined ? {} : { cursor }) };
  const answered = await readStandingOrders(call, bank, about(iban), page);
  const data = await dataOf(call, used.value, answered);
  if (!data.ok) return data;
  const { standing_orders, next_cursor: next } = data.value;
  if (next !== null && next === cursor) {
    return refuseAnswer(call, bank, "standing-orders", "a list without an end");
  }
  return reply(200, {
    account_id,
    standing_orders: standing_orders.map((order) =>
      standingOrderAnswer(env.MASTER_KEY, subject, order),
    ),
    next_cursor: next === null ? null : await sealCursor(env.MASTER_KEY, subject, [next]),
  });
};

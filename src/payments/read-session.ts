import { parseId } from "../kernel/ids.ts";
import { type Result, refuse } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { type Call, type Reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { checkoutUrl } from "./checkout-token.ts";
import type { SessionPath } from "./requests.ts";
import { SESSION_PREFIXES, sessionById, sessionIds, sessionStub } from "./session-address.ts";

type OwnCall = Pick<
  Call<GatewayEnv, MerchantCaller, unknown, SessionPath>,
  "env" | "caller" | "path"
>;

/** GET /payments/sessions/{id}. */
export const readSessionStep = async ({ env, caller, path }: OwnCall): Promise<Result<Reply>> => {
  const hex = parseId(SESSION_PREFIXES, path.id);
  if (hex === null) return refuse("NOT_FOUND");
  const { merchant_id, mode } = caller;
  const checkout_url = checkoutUrl(env, sessionIds(hex).session_id);
  const request = { view: "session", checkout_url, merchant_id, mode } as const;
  return replyWith(await sessionStub(env, hex)?.view(request));
};

/** GET /payments/{id}/status (§2.4). */
export const readPaymentStatusStep = async (call: OwnCall): Promise<Result<Reply>> => {
  const { merchant_id, mode } = call.caller;
  const stub = sessionById(call.env, call.path.id);
  return replyWith(await stub?.view({ view: "payment", merchant_id, mode }));
};

import { type Result, refuse } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { checkoutUrl } from "./checkout-token.ts";
import type { SessionPath } from "./requests.ts";
import { type SessionStub, sessionById } from "./session-address.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { paymentView, sessionView } from "./views.ts";

type OwnCall = Pick<
  Call<GatewayEnv, MerchantCaller, unknown, SessionPath>,
  "env" | "caller" | "path"
>;

/** A session that this merchant created in this mode; everyone else's is not there. */
export const findOwnSession = async ({
  env,
  caller,
  path,
}: OwnCall): Promise<Result<{ stub: SessionStub; record: PaymentSessionRecord }>> => {
  const stub = sessionById(env, path.id);
  const record = await stub?.peek();
  if (!stub || !record) return refuse("NOT_FOUND");
  const { merchant_id, mode } = record.terms;
  const own = merchant_id === caller.merchant_id && mode === caller.mode;
  return own ? { ok: true, value: { stub, record } } : refuse("NOT_FOUND");
};

/** GET /payments/sessions/{id}. */
export const readSessionStep = async (call: OwnCall): Promise<Result<Reply>> => {
  const found = await findOwnSession(call);
  if (!found.ok) return found;
  const { record } = found.value;
  return reply(200, sessionView(record, checkoutUrl(call.env, record.terms.session_id)));
};

/** GET /payments/{id}/status (§2.4). */
export const readPaymentStatusStep = async (call: OwnCall): Promise<Result<Reply>> => {
  const found = await findOwnSession(call);
  return found.ok ? reply(200, paymentView(found.value.record)) : found;
};

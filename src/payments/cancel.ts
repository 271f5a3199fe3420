import { ok, type Result, refuse } from "../kernel/result.ts";
import { looksLikeMerchantKey, type MerchantCaller, merchantKey } from "../parties/guards.ts";
import { type Call, guard, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import {
  bearerToken,
  type CheckoutCaller,
  checkoutScheme,
  checkoutUrl,
  readCheckoutCaller,
} from "./checkout-token.ts";
import { findOwnSession } from "./read-session.ts";
import type { SessionPath } from "./requests.ts";
import { confirmView, sessionView } from "./views.ts";

type CancelCaller =
  | { by: "merchant"; merchant: MerchantCaller }
  | { by: "customer"; customer: CheckoutCaller };

/** The merchant's key, or the customer's session token. */
export const merchantOrCustomer = guard<GatewayEnv, CancelCaller>(
  {
    accepts: [...merchantKey.contract.accepts, checkoutScheme],
    refusals: [...merchantKey.contract.refusals, "SESSION_TOKEN_REQUIRED", "NOT_FOUND"],
  },
  async (call) => {
    const token = bearerToken(call.request);
    if (token.startsWith("st_") && !looksLikeMerchantKey(call.request)) {
      const customer = readCheckoutCaller(call.env, token, call.path.id ?? "");
      return customer.ok ? ok({ by: "customer", customer: customer.value }) : customer;
    }
    const merchant = await merchantKey(call);
    return merchant.ok ? ok({ by: "merchant", merchant: merchant.value }) : merchant;
  },
);

/** POST …/cancel: while nothing has been sent to the bank; repeated, it answers the same. */
export const cancelStep = async (
  call: Call<GatewayEnv, CancelCaller, unknown, SessionPath>,
): Promise<Result<Reply>> => {
  const { caller, env, traceparent } = call;
  if (caller.by === "customer") {
    const { stub, browser_id } = caller.customer;
    const turn = await stub.act({ type: "cancel", by: "customer", browser_id }, traceparent);
    if (!turn) return refuse("NOT_FOUND");
    return turn.refusal ?? reply(200, confirmView(turn.record));
  }
  const found = await findOwnSession({ env, path: call.path, caller: caller.merchant });
  if (!found.ok) return found;
  const command = { type: "cancel", by: "merchant", browser_id: null } as const;
  const turn = await found.value.stub.act(command, traceparent);
  if (!turn) return refuse("NOT_FOUND");
  const { record } = turn;
  return turn.refusal ?? reply(200, sessionView(record, checkoutUrl(env, record.terms.session_id)));
};

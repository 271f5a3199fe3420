import { ok, type Result } from "../../base/kernel/result.ts";
import { type Call, guard, type Reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { bearerToken } from "../../base/platform/keys.ts";
import {
  looksLikeMerchantKey,
  type MerchantCaller,
  merchantKey,
} from "../../network/parties/guards.ts";
import { limitAddress } from "../../network/parties/limits.ts";
import { sessionById } from "./address.ts";
import { type CheckoutCaller, checkoutPage, checkoutScheme } from "./checkout-token.ts";
import type { SessionPath } from "./requests.ts";

type CancelCaller =
  | { by: "merchant"; merchant: MerchantCaller }
  | { by: "customer"; customer: CheckoutCaller };

/** The merchant's key, or the customer's session token. */
export const merchantOrCustomer = guard<GatewayEnv, CancelCaller>(
  {
    accepts: [...merchantKey.contract.accepts, checkoutScheme],
    limited: true,
    refusals: [...merchantKey.contract.refusals, "SESSION_TOKEN_REQUIRED", "NOT_FOUND"],
  },
  async (call) => {
    const token = bearerToken(call.request);
    if (token.startsWith("st_") && !looksLikeMerchantKey(call.request)) {
      const allowed = await limitAddress(call);
      if (!allowed.ok) return allowed;
      const customer = checkoutPage.readToken(call.env, token, call.path.id ?? "");
      return customer.ok ? ok({ by: "customer", customer: customer.value }) : customer;
    }
    const merchant = await merchantKey(call);
    return merchant.ok ? ok({ by: "merchant", merchant: merchant.value }) : merchant;
  },
);

/**
 * POST …/cancel: possible until the instruction to the bank exists. A repeated request gets the
 * same answer.
 */
export const cancelStep = async (
  call: Call<GatewayEnv, CancelCaller, unknown, SessionPath>,
): Promise<Result<Reply>> => {
  const { caller, env, correlationId, traceparent } = call;
  const note = { correlationId, traceparent };
  if (caller.by === "customer") {
    const { stubOf, browser_id } = caller.customer;
    const by = { kind: "customer", browser_id } as const;
    const turn = await stubOf().act({ type: "cancel", by }, note, { view: "cancelled" });
    return turn?.refusal ?? replyWith(turn?.view);
  }
  const { merchant_id, mode } = caller.merchant;
  const own = { merchant_id, mode };
  const turn = await sessionById(env, call.path.id)?.act(
    { type: "cancel", by: { kind: "merchant", ...own } },
    note,
    { view: "session", ...own },
  );
  return turn?.refusal ?? replyWith(turn?.view);
};

import { approvalPage } from "../../approvals/approval-page.ts";
import { refuse } from "../../base/kernel/result.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { guard } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { bearerToken } from "../../base/platform/keys.ts";
import type { PageCaller } from "../../frame/pages/page-token.ts";
import { looksLikeMerchantKey } from "../../network/parties/guards.ts";
import { limitAddress } from "../../network/parties/limits.ts";
import { type SessionStub, sessionAddress } from "./session-record.ts";

export type CheckoutCaller = PageCaller<SessionStub>;

/** The checkout's address and its token. @rule P3.1 P3.2 */
export const checkoutPage = approvalPage<SessionStub>({
  ...sessionAddress,
  path: "checkout",
  addressPurpose: "checkout-address",
  tokenPurpose: "session-token",
});

export const checkoutScheme: SecurityScheme = {
  name: "checkoutToken",
  header: null,
  description:
    "The session token that the checkout page holds, `st_…`: for one payment session and one " +
    "browser, 15 minutes at most.",
};

/**
 * Checkout steps require the page's token and refuse every merchant key, valid or not (P3.4, P3.5).
 */
export const checkoutStep = guard<GatewayEnv, CheckoutCaller>(
  {
    accepts: [checkoutScheme],
    limited: true,
    refusals: [
      "CHECKOUT_STEP_FORBIDDEN",
      "SESSION_TOKEN_REQUIRED",
      "NOT_FOUND",
      "FORBIDDEN",
      "RATE_LIMITED",
    ],
  },
  async (call) => {
    const { env, request, path } = call;
    const allowed = await limitAddress(call);
    if (!allowed.ok) return allowed;
    // @rule P3.5
    if (looksLikeMerchantKey(request)) return refuse("CHECKOUT_STEP_FORBIDDEN");
    return checkoutPage.readToken(env, bearerToken(request), path.id ?? "");
  },
);

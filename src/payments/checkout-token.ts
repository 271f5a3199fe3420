import type { Result } from "../kernel/result.ts";
import { refuse } from "../kernel/result.ts";
import {
  issuePageToken,
  type PageCaller,
  type PageSubject,
  readPageCaller,
  readSignedReference,
  signedReference,
} from "../pages/page-token.ts";
import { looksLikeMerchantKey } from "../parties/guards.ts";
import { limitAddress } from "../parties/limits.ts";
import type { SecurityScheme } from "../platform/contract.ts";
import { guard } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { bearerToken } from "../platform/keys.ts";
import { SESSION_PREFIXES, type SessionStub, sessionStubs } from "./session-address.ts";

/** The checkout's address and its token (P3.1, P3.2). */
const ADDRESS_PURPOSE = "checkout-address";

const checkout: PageSubject<GatewayEnv, SessionStub> = {
  prefixes: SESSION_PREFIXES,
  tokenPurpose: "session-token",
  find: sessionStubs,
};

export type CheckoutCaller = PageCaller<SessionStub>;

// @rule P3.1
export const checkoutUrl = (env: GatewayEnv, sessionId: string): string =>
  `${env.BASE_URL}/checkout/${signedReference(env, ADDRESS_PURPOSE, sessionId)}`;

/**
 * The session id in the last part of a checkout address, or null if this gateway did not make the
 * address.
 */
export const readCheckoutReference = (env: GatewayEnv, reference: string): string | null =>
  readSignedReference(env, ADDRESS_PURPOSE, reference);

/** The token of one session in one browser (P3.2). */
export const issueSessionToken = (env: GatewayEnv, sessionId: string, browserId: string) =>
  issuePageToken(env, checkout, sessionId, browserId);

/** The browser that holds a token of exactly this session. */
export const readCheckoutCaller = (
  env: GatewayEnv,
  token: string,
  sessionId: string,
): Result<CheckoutCaller> => readPageCaller(env, checkout, token, sessionId);

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
    return readCheckoutCaller(env, bearerToken(request), path.id ?? "");
  },
);

import { ok, refuse } from "../kernel/result.ts";
import { checkoutToken, liveStatus } from "../payments/answers.ts";
import {
  checkoutScheme,
  issueSessionToken,
  readCheckoutCaller,
  readCheckoutReference,
} from "../payments/checkout-token.ts";
import type { CheckoutRead } from "../payments/checkout-view.ts";
import { sessionById } from "../payments/session-address.ts";
import { bearerToken } from "../platform/keys.ts";
import { renderCheckoutPage } from "./checkout-page.tsx";
import { type AddressCall, addressRoutes } from "./page-address.ts";

const find = ({ env, path }: AddressCall) => {
  const sessionId = readCheckoutReference(env, path.reference);
  const stub = sessionId === null ? null : sessionById(env, sessionId);
  if (sessionId === null || stub === null) return null;
  return {
    stub,
    live: (browser_id: string) => stub.view({ view: "live", browser_id }),
    readToken: (token: string) => readCheckoutCaller(env, token, sessionId),
  };
};

/** The checkout's address (P3.1). */
export const checkoutRoutes = addressRoutes({
  path: "/checkout/:reference",
  field: "checkout_url",
  example: "ps_0123456789.0123456789abcdef0123456789abcdef",
  cookie: "checkout_browser",
  token: { scheme: checkoutScheme, answer: checkoutToken, tokenIn: bearerToken },
  page: { id: "openCheckout", summary: "The checkout page, or a session token for a program" },
  live: {
    id: "readLiveStatus",
    summary: "The state of the payment, as JSON or over a WebSocket",
    answer: liveStatus,
  },
  async open(call, browserId) {
    const read = await find(call)?.stub.view({ view: "checkout", browser_id: browserId });
    if (!read?.ok) return refuse("NOT_FOUND");
    const { verified, parties, ...view } = JSON.parse(read.value) as CheckoutRead;
    return ok({
      ...{ verified, parties, mode: view.mode },
      ...issueSessionToken(call.env, view.session_id, browserId),
      render: (model) => renderCheckoutPage({ view, ...model }),
    });
  },
  find,
});

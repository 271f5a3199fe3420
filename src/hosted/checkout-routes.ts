import { checkoutToken, liveStatus } from "../payments/answers.ts";
import type { CheckoutRead } from "../payments/approval.ts";
import { checkoutPage, checkoutScheme } from "../payments/checkout-token.ts";
import { sessionById } from "../payments/session-address.ts";
import { bearerToken } from "../platform/keys.ts";
import { approvalAddress } from "./approval-address.ts";
import { renderCheckoutPage } from "./checkout-page.tsx";
import type { ShownCheckout } from "./checkout-situation.ts";

/** The checkout's address (P3.1). */
export const checkoutRoutes = approvalAddress<CheckoutRead, ShownCheckout>({
  path: "/checkout/:reference",
  field: "checkout_url",
  prefix: "ps",
  cookie: "checkout_browser",
  token: { scheme: checkoutScheme, answer: checkoutToken, tokenIn: bearerToken },
  page: { id: "openCheckout", summary: "The checkout page, or a session token for a program" },
  live: {
    id: "readLiveStatus",
    summary: "The state of the payment, as JSON or over a WebSocket",
    answer: liveStatus,
  },
  pages: checkoutPage,
  byId: sessionById,
  more: async () => ({}),
  render: renderCheckoutPage,
});

import { ok, refuse } from "../kernel/result.ts";
import { liveOrder } from "../payment-orders/authorisation-answers.ts";
import { orderById } from "../payment-orders/order-address.ts";
import { orderPage } from "../payment-orders/order-page.ts";
import { orderRedirectUrl } from "../payment-orders/order-redirect.ts";
import type { OrderPageRead } from "../payment-orders/step-view.ts";
import { renderOrderPage } from "./order-page.tsx";
import { type AddressCall, addressRoutes } from "./page-address.ts";

const find = ({ env, path }: AddressCall) => {
  const orderId = orderPage.readReference(env, path.reference);
  const stub = orderId === null ? null : orderById(env, orderId);
  if (orderId === null || stub === null) return null;
  return {
    stub,
    live: (browser_id: string) => stub.view({ view: "live", browser_id }),
    readToken: (token: string) => orderPage.readToken(env, token, orderId),
  };
};

/** The address of an order's page. After the end it shows the outcome. */
export const orderPageRoutes = addressRoutes({
  path: "/sca/:reference",
  field: "sca_url",
  example: "po_0123456789.0123456789abcdef0123456789abcdef",
  cookie: "order_browser",
  page: {
    id: "openOrder",
    summary: "The page on which a customer approves an order, or its token for a program",
  },
  live: {
    id: "readLiveOrder",
    summary: "The state of the order, as JSON or over a WebSocket",
    answer: liveOrder,
  },
  async open(call, browserId) {
    const { env } = call;
    const page = await find(call)?.stub.view({ view: "page", browser_id: browserId });
    if (!page?.ok) return refuse("NOT_FOUND");
    const { verified, parties, redirect, ...read } = JSON.parse(page.value) as OrderPageRead;
    const { payment_order_id } = read;
    const redirect_url = await orderRedirectUrl(env, payment_order_id, redirect);
    const redirect_gone = redirect !== null && redirect_url === null;
    const view = { ...read, redirect_url, redirect_gone };
    return ok({
      ...{ verified, parties, mode: read.mode },
      ...orderPage.issueToken(env, payment_order_id, browserId),
      render: (model) => renderOrderPage({ view, ...model }),
    });
  },
  find,
});

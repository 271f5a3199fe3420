import { readBank } from "../banks/bank-records.ts";
import type { ConsentPageRead } from "../consents/approval.ts";
import { liveConsent, renewRedirect } from "../consents/approval-routes.ts";
import { type ConsentStub, consentById } from "../consents/consent-address.ts";
import { consentPages } from "../consents/consent-page.ts";
import type { MandatePageRead, ShownTerms } from "../mandates/approval.ts";
import { liveMandate, mandatePage } from "../mandates/approval-routes.ts";
import { mandateById } from "../mandates/mandate-address.ts";
import type { MandateAnswer } from "../mandates/mandate-view.ts";
import type { OrderPageRead } from "../payment-orders/approval.ts";
import { liveOrder, orderPage } from "../payment-orders/approval-routes.ts";
import { orderById } from "../payment-orders/order-address.ts";
import { checkoutToken, liveStatus } from "../payments/answers.ts";
import type { CheckoutRead } from "../payments/approval.ts";
import { checkoutPage, checkoutScheme } from "../payments/checkout-token.ts";
import { sessionById } from "../payments/session-address.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { bearerToken } from "../platform/keys.ts";
import { approvalAddress } from "./approval-address.ts";
import { renderCheckoutPage, type ShownCheckout } from "./checkout-page.tsx";
import { renderConsentPage, type ShownConsent } from "./consent-page.tsx";
import { renderMandatePage, type ShownMandate } from "./mandate-page.tsx";
import { renderOrderPage, type ShownOrder } from "./order-page.tsx";

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

/** The address of a consent's page; each authorisation has its own. */
export const consentPageRoutes = approvalAddress<ConsentPageRead, ShownConsent, ConsentStub>({
  path: "/consent/:reference",
  field: "consent_url",
  prefix: "cns",
  cookie: "consent_browser",
  page: { id: "openConsent", summary: "The consent page, or its token for a program" },
  live: {
    id: "readLiveConsent",
    summary: "The state of the authorisation, as JSON or over a WebSocket",
    answer: liveConsent,
  },
  pages: consentPages,
  byId: consentById,
  renew: renewRedirect,
  async more(env, { bank_handle, mode, redirect }) {
    const bank = await readBank(env, bank_handle, mode);
    return {
      bank_name: bank?.name ?? bank_handle,
      redirect_ends_at: redirect?.code_ends_at ?? null,
    };
  },
  render: renderConsentPage,
});

export const orderPageRoutes = approvalAddress<OrderPageRead, ShownOrder>({
  path: "/sca/:reference",
  field: "sca_url",
  prefix: "po",
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
  pages: orderPage,
  byId: orderById,
  more: async () => ({}),
  render: renderOrderPage,
});

export const mandatePageRoutes = approvalAddress<MandatePageRead, ShownMandate>({
  path: "/approval/:reference",
  field: "approval_url",
  prefix: "mnd",
  cookie: "mandate_browser",
  page: {
    id: "openMandate",
    summary: "The page on which a customer approves a mandate, or its token for a program",
  },
  live: {
    id: "readLiveMandate",
    summary: "The state of the approval, as JSON or over a WebSocket",
    answer: liveMandate,
  },
  pages: mandatePage,
  byId: mandateById,
  more: async (env, { replaces }) => ({ earlier: await readEarlier(env, replaces) }),
  render: renderMandatePage,
});

/** The terms of the mandate that this one replaces, from its owner's view. */
const readEarlier = async (
  env: GatewayEnv,
  replaces: MandatePageRead["replaces"],
): Promise<ShownTerms | null> => {
  if (replaces === null) return null;
  const { mandate_id, ...viewer } = replaces;
  const stub = mandateById(env, mandate_id);
  const view = await stub?.view({ view: "mandate", ...viewer, consent_id: null });
  if (!view?.ok) return null;
  const { amount, currency, amount_type, max_amount_per_period, ...rest } = JSON.parse(
    view.value,
  ) as MandateAnswer;
  const { max_charges, max_total, frequency, interval_count, time_zone, collection } = rest;
  return {
    ...{ amount, currency, amount_type, max_amount_per_period, max_charges, max_total },
    ...{ frequency, interval_count, time_zone, collection },
    from: rest.start_date,
    until: rest.end_date,
  };
};

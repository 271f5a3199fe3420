import { hostedAssetRoutes } from "../../src/approvals/page/assets.ts";
import { type Locale, locales } from "../../src/frame/pages/locale.ts";
import { renderConnectionsPage } from "../../src/products/connections/page.tsx";
import { renderConsentPage } from "../../src/products/consents/page.tsx";
import { renderMandatePage } from "../../src/products/mandates/page.tsx";
import { renderOrderPage } from "../../src/products/payment-orders/page.tsx";
import { renderCheckoutPage } from "../../src/products/payments/page.tsx";
import { registryAssetRoutes } from "../../src/registry/pages/frame.tsx";
import { assets as demoAssets } from "../../src/sandbox/pages/assets.ts";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { mandateViews } from "../approvals/page/mandate-views.ts";
import { orderViews } from "../approvals/page/order-views.ts";
import { demoShownPages } from "./demo.ts";
import { registryPages } from "./registry.ts";

/** The customers' pages in every state that the tests know, rendered as the worker renders them. */
export interface ShownPage {
  kind: string;
  state: string;
  locale: Locale;
  html: string;
}

type Render<View> = (model: {
  view: View;
  token: string;
  locale: Locale;
  path: string;
  now: number;
}) => string;

const pagesOf = <View>(
  kind: string,
  views: Readonly<Record<string, View>>,
  render: Render<View>,
): ShownPage[] =>
  Object.entries(views).flatMap(([state, view]) =>
    locales.map((locale) => {
      const html = render({ view, token: "st_shown", locale, path: "/shown", now: pageTime });
      return { kind, state, locale, html };
    }),
  );

export const customerPages = async (): Promise<ShownPage[]> => [
  ...pagesOf("checkout", checkoutViews, renderCheckoutPage),
  ...pagesOf("consent", consentViews, renderConsentPage),
  ...pagesOf("mandate", mandateViews, renderMandatePage),
  ...pagesOf("order", orderViews, renderOrderPage),
  ...pagesOf("connections", connectionsViews, renderConnectionsPage),
  ...(await registryPages()),
  ...demoShownPages(),
];

/** The styles and scripts of the pages, by their paths. */
export const pageAssets = async (): Promise<Map<string, Response>> => {
  const found = new Map<string, Response>();
  const routes = [
    ...hostedAssetRoutes<unknown>(),
    ...registryAssetRoutes,
    ...demoAssets.routes<unknown>(),
  ];
  for (const { contract, answer: step } of routes) {
    const [path = ""] = contract.paths;
    const answer = await step(undefined as never);
    if (answer instanceof Response) found.set(path, answer);
  }
  return found;
};

import { hostedAssetRoutes } from "../../src/approvals/page/assets.ts";
import { brandStyle, colourSheet } from "../../src/approvals/page/brand.ts";
import type { HostedModel } from "../../src/approvals/page/frame.tsx";
import type { Surroundings } from "../../src/approvals/page/surroundings.ts";
import { type Locale, locales } from "../../src/frame/pages/locale.ts";
import { logoPath } from "../../src/network/parties/logos.ts";
import { renderConnectionsPage } from "../../src/products/connections/page.tsx";
import { renderConsentPage } from "../../src/products/consents/page.tsx";
import { renderMandatePage } from "../../src/products/mandates/page.tsx";
import { renderOrderPage } from "../../src/products/payment-orders/page.tsx";
import { renderCheckoutPage } from "../../src/products/payments/page.tsx";
import { registryAssetRoutes } from "../../src/registry/pages/frame.tsx";
import { assets as demoAssets } from "../../src/sandbox/pages/assets.ts";
import { brandedMerchant, pickers } from "../approvals/page/bank-samples.ts";
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

type Render<View> = (model: HostedModel<View>) => string;

const pagesOf = <View>(
  kind: string,
  views: Readonly<Record<string, View>>,
  render: Render<View>,
  aroundOf: (state: string) => Surroundings | undefined = () => undefined,
): ShownPage[] =>
  Object.entries(views).flatMap(([state, view]) =>
    locales.map((locale) => {
      const around = aroundOf(state);
      const model = { view, token: "st_shown", locale, path: "/shown", now: pageTime };
      return { kind, state, locale, html: render(around ? { ...model, around } : model) };
    }),
  );

/** The first step with its banks, and some screens with all that a merchant may say of itself. */
const surrounded = (): ShownPage[] => {
  const { identify, otp, not_paid, completed } = checkoutViews;
  const branded = { identify, otp, not_paid, completed };
  const around = { merchant: brandedMerchant, maintenance: [] };
  return [
    ...pagesOf("checkout of a brand", branded, renderCheckoutPage, () => around),
    ...Object.entries(pickers).flatMap(([state, banks]) => [
      ...pagesOf("checkout banks", { [state]: identify }, renderCheckoutPage, () => ({
        ...around,
        banks,
      })),
      ...pagesOf("consent banks", { [state]: consentViews.identify }, renderConsentPage, () => ({
        ...{ merchant: null, maintenance: [] },
        banks,
      })),
    ]),
  ];
};

export const customerPages = async (): Promise<ShownPage[]> => [
  ...pagesOf("checkout", checkoutViews, renderCheckoutPage),
  ...surrounded(),
  ...pagesOf("consent", consentViews, renderConsentPage),
  ...pagesOf("mandate", mandateViews, renderMandatePage),
  ...pagesOf("order", orderViews, renderOrderPage),
  ...pagesOf("connections", connectionsViews, renderConnectionsPage),
  ...(await registryPages()),
  ...demoShownPages(),
];

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"
  fill="#0e5f55"/><path d="M8 30 20 8l12 22z" fill="#fff"/></svg>`;

/** The styles and scripts of the pages, by their paths. */
export const pageAssets = async (): Promise<Map<string, Response>> => {
  const found = new Map<string, Response>();
  const brand = { headers: { "content-type": "text/css" } };
  const { colour } = brandedMerchant;
  if (colour) found.set(colourSheet(colour), new Response(brandStyle(colour), brand));
  const image = { headers: { "content-type": "image/svg+xml" } };
  const [logo] = pickers.banks?.shown ?? [];
  if (logo?.logo) found.set(logoPath(logo.logo), new Response(LOGO, image));
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

import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { codeSvg } from "../../../src/approvals/page/code-svg.ts";
import { aidsOf } from "../../../src/approvals/page/locales/aids.ts";
import { locales } from "../../../src/frame/pages/locale.ts";
import { renderConnectionsPage } from "../../../src/products/connections/page.tsx";
import { renderConsentPage } from "../../../src/products/consents/page.tsx";
import { renderMandatePage } from "../../../src/products/mandates/page.tsx";
import { renderOrderPage } from "../../../src/products/payment-orders/page.tsx";
import { renderCheckoutPage } from "../../../src/products/payments/page.tsx";
import { matrixOf } from "../../support/qr-matrix.ts";
import { appUrl, checkoutViews, pageTime } from "./checkout-views.ts";
import { connectionsViews } from "./connections-views.ts";
import { consentViews } from "./consent-views.ts";
import { mandateViews } from "./mandate-views.ts";
import { orderViews } from "./order-views.ts";
import { expectNoMarkup, hostile, mainOf, textOf } from "./page-text.ts";

/** The button to the bank's app and the code for a phone, as each page renders them. */
const model = { token: "st_abc", locale: "en", path: "/checkout/ps_1.abc", now: pageTime } as const;
const withApp = { app_url: appUrl, code: "app" } as const;

const pages = {
  checkout: (app: object) =>
    renderCheckoutPage({ ...model, view: { ...checkoutViews.push, ...app } }),
  consent: (app: object) => renderConsentPage({ ...model, view: { ...consentViews.push, ...app } }),
  order: (app: object) => renderOrderPage({ ...model, view: { ...orderViews.push, ...app } }),
  mandate: (app: object) => renderMandatePage({ ...model, view: { ...mandateViews.push, ...app } }),
  connections: (app: object) =>
    renderConnectionsPage({ ...model, view: { ...connectionsViews.push, ...app } }),
};

const href = appUrl.replace("&", "&amp;");

// @rule P3.29
describe.each(Object.entries(pages))("the page of a %s", (_, render) => {
  it("links the app once, without telling it where the customer comes from", () => {
    const main = mainOf(render(withApp));
    const link = `href="${href}" rel="noreferrer" referrerpolicy="no-referrer"`;
    expect(main.split(link)).toHaveLength(2);
  });

  it("loads the code of a prompt only when the customer opens it", () => {
    const main = mainOf(render(withApp));
    const [details = ""] = /<details class="aside on-phone"[\s\S]*?<\/details>/u.exec(main) ?? [];
    expect(details).toMatch(/^<details class="aside on-phone" id="on-phone">/u);
    expect(details).toMatch(/<img src="[^"]+\/qr\.svg\?of=\d+" alt="QR code"[^>]* loading="lazy"/u);
  });

  it("shows neither without an address", () => {
    expect(render({ app_url: null, code: null })).not.toMatch(/open-app|on-phone/u);
  });

  it("keeps what a bank writes within its attribute", () => {
    const html = render({ app_url: hostile, code: null });
    expectNoMarkup(html.replaceAll(/<img class="logo"[^>]*>/gu, ""));
  });
});

describe.each(locales)("in %s", (locale) => {
  const { phone } = aidsOf(locale);
  const checkout = (view: keyof typeof checkoutViews) =>
    textOf(mainOf(renderCheckoutPage({ ...model, locale, view: checkoutViews[view] })));

  it("the bank is named on the button and at the code", () => {
    const text = checkout("push_app");
    expect(text).toContain(phone.open_app.replace("{bank}", "Alder Bank"));
    expect(text).toContain(phone.app.replace("{bank}", "Alder Bank"));
  });

  it("the first step offers the page itself", () => {
    expect(checkout("identify_code")).toContain(phone.go_on + phone.page);
  });
});

it.each([
  "https://gateway.example/checkout/ps_1bM7vN0dQK3xWf5sYzTq2hR8cJ4gLpE6aUiO9tXkDwS.0123456789abcdef",
  `https://app.alder.example/${"a".repeat(486)}`,
])("the drawing of %s is the code that the encoder makes, with its margin", (url) => {
  const { data } = encode(url, { ecc: "M", border: 4 });
  expect(matrixOf(codeSvg(url))).toEqual(data);
});

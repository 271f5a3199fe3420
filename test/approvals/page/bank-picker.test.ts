import { describe, expect, it } from "vitest";
import { hostedAssetRoutes } from "../../../src/approvals/page/assets.ts";
import type { BankPicker } from "../../../src/approvals/page/bank-choice.ts";
import { paymentSentencesOf } from "../../../src/approvals/page/locales/index.ts";
import { lightened } from "../../../src/frame/pages/assets.ts";
import { type Locale, locales } from "../../../src/frame/pages/locale.ts";
import { findFaces } from "../../../src/network/banks/bank-faces.ts";
import { renderConnectionsPage } from "../../../src/products/connections/page.tsx";
import { renderConsentPage } from "../../../src/products/consents/page.tsx";
import { renderMandatePage } from "../../../src/products/mandates/page.tsx";
import { renderOrderPage } from "../../../src/products/payment-orders/page.tsx";
import { renderCheckoutPage } from "../../../src/products/payments/page.tsx";
import { alpha, borealis, face, picker } from "./bank-samples.ts";
import { checkoutViews, pageTime } from "./checkout-views.ts";
import { connectionsViews } from "./connections-views.ts";
import { consentViews } from "./consent-views.ts";
import { mandateViews } from "./mandate-views.ts";
import { orderViews } from "./order-views.ts";
import { expectNoMarkup, expectWholeDocument, hostile, mainOf, textOf } from "./page-text.ts";

/** The first step of an approval at any bank: the bank, then who the customer is there. */
const render = (
  banks: BankPicker | null,
  locale: Locale = "en",
  view: keyof typeof checkoutViews = "identify",
): string =>
  renderCheckoutPage({
    view: checkoutViews[view],
    ...{ token: "st_abc", locale, path: "/checkout/ps_1.abc", now: pageTime },
    around: { merchant: null, maintenance: [], banks },
  });

describe("finding a bank", () => {
  const found = (text: string) =>
    findFaces([face({ bank_handle: "xx", name: "Labor Savings" }), alpha, borealis], text).map(
      ({ bank_handle }) => bank_handle,
    );

  it.each([
    ["bor", ["borealis", "xx"]],
    ["BORÉ", ["borealis"]],
    ["nord", ["borealis"]],
    ["bank", ["alpha"]],
    ["", ["xx", "alpha", "borealis"]],
    ["zzz", []],
  ])("%o finds %j", (text, handles) => {
    expect(found(text)).toEqual(handles);
  });
});

// @rule P3.22
describe.each(locales)("the first step in %s", (locale) => {
  const { identify } = paymentSentencesOf(locale);

  it("offers each bank with its logo as a link, and one field for an IBAN or a username", () => {
    const html = render(picker({ lang: locale }), locale);
    expectWholeDocument(html, locale);
    expect(html).toContain(`<a class="option bank" href="?lang=${locale}&amp;bank=borealis"`);
    expect(html).toContain(`src="/logos/${alpha.logo}"`);
    expect(textOf(mainOf(html))).toContain(textOf(identify.by_name));
    expect(html.match(/name="payer"/gu)).toHaveLength(1);
    // It works without a script.
    expect(html).toMatch(
      /<form method="get"[^>]*>.*name="q".*<button type="submit" class="secondary">/su,
    );
  });

  it("then asks who the customer is at the chosen bank, and says if it has problems", () => {
    const chosen = { ...borealis, has_problems: true };
    const html = render(picker({ chosen }), locale);
    expectWholeDocument(html, locale);
    expect(html).toContain('<input type="hidden" name="bank" value="borealis"/>');
    expect(html).toContain('<input type="checkbox" name="remember" value="test"/>');
    const text = textOf(mainOf(html));
    const [before = "", after = ""] = identify.bank_problems_long.split("{bank}");
    expect(text).toContain(textOf(`${before}Banque Boréalis${after}`));
    expect(text).toContain(textOf(identify.other_bank));
    expect(html).not.toContain('name="q"');
  });

  it("says when no bank is found", () => {
    const html = render(picker({ search: "zzz", count: 0, shown: [] }), locale);
    expect(textOf(mainOf(html))).toContain(textOf(identify.bank_none));
  });
});

// @rule P3.24
it("fills in the remembered username at its own bank alone", () => {
  const remembered = { bank: borealis, alias: "chloe" };
  expect(render(picker({ remembered }))).not.toContain("chloe");
  expect(render(picker({ remembered, chosen: alpha }))).not.toContain("chloe");
  const html = render(picker({ remembered, chosen: borealis }));
  expect(html).toMatch(/<input id="payer-value"[^>]* value="chloe"/u);
  expect(html).toMatch(/name="remember" value="test" checked/u);
});

it("offers the remembered bank first, once, and a way to forget it", () => {
  const html = render(picker({ remembered: { bank: borealis, alias: null } }));
  expect([...html.matchAll(/bank=(\w+)"/gu)].map(([, bank]) => bank)).toEqual([
    "borealis",
    "alpha",
  ]);
  expect(html).toContain('<form method="post" action="/remembered"');
  expect(html).toContain('name="back" value="/checkout/ps_1.abc"');
});

it("shows no markup of a bank's name or of what was typed", () => {
  const bank = face({ name: hostile, logo: null });
  const remembered = { bank, alias: hostile };
  const shown = picker({ shown: [bank], chosen: null, search: hostile, remembered });
  expectNoMarkup(render(shown));
  expectNoMarkup(render({ ...shown, chosen: bank }));
});

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

describe("the weight of a checkout", () => {
  const files = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        hostedAssetRoutes().map(async ({ contract, answer }) => {
          const answered = (await answer({} as never)) as Response;
          return [contract.paths[0] as string, await answered.text()] as const;
        }),
      ),
    );

  // The longest of names, and every one of the banks that a page shows.
  const named = Array.from({ length: 8 }, (_, place) =>
    face({ bank_handle: `bank-of-the-north-${place}`, name: `${"Wide Bank ".repeat(7)}${place}` }),
  );
  const first = picker({ shown: named, count: 500 });

  it.each(locales)("is at most 45 KB at the first load in %s", async (locale) => {
    const html = render(first, locale, "identify_code");
    const loaded = Object.entries(await files()).filter(([path]) => html.includes(path));
    expect(loaded.length).toBeGreaterThan(5);
    // The code's image is loaded when it is opened.
    expect(html).toContain("/qr.svg");
    const sum = bytesOf(html) + loaded.reduce((bytes, [, text]) => bytes + bytesOf(text), 0);
    expect(sum).toBeLessThanOrEqual(45_000);
  });

  it.each(locales)("is at most 12 KB for each later step in %s", (locale) => {
    for (const view of Object.values(checkoutViews)) {
      const html = renderCheckoutPage({
        ...{ view, token: "st_abc", locale, path: "/checkout/ps_1.abc", now: pageTime },
        around: { merchant: null, maintenance: [], banks: null },
        fetched: true,
      });
      expect(bytesOf(html)).toBeLessThanOrEqual(12_000);
    }
  });

  it.each(locales)("is at most 12 KB for each step of the other pages in %s", (locale) => {
    const model = {
      ...{ token: "st_abc", locale, path: "/sca/po_1.abc", now: pageTime, fetched: true },
      around: { merchant: null, maintenance: [], banks: null },
    };
    const pages = [
      ...Object.values(consentViews).map((view) => renderConsentPage({ view, ...model })),
      ...Object.values(orderViews).map((view) => renderOrderPage({ view, ...model })),
      ...Object.values(mandateViews).map((view) => renderMandatePage({ view, ...model })),
      ...Object.values(connectionsViews).map((view) => renderConnectionsPage({ view, ...model })),
    ];
    expect(Math.max(...pages.map(bytesOf))).toBeLessThanOrEqual(12_000);
  });

  it("leaves nothing of a script out but its comments", async () => {
    for (const [path, text] of Object.entries(await files())) {
      expect(text, path).not.toMatch(/\/\*|^\s*\/\//mu);
      expect(lightened(path, text)).toBe(text);
    }
    const css = "/* all */\n*,\n*::before {\n  margin: 0 calc(1px + 2px);\n}\n";
    expect(lightened("a.css", css)).toBe("*,*::before{margin:0 calc(1px + 2px)}");
  });
});

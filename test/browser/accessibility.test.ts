import { describe, expect, it } from "vitest";
import type { Surroundings } from "../../src/approvals/page/surroundings.ts";
import type { ConnectionsView } from "../../src/products/connections/page.tsx";
import type { ShownConsent } from "../../src/products/consents/page.tsx";
import type { ShownCheckout } from "../../src/products/payments/page.tsx";
import { brandedMerchant, face, picker } from "../approvals/page/bank-samples.ts";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { expectAccessible, openPageAt } from "./chromium.ts";
import {
  checkoutPage,
  connectionsPage,
  consentPage,
  type FakePage,
  openFakePage,
  origin,
} from "./fake-gateway.ts";

// Every language once, and each colour scheme twice.
const combinations = [
  ["en", "light"],
  ["fr", "dark"],
  ["es", "light"],
  ["ar", "dark"],
] as const;

const everyScreenPasses = <View>(
  title: string,
  fake: FakePage<View>,
  views: Readonly<Record<string, View>>,
) =>
  describe(`every screen of ${title}`, () => {
    it.each(combinations)(
      "passes axe-core in %s, %s, on the narrowest phones",
      async (locale, colorScheme) => {
        // The width at which nothing may scroll sideways [WCAG 2.2, 1.4.10].
        const viewport = { width: 320, height: 640 };
        const page = await openPageAt(pageTime, { colorScheme, viewport });
        const [first] = Object.values(views) as [View];
        const gateway = await openFakePage(page, fake, first, { locale });
        await page.goto(origin + fake.path);
        for (const [name, view] of Object.entries(views)) {
          gateway.view = view;
          await gateway.look();
          await expectAccessible(page);
          const width = await page.evaluate<number>("document.documentElement.scrollWidth");
          expect([name, width]).toEqual([name, 320]);
        }
      },
    );
  });

const HOUR_MS = 3_600_000;

const aroundOf = (colour: string): Surroundings => ({
  merchant: {
    ...brandedMerchant,
    ...{ logo_url: "https://cdn.example/logo.svg", colour },
    support_email: `${"long.address.".repeat(4)}help@atelier-northlight.example`,
    support_url: "https://shop.example/help",
  },
  maintenance: [
    {
      ...{ bank_handle: "aurora", bank_name: "Aurora Bank" },
      ...{ starts_at: pageTime - HOUR_MS, ends_at: pageTime + HOUR_MS },
    },
    {
      ...{ bank_handle: "union", bank_name: "Savings Union of the Northern Harbours" },
      ...{ starts_at: pageTime + HOUR_MS / 2, ends_at: pageTime + HOUR_MS },
    },
  ],
  banks: picker({ shown: [face({ logo: null }), face({ logo: null, has_problems: true })] }),
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40H0z"/></svg>';

describe("a checkout with a merchant's brand and notices of banks", () => {
  it.each([
    ["en", "light", "#7a1fa2", "rgb(122, 31, 162)"],
    ["ar", "dark", "#ffe066", "rgb(255, 224, 102)"],
    // Not legible in this scheme: the page keeps its own accent.
    ["fr", "light", "#ffe066", "rgb(14, 95, 85)"],
  ] as const)(
    "passes axe-core in %s, %s, with the colour %s, on the narrowest phones",
    async (locale, colorScheme, colour, accent) => {
      const viewport = { width: 320, height: 640 };
      const page = await openPageAt(pageTime, { colorScheme, viewport });
      const logo = { contentType: "image/svg+xml", body: LOGO };
      await page.route("https://cdn.example/**", (route) => route.fulfill(logo));
      const around = aroundOf(colour);
      const options = { locale, around };
      const gateway = await openFakePage(page, checkoutPage, checkoutViews.identify, options);
      for (const name of ["identify", "otp", "not_paid"] as const) {
        gateway.view = checkoutViews[name];
        await page.goto(origin + checkoutPage.path);
        await page.locator("main[data-ready]").waitFor();
        await expectAccessible(page);
        const seen = await page.evaluate<[number, string, number]>(`[
          document.documentElement.scrollWidth,
          getComputedStyle(document.querySelector(".primary")).backgroundColor,
          document.querySelector(".logo").naturalWidth,
        ]`);
        expect([name, ...seen]).toEqual([name, 320, accent, 80]);
        // The policy admits this image and no other of its host.
        const other = await page.evaluate<string>(`new Promise((done) => {
          const image = new Image();
          image.onload = () => done("loaded");
          image.onerror = () => done("refused");
          image.src = "https://cdn.example/other.svg";
        })`);
        expect(other).toBe("refused");
      }
    },
  );
});

everyScreenPasses<ShownCheckout>("the checkout", checkoutPage, checkoutViews);
everyScreenPasses<ShownConsent>("the consent page", consentPage, consentViews);
everyScreenPasses<ConnectionsView>("the page of connections", connectionsPage, connectionsViews);

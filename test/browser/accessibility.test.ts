import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConnectionsView } from "../../src/hosted/connections-page.tsx";
import type { ShownConsent } from "../../src/hosted/consent-situation.ts";
import type { CheckoutView } from "../../src/payments/checkout-view.ts";
import { checkoutViews, pageTime } from "../hosted/checkout-views.ts";
import { connectionsViews } from "../hosted/connections-views.ts";
import { consentViews } from "../hosted/consent-views.ts";
import { expectAccessible, openBrowser } from "./chromium.ts";
import {
  checkoutPage,
  connectionsPage,
  consentPage,
  type FakePage,
  openFakePage,
  origin,
} from "./fake-gateway.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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
        const context = await browser.newContext({
          colorScheme,
          // The width at which nothing may scroll sideways [WCAG 2.2, 1.4.10].
          viewport: { width: 320, height: 640 },
        });
        const page = await context.newPage();
        await page.clock.setFixedTime(pageTime);
        const [first] = Object.values(views) as [View];
        const gateway = await openFakePage(page, fake, first, { locale, now: pageTime });
        for (const [name, view] of Object.entries(views)) {
          gateway.view = view;
          await page.goto(origin + fake.path);
          await page.locator("main[data-ready]").waitFor();
          await expectAccessible(page);
          const width = await page.evaluate<number>("document.documentElement.scrollWidth");
          expect([name, width]).toEqual([name, 320]);
        }
        await context.close();
      },
    );
  });

everyScreenPasses<CheckoutView>("the checkout", checkoutPage, checkoutViews);
everyScreenPasses<ShownConsent>("the consent page", consentPage, consentViews);
everyScreenPasses<ConnectionsView>("the page of connections", connectionsPage, connectionsViews);

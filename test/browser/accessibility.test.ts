import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CheckoutView } from "../../src/payments/checkout-view.ts";
import { checkoutViews, pageTime } from "../hosted/checkout-views.ts";
import { connectionsViews } from "../hosted/connections-views.ts";
import { consentViews } from "../hosted/consent-views.ts";
import { expectAccessible, openBrowser } from "./chromium.ts";
import {
  checkoutPath,
  connectionsPage,
  consentPage,
  openFakeGateway,
  openFakePage,
  origin,
} from "./fake-gateway.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const situations = Object.entries(checkoutViews) as [string, CheckoutView][];

// Every language once, and each colour scheme twice.
const combinations = [
  ["en", "light"],
  ["fr", "dark"],
  ["es", "light"],
  ["ar", "dark"],
] as const;

describe("every screen of the checkout", () => {
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
      const gateway = await openFakeGateway(page, checkoutViews.identify, {
        locale,
        now: pageTime,
      });
      for (const [name, view] of situations) {
        gateway.view = view;
        await page.goto(origin + checkoutPath);
        await page.locator(`main[data-state="${view.state}"]`).waitFor();
        await expectAccessible(page);
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        expect([name, width]).toEqual([name, 320]);
      }
      await context.close();
    },
  );
});

describe("every screen of the consent page", () => {
  it.each(combinations)(
    "passes axe-core in %s, %s, on the narrowest phones",
    async (locale, colorScheme) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(pageTime);
      const options = { locale, now: pageTime };
      const gateway = await openFakePage(page, consentPage, consentViews.identify, options);
      for (const [name, view] of Object.entries(consentViews)) {
        gateway.view = view;
        await page.goto(origin + consentPage.path);
        await page.locator(`main[data-state="${view.status} ${view.step}"][data-ready]`).waitFor();
        await expectAccessible(page);
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        expect([name, width]).toEqual([name, 320]);
      }
      await context.close();
    },
  );
});

describe("every screen of the page of connections", () => {
  it.each(combinations)(
    "passes axe-core in %s, %s, on the narrowest phones",
    async (locale, colorScheme) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(pageTime);
      const options = { locale, now: pageTime };
      const gateway = await openFakePage(page, connectionsPage, connectionsViews.identify, options);
      for (const [name, view] of Object.entries(connectionsViews)) {
        gateway.view = view;
        await page.goto(origin + connectionsPage.path);
        await page.locator(`main[data-state="${view.step}"][data-ready]`).waitFor();
        await expectAccessible(page);
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        expect([name, width]).toEqual([name, 320]);
      }
      await context.close();
    },
  );
});

import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import type { Locale } from "../../src/frame/pages/locale.ts";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { connectionsViews } from "../approvals/page/connections-views.ts";
import { consentViews } from "../approvals/page/consent-views.ts";
import { mandateViews } from "../approvals/page/mandate-views.ts";
import { orderViews } from "../approvals/page/order-views.ts";
import { expectAccessible, openPageAt } from "./chromium.ts";
import {
  checkoutPage,
  connectionsPage,
  consentPage,
  type FakePage,
  mandatePage,
  openCheckout,
  openFakePage,
  orderPage,
  origin,
  problemAnswer,
} from "./fake-gateway.ts";
import {
  doubleText,
  expectEdges,
  expectNothingCut,
  expectReachable,
  expectStill,
} from "./reading.ts";

/** The customers' pages for people who enlarge text, choose colours, stop motion, or use keys. */
const allPages: [string, FakePage<never>, Record<string, unknown>][] = [
  ["the checkout", checkoutPage as never, checkoutViews],
  ["a consent", consentPage as never, consentViews],
  ["a mandate", mandatePage as never, mandateViews],
  ["an order", orderPage as never, orderViews],
  ["the connections", connectionsPage as never, connectionsViews],
];

/** accessibility.test.ts has the others at this width. */
const isNotSeenByAxe = (title: string): boolean => /mandate|order/u.test(title);

/** Opens a page in each of its states, in one browser. */
const inEachState = async (
  [, fake, views]: (typeof allPages)[number],
  options: BrowserContextOptions & { language: Locale },
  check: (page: Awaited<ReturnType<typeof openPageAt>>, state: string) => Promise<void>,
): Promise<void> => {
  const { language: locale, ...context } = options;
  const page = await openPageAt(pageTime, context);
  const states = Object.entries(views) as [string, never][];
  const gateway = await openFakePage(page, fake, states[0]?.[1] as never, { locale });
  await page.goto(origin + fake.path);
  await page.locator("main[data-ready]").waitFor();
  for (const [state, view] of states) {
    gateway.view = view;
    await gateway.look();
    await check(page, state);
  }
};

describe.each(allPages)("every screen of %s", (...shown) => {
  it.each(["fr", "ar"] as const)("at twice the text size fits a phone, in %s", async (language) => {
    const viewport = { width: 375, height: 720 };
    await inEachState(shown, { language, viewport }, async (page, state) => {
      await doubleText(page);
      await expectNothingCut(page, state);
    });
  });

  it.runIf(isNotSeenByAxe(shown[0]))("fits the narrowest phones, in es", async () => {
    const viewport = { width: 320, height: 640 };
    await inEachState(shown, { language: "es", viewport }, expectNothingCut);
  });

  it("in colours that the reader has chosen has edges, and stands still if asked", async () => {
    const options = { forcedColors: "active", reducedMotion: "reduce", language: "en" } as const;
    await inEachState(shown, options, async (page, state) => {
      await expectEdges(page, state);
      await expectStill(page, state);
    });
  });
});

it.each(allPages)("everything of %s is reached by keys alone, and seen", async (...shown) => {
  await inEachState(shown, { forcedColors: "active", language: "en" }, expectReachable);
});

describe("a browser without a connection", () => {
  const words = paymentSentencesOf("en");

  it("is told so, keeps what was typed, and goes on by itself", async () => {
    const page = await openPageAt(pageTime);
    const gateway = await openCheckout(page, checkoutViews.otp);
    await page.locator("main[data-ready]").waitFor();
    const field = page.getByLabel(words.otp.field, { exact: true });
    await field.fill("4829");
    gateway.reachable = false;
    await page.context().setOffline(true);
    await page.getByRole("alert").getByText(words.problems.OFFLINE).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.locator("#otp-problem").getByText(words.problems.OFFLINE).waitFor();
    expect(await field.inputValue()).toBe("4829");

    gateway.view = checkoutViews.otp_resent;
    gateway.reachable = true;
    await page.context().setOffline(false);
    await page.locator(".resent").waitFor();
    await page.getByText(words.problems.OFFLINE).first().waitFor({ state: "hidden" });
    expect(await page.locator("[role=alert]:not([hidden])").count()).toBe(0);
    expect(await field.inputValue()).toBe("4829");
    gateway.answer = () => problemAnswer(422, "OTP_INCORRECT");
    await page.keyboard.press("Enter");
    await page.getByText(words.problems.OTP_INCORRECT).waitFor();
  });

  it("that waits sees the end as soon as it is back", async () => {
    const page = await openPageAt(pageTime);
    const gateway = await openCheckout(page, checkoutViews.processing);
    await page.locator("main[data-ready]").waitFor();
    gateway.reachable = false;
    await page.context().setOffline(true);
    await page.getByRole("alert").getByText(words.problems.OFFLINE).waitFor();
    gateway.view = checkoutViews.completed;
    gateway.reachable = true;
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: words.completed.heading }).waitFor();
    expect(await page.locator("[role=alert]:not([hidden])").count()).toBe(0);
  });
});

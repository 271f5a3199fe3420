import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { locales } from "../../src/frame/pages/locale.ts";
import { mandateSentencesOf } from "../../src/products/mandates/locales/index.ts";
import type { ShownMandate } from "../../src/products/mandates/page.tsx";
import { pageTime } from "../approvals/page/checkout-views.ts";
import { mandateViews } from "../approvals/page/mandate-views.ts";
import { expectAccessible, openPageAt, watchLeaving } from "./chromium.ts";
import { mandatePage, openFakePage, origin, problemAnswer } from "./fake-gateway.ts";

/** What the page's script does for a mandate, and how its screens look to axe and on a phone. */
const words = mandateSentencesOf("en");

let page: Page;
beforeEach(async () => {
  page = await openPageAt(pageTime);
});

const open = async (view: ShownMandate) => {
  const gateway = await openFakePage(page, mandatePage, view);
  await page.goto(origin + mandatePage.path);
  return gateway;
};

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

describe("the steps", () => {
  it("payer sends the account, with the page's token and no Authorization", async () => {
    const gateway = await open(mandateViews.identify);
    await page.getByLabel(words.identify.field).fill("layla");
    await page.keyboard.press("Enter");
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toEqual({
      ...{ step: "payer", body: { payer_alias: "layla" } },
      ...{ authorization: undefined, authSession: "st_1" },
    });
  });

  it("start needs no account where the owner names it, and its refusal is told", async () => {
    const gateway = await open(mandateViews.choose_by_name);
    gateway.answer = () => problemAnswer(422, "PAYER_NOT_FOUND");
    await page.getByRole("button", { name: words.choose.otp }).click();
    await page.getByText(words.problems.PAYER_NOT_FOUND).waitFor();
    expect(gateway.requests[0]).toMatchObject({ step: "start", body: { auth_mode: "OTP" } });
  });

  it("reject takes two presses", async () => {
    const gateway = await open(mandateViews.choose);
    await page.getByText(words.cancel.open, { exact: true }).click();
    expect(await gateway.sent()).toEqual([]);
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({ step: "reject", body: {} });
  });
});

describe("the end", () => {
  it("after the approval the page waits for the replaced mandate, then goes back", async () => {
    const gateway = await open(mandateViews.otp);
    gateway.answer = () => {
      gateway.view = mandateViews.wait;
      return { status: 200 };
    };
    await page.locator("#otp-code").fill("482913");
    await page.keyboard.press("Enter");
    await heading(words.wait.heading).waitFor();
    gateway.view = mandateViews.approved;
    await gateway.publish();
    await heading(words.approved.heading).waitFor();
    await gateway.pass(6_000);
    await page.waitForURL(/^https:\/\/shop\.example\/back\?mandate_id=mnd_\w+&status=active$/u);
  });

  it("a page that is opened after the end stays, and leads to the connections", async () => {
    const gateway = await open(mandateViews.approved);
    const left = await watchLeaving(page);
    await gateway.pass(20_000);
    expect(await left()).toEqual([]);
    const link = page.getByRole("link", { name: words.stop.link });
    expect(await link.getAttribute("href")).toBe("/connections?mode=test");
  });
});

/** The screens with something that no other page has. */
const own = [
  ...(["identify", "identify_automatic", "identify_change", "choose_by_name"] as const),
  ...(["push", "approved", "failed"] as const),
];

describe.each(locales)("every screen of its own in %s", (locale) => {
  const looks = { en: "light", fr: "dark", es: "light", ar: "dark" } as const;

  it("fits the narrowest phone and passes axe", async () => {
    // The width at which nothing may scroll sideways [WCAG 2.2, 1.4.10].
    await page.setViewportSize({ width: 320, height: 780 });
    await page.emulateMedia({ colorScheme: looks[locale] });
    const options = { locale };
    const gateway = await openFakePage<ShownMandate>(
      page,
      mandatePage,
      mandateViews.identify,
      options,
    );
    await page.goto(origin + mandatePage.path);
    for (const name of own) {
      gateway.view = mandateViews[name];
      await gateway.look();
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, 320]);
    }
  });
});

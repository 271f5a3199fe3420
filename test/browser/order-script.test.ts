import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { locales } from "../../src/frame/pages/locale.ts";
import { orderSentencesOf } from "../../src/products/payment-orders/locales/index.ts";
import type { ShownOrder } from "../../src/products/payment-orders/page.tsx";
import { pageTime } from "../approvals/page/checkout-views.ts";
import { orderViews } from "../approvals/page/order-views.ts";
import { expectAccessible, openPageAt, watchLeaving } from "./chromium.ts";
import { openFakePage, orderPage, origin, problemAnswer } from "./fake-gateway.ts";

/** What the page's script does for an order, and how its screens look to axe and on a phone. */
const words = orderSentencesOf("en");

let page: Page;
beforeEach(async () => {
  page = await openPageAt(pageTime);
});

const open = async (view: ShownOrder, sockets = true) => {
  const gateway = await openFakePage(page, orderPage, view, { sockets });
  await page.route("https://ledgerly.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>app</title>" }),
  );
  await page.goto(origin + orderPage.path);
  return gateway;
};

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

describe("the steps", () => {
  it.each([
    [words.choose.push, { auth_mode: "PUSH" }],
    [words.choose.otp, { auth_mode: "OTP" }],
  ])("start: %s is %o, with the page's token and no Authorization", async (name, body) => {
    const gateway = await open(orderViews.choose);
    await page.getByRole("button", { name }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toEqual({
      ...{ step: "start", body, authorization: undefined, authSession: "st_1" },
    });
  });

  it("confirm sends the code, in the digits of any keyboard", async () => {
    const gateway = await open(orderViews.otp);
    await page.locator("#otp-code").fill("٤٨٢ 913");
    await page.keyboard.press("Enter");
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({ step: "confirm", body: { otp_code: "482913" } });
  });

  it("reject takes two presses", async () => {
    const gateway = await open(orderViews.choose);
    await page.getByText(words.cancel.open, { exact: true }).click();
    expect(await gateway.sent()).toEqual([]);
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({ step: "reject", body: {} });
  });

  it("in another browser the account is named to continue, and its refusal is told", async () => {
    const gateway = await open(orderViews.elsewhere);
    gateway.answer = () => problemAnswer(422, "PAYER_NOT_FOUND");
    await page.getByLabel(words.identify.field).fill("layla");
    await page.getByRole("button", { name: words.elsewhere.submit }).click();
    await page.getByText(words.problems.PAYER_NOT_FOUND).waitFor();
    expect(gateway.requests[0]).toMatchObject({ step: "payer", body: { payer_alias: "layla" } });
  });
});

describe("news and the way back", () => {
  it("a message with another status renders the page again", async () => {
    const gateway = await open(orderViews.push);
    gateway.view = orderViews.processing;
    await gateway.publish();
    await heading(words.processing.heading).waitFor();
  });

  it("without a WebSocket the page polls", async () => {
    const gateway = await open(orderViews.push, false);
    gateway.view = orderViews.completed;
    await gateway.pass(4_000);
    await heading(words.completed.heading).waitFor();
  });

  it("after the end the page goes back to the app by itself", async () => {
    const gateway = await open(orderViews.otp);
    gateway.answer = () => {
      gateway.view = orderViews.completed;
      return { status: 200 };
    };
    await page.locator("#otp-code").fill("482913");
    await page.keyboard.press("Enter");
    await heading(words.completed.heading).waitFor();
    await gateway.pass(6_000);
    await page.waitForURL(/^https:\/\/ledgerly\.example\/back\?payment_order_id=po_/u);
  });

  it("while the payment is processed it stays, with a link back", async () => {
    const gateway = await open(orderViews.processing);
    const left = await watchLeaving(page);
    await gateway.pass(20_000);
    expect(await left()).toEqual([]);
    await page.getByRole("link", { name: "Back to Ledgerly" }).waitFor();
  });

  it("a page that is opened after the end stays", async () => {
    const gateway = await open(orderViews.completed);
    const left = await watchLeaving(page);
    await gateway.pass(20_000);
    expect(await left()).toEqual([]);
  });

  it("of an app without an address ends with a sentence", async () => {
    await open(orderViews.completed_without_way_back);
    await page.getByText(words.leave.close).waitFor();
  });
});

/** Screens with something that no other page has, each with a look of its own. */
const own: ReadonlySet<string> = new Set([
  ...["choose", "choose_no_match", "choose_unchecked", "elsewhere", "push", "rejected"],
]);

describe.each(locales)("every screen in %s", (locale) => {
  const looks = { en: "light", fr: "dark", es: "light", ar: "dark" } as const;

  it("fits a narrow phone, and what is new passes axe", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: looks[locale] });
    const options = { locale };
    const gateway = await openFakePage<ShownOrder>(page, orderPage, orderViews.choose, options);
    await page.goto(origin + orderPage.path);
    for (const [name, view] of Object.entries(orderViews)) {
      gateway.view = view;
      await gateway.look();
      if (own.has(name)) await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, 360]);
    }
  });
});

import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import type { ShownCheckout } from "../../src/products/payments/page.tsx";
import { checkoutViews, otpChallenge, pageTime } from "../approvals/page/checkout-views.ts";
import { expectAccessible, openPageAt, watchLeaving } from "./chromium.ts";
import {
  type CheckoutOptions,
  type FakeGateway,
  openCheckout,
  problemAnswer,
} from "./fake-gateway.ts";

const words = paymentSentencesOf("en");

let page: Page;
beforeEach(async () => {
  page = await openPageAt(pageTime);
});

const open = (view: ShownCheckout, options: CheckoutOptions = {}): Promise<FakeGateway> =>
  openCheckout(page, view, options);

const focusedId = () => page.locator(":focus").getAttribute("id");

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

describe("answers", () => {
  it.each([
    ["layla", { payer_alias: "layla" }],
    ["layla@alder", { payer_alias: "layla@alder" }],
    ["de89 3704 0044 0532 0130 00", { payer_iban: "DE89370400440532013000" }],
    ["  GB33-BUKB-2020-1555-5555-55 ", { payer_iban: "GB33BUKB20201555555555" }],
  ])("%s is sent as %o with the page's token", async (typed, body) => {
    const gateway = await open(checkoutViews.identify);
    await page.getByLabel(words.identify.field).fill(typed);
    await page.getByRole("button", { name: words.identify.submit }).click();
    await expect.poll(() => gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toEqual({
      step: "resolve-payer",
      body,
      authorization: "Bearer st_1",
    });
  });

  it("an empty field shows a sentence in the page's language, and nothing is sent", async () => {
    const gateway = await open(checkoutViews.identify, { locale: "fr" });
    await page.getByRole("button", { name: "Continuer" }).click();
    const field = page.getByLabel(paymentSentencesOf("fr").identify.field);
    await page.getByText(paymentSentencesOf("fr").identify.missing).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await focusedId()).toBe("payer-value");
    expect(await gateway.sent()).toEqual([]);
  });

  it("a double click sends one answer", async () => {
    const gateway = await open(checkoutViews.otp);
    const { promise, resolve: answer } = Promise.withResolvers<{ status: number }>();
    gateway.answer = () => promise;
    await page.getByLabel(words.otp.field, { exact: true }).fill("482913");
    await page.locator("#otp button").dblclick();
    await page.keyboard.press("Enter");
    expect(await gateway.sent()).toHaveLength(1);
    answer({ status: 200 });
    await page.locator("#otp:not([aria-busy])").waitFor();
    expect(await gateway.sent()).toHaveLength(1);
  });

  it("on a screen that news brought is sent, although the last one is still under way", async () => {
    const gateway = await open(checkoutViews.identify);
    const { promise, resolve: answer } = Promise.withResolvers<{ status: number }>();
    gateway.answer = async ({ step }) => {
      if (step === "select-auth") return { status: 200 };
      gateway.view = checkoutViews.choose;
      await gateway.publish();
      return promise;
    };
    await page.getByLabel(words.identify.field).fill("layla");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: words.choose.push }).dblclick();
    expect(await gateway.sent()).toMatchObject([
      { step: "resolve-payer" },
      { step: "select-auth", body: { auth_mode: "PUSH" } },
    ]);
    answer({ status: 200 });
  });

  it("digits of Arabic keyboards are sent as 0 to 9", async () => {
    const gateway = await open(checkoutViews.otp, { locale: "ar" });
    await page.locator("#otp-code").fill("٤٨٢ ۹۱۳");
    await page.keyboard.press("Enter");
    await expect.poll(() => gateway.requests[0]?.body).toEqual({ otp_code: "482913" });
  });

  it("a wrong code is shown at the field, which is emptied for the next", async () => {
    const gateway = await open(checkoutViews.otp);
    gateway.answer = () => {
      const { challenge } = gateway.view;
      gateway.view = {
        ...gateway.view,
        challenge: challenge && { ...challenge, attempts_remaining: 4 },
      };
      return problemAnswer(422, "OTP_INCORRECT", { attempts_remaining: 4 });
    };
    const field = page.getByLabel(words.otp.field, { exact: true });
    await field.fill("000000");
    await page.keyboard.press("Enter");
    await page.getByText(words.problems.OTP_INCORRECT).waitFor();
    await page.getByText("4 attempts left").waitFor();
    expect(await field.inputValue()).toBe("");
    expect(await focusedId()).toBe("otp-code");
    await field.fill("4");
    await page.getByText(words.problems.OTP_INCORRECT).waitFor({ state: "hidden" });
  });

  it("a refusal without a sentence of the page shows the server's", async () => {
    const gateway = await open(checkoutViews.choose);
    gateway.answer = () => problemAnswer(409, "SOMETHING_NEW");
    await page.getByRole("button", { name: words.choose.push }).click();
    await page.getByText("message of SOMETHING_NEW").waitFor();
  });

  it("a throttled customer sees how long to wait", async () => {
    const gateway = await open(checkoutViews.choose);
    gateway.answer = () => ({
      ...problemAnswer(429, "PAYER_THROTTLED"),
      headers: { "retry-after": "1730" },
    });
    await page.getByRole("button", { name: words.choose.otp }).click();
    await page.getByText("Wait 29 min").waitFor();
  });

  it("after a step the new screen's heading or field has the focus", async () => {
    const gateway = await open(checkoutViews.identify);
    gateway.answer = ({ step }) => {
      gateway.view = step === "select-auth" ? checkoutViews.otp : checkoutViews.choose;
      return { status: 200 };
    };
    await page.getByLabel(words.identify.field).fill("layla");
    await page.keyboard.press("Enter");
    await page.getByText(words.choose.heading).waitFor();
    expect(await page.locator("h1:focus").count()).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(words.otp.heading).waitFor();
    expect(await focusedId()).toBe("otp-code");
    expect(gateway.requests.map(({ body }) => body)).toEqual([
      { payer_alias: "layla" },
      { auth_mode: "OTP" },
    ]);
  });

  it("cancelling takes two presses", async () => {
    const gateway = await open(checkoutViews.identify);
    gateway.answer = () => {
      gateway.view = checkoutViews.cancelled;
      return { status: 200 };
    };
    await page.getByText(words.cancel.open).click();
    expect(await gateway.sent()).toEqual([]);
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await page.getByText(words.cancelled.heading).waitFor();
    expect(gateway.requests).toMatchObject([{ step: "cancel" }]);
  });
});

describe("news", () => {
  it("a message changes the screen, and is announced to screen readers", async () => {
    const gateway = await open(checkoutViews.push);
    gateway.view = checkoutViews.processing;
    await gateway.publish();
    await heading(words.processing.heading).waitFor();
    expect(await page.locator("#announcer").textContent()).toBe(words.processing.heading);
    expect(await page.title()).toContain(words.processing.heading);
  });

  it("without a WebSocket the page asks every two seconds", async () => {
    const gateway = await open(checkoutViews.processing, { sockets: false });
    gateway.view = checkoutViews.settling;
    await gateway.pass(2_000);
    await heading(words.settling.heading).waitFor();
  });

  it("typed text stays when only details of the screen change", async () => {
    const gateway = await open(checkoutViews.otp);
    await page.locator("#otp-code").fill("482");
    gateway.view = { ...gateway.view, challenges_remaining: 0 };
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await page.locator("#resend").waitFor({ state: "detached" });
    expect(await page.locator("#otp-code").inputValue()).toBe("482");
    await page.keyboard.type("913");
    expect(await page.locator("#otp-code").inputValue()).toBe("482913");
  });

  it("the page asks about an open prompt", async () => {
    const gateway = await open(checkoutViews.push);
    gateway.answer = () => {
      gateway.view = checkoutViews.processing;
      return { status: 200 };
    };
    await gateway.pass(4_000);
    expect(await gateway.sent()).toEqual([]);
    await gateway.pass(1_000);
    await heading(words.processing.heading).waitFor();
    expect(gateway.requests).toEqual([{ step: "confirm", body: {}, authorization: "Bearer st_1" }]);
  });

  // @rule P3.29
  it.each(["visibilitychange", "focus", "online"])(
    "a customer who comes back from the bank's app (%s) has the bank asked at once, and once",
    async (event) => {
      const gateway = await open(checkoutViews.push_app);
      await gateway.pass(1_000);
      const target = event === "visibilitychange" ? "document" : "globalThis";
      await page.evaluate(`${target}.dispatchEvent(new Event("${event}"))`);
      await gateway.pass(1_000);
      expect(await gateway.sent()).toMatchObject([{ step: "confirm", body: {} }]);
      await gateway.pass(4_000);
      expect(await gateway.sent()).toHaveLength(1);
    },
  );

  it("a lost answer is shown as lost, and the page reads the outcome", async () => {
    const gateway = await open(checkoutViews.otp, { sockets: false });
    gateway.reachable = false;
    await page.locator("#otp-code").fill("482913");
    await page.keyboard.press("Enter");
    await page.locator("#otp-problem", { hasText: words.problems.OFFLINE }).waitFor();
    gateway.view = checkoutViews.completed;
    gateway.reachable = true;
    await gateway.pass(2_000);
    await heading(words.completed.heading).waitFor();
  });

  it("an expired code is replaced by the button for a new one", async () => {
    const gateway = await open({
      ...checkoutViews.otp,
      challenge: {
        ...otpChallenge,
        challenge_expires_at: new Date(pageTime + 2_000).toISOString(),
      },
    });
    await gateway.pass(1_000);
    await page.getByText("0:01", { exact: true }).waitFor();
    // Half a second more, because the server's clock may be behind.
    await gateway.pass(1_500);
    await heading(words.otp.expired_heading).waitFor();
    await page.getByRole("button", { name: words.otp.resend }).waitFor();
  });
});

describe("the end", () => {
  it("returns to the merchant by itself after a moment", async () => {
    const gateway = await open(checkoutViews.processing, { sockets: false });
    gateway.view = checkoutViews.completed;
    await gateway.pass(2_000);
    await page.getByText("Taking you back to").waitFor();
    await expectAccessible(page);
    const left = await watchLeaving(page);
    await gateway.pass(4_000);
    expect(await left()).toEqual([]);
    await gateway.pass(1_000);
    await page.waitForURL(
      /^https:\/\/shop\.example\/orders\/1042\?session_id=.*status=completed$/u,
    );
  });

  it("stays if the customer chooses to stay", async () => {
    const gateway = await open(checkoutViews.processing, { sockets: false });
    gateway.view = checkoutViews.completed;
    await gateway.pass(2_000);
    await page.getByRole("button", { name: words.leave.stay }).click();
    const left = await watchLeaving(page);
    await gateway.pass(60_000);
    expect(await left()).toEqual([]);
    await page.getByRole("link", { name: "Back to Atelier Northlight" }).click();
    await page.waitForURL(/shop\.example/u);
  });

  it("opened again later shows the outcome and does not return by itself", async () => {
    const gateway = await open(checkoutViews.completed);
    await heading(words.completed.heading).waitFor();
    const left = await watchLeaving(page);
    await gateway.pass(60_000);
    expect(await left()).toEqual([]);
    expect(await page.locator("[data-leaving]").isVisible()).toBe(false);
  });
});

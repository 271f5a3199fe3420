import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import type { ShownCheckout } from "../../src/products/payments/page.tsx";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { expectAccessible, openContext, openPageAt } from "./chromium.ts";
import {
  type CheckoutOptions,
  checkoutPath,
  type FakeGateway,
  openCheckout,
  origin,
} from "./fake-gateway.ts";

/** What customers see while they wait: for the script, for another code, and for their bank. */
const words = paymentSentencesOf("en");

let page: Page;
beforeEach(async () => {
  page = await openPageAt(pageTime, { timezoneId: "Asia/Tokyo" });
});

const open = (view: ShownCheckout, options: CheckoutOptions = {}): Promise<FakeGateway> =>
  openCheckout(page, view, options);

const focusedId = () => page.locator(":focus").getAttribute("id");

describe("another code or prompt", () => {
  /** The bank has sent another one at 12:30 UTC, which is 21:30 in Tokyo. */
  const resent = (view: ShownCheckout, display_code: string | null = null): ShownCheckout => ({
    ...view,
    challenge: view.challenge && {
      ...view.challenge,
      display_code,
      sent_at: "2026-03-02T12:30:41.000Z",
      is_resend: true,
    },
  });

  it.each([
    ["en", "New code sent at 21:30."],
    ["fr", "Nouveau code envoyé à 21:30."],
    ["es", "Código nuevo enviado a las 21:30."],
    ["ar", "أُرسل رمز جديد الساعة 21:30."],
  ] as const)("in %s: %s", async (locale, sentence) => {
    const gateway = await open(checkoutViews.otp, { locale });
    gateway.answer = () => {
      gateway.view = resent(gateway.view);
      return { status: 200 };
    };
    await page.locator("#otp-code").fill("482");
    await page.locator("#resend button").click();
    await page.getByText(sentence).first().waitFor();
    expect(await page.locator("#announcer").textContent()).toBe(sentence);
    expect(await page.locator("#otp-code").inputValue()).toBe("");
  });

  it("a new number is announced, digit by digit", async () => {
    const gateway = await open(checkoutViews.push);
    gateway.answer = ({ step }) => {
      if (step === "select-auth") gateway.view = resent(gateway.view, "81");
      return { status: 200 };
    };
    await page.getByRole("button", { name: words.push.resend }).click();
    await page.locator(".display-code", { hasText: "81" }).waitFor();
    expect(await page.locator("#announcer").textContent()).toBe(
      "New prompt sent at 21:30. The number is now 8 1.",
    );
  });

  it("in another tab of this browser too, a half-typed code is dropped", async () => {
    const gateway = await open(checkoutViews.otp);
    await page.locator("#otp-code").fill("482");
    gateway.view = resent(gateway.view);
    await gateway.look();
    await page.getByText("New code sent at 21:30.").first().waitFor();
    expect([await page.locator("#otp-code").inputValue(), await focusedId()]).toEqual([
      ...["", "otp-code"],
    ]);
  });
});

describe("a long wait", () => {
  it.each(["processing", "settling"] as const)("%s says so, twice, and again", async (name) => {
    const usual = words[name].duration;
    const gateway = await open(checkoutViews[name], { sockets: false });
    const shows = async (text: string) => {
      await page.locator("main [data-news]", { hasText: text }).waitFor();
      await page.getByText(words.processing.do_not_pay_again).first().waitFor();
    };
    await shows(usual);
    // Approved two seconds ago.
    await gateway.pass(27_000);
    await gateway.look();
    await shows(usual);
    await gateway.pass(2_000);
    await shows(words.slow.long);
    expect(await page.locator("#announcer").textContent()).toBe(
      `${words.slow.long} ${words.processing.do_not_pay_again}`,
    );
    await gateway.pass(270_000);
    await shows("There is still no final answer.");
    expect(await page.locator("#announcer").textContent()).toContain(
      words.processing.do_not_pay_again,
    );
  });
});

describe("before the script has started", () => {
  it("a fast customer's form is not sent, and keeps what was typed", async () => {
    const { promise: script, resolve: allow } = Promise.withResolvers<void>();
    const gateway = await open(checkoutViews.identify, { script });
    const button = page.getByRole("button", { name: words.identify.submit });
    await page.evaluate("globalThis.sent = 0; document.onsubmit = () => { sent += 1; }");
    await page.getByLabel(words.identify.field).fill("layla");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("sent")).toBe(0);
    expect(await button.isDisabled()).toBe(true);
    expect([page.url(), gateway.renderings]).toEqual([origin + checkoutPath, 1]);
    allow();
    await page.locator("main[data-ready]").waitFor();
    await button.click();
    await expect.poll(() => gateway.requests[0]?.body).toEqual({ payer_alias: "layla" });
  });

  it("every button of every screen waits for it, and works after a change of the screen", async () => {
    const gateway = await open(checkoutViews.choose);
    for (const view of [checkoutViews.otp, checkoutViews.push, checkoutViews.otp_expired]) {
      gateway.view = view;
      await gateway.look();
      await page.locator(`main[data-state="${view.state}"]`).waitFor();
      expect(await page.locator("main button:disabled").count()).toBe(0);
    }
  });

  it("a page whose script never comes says what to do", async () => {
    const gateway = await open(checkoutViews.identify, { script: new Promise(() => {}) });
    const note = page.getByText(words.chrome.script_missing);
    // The styles may come later than the note, and the note may appear before the test looks: its
    // animation is set to an instant.
    await expect.poll(() => note.evaluate((shown) => shown.getAnimations().length)).toBe(1);
    const at = (milliseconds: number) =>
      note.evaluate((element, time) => {
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, milliseconds);
    await at(5_900);
    expect(await note.isVisible()).toBe(false);
    await at(6_000);
    expect(await note.isVisible()).toBe(true);
    await expectAccessible(page);
    expect(gateway.requests).toEqual([]);
  });

  it("a page whose script comes does not say so", async () => {
    await open(checkoutViews.identify);
    await page.locator("main[data-ready]").waitFor();
    const shown = "getComputedStyle(document.querySelector('.script-missing')).display";
    expect(await page.evaluate(shown)).toBe("none");
  });
});

describe("without script", () => {
  it("the page says what it needs and shows no form", async () => {
    page = await (await openContext({ javaScriptEnabled: false })).newPage();
    await open(checkoutViews.identify);
    expect(await page.locator("noscript .notice").isVisible()).toBe(true);
    expect(await page.getByText(words.chrome.script_missing).isVisible()).toBe(false);
    expect(await page.locator("form").first().isVisible()).toBe(false);
  });
});

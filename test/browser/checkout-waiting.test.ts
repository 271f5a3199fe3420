import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import type { ShownCheckout } from "../../src/products/payments/page.tsx";
import { checkoutViews, pageTime } from "../approvals/page/checkout-views.ts";
import { expectAccessible, openContext, openPageAt } from "./chromium.ts";
import { type CheckoutOptions, type FakeGateway, openCheckout } from "./fake-gateway.ts";

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
  it.each(["processing", "settling"] as const)("%s says so, three times", async (name) => {
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
    await gateway.pass(91_000);
    await shows("This is taking a long time.");
    await gateway.pass(480_000);
    await shows("There is still no final answer.");
    expect(await page.locator("#announcer").textContent()).toContain(
      words.processing.do_not_pay_again,
    );
  });
});

describe("before the script has started", () => {
  it("every form can be sent, and after a change of the screen too", async () => {
    const gateway = await open(checkoutViews.choose);
    for (const view of [checkoutViews.otp, checkoutViews.push, checkoutViews.otp_expired]) {
      gateway.view = view;
      await gateway.look();
      await page.locator(`main[data-state="${view.state}"]`).waitFor();
      expect(await page.locator("main button:disabled").count()).toBe(0);
    }
  });

  it("a page whose script never comes can be looked at again", async () => {
    await open(checkoutViews.processing, { script: new Promise(() => {}) });
    const again = page.getByRole("link", { name: "Look again" });
    await again.waitFor();
    await expectAccessible(page);
  });

  it("a page whose script comes needs no such link", async () => {
    await open(checkoutViews.processing);
    await page.locator("main[data-ready]").waitFor();
    expect(await page.getByText("Look again").isVisible()).toBe(false);
  });
});

describe("without script", () => {
  it("the page shows its forms", async () => {
    page = await (await openContext({ javaScriptEnabled: false })).newPage();
    await open(checkoutViews.identify);
    const button = page.getByRole("button", { name: words.identify.submit });
    expect([await button.isVisible(), await button.isEnabled()]).toEqual([true, true]);
    await open(checkoutViews.push);
    expect(await page.getByRole("button", { name: "Look again" }).isVisible()).toBe(true);
  });
});

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import { type Locale, languages, locales } from "../../src/frame/pages/locale.ts";
import { sentences as problemSentences } from "../../src/frame/pages/problem-page.tsx";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import type {} from "../support/one-world.ts";
import { customerBrowsers, expectAccessible, holdWayBack, type Leave } from "./chromium.ts";
import { openPhone } from "./phone.ts";
import { nameAccount } from "./pick-bank.ts";

/**
 * Customers who pay in the demo shop with a real browser, and answer their banks on their phones:
 * everything that they see and do, in every language.
 */
const world = inject("world");
const { own, other } = bankHandles(world);
const shopUrl = `${new URL(world.rail.base_url).origin}/shop`;

// Half of the languages in dark mode, and half on a phone's small screen.
const looks: Readonly<Record<Locale, { colorScheme: "light" | "dark"; isPhone: boolean }>> = {
  en: { colorScheme: "light", isPhone: false },
  fr: { colorScheme: "dark", isPhone: true },
  es: { colorScheme: "light", isPhone: true },
  ar: { colorScheme: "dark", isPhone: false },
};

const browsers = customerBrowsers();

const openPage = (locale: Locale): Promise<Page> => browsers.open({ locale, ...looks[locale] });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Looks at the screens that every payment has, once in each language. */
const looked = new Set<Locale>();
const lookAtShared = async (page: Page, locale: Locale): Promise<void> => {
  if (!looked.has(locale)) await expectAccessible(page);
};

const order = async (page: Page, locale: Locale): Promise<void> => {
  await page.goto(shopUrl);
  await page.getByRole("button", { name: "Pay by bank" }).first().click();
  await heading(page, paymentSentencesOf(locale).identify.heading).waitFor();
};

/** Orders in the shop and identifies the payer; returns the session's id. */
const orderAndIdentify = async (
  page: Page,
  locale: Locale,
  bank: string,
  payer: string,
): Promise<string> => {
  const words = paymentSentencesOf(locale);
  await order(page, locale);
  await lookAtShared(page, locale);
  await nameAccount(page, bank, payer);
  await heading(page, words.choose.heading).waitFor();
  await lookAtShared(page, locale);
  return /ps_[0-9A-Za-z]+/u.exec(page.url())?.[0] ?? "";
};

/** Sees the end, returns to the shop, and waits until the shop has its webhook. */
const expectPaidOrder = async (page: Page, locale: Locale, leave: Leave): Promise<void> => {
  await heading(page, paymentSentencesOf(locale).completed.heading).waitFor();
  await expectAccessible(page);
  await leave(/\/shop\/orders\/[^?]+\?session_id=ps_\w+&status=completed$/u, "link");
  await page.getByRole("heading", { name: "your order is paid" }).waitFor();
  await lookAtShared(page, locale);
  looked.add(locale);
};

describe.each(locales)("a customer who reads %s", (locale) => {
  const words = paymentSentencesOf(locale);

  it("pays with a code, by username, within one bank", async () => {
    const page = await openPage(locale);
    const customer = customerAt(world, own);
    const sessionId = await orderAndIdentify(page, locale, own, customer.alias);
    expect(await page.locator("html").getAttribute("dir")).toBe(languages[locale].direction);
    await page.getByRole("button", { name: words.choose.otp }).click();
    await heading(page, words.otp.heading).waitFor();
    await expectAccessible(page);
    const { phone, message } = await openPhone(page.context(), customer.phone_url, sessionId);
    await expectAccessible(phone);
    const code = (await message.locator(".code").textContent()) ?? "";
    await phone.close();
    await page.locator("#otp-code").fill(code === "000000" ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await page.getByText(words.problems.OTP_INCORRECT).waitFor();
    await expectAccessible(page);
    const leave = await holdWayBack(page);
    await page.locator("#otp-code").fill(code);
    await page.keyboard.press("Enter");
    await expectPaidOrder(page, locale, leave);
    browsers.expectComplaints("422");
  });

  it("pays by approving on the phone, by IBAN, between two banks", async () => {
    const page = await openPage(locale);
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    const customer = customerAt(world, other);
    const sessionId = await orderAndIdentify(page, locale, other, customer.iban);
    await page.getByRole("button", { name: words.choose.push }).click();
    await heading(page, words.push.heading).waitFor();
    await expectAccessible(page);
    const { phone, message } = await openPhone(page.context(), customer.phone_url, sessionId);
    await expectAccessible(phone);
    const shown = await page.locator(".display-code [aria-hidden]").textContent();
    expect(await message.locator(".code").textContent()).toBe(shown);
    const leave = await holdWayBack(page);
    await message.getByRole("button", { name: "Approve" }).click();
    await message.getByText("Approved").waitFor();
    await phone.close();
    await expectPaidOrder(page, locale, leave);
    expect(sockets).toEqual([expect.stringMatching(/^ws:.*\/live$/u)]);
  });
});

describe.each(locales)("a form that the browser sends by itself, in %s", (locale) => {
  const words = paymentSentencesOf(locale);

  it("is taken as the script would send it, and the page works on with its script", async () => {
    const page = await openPage(locale);
    const customer = customerAt(world, own);
    await page.route("**/page.client.js", (route) => route.abort());
    await order(page, locale);
    const address = page.url();
    await page.getByText(words.identify.by_name).click();
    await page.locator("#payer-value").fill("?@?");
    await page.keyboard.press("Enter");
    await page.getByText(words.problems["VALIDATION_FAILED:payer_alias"]).waitFor();
    expect(page.url()).toContain("?problem=VALIDATION_FAILED%3Apayer_alias&form=payer");
    await expectAccessible(page);
    // With the script the page works, and its address is clean again.
    await page.unroute("**/page.client.js");
    await page.reload();
    await page.locator("main[data-ready]").waitFor();
    expect(page.url()).toBe(address);
    // The form that was refused is open.
    await page.locator("#payer-value").fill(`${customer.alias}@${own}`);
    await page.keyboard.press("Enter");
    await heading(page, words.choose.heading).waitFor();
    browsers.expectComplaints("ERR_FAILED");
  });
});

describe("a customer who chooses a bank", () => {
  const { identify, choose, otp } = paymentSentencesOf("en");

  // @rule P3.22 P3.24
  it("finds it by three letters, is asked for it, is remembered there, and is forgotten", async () => {
    const page = await openPage("en");
    await order(page, "en");
    const banks = page.locator("a[data-pick]");
    // A username alone does not say which of the customer's banks is meant.
    await page.getByText(identify.by_name).click();
    await page.locator("#payer-value").fill("chloe");
    await page.keyboard.press("Enter");
    await page.getByText(identify.which_bank).waitFor();
    await page.getByLabel(identify.bank_search).pressSequentially("bor");
    await expect.poll(() => banks.allTextContents()).toEqual([expect.stringContaining("Borealis")]);
    await expectAccessible(page);
    await banks.focus();
    await page.keyboard.press("Enter");
    const field = page.getByLabel("at Borealis");
    await expect.poll(() => field.inputValue()).toBe("chloe");
    await page.getByLabel(identify.remember).check();
    await expectAccessible(page);
    await field.press("Enter");
    await heading(page, choose.heading).waitFor();
    await page.locator(".summary").getByText("Borealis").waitFor();
    expect(page.url()).not.toMatch(/chloe|bank=/u);

    await order(page, "en");
    await banks.filter({ hasText: identify.bank_last }).click();
    await expect.poll(() => field.inputValue()).toBe("chloe");
    await page.getByText(identify.other_bank).click();
    await page.getByRole("button", { name: identify.forget }).click();
    await page.getByLabel(identify.bank_search).waitFor();
    expect(await banks.filter({ hasText: identify.bank_last }).count()).toBe(0);
  });

  it("with one way to approve is not asked which", async () => {
    const page = await openPage("en");
    await order(page, "en");
    await nameAccount(page, other, "otp.only");
    await heading(page, otp.heading).waitFor();
  });
});

describe("a customer who does not pay", () => {
  const words = paymentSentencesOf("en");

  it("declines on the phone, is offered another account, and leaves", async () => {
    const page = await openPage("en");
    const customer = customerAt(world, own);
    const sessionId = await orderAndIdentify(page, "en", own, customer.alias);
    await page.getByRole("button", { name: words.choose.push }).click();
    await heading(page, words.push.heading).waitFor();
    const { phone, message } = await openPhone(page.context(), customer.phone_url, sessionId);
    const leave = await holdWayBack(page);
    await message.getByRole("button", { name: "Decline" }).click();
    await message.getByText("Declined").waitFor();
    await phone.close();
    await heading(page, words.identify.heading).waitFor();
    await page.getByText(words.refused.next).waitFor();
    await page.getByText(words.failures.PUSH_DECLINED).waitFor();
    await expectAccessible(page);
    await page.getByText(words.cancel.open).click();
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await heading(page, words.not_paid.heading).waitFor();
    await page.getByText(words.not_paid.nothing_paid).waitFor();
    await expectAccessible(page);
    await leave(/status=failed$/u, "link");
    await page.getByRole("heading", { name: "not paid" }).waitFor();
  });

  it("cancels and returns to the shop", async () => {
    const page = await openPage("en");
    await page.clock.install();
    await orderAndIdentify(page, "en", own, customerAt(world, own).alias);
    const leave = await holdWayBack(page);
    await page.getByText(words.cancel.open).click();
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await heading(page, words.cancelled.heading).waitFor();
    await expectAccessible(page);
    await leave(/status=cancelled$/u, "itself");
    await page.getByRole("heading", { name: "not paid" }).waitFor();
    await page.getByText("You cancelled the payment").waitFor();
  });

  it("gets a friendly page at an unknown address of gateway, registry and sandbox", async () => {
    const page = await openPage("fr");
    const { base_url } = world.gateways[0] ?? { base_url: "" };
    const sandbox = new URL(world.rail.base_url).origin;
    for (const address of [
      `${base_url}/checkout/ps_nothing.0?lang=ar`,
      `${world.registry.base_url}/identity/nothing`,
      `${sandbox}/phones/nobody?lang=es`,
    ]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      const locale = (new URL(address).searchParams.get("lang") ?? "fr") as Locale;
      await heading(page, problemSentences[locale].missing.heading).waitFor();
      await expectAccessible(page);
    }
    browsers.expectComplaints("404");
  });
});

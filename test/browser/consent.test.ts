import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { type Locale, languages, locales } from "../../src/frame/pages/locale.ts";
import { connectionsSentencesOf } from "../../src/products/connections/locales/index.ts";
import { consentSentencesOf } from "../../src/products/consents/locales/index.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import type {} from "../support/one-world.ts";
import { customerBrowsers, expectAccessible, holdWayBack } from "./chromium.ts";
import { openPhone } from "./phone.ts";
import { nameAccount } from "./pick-bank.ts";

/**
 * Customers who connect their bank in the demo app with a real browser, and later stop it on their
 * own page: everything that they see and do, in every language.
 */
const world = inject("world");
const { own } = bankHandles(world);
const customer = customerAt(world, own);
const appUrl = `${new URL(world.rail.base_url).origin}/tpp`;
const gatewayUrl = world.gateways[0]?.base_url ?? "";

const browsers = customerBrowsers();

const openPage = (locale: Locale): Promise<Page> =>
  browsers.open({
    ...{ locale, isPhone: locale === "fr" || locale === "ar" },
    colorScheme: locale === "en" || locale === "ar" ? "light" : "dark",
  });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** The text of a sentence up to its first value. */
const startOf = (sentence: string): RegExp => new RegExp(`^${sentence.split("{")[0]}`, "u");

const looked = new Set<Locale>();

/** Asks for the connection in the app, and names the account on the consent page. */
const connect = async (page: Page, locale: Locale): Promise<string> => {
  const words = consentSentencesOf(locale);
  await page.goto(appUrl);
  await page.locator(`button[name=bank_handle][value="${own}"]`).click();
  await heading(page, startOf(words.identify.heading)).waitFor();
  expect(await page.locator("html").getAttribute("dir")).toBe(languages[locale].direction);
  // Looked at once in each language: every connection begins with these two screens.
  const isFirst = !looked.has(locale);
  looked.add(locale);
  if (isFirst) await expectAccessible(page);
  await page.getByLabel(words.identify.field).fill(customer.alias);
  await page.getByRole("button", { name: words.identify.submit, exact: true }).click();
  await heading(page, words.choose.heading).waitFor();
  if (isFirst) await expectAccessible(page);
  return /cns_[0-9A-Za-z]+/u.exec(page.url())?.[0] ?? "";
};

/** Proves the account on the page of connections, with a code. */
const openConnections = async (page: Page, locale: Locale): Promise<void> => {
  const words = connectionsSentencesOf(locale);
  await page.goto(`${gatewayUrl}/connections?mode=test`);
  await nameAccount(page, customer.bank_handle, customer.alias);
  await page.getByRole("button", { name: words.choose.otp }).click();
  await heading(page, words.otp.heading).waitFor();
  await expectAccessible(page);
  const { phone, message } = await openPhone(page.context(), customer.phone_url);
  const code = (await message.locator(".code").textContent()) ?? "";
  await phone.close();
  await page.locator("#otp-code").fill(code);
  await page.keyboard.press("Enter");
  await heading(page, words.list.heading).waitFor();
  await expectAccessible(page);
};

const tickAll = async (page: Page) => {
  for (const box of await page.getByRole("checkbox").all()) await box.check();
};

describe.each(locales)("a customer who reads %s", (locale) => {
  const words = consentSentencesOf(locale);

  it("connects a bank with a code, and stops it on the page of connections", async () => {
    const page = await openPage(locale);
    const consentId = await connect(page, locale);
    await page.getByRole("button", { name: words.choose.otp }).click();
    await heading(page, words.otp.heading).waitFor();
    await expectAccessible(page);
    const { phone, message } = await openPhone(page.context(), customer.phone_url, consentId);
    await expectAccessible(phone);
    const code = (await message.locator(".code").textContent()) ?? "";
    await phone.close();
    await page.locator("#otp-code").fill(code);
    await page.keyboard.press("Enter");
    await heading(page, words.approve.heading).waitFor();
    await expectAccessible(page);
    const leave = await holdWayBack(page);
    await tickAll(page);
    await page.getByRole("button", { name: words.approve.submit, exact: true }).click();
    await heading(page, words.approved.heading).waitFor();
    await expectAccessible(page);
    await leave(/\/tpp\/connections\/[^?]+$/u, "link");
    await page.locator('main[data-status="CONNECTED"]').waitFor();
    const connection = page.url();

    await openConnections(page, locale);
    const ofList = connectionsSentencesOf(locale).list;
    const item = page.locator(`[data-consent="${consentId}"]`);
    await item.locator("summary").click();
    await item.getByRole("button", { name: ofList.confirm }).click();
    await item.waitFor({ state: "detached" });
    await expectAccessible(page);
    await page.goto(connection);
    await page.locator('main[data-status="ENDED"]').waitFor();
  });

  it("connects a bank by approving on the phone, and revokes it there", async () => {
    const page = await openPage(locale);
    if (locale === "en") await page.clock.install();
    const consentId = await connect(page, locale);
    await page.getByRole("button", { name: words.choose.push }).click();
    await heading(page, words.push.heading).waitFor();
    await expectAccessible(page);
    const { phone, message } = await openPhone(page.context(), customer.phone_url, consentId);
    const shown = await page.locator(".display-code [aria-hidden]").textContent();
    expect(await message.locator(".code").textContent()).toBe(shown);
    await message.getByText(world.gateways[0]?.tpp.name ?? "?").waitFor();
    await message.getByRole("button", { name: "Approve" }).click();
    await heading(page, words.approve.heading).waitFor();
    const leave = await holdWayBack(page);
    await tickAll(page);
    await page.getByRole("button", { name: words.approve.submit, exact: true }).click();
    await leave(/\/tpp\/connections\/[^?]+$/u, locale === "en" ? "itself" : "link");

    await phone.reload();
    const guarded = phone.locator(`[data-consent="${consentId}"]`);
    await guarded.getByRole("button", { name: /^Revoke access of/u }).click();
    await guarded.getByText("Revoked").waitFor();
    await expectAccessible(phone);
    const untilEnded = async () => {
      await page.reload();
      return page.locator("main").getAttribute("data-status");
    };
    await expect.poll(untilEnded).toBe("ENDED");
  });

  it("rejects, and the app says that nothing is shared", async () => {
    const page = await openPage(locale);
    await connect(page, locale);
    const leave = await holdWayBack(page);
    await page.getByText(words.cancel.open, { exact: true }).click();
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await heading(page, words.rejected.heading).waitFor();
    await expectAccessible(page);
    await leave(/\/tpp\//u, "link");
    await page.locator('main[data-status="DECLINED"]').waitFor();
  });
});

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { maskIban } from "../../src/base/kernel/iban.ts";
import { formatMoney } from "../../src/base/kernel/money.ts";
import { type Locale, languages, locales } from "../../src/frame/pages/locale.ts";
import { orderSentencesOf } from "../../src/products/payment-orders/locales/index.ts";
import { residentIban, residents } from "../../src/sandbox/residents.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import type {} from "../support/one-world.ts";
import { customerBrowsers, expectAccessible, holdWayBack } from "./chromium.ts";
import { openPhone } from "./phone.ts";

/**
 * Customers who pay from a connected account in the demo app with a real browser: what the page and
 * the phone name, what is booked, and where the customer ends, in every language.
 */
const world = inject("world");
const { own, other } = bankHandles(world);
const customer = customerAt(world, own);
const payee = customerAt(world, other);
const payeeName = residents.find((one) => residentIban(one) === payee.iban)?.holder ?? "?";
const appName = world.gateways[0]?.tpp.name ?? "?";
const appUrl = `${new URL(world.rail.base_url).origin}/tpp`;

const browsers = customerBrowsers();

const openPage = (locale: Locale): Promise<Page> =>
  browsers.open({
    ...{ locale, isPhone: locale === "fr" || locale === "ar" },
    colorScheme: locale === "ar" || locale === "es" ? "dark" : "light",
  });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Connects the bank in this browser; the consent page is another test's. */
const connect = async (page: Page): Promise<string> => {
  await page.goto(appUrl);
  await page.locator(`button[name=bank_handle][value="${own}"]`).click();
  await page.waitForURL(/\/consent\/cns_/u);
  const consent_url = page.url();
  const consent_id = /(cns_\w+)\./u.exec(consent_url)?.[1] ?? "";
  const back = await approveConsent({ consent_id, consent_url }, customer);
  await page.goto(back.href);
  await page.locator('main[data-status="CONNECTED"]').waitFor();
  return page.url();
};

/** Fills in the app's form, which leads to the page of the order. Amounts in minor units. */
const order = async (page: Page, locale: Locale, amount: number, name: string) => {
  const words = orderSentencesOf(locale);
  const connection = await connect(page);
  await page.goto(`${connection}/payments`);
  await page.locator("#to").fill(payee.iban);
  await page.locator("#creditor_name").fill(name);
  await page.locator("#amount").fill((amount / 100).toFixed(2));
  await page.keyboard.press("Enter");
  // The app says first that the account has another name, and lets its customer go on.
  if (name !== payeeName) await page.getByRole("link", { name: "Approve at your bank" }).click();
  await heading(page, words.choose.heading).waitFor();
  expect(await page.locator("html").getAttribute("dir")).toBe(languages[locale].direction);
  const orderId = /po_[0-9A-Za-z]+/u.exec(page.url())?.[0] ?? "";
  const money = formatMoney(amount, world.currency, languages[locale].intlLocale);
  /** Everything that the approval is bound to is on the screen [RTS Art. 5]. */
  const expectNamed = async (payee_name = payeeName) => {
    await expectAccessible(page);
    const summary = (await page.locator(".summary").textContent()) ?? "";
    const accounts = [maskIban(payee.iban), maskIban(customer.iban)];
    for (const part of [money, payee_name, ...accounts, appName]) expect(summary).toContain(part);
    expect(await page.title()).toContain(payee_name);
  };
  // Before its bank has sent a code or prompt, the customer reads the app's name for the payee.
  await expectNamed(name);
  expect((await page.content()).includes(payeeName)).toBe(name === payeeName);
  await page.getByText(words.payee.WITHHELD).waitFor();
  return { orderId, connection, expectNamed };
};

describe.each(locales)("a customer who reads %s", (locale) => {
  const words = orderSentencesOf(locale);
  const place = locales.indexOf(locale);

  it("pays with a code: page, phone and statement name one amount and one payee", async () => {
    const page = await openPage(locale);
    if (locale === "en") await page.clock.install();
    const amount = 4_111 + place;
    const { orderId, connection, expectNamed } = await order(page, locale, amount, payeeName);
    await page.getByRole("button", { name: words.choose.otp }).click();
    await heading(page, words.otp.heading).waitFor();
    await page.getByText(words.payee.MATCH).waitFor();
    await expectNamed();
    const { phone, message } = await openPhone(page.context(), customer.phone_url, orderId);
    await expectAccessible(phone);
    const text = (await message.textContent()) ?? "";
    const said = formatMoney(amount, world.currency);
    expect(text).toContain(`pay ${said} to ${payeeName} (${maskIban(payee.iban)})`);
    expect(text).toContain(`from account ${maskIban(customer.iban)}`);
    const code = (await message.locator(".code").textContent()) ?? "";
    await phone.close();
    const address = page.url();
    const leave = await holdWayBack(page);
    await page.locator("#otp-code").fill(code);
    await page.keyboard.press("Enter");
    await heading(page, words.completed.heading).waitFor();
    await expectNamed();
    await leave(/\/tpp\/payments\/[^?]+$/u, locale === "en" ? "itself" : "link");
    await page.locator('main[data-status="COMPLETED"]').waitFor();

    await page.goto(connection);
    const booked = page.getByRole("row").filter({ hasText: said }).filter({ hasText: payeeName });
    await booked.waitFor();
    await page.goto(address);
    await heading(page, words.completed.heading).waitFor();
    await expectNamed();
  });

  it("is warned of a payee with another name, compares the digits, and rejects", async () => {
    const page = await openPage(locale);
    const amount = 5_222 + place;
    const { orderId, expectNamed } = await order(page, locale, amount, "Harbour Gas Works");
    await page.getByRole("button", { name: words.choose.push }).click();
    await heading(page, words.push.heading).waitFor();
    await expectNamed();
    await page.getByText(words.no_match).waitFor();
    const { phone, message } = await openPhone(page.context(), customer.phone_url, orderId);
    const digits = await page.locator(".display-code [aria-hidden]").textContent();
    expect(await message.locator(".code").textContent()).toBe(digits);
    expect(await message.textContent()).toContain(payeeName);
    await phone.close();
    const leave = await holdWayBack(page);
    await page.getByText(words.cancel.open, { exact: true }).click();
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await heading(page, words.rejected.heading).waitFor();
    await expectNamed();
    await leave(/\/tpp\/payments\/[^?]+$/u, "link");
    await page.locator('main[data-status="REJECTED"]').waitFor();
  });
});

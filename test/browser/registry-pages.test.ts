import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { type Locale, languages, locales } from "../../src/pages/locale.ts";
import { sentencesOf } from "../../src/registry/pages/locales/index.ts";
import { expectAccessible, openBrowser } from "./chromium.ts";

/** The registry's pages in a real browser: a customer of two banks, at the first of them. */
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const { registry, customers } = inject("world");
const home = customers.find(
  ({ alias }, place) => customers.findIndex((other) => other.alias === alias) !== place,
);
const alias = home?.alias ?? "";
const firstBank = customers.find((customer) => customer.alias === alias)?.bank_handle ?? "";

const newAddress = async (): Promise<string> => {
  const { url } = await requestOk<{ url: string }>(
    `${registry.base_url}/identity/customer-sessions`,
    {
      method: "POST",
      headers: { "x-gateway-bank-key": registry.bank_keys[firstBank] ?? "" },
      body: { alias, customer_proof: { type: "BANK_VERIFIED", subject: home?.national_id } },
    },
  );
  return url;
};

test.each(locales)("customers manage their name and accounts in %s", async (locale) => {
  const words = sentencesOf(locale);
  const context = await browser.newContext({
    colorScheme: locale === "es" || locale === "ar" ? "dark" : "light",
    // The width at which nothing may scroll sideways [WCAG 2.2, 1.4.10].
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(`${await newAddress()}?lang=${locale}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: words.landing.submit }).click();

  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
  await expectAccessible(page);
  const width = await page.evaluate<number>("document.documentElement.scrollWidth");
  expect(width).toBe(320);

  await page.getByRole("button", { name: words.accounts.hide }).first().click();
  expect(await page.getByRole("status").textContent()).toBe(words.done);
  await page.getByRole("button", { name: words.accounts.show }).first().click();
  await page.getByLabel(words.rename.field).fill("support");
  await page.getByRole("button", { name: words.rename.submit }).click();
  expect(await page.getByRole("alert").textContent()).toBe(words.problems.taken);
  await expectAccessible(page);
  const field = page.getByLabel(words.rename.field);
  expect([await field.inputValue(), await field.getAttribute("aria-invalid")]).toEqual([
    ...["support", "true"],
  ]);
  // The page that answers a form has its own address, which also has the other languages.
  const other: Locale = locale === "fr" ? "en" : "fr";
  await page.getByRole("link", { name: languages[other].name }).click();
  await page.getByRole("heading", { level: 1, name: sentencesOf(other).title }).waitFor();
  // A refused form answers 422, which the console reports. Nothing else is wrong.
  expect(complaints.filter((text) => !/status of (409|422)/.test(text))).toEqual([]);
  await context.close();
});

import { expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { maskIban } from "../../src/base/kernel/iban.ts";
import { type Locale, languages, locales } from "../../src/frame/pages/locale.ts";
import { registrySentencesOf } from "../../src/registry/pages/locales/index.ts";
import { expectAccessible, openContext, submit } from "./chromium.ts";
import { doubleText, expectNothingCut, expectReachable, reachByTab } from "./reading.ts";

/** The registry's pages in a real browser: a customer of two banks, at the first of them. */
const { registry, customers } = inject("world");
const home = customers.find(
  ({ alias }, place) => customers.findIndex((other) => other.alias === alias) !== place,
);
const alias = home?.alias ?? "";

const askAs = <Body>(bank: string, method: string, path: string, body?: object): Promise<Body> =>
  requestOk<Body>(registry.base_url + path, {
    ...{ method, body },
    headers: { "x-gateway-bank-key": registry.bank_keys[bank] ?? "" },
  });

/** At the customer's first bank. */
const newAddress = async (name = alias, more: object = {}): Promise<string> => {
  const customer = customers.find((one) => one.alias === name);
  const value = customer?.national_id ?? "";
  const subject = { scheme: "NATIONAL_ID", country: value.slice(0, 2), value };
  const asked = { alias: name, customer_proof: { type: "BANK_VERIFIED", subject }, ...more };
  const path = "/identity/customer-sessions";
  return (await askAs<{ url: string }>(customer?.bank_handle ?? "", "POST", path, asked)).url;
};

test.each(locales)("customers manage their name and accounts in %s", async (locale) => {
  const words = registrySentencesOf(locale);
  const context = await openContext({
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
  const press = (name: string) => submit(page, page.getByRole("button", { name }).first());
  await press(words.landing.submit);

  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
  await expectAccessible(page);
  const width = await page.evaluate<number>("document.documentElement.scrollWidth");
  expect(width).toBe(320);
  await page.setViewportSize({ width: 375, height: 720 });
  await doubleText(page);
  await expectNothingCut(page, locale);
  await expectReachable(page, locale);
  // Each bank says how its customer recognises the account.
  for (const { iban } of customers.filter((customer) => customer.alias === alias)) {
    await page.getByText(maskIban(iban)).first().waitFor();
  }

  // By keys alone.
  await reachByTab(page, page.getByRole("button", { name: words.accounts.hide }).first());
  await Promise.all([page.waitForEvent("framenavigated"), page.keyboard.press("Enter")]);
  expect(await page.getByRole("status").textContent()).toContain(words.saved.told);
  await press(words.accounts.show);
  await page.getByLabel(words.rename.field).fill("support");
  await press(words.rename.submit);
  expect(await page.getByRole("alert").textContent()).toBe(words.problems.taken);
  await expectAccessible(page);
  const field = page.getByLabel(words.rename.field);
  expect([await field.inputValue(), await field.getAttribute("aria-invalid")]).toEqual([
    ...["support", "true"],
  ]);
  // The page that answers a form has its own address, which also has the other languages.
  const other: Locale = locale === "fr" ? "en" : "fr";
  await page.getByRole("link", { name: languages[other].name }).click();
  await page.getByRole("heading", { level: 1, name: registrySentencesOf(other).title }).waitFor();
  // A refused form answers 422, which the console reports. Nothing else is wrong.
  expect(complaints.filter((text) => !/status of (409|422)/.test(text))).toEqual([]);
});

test("a customer confirms a link without a script and comes back to the bank", async () => {
  const ofOneBank = customers.find(
    (one) => customers.filter((other) => other.alias === one.alias).length === 1,
  );
  const name = ofOneBank?.alias ?? "";
  const further =
    Object.keys(registry.bank_keys).find((bank) => bank !== ofOneBank?.bank_handle) ?? "";
  const accounts = `/identity/banks/${further}/accounts`;
  const account_ref = `acc_${crypto.randomUUID()}`;
  await askAs(further, "POST", accounts, { alias: name, account_ref });
  const return_url = `${inject("baseUrls").sandbox}/shop?order=7`;
  const asked = { purpose: "CONFIRM_LINK", return_url, state: "of this customer" };
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${await newAddress(name, asked)}?lang=en`);
  const words = registrySentencesOf("en");
  await page.getByRole("button", { name: words.landing.submit }).click();
  await page.getByRole("link", { name: words.back.leave.replace("{bank}", "") }).waitFor();
  await submit(
    page,
    page.getByRole("button", { name: words.pending.confirm.replace("{bank}", "") }),
  );
  expect(await page.getByRole("status").textContent()).toContain(words.saved.told);
  await page.getByRole("link", { name: words.back.done.replace("{bank}", "") }).click();
  await page.waitForURL(`${return_url}&result=DONE&state=of+this+customer`);
  const linked = await askAs<{ status: string }>(further, "GET", `${accounts}/${account_ref}`);
  expect(linked.status).toBe("LINKED");
  await askAs(further, "DELETE", `${accounts}/${account_ref}`);
});

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { formatMoney } from "../../src/base/kernel/money.ts";
import { type Locale, languages } from "../../src/frame/pages/locale.ts";
import { mandateSentencesOf } from "../../src/products/mandates/locales/index.ts";
import { bankHandles, customerAt, merchantOf } from "../support/checkout-client.ts";
import type {} from "../support/one-world.ts";
import { customerBrowsers, expectAccessible, holdWayBack } from "./chromium.ts";
import { openPhone } from "./phone.ts";
import { nameAccount } from "./pick-bank.ts";

/**
 * Customers who approve a merchant's mandate with a real browser: what page and phone say, what
 * the mandate becomes, and where the customer ends. Every language: mandate-script.test.ts.
 */
const world = inject("world");
const { own, other } = bankHandles(world);
const merchant = merchantOf(world);
const redirect_url = `${new URL(world.rail.base_url).origin}/shop?cart=7`;

interface Mandate {
  mandate_id: string;
  approval_url: string;
  status: string;
  cancelled_by: string | null;
}

/** At most 12.50 at a time and 40.00 in a fortnight. */
const asked = {
  ...{ amount: 1_250, max_amount_per_period: 4_000, currency: world.currency },
  ...{ frequency: "WEEKLY", interval_count: 2, time_zone: "Europe/Berlin", redirect_url },
};

const create = async (changes: object = {}): Promise<Mandate> => {
  const made = await merchant.call<Mandate>("POST", "/recurring/mandates", {
    ...asked,
    ...changes,
  });
  expect(made.status).toBe(201);
  return made.body;
};

const read = async ({ mandate_id }: Mandate): Promise<Mandate> =>
  (await merchant.call<Mandate>("GET", `/mandates/${mandate_id}`)).body;

const browsers = customerBrowsers();

const openPage = async (mandate: Mandate, locale: Locale): Promise<Page> => {
  const colorScheme = locale === "ar" ? "dark" : "light";
  const page = await browsers.open({ locale, colorScheme, isPhone: locale !== "en" });
  await page.goto(mandate.approval_url);
  expect(await page.locator("html").getAttribute("dir")).toBe(languages[locale].direction);
  return page;
};

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const backWith = (mandate: Mandate, status: string) => (url: URL) =>
  url.search === `?cart=7&mandate_id=${mandate.mandate_id}&status=${status}`;

describe("a customer", () => {
  it("names an account at another bank, approves with a code, and goes back", async () => {
    const words = mandateSentencesOf("en");
    const customer = customerAt(world, other);
    const mandate = await create();
    const page = await openPage(mandate, "en");
    await nameAccount(page, other, customer.alias);
    await heading(page, words.choose.heading).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.choose.otp }).click();
    await heading(page, words.otp.heading).waitFor();
    const { phone, message } = await openPhone(
      page.context(),
      customer.phone_url,
      mandate.mandate_id,
    );
    await expectAccessible(phone);
    const said = (await message.textContent()) ?? "";
    const summary = (await page.locator(".summary").textContent()) ?? "";
    // Page and phone name the same limits [RTS Art. 5].
    for (const text of [said, summary]) {
      for (const amount of [1_250, 4_000]) {
        expect(text).toContain(formatMoney(amount, world.currency));
      }
    }
    expect(summary).toContain("every 2 weeks");
    const code = (await message.locator(".code").textContent()) ?? "";
    await phone.close();
    const leave = await holdWayBack(page);
    await page.locator("#otp-code").fill(code);
    await page.keyboard.press("Enter");
    await heading(page, words.approved.heading).waitFor();
    await expectAccessible(page);
    await leave(backWith(mandate, "active"), "link");
    expect(await read(mandate)).toMatchObject({ status: "ACTIVE" });
    await page.goto(mandate.approval_url);
    await heading(page, words.approved.heading).waitFor();
  });

  it("whom the merchant names sees old and new, and approves in the banking app", async () => {
    const words = mandateSentencesOf("ar");
    const customer = customerAt(world, own);
    const approve = async (mandate: Mandate) => {
      const page = await openPage(mandate, "ar");
      await page.getByRole("button", { name: words.choose.push }).click();
      await heading(page, words.push.heading).waitFor();
      await expectAccessible(page);
      const { phone_url } = customer;
      const { phone, message } = await openPhone(page.context(), phone_url, mandate.mandate_id);
      await expectAccessible(phone);
      const digits = await page.locator(".display-code [aria-hidden]").textContent();
      expect(await message.locator(".code").textContent()).toBe(digits);
      await holdWayBack(page);
      await message.getByRole("button", { name: "Approve" }).click();
      await message.getByText("Approved").waitFor();
      await phone.close();
      await heading(page, words.approved.heading).waitFor();
      return page;
    };
    const earlier = await create({ customer_alias: customer.alias });
    await (await approve(earlier)).context().close();
    const mandate = await create({
      ...{ customer_alias: customer.alias, replaces: earlier.mandate_id, amount: 1_500 },
    });
    const page = await openPage(mandate, "ar");
    await page.locator("table.change").waitFor();
    await expectAccessible(page);
    // The amount, and the start: the earlier one's is a date.
    expect(await page.locator("td.changed").count()).toBe(2);
    await page.context().close();
    await approve(mandate);
    expect(await read(mandate)).toMatchObject({ status: "ACTIVE" });
    expect(await read(earlier)).toMatchObject({ status: "CANCELLED", cancelled_by: "REPLACED" });
  });

  it("rejects it, and goes back", async () => {
    const words = mandateSentencesOf("fr");
    const mandate = await create({ amount_type: "FIXED", max_amount_per_period: 1_250 });
    const page = await openPage(mandate, "fr");
    const leave = await holdWayBack(page);
    await page.getByText(words.cancel.open, { exact: true }).click();
    await page.getByRole("button", { name: words.cancel.confirm }).click();
    await heading(page, words.rejected.heading).waitFor();
    await leave(backWith(mandate, "rejected"), "link");
    expect(await read(mandate)).toMatchObject({ status: "REJECTED" });
  });
});

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { mandateSentencesOf } from "../../src/products/mandates/locales/index.ts";
import { expectAccessible, openContext, submit } from "./chromium.ts";
import { openPhone } from "./phone.ts";
import { nameAccount } from "./pick-bank.ts";

/** The demo shop sells a subscription, in a real browser as wide as a small phone. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const elif = world.customers.find(({ alias }) => alias === "elif");
if (!elif) throw new Error("the world has no elif");

const WIDTH = 320;

const expectFits = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(WIDTH);
};

const stateOf = (page: Page, status: string) =>
  page.locator(`main[data-status="${status}"]`).waitFor();

const press = (page: Page, name: RegExp) => submit(page, page.getByRole("button", { name }));

/** The approval on the gateway's page, which then leads back. Returns the mandate's id. */
const approve = async (page: Page): Promise<string> => {
  const words = mandateSentencesOf("en");
  await nameAccount(page, elif.bank_handle, "elif");
  await page.getByRole("button", { name: words.choose.otp }).click();
  await page.locator("#otp-code").waitFor();
  const mandate = /mnd_\w+/.exec(page.url())?.[0] ?? "";
  const { phone, message } = await openPhone(page.context(), elif.phone_url, mandate);
  const code = (await message.locator(".code").textContent()) ?? "";
  await phone.close();
  await page.locator("#otp-code").fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/shop\/subscriptions\//);
  return mandate;
};

test("a subscription is approved, charged, announced, stopped at the bank, paused and ended", async () => {
  const viewport = { width: WIDTH, height: 740 };
  const page = await (await openContext({ colorScheme: "dark", viewport })).newPage();
  await page.goto(`${sandbox}/shop`);
  await press(page, /^Subscribe by bank/);
  await page.waitForURL(/\/approval\/mnd_/);
  const mandate = await approve(page);
  await stateOf(page, "ACTIVE");
  await expectFits(page);
  await page.getByRole("link", { name: "What the shop sees" }).click();
  await stateOf(page, "ACTIVE");

  await press(page, /^Take \$12\.00 now/);
  await page.locator('[data-charge="COMPLETED"]').waitFor();
  await press(page, /^Announce \$12\.00/);
  await page.locator('[data-charge="SCHEDULED"]').waitFor();
  await expectFits(page);

  // Another charge has not ended yet, and the shop says so.
  await press(page, /^Take \$12\.00 now/);
  await page.getByRole("alert").waitFor();
  await expectFits(page);

  const { phone } = await openPhone(page.context(), elif.phone_url);
  const atBank = phone.locator(`[data-mandate="${mandate}"]`);
  await submit(phone, atBank.getByRole("button", { name: /^Stop this payment/ }));
  await atBank.getByText("Stopped").waitFor();
  await expectFits(phone);
  await page.locator('[data-charge="CANCELLED"]').waitFor();

  await press(page, /^Pause/);
  await stateOf(page, "PAUSED");
  await press(page, /^Resume/);
  await stateOf(page, "ACTIVE");
  await submit(phone, atBank.getByRole("button", { name: /^End payments to/ }));
  await stateOf(page, "CANCELLED");
  for (const event of ["mandate.activated", "mandate.charge.completed", "mandate.cancelled"]) {
    await page.getByText(event, { exact: true }).waitFor();
  }
  await expectFits(page);
  await page.getByRole("link", { name: "What the customer sees" }).click();
  await page.getByText("It was ended by you.").waitFor();
  await page.getByRole("button", { name: "Subscribe again" }).waitFor();
});

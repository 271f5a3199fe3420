import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { orderSentencesOf } from "../../src/products/payment-orders/locales/index.ts";
import { approveConsent } from "../support/consent-client.ts";
import { expectAccessible, holdWayBack, openContext, submit } from "./chromium.ts";
import { openPhone } from "./phone.ts";

/** The demo app pays from a connected account, in a real browser as wide as a small phone. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const bruno = world.customers.find(({ alias }) => alias === "bruno");
if (!bruno) throw new Error("the world has no bruno");

const WIDTH = 360;

const expectFits = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(WIDTH);
};

const stateOf = (page: Page, status: string) =>
  page.locator(`main[data-status="${status}"]`).waitFor();

/** Connects the bank, and opens the form to pay from it. */
const openForm = async (page: Page): Promise<void> => {
  await page.goto(`${sandbox}/tpp`);
  await page.getByRole("button", { name: "Connect Alpha Bank" }).click();
  await page.waitForURL(/\/consent\/cns_/);
  const consent_url = page.url();
  const consent_id = /(cns_\w+)\./.exec(consent_url)?.[1] ?? "";
  // The page would see the approval too, and go back by itself.
  await page.goto("about:blank");
  const back = await approveConsent({ consent_id, consent_url }, bruno);
  await page.goto(back.href);
  await page.getByRole("link", { name: "Pay from Alpha Bank" }).click();
};

const pay = async (page: Page, to: string, amount: string): Promise<void> => {
  await page.getByLabel("To: a username or an IBAN").fill(to);
  await page.getByLabel("Amount in USD, such as 12.50").fill(amount);
  await submit(page, page.getByRole("button", { name: "Pay" }));
};

/** The customer's approval on the gateway's page, and the way back from it. */
const approve = async (page: Page): Promise<void> => {
  const words = orderSentencesOf("en");
  await page.getByRole("button", { name: words.choose.otp }).click();
  await page.locator("#otp-code").waitFor();
  const order = /po_\w+/.exec(page.url())?.[0];
  const { phone, message } = await openPhone(page.context(), bruno.phone_url, order);
  const code = (await message.locator(".code").textContent()) ?? "";
  await phone.close();
  const leave = await holdWayBack(page);
  await page.locator("#otp-code").fill(code);
  await page.keyboard.press("Enter");
  await leave(/\/tpp\/payments\//, "link");
};

test.each(["light", "dark"] as const)(
  "pays a small amount at once and a larger one with approval, accessibly, in %s",
  async (colorScheme) => {
    const viewport = { width: WIDTH, height: 740 };
    const page = await (await openContext({ colorScheme, viewport })).newPage();
    await openForm(page);
    await expectFits(page);

    await pay(page, "nobody.here", "1.05");
    const problem = page.getByRole("alert");
    await problem.waitFor();
    const payee = page.getByLabel("To: a username or an IBAN");
    expect(await payee.getAttribute("aria-describedby")).toBe(await problem.getAttribute("id"));
    expect(await payee.inputValue()).toBe("nobody.here");
    await expectFits(page);

    await pay(page, "amira", "1.05");
    await stateOf(page, "COMPLETED");
    await expectFits(page);

    await page.getByRole("link", { name: "All payments from Alpha Bank" }).click();
    await page.getByRole("link", { name: "Open the payment to amira" }).waitFor();
    await expectFits(page);
    await pay(page, "daniel", "30.05");
    await page.waitForURL(/\/sca\/po_/);
    await page.goto(`${sandbox}/tpp`);
    await page.getByRole("link", { name: "Open the connection to Alpha Bank" }).first().click();
    await page.getByRole("link", { name: "Pay from Alpha Bank" }).click();
    await page.getByRole("link", { name: "Open the payment to daniel" }).click();
    await stateOf(page, "PENDING_SCA");
    await expectFits(page);
    await page.getByRole("link", { name: "Approve at your bank" }).click();
    await approve(page);
    await stateOf(page, "COMPLETED");
    await expectFits(page);
  },
);

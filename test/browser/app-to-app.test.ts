import type { BrowserContextOptions, Page } from "playwright-core";
import { encode } from "uqr";
import { describe, expect, inject, it } from "vitest";
import { aidsOf } from "../../src/approvals/page/locales/aids.ts";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import type {} from "../support/one-world.ts";
import { matrixOf } from "../support/qr-matrix.ts";
import { expectAccessible, openContext } from "./chromium.ts";
import { openPhone } from "./phone.ts";
import { nameAccount } from "./pick-bank.ts";

/** From the page to the bank's app and back, and from a desktop to a phone (decision 212). */
const world = inject("world");
const { own } = bankHandles(world);
const sandbox = new URL(world.rail.base_url).origin;
const words = paymentSentencesOf("en");
const { phone: aids } = aidsOf("en");

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1280, height: 900 } } as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const checkout = async (options: BrowserContextOptions): Promise<Page> => {
  const page = await (await openContext({ locale: "en", ...options })).newPage();
  await page.goto(`${sandbox}/shop`);
  await page.getByRole("button", { name: "Pay by bank" }).first().click();
  await page.waitForURL(/\/checkout\//u);
  return page;
};

/** In this browser the customer waits for the answer to a prompt of the bank. */
const prompted = async (page: Page, alias: string): Promise<void> => {
  if ((await page.locator("main[data-ready]").count()) > 0) await nameAccount(page, own, alias);
  else {
    await page.locator(`a[href*="bank=${own}"]`).first().click();
    await page.locator("#payer-value").fill(alias);
    await page.locator("#payer-value").press("Enter");
  }
  await page.getByRole("button", { name: words.choose.push }).click();
  await heading(page, words.push.heading).waitFor();
};

const button = (page: Page) => page.locator(".open-app");
const box = (page: Page) => page.locator("#on-phone");

const approveIn = (page: Page) => page.getByRole("button", { name: "Approve" }).first().click();

describe("on a phone", () => {
  // @rule P3.29
  it.each([
    ["with the script", true],
    ["without a script", false],
  ])("%s a button opens the bank's app, and coming back finds the end", async (_, runs) => {
    const customer = customerAt(world, own);
    const page = await checkout({ ...phone, javaScriptEnabled: runs });
    if (runs) await page.locator("main[data-ready]").waitFor();
    expect(await box(page).isVisible()).toBe(false);
    await prompted(page, customer.alias);
    if (runs) await expectAccessible(page);
    expect(await button(page).textContent()).toMatch(/^Open the app of .+ Bank$/u);
    expect(await button(page).getAttribute("href")).toBe(customer.phone_url);
    expect(await box(page).isVisible()).toBe(false);
    const opened = page.waitForRequest(customer.phone_url);
    await button(page).tap();
    // The bank's app does not learn from which payment its customer comes.
    expect((await (await opened).allHeaders()).referer).toBeUndefined();
    await page.waitForURL(customer.phone_url);
    await approveIn(page);
    await page.getByText("Approved").first().waitFor();
    await goBackToCheckout(page);
    await heading(page, words.completed.heading).waitFor();
    expect(await button(page).count()).toBe(0);
  });
});

/** The answer on the phone may be an entry of the history of its own. */
const goBackToCheckout = async (page: Page): Promise<void> => {
  while (!page.url().includes("/checkout/")) await page.goBack();
};

describe("on a desktop", () => {
  /** The modules of the code that the box shows once it is opened. */
  const openBox = async (page: Page): Promise<boolean[][]> => {
    const image = page.waitForResponse(/\/qr\.svg/u);
    await box(page).locator("summary").click();
    const answer = await image;
    expect(answer.status()).toBe(200);
    const code = box(page).getByRole("img", { name: aids.code });
    await expect
      .poll(() => code.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .not.toBe(0);
    return matrixOf(await answer.text());
  };

  const modulesOf = (address: string) => encode(address, { ecc: "M", border: 4 }).data;

  // @rule P3.30
  it("the first step's code leads a phone to the same page, where the payment goes on", async () => {
    const page = await checkout({ ...desktop, colorScheme: "dark" });
    const images: string[] = [];
    page.on("request", (request) => void images.push(request.url()));
    await page.locator("main[data-ready]").waitFor();
    expect(images.join()).not.toContain("qr.svg");
    const address = page.url();
    expect(await openBox(page)).toEqual(modulesOf(address));
    await expectAccessible(page);
    const customer = customerAt(world, own);
    const second = await (await openContext({ locale: "en", ...phone })).newPage();
    await second.goto(address);
    await prompted(second, customer.alias);
    await heading(page, words.elsewhere.heading).waitFor();
    expect(await box(page).count()).toBe(0);
    await button(second).tap();
    await second.waitForURL(customer.phone_url);
    await approveIn(second);
    await heading(page, words.completed.heading).waitFor();
  });

  it("the code of a prompt leads a phone to the bank's app, and the page goes on by itself", async () => {
    const customer = customerAt(world, own);
    const page = await checkout(desktop);
    await page.locator("main[data-ready]").waitFor();
    await prompted(page, customer.alias);
    expect(await button(page).isVisible()).toBe(false);
    expect(await openBox(page)).toEqual(modulesOf(customer.phone_url));
    await expectAccessible(page);
    const { phone: app, message } = await openPhone(page.context(), customer.phone_url);
    await message.getByRole("button", { name: "Approve" }).click();
    await app.close();
    await heading(page, words.completed.heading).waitFor();
  });
});

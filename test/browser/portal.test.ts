import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { gatewayOf, newMerchant, ownAmount, withCode, worldOf } from "../flows/steps.ts";
import { eventually, inboxOf, merchantOf, readEvent } from "../support/checkout-client.ts";
import { expectAccessible, openContext, submit } from "./chromium.ts";

/** A merchant's staff at the portal in a real browser: wide and narrow, and without a script. */
const world = inject("world");
const { base_url, admin_key, merchant } = gatewayOf(world);
const [WIDE, PHONE] = [1280, 360];
const NAME = "Corner Shop";

let complaints: string[];

beforeEach(() => {
  complaints = [];
});
afterEach(() => {
  // A refused form or link answers with its status, which the browser reports.
  expect(complaints.filter((text) => !/status of (403|404|422)/.test(text))).toEqual([]);
});

interface Shop {
  merchant_id: string;
  api_key: string;
  payment_id: string;
  event_id: string;
}

let shop: Shop;

/** A merchant whose bank has granted refunds, with a paid order and its event. */
beforeAll(async () => {
  const inbox = inboxOf(world, `portal-${ownAmount()}`);
  const settings = { webhook_url: inbox.url, refund_authority: true };
  const { merchant_id, api_key } = await newMerchant(world, settings);
  const ofShop = worldOf(world, { api_key });
  const amount = ownAmount();
  const { session, checkout, otp_code } = await withCode(ofShop, { amount, reference: "order-7" });
  await checkout.confirm(otp_code);
  await merchantOf(ofShop).untilStatus(session.session_id, "COMPLETED");
  const message = await inbox.event("payment.completed", session.session_id);
  const { event_id } = readEvent(message).data;
  const payment_id = session.session_id.replace("ps_", "pay_");
  shop = { merchant_id, api_key, payment_id, event_id: String(event_id) };
});

const newLink = async (scope: "full" | "read"): Promise<string> => {
  const headers = { authorization: `Bearer ${shop.api_key}` };
  const asked = { method: "POST", headers, body: { scope } };
  return (await requestOk<{ url: string }>(`${base_url}/api/v1/portal-sessions`, asked)).url;
};

interface Seat {
  script?: boolean;
  /** The page's own script is empty; axe-core runs all the same. */
  emptyScript?: boolean;
  width?: number;
  dark?: boolean;
}

const newPage = async (seat: Seat = {}): Promise<Page> => {
  const { script = true, emptyScript = false, width = WIDE, dark = false } = seat;
  const context = await openContext({
    baseURL: base_url,
    javaScriptEnabled: script,
    viewport: { width, height: 800 },
    colorScheme: dark ? "dark" : "light",
  });
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  if (emptyScript) {
    const nothing = { contentType: "text/javascript", body: "" };
    await context.route("**/*.js", (request) => request.fulfill(nothing));
  }
  context.on("weberror", (fault) => complaints.push(String(fault.error())));
  return context.newPage();
};

const press = (page: Page, name: string | RegExp) =>
  submit(page, page.getByRole("button", { name }));
const said = (page: Page): Promise<string | null> => page.getByRole("status").textContent();
const unfold = (page: Page, text: string) =>
  page.locator("details:not([open]) > summary", { hasText: text }).first().click();

const atPortal = async (scope: "full" | "read", seat: Seat = {}): Promise<Page> => {
  const page = await newPage(seat);
  await page.goto(await newLink(scope));
  await press(page, "Open the portal");
  await page.getByRole("heading", { level: 1, name: "Payments" }).waitFor();
  return page;
};

describe("without a script, on a phone", () => {
  test("a link is opened, a payment refunded, its event sent again, and the portal left", async () => {
    const page = await newPage({ script: false, width: PHONE });
    const link = await newLink("full");
    await page.goto(link);
    await press(page, "Open the portal");
    await page.getByRole("heading", { level: 1, name: "Payments" }).waitFor();
    expect(await page.locator(".who").textContent()).toContain(`${NAME} · test`);
    const listed = page.locator(`main a[href$="${shop.payment_id}"]`);
    await eventually("the payment is listed", async () => {
      await page.goto("/portal");
      return (await listed.count()) > 0;
    });
    await listed.click();
    await page.getByRole("heading", { level: 1, name: "Payment" }).waitFor();

    await unfold(page, "Refund");
    await page.locator("details[open]").getByLabel("Amount").fill("1,00");
    await page.locator("details[open]").getByLabel("Reason").fill("Out of stock");
    await press(page, "Continue");
    await press(page, "Refund $1.00");
    expect(await said(page)).toContain("The refund is under way");
    await eventually("the refund has ended", async () => {
      await page.goto("/portal/refunds");
      return (await listed.count()) > 0;
    });

    await page.goto(`/portal/payments/${shop.payment_id}`);
    await page.getByRole("link", { name: "payment.completed" }).click();
    await press(page, "Send it again");
    expect(await said(page)).toContain("The event is being sent again.");

    await press(page, "Sign out");
    await page.getByRole("heading", { level: 1, name: "The portal is closed" }).waitFor();
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "This link opens nothing" }).waitFor();
    expect(await page.getByRole("button").count()).toBe(0);
  });

  test("scope read has no form, and downloads the settlement file of a day", async () => {
    const page = await atPortal("read", { script: false, width: PHONE });
    expect(await page.locator(".who").textContent()).toContain("read only");
    await page.goto(`/portal/payments/${shop.payment_id}`);
    expect(await page.getByRole("button", { name: "Refund" }).count()).toBe(0);
    await page.goto("/portal/settlements");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^settlement-\d{4}-\d\d-\d\d\.csv$/);
  });
});

test("staff make a link on the merchant's page of the console", async () => {
  const page = await newPage();
  await page.goto(`/console/merchants/${shop.merchant_id}`);
  await page.getByLabel("Staff key").fill(admin_key);
  await press(page, "Sign in");
  await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
  await unfold(page, "Make a portal link");
  await page.locator("details[open]").getByLabel("Mode").selectOption("test");
  await page.locator("details[open]").getByLabel("Scope").selectOption("read");
  await expectAccessible(page);
  await press(page, "Make a portal link");
  const url = (await page.locator(".secret code").textContent()) ?? "";
  await submit(page, page.getByRole("link", { name: "I have copied it" }));
  expect(await page.content()).not.toContain(url);

  const theirs = await newPage({ width: PHONE });
  await theirs.goto(url);
  await expectAccessible(theirs);
  await press(theirs, "Open the portal");
  expect(await theirs.locator(".who").textContent()).toContain("read only");
  await theirs.goto(url);
  await theirs.getByRole("heading", { level: 1, name: "This link opens nothing" }).waitFor();
  await expectAccessible(theirs);
});

test("the keys of the keyboard go to the portal's own pages", async () => {
  const page = await atPortal("full");
  await page.keyboard.press("?");
  expect(await page.locator("#keys dd").allTextContents()).toEqual([
    ...["Payments", "Refunds", "Events", "Endpoints", "Keys", "Settlement files", "This list"],
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("v");
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Skip to the content");
});

const everyPage = (): string[] => [
  ...["/portal", "/portal/refunds", "/portal/events", "/portal/endpoints", "/portal/keys"],
  ...["/portal/settlements", `/portal/payments/${shop.payment_id}`],
  `/portal/events/${shop.event_id}`,
];

describe.each([
  ["light", WIDE, false],
  ["dark", PHONE, false],
  ["light", PHONE, true],
] as const)("the pages in %s, %i pixels wide, script off: %s", (scheme, width, emptyScript) => {
  test("pass axe-core, name no account, and never scroll sideways", async () => {
    const page = await atPortal("full", { dark: scheme === "dark", width, emptyScript });
    for (const path of everyPage()) {
      await page.goto(path);
      await page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true })");
      await expectAccessible(page);
      const scrolled = await page.evaluate<number>("document.documentElement.scrollWidth");
      expect([path, scrolled]).toEqual([path, width]);
      expect(await page.content()).not.toContain(merchant.destination);
    }
  });
});

import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { admin, gatewayOf, newMerchant, ownAmount, withCode, worldOf } from "../flows/steps.ts";
import { eventually, inboxOf, isSigned, merchantOf } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { expectAccessible, openContext, submit } from "./chromium.ts";
import { newOperator, payInDoubt } from "./live-payment.ts";

/** Staff at the console in a real browser: with and without scripts, wide and narrow. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const { base_url, admin_key, approver_key, merchant } = gatewayOf(world);
const [WIDE, PHONE] = [1280, 360];

let complaints: string[];

beforeEach(() => {
  complaints = [];
});
afterEach(() => {
  // A refused form answers with its status, which the browser reports. Nothing else is wrong.
  expect(complaints.filter((text) => !/status of (403|409|422)/.test(text))).toEqual([]);
});

interface Seat {
  key?: string;
  script?: boolean;
  width?: number;
  dark?: boolean;
}

const signedIn = async (seat: Seat = {}): Promise<Page> => {
  const { key = admin_key, script = true, width = WIDE, dark = false } = seat;
  const context = await openContext({
    baseURL: base_url,
    javaScriptEnabled: script,
    viewport: { width, height: 800 },
    colorScheme: dark ? "dark" : "light",
  });
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  context.on("weberror", (fault) => complaints.push(String(fault.error())));
  const page = await context.newPage();
  await page.goto("/console/banks");
  await page.getByLabel("Staff key").fill(key);
  await press(page, "Sign in");
  await page.getByRole("heading", { level: 1, name: "Banks" }).waitFor();
  return page;
};

/** Every button of the console leads to a page, and without its script no key works. */
const press = (page: Page, name: string | RegExp) =>
  submit(page, page.getByRole("button", { name }));
const headline = (page: Page) => page.locator(".headline").textContent();
const unfold = (page: Page, text: string) =>
  page.locator("details:not([open]) > summary", { hasText: text }).first().click();
const said = (page: Page): Promise<string | null> => page.getByRole("status").textContent();

/** Types what the open form asks for, and sends it. */
const confirm = async (page: Page, button: string): Promise<void> => {
  const form = page.locator("details[open]");
  const word = await form.locator("label strong").first().textContent();
  await form.getByLabel(/to confirm$/).fill(word ?? "");
  await submit(page, form.getByRole("button", { name: button }));
};

/** By the search box, as with an id on a slip of paper. */
const findByKeyboard = async (page: Page, endToEndId: string, paymentId: string) => {
  await page.keyboard.press("/");
  await page.keyboard.type(endToEndId);
  await page.keyboard.press("Enter");
  // A single hit opens.
  await page.waitForURL(`**/${paymentId}`);
  await page.getByRole("heading", { level: 1, name: "Payment" }).waitFor();
};

/** Opens the form of the decision: there is none while a call to the bank is under way. */
const openDecision = (page: Page, path: string, note: string) =>
  eventually("nothing is under way", async () => {
    await page.goto(path);
    if ((await page.locator("summary", { hasText: "It completed" }).count()) === 0) return false;
    await unfold(page, "It completed");
    await page.locator("details[open]").getByLabel("Note").fill(note);
    return true;
  });

/** Decides it, again if a call to the bank has begun in the meantime. */
const decide = (page: Page, path: string, note: string) =>
  eventually("the decision is taken", async () => {
    await openDecision(page, path, note);
    await confirm(page, "It completed");
    await page.locator("[role=status], [role=alert]").first().waitFor();
    return (await page.getByRole("status").count()) > 0;
  });

describe("live money in doubt", () => {
  test("is found by its end_to_end_id, and two people resolve it", async () => {
    const { endToEndId, paymentId } = await payInDoubt(world, clock.advance);
    const path = `/console/payments/${paymentId}`;
    const operator = await signedIn({ key: await newOperator(world) });
    await findByKeyboard(operator, endToEndId, paymentId);
    await operator.getByText("manual review").waitFor();
    await expectAccessible(operator);
    await openDecision(operator, path, "Seen in the bank's ledger.");
    await operator
      .locator("details[open]")
      .getByLabel(/to confirm/)
      .fill("nothing");
    await press(operator, "It completed");
    const refusal = await operator.getByRole("alert").textContent();
    expect(refusal).toContain(`Type ${endToEndId.slice(-6)}`);
    // One person alone, even twice, decides nothing.
    for (const note of ["Seen in the bank's ledger.", "Seen there again."]) {
      await decide(operator, path, note);
      expect(await said(operator)).toContain("Your decision is kept.");
      expect(await headline(operator)).toContain("processing");
    }

    const approver = await signedIn({ key: approver_key ?? "" });
    await findByKeyboard(approver, endToEndId, paymentId);
    await approver.getByText(/proposed that it is COMPLETED/).waitFor();
    await expectAccessible(approver);
    await decide(approver, path, "Seen by me too.");
    for (const page of [approver, operator]) {
      await page.goto(path);
      expect(await headline(page)).toContain("completed");
      await page.getByText("decided COMPLETED").waitFor();
      expect(await page.getByText("manual review").count()).toBe(0);
    }
  });
});

describe("a change of live money", () => {
  test("takes two people", async () => {
    const settlement_iban = merchant.destination;
    const { merchant_id } = await admin<{ merchant_id: string }>(world, "POST", "/merchants", {
      ...{ name: "Two Keys", modes: { live: { settlement_iban } } },
    });
    const owner = await signedIn();
    await owner.goto(`/console/merchants/${merchant_id}`);
    await unfold(owner, "Change the live settings");
    await owner.getByLabel("Refund authority (live)").check();
    await press(owner, "Change the live settings");
    await owner.goto("/console");
    await owner.getByText("Refund authority").first().waitFor();

    const approver = await signedIn({ key: approver_key ?? "" });
    await approver.goto("/console");
    await expectAccessible(approver);
    const row = approver.locator("tr", { hasText: merchant_id.slice(-6) });
    await row.locator("summary", { hasText: "Approve" }).click();
    await confirm(approver, "Approve");
    expect(await said(approver)).toContain("The change is approved.");
  });
});

describe("an endpoint that said it is gone", () => {
  test("is recovered: its address is mended, it is enabled, and nothing is missing", async () => {
    const inbox = inboxOf(world, `console-${ownAmount()}`);
    const made = await newMerchant(world, {
      webhook_url: `${inbox.url}?status=410`,
      optional_events: ["payment.initiated"],
    });
    const shop = merchantOf(worldOf(world, made));
    const sessions = [await shop.createSession({ amount: ownAmount() })];
    const page = await signedIn();
    const endpoints = `/console/endpoints?owner_id=${made.merchant_id}`;
    await eventually("the endpoint is disabled", async () => {
      await page.goto(endpoints);
      return (await page.locator("td .status").first().textContent()) === "disabled";
    });
    sessions.push(await shop.createSession({ amount: ownAmount() }));
    await page.locator('td a[href^="/console/endpoints/"]').first().click();
    await page.getByText(/^Disabled .* gone/).waitFor();
    await expectAccessible(page);
    const endpoint = page.url();
    await eventually("both events are held", async () => {
      await page.goto(endpoint);
      return (await page.locator("td .status", { hasText: "held" }).count()) === 2;
    });

    await page.goto(`/console/merchants/${made.merchant_id}`);
    await unfold(page, "Change the test settings");
    await page.getByLabel("Webhook URL (test)").fill(inbox.url);
    await press(page, "Change the test settings");
    await page.goto(endpoint);
    await press(page, "Enable");
    expect(await said(page)).toContain("The endpoint is enabled.");
    for (const { session_id } of sessions) await inbox.event("payment.initiated", session_id);

    await page.goto(endpoint);
    await unfold(page, "Count what could be recovered");
    await page.locator("details[open]").getByLabel("Which").selectOption("FAILED");
    await press(page, "Count what could be recovered");
    await page.getByText("Nothing is missing there.").waitFor();
    await press(page, "Send a test event");
    await page.getByRole("heading", { name: "Test event" }).waitFor();
  });
});

describe("a test event", () => {
  test("is sent by the merchant's page, arrives signed, and its answer is shown", async () => {
    const inbox = inboxOf(world, `ping-${ownAmount()}`);
    const made = await newMerchant(world, { webhook_url: inbox.url });
    const page = await signedIn();
    await page.goto(`/console/merchants/${made.merchant_id}`);
    await press(page, "Send a test event");
    const told = page.locator("section", {
      has: page.getByRole("heading", { name: "Test event" }),
    });
    expect(await told.locator("header .status").textContent()).toBe("succeeded");
    expect(await told.locator("dl div", { hasText: "Status" }).locator("dd").textContent()).toBe(
      "200",
    );
    await expectAccessible(page);
    const messages = await inbox.messages();
    expect(messages.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual([
      "endpoint.ping",
    ]);
    expect(messages.every((message) => isSigned(message, made.signing_secret))).toBe(true);

    // The endpoint has seen no event of its own, so it is on no list; its address fails next.
    await admin(world, "PATCH", `/merchants/${made.merchant_id}`, {
      modes: { test: { webhook_url: `${inbox.url}?status=500` } },
    });
    await page.goto(`/console/merchants/${made.merchant_id}`);
    await press(page, "Send a test event");
    expect(await told.locator("header .status").textContent()).toBe("refused");
    expect(await told.locator("dl div", { hasText: "Status" }).locator("dd").textContent()).toBe(
      "500",
    );
  });
});

describe("without scripts", () => {
  test("a merchant is onboarded up to a paid test payment, and its key is rotated", async () => {
    const page = await signedIn({ script: false, width: PHONE });
    await page.goto("/console/merchants");
    await submit(page, page.getByRole("link", { name: "Register a merchant" }));
    const name = `Harbour Books ${ownAmount()}`;
    await page.getByLabel("Name", { exact: true }).fill(name);
    await press(page, "Continue");
    await page.getByLabel("Settlement IBAN (test)").fill(merchant.destination);
    await press(page, "Register a merchant");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const address = page.url().split("?")[0] ?? "";

    const addKey = async (): Promise<string> => {
      await page.goto(address);
      await unfold(page, "Add a key");
      await page.getByLabel("Kind").selectOption("API");
      await page.locator("details[open]").getByLabel("Mode").selectOption("test");
      await press(page, "Add a key");
      const key = (await page.locator(".secret code").textContent()) ?? "";
      await submit(page, page.getByRole("link", { name: "I have copied it" }));
      expect(await page.content()).not.toContain(key);
      return key;
    };
    const first = await addKey();
    const amount = ownAmount();
    const paid = await withCode(worldOf(world, { api_key: first }), { amount });
    await paid.checkout.confirm(paid.otp_code);
    await page.goto(`/console/payments/${paid.session.session_id}`);
    await page.locator(".headline", { hasText: "completed" }).waitFor();

    const opens = async (key: string): Promise<number> => {
      const headers = { authorization: `Bearer ${key}` };
      return (await requestJson(`${base_url}/api/v1/payments/sessions`, { headers })).status;
    };
    const second = await addKey();
    await press(page, "Promote");
    expect(await said(page)).toContain("The key is promoted.");
    const former = page.locator("tr", { hasText: "superseded" });
    await former.locator("summary", { hasText: "Retire" }).click();
    await confirm(page, "Retire");
    expect(await said(page)).toContain("The key is retired.");
    await expect.poll(() => opens(first)).toBe(401);
    expect(await opens(second)).toBe(200);
  });
});

test("a list whose filter is refused says why beside it, and keeps what was filled in", async () => {
  const page = await signedIn();
  await page.goto("/console/payments");
  await page.locator("#filter-q").fill("order-7");
  await unfold(page, "More filters");
  await page.getByLabel("Currency").fill("USD");
  await page.getByLabel("Amount from").fill("1,250");
  await press(page, "Show");
  const amount = page.getByLabel("Amount from");
  expect(await amount.inputValue()).toBe("1,250");
  expect(await page.locator("#filter-q").inputValue()).toBe("order-7");
  expect(await amount.getAttribute("aria-invalid")).toBe("true");
  const beside = page.locator(`#${await amount.getAttribute("aria-describedby")}`);
  expect(await beside.isVisible()).toBe(true);
  expect(await beside.textContent()).toBe(
    await page.getByRole("alert").locator("p").first().textContent(),
  );
  await expectAccessible(page);
  for (const width of [WIDE, PHONE]) {
    await page.setViewportSize({ width, height: 800 });
    const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
    // On a phone the currency is beside it.
    const beside = [await topOf("Amount to"), await topOf("Currency")];
    expect([width, beside]).toEqual([width, expect.arrayContaining([await topOf("Amount from")])]);
  }
  await amount.fill("1,250.00");
  await press(page, "Show");
  await page.getByRole("link", { name: "CSV" }).waitFor();
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
});

test("a refusal that names a long id fits on a phone", async () => {
  const page = await signedIn({ width: PHONE });
  await page.goto("/console/deliveries?event_id=evt_1");
  expect(await page.getByRole("alert").textContent()).toContain("event_id: must be an id like");
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(PHONE);
});

test("the sections of a phone's page are behind a button, without a script too", async () => {
  const page = await signedIn({ width: PHONE, script: false });
  await page.goto("/console/endpoints");
  expect(await page.locator("nav a:visible").count()).toBe(0);
  await page.locator("summary", { hasText: "Menu" }).click();
  expect(await page.locator("nav [aria-current]:visible").textContent()).toBe("Endpoints");
  await page.getByRole("link", { name: "Merchants" }).click();
  await page.getByRole("heading", { level: 1, name: "Merchants" }).waitFor();
});

/** Pages that staff open every day; the others have the same parts. */
const everyday = async (): Promise<string[]> => [
  ...["/console", "/console/payments", "/console/merchants", "/console/banks", "/console/audit"],
  ...["/console/overview", "/console/endpoints", "/console/tpps", "/console/staff"],
  ...["/console/strategy", "/console/account", "/console/staff/key_first_owner"],
  `/console/merchants/${merchant.merchant_id}`,
  `/console/banks/${world.banks[0]?.bank_id}`,
];

describe.each([
  ["light", WIDE],
  ["dark", PHONE],
] as const)("the pages in %s, %i pixels wide", (scheme, width) => {
  test("pass axe-core, fold their forms open, and never scroll sideways", async () => {
    const page = await signedIn({ dark: scheme === "dark", width });
    for (const path of await everyday()) {
      await page.goto(path);
      // Everything that is folded away is looked at too.
      await page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true })");
      await expectAccessible(page);
      const scrolled = await page.evaluate<number>("document.documentElement.scrollWidth");
      expect([path, scrolled]).toEqual([path, width]);
    }
  });
});

test("the keys of the keyboard search, list themselves and go to pages", async () => {
  const page = await signedIn();
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  expect(await page.locator("#keys dd").allTextContents()).toEqual([
    ...["Search", "Today", "Payments", "Endpoints", "Merchants", "Banks", "This list"],
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await page.getByRole("heading", { level: 1, name: "Merchants" }).waitFor();
});

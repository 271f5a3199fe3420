import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext, Locator } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import {
  admin,
  gatewayOf,
  magicCustomer,
  newMerchant,
  ownAmount,
  withCode,
  worldOf,
} from "../flows/steps.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  merchantOf,
  phoneMessage,
} from "../support/checkout-client.ts";
import { PayingApp } from "../support/order-client.ts";
import { openContext, submit } from "./chromium.ts";
import { Desk } from "./support-desk.ts";

/**
 * The twenty tasks of docs/support-tasks.md, from the start page of the console. Each takes as many
 * clicks as the page says, at most three, and no id is typed.
 */
const world = inject("world");
const { base_url, admin_key, approver_key, merchant } = gatewayOf(world);
const customer = customerAt(world, bankHandles(world).own);
const mark = String(ownAmount());
const shopName = `Lantern Books ${mark}`;
const colleague = `Colleague ${mark}`;
const order = `lantern-${mark}`;
const failedOrder = `lantern-failed-${mark}`;
const openOrder = `lantern-open-${mark}`;
const subscription = `lantern-monthly-${mark}`;
const amount = ownAmount();

/** The clicks that the page promises, by the number of the task. */
const promised = new Map(
  [
    ...readFileSync(resolve(import.meta.dirname, "../../docs/support-tasks.md"), "utf8").matchAll(
      /^\| (\d+) .* (\d) +\|$/gm,
    ),
  ].map(([, number, clicks]) => [Number(number), Number(clicks)]),
);

let inbox: ReturnType<typeof inboxOf>;
let shopId: string;

const money = (minor: number): string => (minor / 100).toFixed(2);

/** The payer approves a mandate on its page. */
const approveMandate = async (mandate: { mandate_id: string; approval_url: string }) => {
  const headers = { accept: "application/json" };
  const { token } = await requestOk<{ token: string }>(mandate.approval_url, { headers });
  const step = (name: string, body: object) =>
    requestOk(`${base_url}/mandates/${mandate.mandate_id}/authorisation/${name}`, {
      ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
    });
  await step("payer", { payer_iban: customer.iban });
  await step("start", { auth_mode: "OTP" });
  const { otp_code } = await phoneMessage(customer, mandate.mandate_id, "OTP");
  await step("confirm", { otp_code });
};

interface Found {
  data: { kind: string; status: string }[];
}

/** Lists follow their objects after a moment. */
const untilFound = (words: string, kind: string, status?: string) =>
  eventually(`${words} is found`, async () => {
    const { data } = await admin<Found>(world, "GET", `/search?q=${encodeURIComponent(words)}`);
    return data.some((hit) => hit.kind === kind && (!status || hit.status === status));
  });

beforeAll(async () => {
  inbox = inboxOf(world, `support-${mark}`);
  const made = await newMerchant(world, {
    webhook_url: `${inbox.url}?status=500`,
    refund_authority: true,
  });
  shopId = made.merchant_id;
  await admin(world, "PATCH", `/merchants/${shopId}`, { name: shopName });
  const shop = worldOf(world, made);
  const paid = await withCode(shop, { amount, reference: order });
  await paid.checkout.confirm(paid.otp_code);
  // The same customer paid there before, so a username finds more than one payment.
  const earlier = await withCode(shop, { amount: ownAmount(), reference: `earlier-${mark}` });
  await earlier.checkout.confirm(earlier.otp_code);
  const purse = magicCustomer(world, "empty.purse");
  const failed = await withCode(shop, { amount: ownAmount(), reference: failedOrder }, purse);
  await failed.checkout.confirm(failed.otp_code);
  await failed.checkout.cancel();
  await merchantOf(shop).createSession({ amount: ownAmount(), reference: openOrder });
  const terms = { amount: ownAmount(), currency: world.currency, frequency: "MONTHLY" };
  const { body: mandate } = await merchantOf(shop).call<{
    mandate_id: string;
    approval_url: string;
  }>("POST", "/api/v1/recurring/mandates", { ...terms, merchant_reference: subscription });
  await approveMandate(mandate);
  await PayingApp.connect(world, customer, { scope: "accounts:read" });
  const { person_id } = await admin<{ person_id: string }>(world, "POST", "/people", {
    name: colleague,
  });
  await admin(world, "POST", "/admin-keys", { name: "Support key", role: "support", person_id });
  // Live money redirected: it waits for an approver.
  const settlement_iban = merchant.destination;
  await admin(world, "PATCH", `/merchants/${shopId}`, { modes: { live: { settlement_iban } } });
  await admin(world, "PATCH", `/merchants/${shopId}`, {
    modes: { live: { refund_authority: true } },
  });
  await untilFound(order, "PAYMENT", "COMPLETED");
  await untilFound(failedOrder, "PAYMENT", "FAILED");
  await untilFound(openOrder, "PAYMENT");
  await untilFound(subscription, "MANDATE");
});

/** One sign-in for all tasks of a key. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

const sitDown = async (key: string): Promise<Desk> => {
  const known = sessions.get(key);
  const context = await openContext({
    ...{ baseURL: base_url, viewport: { width: 1280, height: 800 } },
    ...(known ? { storageState: known } : {}),
  });
  const page = await context.newPage();
  await page.goto("/console");
  if (!known) {
    await page.getByLabel("Staff key").fill(key);
    await submit(page, page.getByRole("button", { name: "Sign in", exact: true }));
    sessions.set(key, await context.storageState());
  }
  const desk = new Desk(page);
  await desk.heading("Today");
  return desk;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** The row of a search or a list that has this text; its link opens. */
const rowWith = ({ page }: Desk, text: string): Locator =>
  page.locator("main tr", { hasText: text }).getByRole("link").first();

const tasks: readonly [number, string, (desk: Desk) => Promise<void>, approver?: true][] = [
  [
    1,
    "a payment is found by its amount and its day",
    async (desk) => {
      await desk.search(`${money(amount)} ${today()}`);
      await desk.heading("Payment");
      expect(await desk.headline()).toContain(order);
    },
  ],
  [
    2,
    "a payment is found by the end of the customer's account",
    async (desk) => {
      await desk.search(customer.iban.slice(-4));
      await desk.follow(rowWith(desk, order));
      expect(await desk.headline()).toContain(order);
    },
  ],
  [
    3,
    "a payment is found by the merchant's reference",
    async (desk) => {
      await desk.search(order);
      expect(await desk.headline()).toContain("completed");
    },
  ],
  [
    4,
    "a payment is found by the customer's username",
    async (desk) => {
      await desk.search(customer.alias);
      await desk.follow(rowWith(desk, order));
      expect(await desk.headline()).toContain(order);
    },
  ],
  [
    5,
    "a failure is explained, with the account that did not pay",
    async (desk) => {
      await desk.search(failedOrder);
      expect(await desk.page.locator(".notice.problem").textContent()).toContain("balance");
      const refused = await desk.part("Accounts that did not pay").locator("tbody").textContent();
      expect(refused).toContain("The balance was too low.");
      expect(refused).toMatch(/••••/);
    },
  ],
  [
    6,
    "a part is refunded",
    async (desk) => {
      await desk.search(order);
      const form = desk.page.locator("details[open]", { hasText: "Refund" });
      await desk.type(form.getByLabel(/^Amount/), "5.00");
      await desk.type(form.locator("[name=reason]"), "Damaged in the post");
      await desk.follow(form.getByRole("button", { name: "Continue" }));
      await desk.follow(desk.page.getByRole("button", { name: /^Refund \D*5\.00$/ }));
      expect(await desk.said()).toContain("The refund is under way");
      expect(await desk.part("Refunds").textContent()).toContain("Damaged in the post");
    },
  ],
  [
    7,
    "a webhook says why it failed, and is sent again",
    async (desk) => {
      await desk.search(order);
      await desk.follow(
        desk.part("Events").locator("tr", { hasText: "payment.completed" }).getByRole("link"),
      );
      await desk.heading("payment.completed");
      expect(await desk.part("Attempts").locator("tbody").textContent()).toContain("500");
      expect(await desk.part("Request").textContent()).toContain("payment.completed");
      await desk.follow(desk.button("Send it again"));
      expect(await desk.said()).toContain("being sent again");
    },
  ],
  [
    8,
    "a merchant is opened by its name",
    async (desk) => {
      await desk.search(shopName);
      await desk.heading(shopName);
    },
  ],
  [
    9,
    "a mandate says what comes next, and is cancelled",
    async (desk) => {
      await desk.search(customer.iban.slice(-4));
      await desk.follow(rowWith(desk, subscription));
      expect(await desk.part("Mandate").first().textContent()).toContain("Left in this period");
      await desk.type(
        desk.page.locator("details[open]").getByLabel("Note"),
        "Asked for on the phone",
      );
      await desk.follow(desk.button("Cancel the mandate"));
      expect(await desk.headline()).toContain("cancelled");
    },
  ],
  [
    10,
    "a consent is stopped",
    async (desk) => {
      await desk.search(customer.iban.slice(-4));
      await desk.follow(desk.part("Consents").locator("tbody a").first());
      await desk.heading("Consent");
      await desk.type(
        desk.page.locator("details[open]").getByLabel("Note"),
        "Asked for on the phone",
      );
      await desk.follow(desk.button("Revoke the consent"));
      expect(await desk.headline()).toContain("revoked");
    },
  ],
  [
    11,
    "the bank that has problems is seen",
    async (desk) => {
      await desk.follow(desk.section("Overview"));
      const refused = await desk.part("Refused by banks, and faults").textContent();
      expect(refused).toContain("insufficient funds");
      expect(await desk.part("Calls to banks").textContent()).toContain("execute-transaction");
    },
  ],
  [
    12,
    "who changed a merchant's name is seen",
    async (desk) => {
      await desk.search(shopName);
      await desk.follow(desk.link("by whom"));
      const log = await desk.page.locator("main tbody").textContent();
      expect(log).toContain(`Name: Corner Shop → ${shopName}`);
      expect(log).toContain("First owner");
    },
  ],
  [
    13,
    "what waits for an approver is approved",
    async (desk) => {
      const row = desk.page.locator("main tr", { hasText: shopName }).first();
      await desk.unfold("Approve", row);
      await desk.type(row.getByLabel(/to confirm$/), shopName);
      await desk.follow(row.getByRole("button", { name: "Approve", exact: true }));
      expect(await desk.said()).toContain("The change is approved.");
    },
    true,
  ],
  [
    14,
    "the keys of a colleague who left are retired",
    async (desk) => {
      await desk.follow(desk.section("Staff"));
      const row = desk.page.locator("main tr", { hasText: colleague });
      await desk.unfold("Take out", row);
      await desk.type(row.getByLabel(/to confirm$/), colleague);
      await desk.follow(row.getByRole("button", { name: "Take out", exact: true }));
      const status = desk.page.locator("main tr", { hasText: colleague }).locator(".status");
      expect(await status.first().textContent()).toBe("left");
    },
  ],
  [
    15,
    "payments without an outcome are listed",
    async (desk) => {
      await desk.follow(desk.section("Payments"));
      await desk.choose(desk.page.getByLabel("Status"), "OPEN");
      await desk.follow(desk.button("Show"));
      expect(await desk.page.locator("main tbody").textContent()).toContain(openOrder);
    },
  ],
  [
    16,
    "an app is opened by its name",
    async (desk) => {
      await desk.search("Pocket Ledger");
      await desk.heading("Pocket Ledger");
    },
  ],
  [
    17,
    "the payments of a day are taken away as a file",
    async (desk) => {
      await desk.follow(desk.section("Payments"));
      await desk.follow(desk.link("Today"));
      desk.clicks += 1;
      const [file] = await Promise.all([
        desk.page.waitForEvent("download"),
        desk.link("CSV").click(),
      ]);
      expect(readFileSync(await file.path(), "utf8")).toContain(order);
    },
  ],
  [
    18,
    "a webhook address is registered",
    async (desk) => {
      await desk.search(shopName);
      await desk.unfold("Change the test settings");
      await desk.type(desk.page.getByLabel("Webhook URL (test)"), inbox.url);
      await desk.follow(desk.button("Change the test settings"));
      expect(await desk.part("Test mode").textContent()).toContain(inbox.url);
    },
  ],
  [
    19,
    "whether an address receives anything is seen",
    async (desk) => {
      await desk.search(shopName);
      await desk.follow(desk.button("Send a test event"));
      expect(await desk.part("Test event").textContent()).toContain("succeeded");
    },
  ],
  [
    20,
    "an open payment is cancelled",
    async (desk) => {
      await desk.search(openOrder);
      await desk.unfold("Cancel the payment");
      await desk.type(desk.page.locator("details[open]").getByLabel("Note"), "Left the shop");
      await desk.follow(desk.button("Cancel the payment"));
      expect(await desk.headline()).toContain("cancelled");
    },
  ],
];

test("the page has twenty tasks, each of at most three clicks", () => {
  expect([...promised.keys()]).toEqual(tasks.map(([number]) => number));
  expect(tasks).toHaveLength(20);
  expect(Math.max(...promised.values())).toBeLessThanOrEqual(3);
});

test.each(tasks)("%i: %s", async (number, _title, does, approver) => {
  const desk = await sitDown(approver ? (approver_key ?? "") : admin_key);
  await does(desk);
  expect(desk.clicks).toBe(promised.get(number));
});

import type { Browser, Page } from "playwright-core";
import { requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { newOperator, payInDoubt } from "../browser/live-payment.ts";
import { admin, gatewayOf, magicCustomer, newMerchant, withCode, worldOf } from "../flows/steps.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  merchantOf,
  phoneMessage,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { LIVE_BANK_HOST, openLiveBank } from "../support/live-bank.ts";
import { PayingApp } from "../support/order-client.ts";
import { startWorld } from "../support/world.ts";
import type { ShownPage } from "./pages.ts";

/**
 * The pages of the console and of the merchants' portal, which read what a gateway holds: a world
 * is started, something of each kind happens in it, and a browser without scripts keeps each page
 * as it was sent. They are in English alone.
 */
interface Kept {
  pages: ShownPage[];
  /** Their styles, scripts and logos, by path. */
  assets: Map<string, Response>;
}

export const staffPages = async (openBrowser: () => Promise<Browser>): Promise<Kept> => {
  const bank = await openLiveBank();
  const env = { HOSTS: `${LIVE_BANK_HOST}=${bank.url}` };
  const running = await startWorld({ clock: true, env });
  try {
    const advance = clockAt(running.baseUrls.sandbox).advance;
    const happened = await happenings(running.world, advance);
    const browser = await openBrowser();
    const walk = new Walk(browser, running.world);
    await walkThrough(walk, happened);
    await browser.close();
    return walk;
  } finally {
    await running.stop();
    await bank.close();
  }
};

class Walk implements Kept {
  readonly pages: ShownPage[] = [];
  readonly assets = new Map<string, Response>();
  readonly browser: Browser;
  readonly world: World;

  constructor(browser: Browser, world: World) {
    this.browser = browser;
    this.world = world;
  }

  async newPage(): Promise<Page> {
    const baseURL = gatewayOf(this.world).base_url;
    const context = await this.browser.newContext({ baseURL, javaScriptEnabled: false });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    page.on("response", async (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.request().resourceType() === "document" || this.assets.has(pathname)) return;
      const headers = { "content-type": answer.headers()["content-type"] ?? "" };
      const bytes = await answer.body().catch(() => null);
      if (bytes) this.assets.set(pathname, new Response(new Uint8Array(bytes), { headers }));
    });
    return page;
  }

  async keep(page: Page, kind: string, state: string): Promise<void> {
    this.pages.push({ kind, state, locale: "en", html: await page.content() });
  }

  async see(page: Page, kind: string, paths: Readonly<Record<string, string>>): Promise<void> {
    for (const [state, path] of Object.entries(paths)) {
      await page.goto(path, { waitUntil: "load" });
      await this.keep(page, kind, state);
    }
  }
}

type Happened = Awaited<ReturnType<typeof happenings>>;

/** A shop with payments of every kind, a mandate, a consent, an order, and what staff propose. */
const happenings = async (world: World, advance: (milliseconds: number) => Promise<void>) => {
  const customer = customerAt(world, bankHandles(world).own);
  const inbox = inboxOf(world, "shown");
  const made = await newMerchant(world, {
    webhook_url: `${inbox.url}?status=500`,
    refund_authority: true,
  });
  const ofMerchant = `/merchants/${made.merchant_id}`;
  await admin(world, "PATCH", ofMerchant, { name: "Lantern Books" });
  const shop = worldOf(world, made);
  const { call, createSession, untilStatus } = merchantOf(shop);
  const paid = await withCode(shop, { amount: 4_900, reference: "order-1041" });
  await paid.checkout.confirm(paid.otp_code);
  await untilStatus(paid.session.session_id, "COMPLETED");
  const purse = magicCustomer(world, "empty.purse");
  const failed = await withCode(shop, { amount: 129_900, reference: "order-1042" }, purse);
  await failed.checkout.confirm(failed.otp_code);
  await failed.checkout.cancel();
  const open = await createSession({ amount: 1_250, reference: "order-1043" });
  const { body: mandate } = await call<{ mandate_id: string; approval_url: string }>(
    ...["POST", "/api/v1/recurring/mandates"],
    {
      ...{ amount: 1_200, currency: world.currency, frequency: "MONTHLY" },
      ...{ merchant_reference: "monthly-map" },
    },
  );
  await approveMandate(world, mandate, customer);
  const app = await PayingApp.connect(world, customer);
  const order = (await app.pay({ amount: 3_005, reference: "dinner" })).body;
  const { person_id } = await admin<{ person_id: string }>(world, "POST", "/people", {
    name: "Ines Marchetti",
  });
  const key = { name: "Support desk", role: "support", person_id };
  await admin(world, "POST", "/admin-keys", key);
  const settlement_iban = gatewayOf(world).merchant.destination;
  const live = { settlement_iban, refund_authority: true };
  await admin(world, "PATCH", ofMerchant, { modes: { live: { settlement_iban } } });
  await admin(world, "PATCH", ofMerchant, { modes: { live } });
  await newOperator(world);
  const doubt = await payInDoubt(world, advance);
  const { body: events } = await call<{ data: { event_id: string }[] }>("GET", "/api/v1/events");
  await eventually("everything is listed", async () => {
    const { data } = await admin<{ data: unknown[] }>(world, "GET", "/search?q=order-1043");
    return data.length > 0;
  });
  const paymentOf = ({ session_id }: { session_id: string }) => session_id.replace("ps_", "pay_");
  return {
    ...{ customer, made, person_id, doubt: doubt.paymentId, event: events.data[0]?.event_id },
    ...{ mandate: mandate.mandate_id, consent: app.consentId, order: order.payment_order_id },
    ...{ paid: paymentOf(paid.session), failed: paymentOf(failed.session), open: paymentOf(open) },
  };
};

const approveMandate = async (
  world: World,
  { mandate_id, approval_url }: { mandate_id: string; approval_url: string },
  customer: ReturnType<typeof customerAt>,
): Promise<void> => {
  const headers = { accept: "application/json" };
  const { token } = await requestOk<{ token: string }>(approval_url, { headers });
  const step = (name: string, body: object) =>
    requestOk(`${gatewayOf(world).base_url}/mandates/${mandate_id}/authorisation/${name}`, {
      ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
    });
  await step("payer", { payer_iban: customer.iban });
  await step("start", { auth_mode: "OTP" });
  const { otp_code } = await phoneMessage(customer, mandate_id, "OTP");
  await step("confirm", { otp_code });
};

const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name }).first().click();
  await page.waitForLoadState();
};

const unfold = (page: Page, text: string) =>
  page.locator("details:not([open]) > summary", { hasText: text }).first().click();

/** Staff sign in, and open every page and the main states of each. */
const walkThrough = async (walk: Walk, happened: Happened): Promise<void> => {
  const { admin_key, approver_key } = gatewayOf(walk.world);
  const page = await walk.newPage();
  await page.goto("/console");
  await walk.keep(page, "console-login", "empty");
  await page.getByLabel("Staff key").fill("not a key");
  await press(page, "Sign in");
  await walk.keep(page, "console-login", "refused");
  await page.getByLabel("Staff key").fill(admin_key);
  await press(page, "Sign in");
  await walk.see(page, "console-lists", lists(happened));
  await walk.see(page, "console-search", searches(happened));
  await walk.see(page, "console-records", await records(walk.world, happened));
  await seeForms(walk, page, happened);

  const approver = await walk.newPage();
  await approver.goto("/console");
  await approver.getByLabel("Staff key").fill(approver_key ?? "");
  await press(approver, "Sign in");
  await walk.keep(approver, "console-records", "proposals-of-an-approver");
  await seePortal(walk, happened);
};

const lists = ({ made }: Happened): Record<string, string> => ({
  today: "/console",
  overview: "/console/overview",
  payments: "/console/payments",
  "payments-none": "/console/payments?q=nothing",
  "payments-refused-filter": "/console/payments?amount_from=1%2C250&currency=USD",
  ...{ orders: "/console/payment-orders", mandates: "/console/mandates" },
  ...{ consents: "/console/consents", merchants: "/console/merchants", banks: "/console/banks" },
  ...{ tpps: "/console/tpps", endpoints: "/console/endpoints", audit: "/console/audit" },
  "endpoints-of-one": `/console/endpoints?owner_id=${made.merchant_id}`,
  ...{ deliveries: "/console/deliveries", staff: "/console/staff" },
  ...{ strategy: "/console/strategy", account: "/console/account", missing: "/console/nowhere" },
});

const searches = ({ customer }: Happened): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      none: "nobody has this",
      username: customer.alias,
      "iban-tail": customer.iban.slice(-4),
      prefix: "order-10",
      name: "Bank",
    }).map(([state, words]) => [state, `/console/search?q=${encodeURIComponent(words)}`]),
  );

const records = async (world: World, happened: Happened): Promise<Record<string, string>> => {
  const { made, paid, failed, open, doubt, mandate, consent, order, person_id, event } = happened;
  const endpoints = `/endpoints?owner_id=${made.merchant_id}`;
  const { data } = await admin<{ data: { endpoint_id: string }[] }>(world, "GET", endpoints);
  const endpoint = data[0]?.endpoint_id;
  return {
    "payment-paid": `/console/payments/${paid}`,
    "payment-failed": `/console/payments/${failed}`,
    "payment-open": `/console/payments/${open}`,
    "payment-in-doubt": `/console/payments/${doubt}`,
    mandate: `/console/mandates/${mandate}`,
    consent: `/console/consents/${consent}`,
    order: `/console/payment-orders/${order}`,
    merchant: `/console/merchants/${made.merchant_id}`,
    bank: `/console/banks/${world.banks[0]?.bank_id}`,
    tpp: `/console/tpps/${gatewayOf(world).tpp.tpp_id}`,
    person: `/console/staff/${person_id}`,
    "first-owner": "/console/staff/key_first_owner",
    endpoint: `/console/endpoints/${endpoint}`,
    delivery: `/console/deliveries/${endpoint}/${event}`,
  };
};

/** Forms in steps, their confirmations and their refusals. */
const seeForms = async (walk: Walk, page: Page, { made, paid }: Happened): Promise<void> => {
  const keep = (state: string) => walk.keep(page, "console-forms", state);
  await page.goto("/console/merchants");
  await page.getByRole("link", { name: "Register a merchant" }).click();
  await keep("merchant-name");
  await page.getByLabel("Name", { exact: true }).fill("Harbour Books");
  await press(page, "Continue");
  await keep("merchant-account");
  await page.getByLabel("Settlement IBAN (test)").fill("DE00 0000");
  await press(page, "Register a merchant");
  await keep("merchant-refused");
  await page.goto(`/console/payments/${paid}`);
  const form = page.locator("details", { hasText: "Refund" }).first();
  if ((await form.getAttribute("open")) === null) await form.locator("summary").click();
  await form.getByLabel(/^Amount/).fill("5.00");
  await form.locator("[name=reason]").fill("Damaged in the post");
  await press(page, "Continue");
  await keep("refund-confirm");
  await press(page, "Refund $5.00");
  await keep("refund-under-way");
  await page.goto(`/console/merchants/${made.merchant_id}`);
  await press(page, "Send a test event");
  await keep("test-event");
  await page.goto(`/console/merchants/${made.merchant_id}`);
  await unfold(page, "Add a key");
  await page.getByLabel("Kind").selectOption("API");
  await page.locator("details[open]").getByLabel("Mode").selectOption("test");
  await press(page, "Add a key");
  await keep("key-shown-once");
};

const seePortal = async (walk: Walk, { made, paid, event }: Happened): Promise<void> => {
  const page = await walk.newPage();
  const headers = { authorization: `Bearer ${made.api_key}` };
  const asked = { method: "POST", headers, body: { scope: "full" } };
  const address = `${gatewayOf(walk.world).base_url}/api/v1/portal-sessions`;
  const { url } = await requestOk<{ url: string }>(address, asked);
  await page.goto(url);
  await walk.keep(page, "portal", "link");
  await press(page, "Open the portal");
  await walk.see(page, "portal", {
    ...{ payments: "/portal", refunds: "/portal/refunds", events: "/portal/events" },
    ...{ endpoints: "/portal/endpoints", keys: "/portal/keys" },
    ...{ settlements: "/portal/settlements", payment: `/portal/payments/${paid}` },
    ...{ event: `/portal/events/${event}`, "payments-none": "/portal?q=nothing" },
  });
  await press(page, "Sign out");
  await walk.keep(page, "portal", "closed");
  await page.goto(url);
  await walk.keep(page, "portal", "used-link");
};

import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { writeJsonFile } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import { deploymentOf, ownerKeyOf, worldKeyFile } from "../../scripts/operator/checkout.ts";
import { deployAll } from "../../scripts/operator/deploy-all.ts";
import { reconcile } from "../../scripts/operator/reconcile.ts";
import { type Account, API_TOKEN, openAccount } from "../support/account.ts";
import {
  bankHandles,
  customerAt,
  isBalanced,
  type Ledger,
  merchantOf,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { PayingApp } from "../support/order-client.ts";

/**
 * docs/recovery.md: a gateway whose database is restored to an earlier time. Its objects are ahead
 * of it: payments go on, and the operator's tool rebuilds the lists from the objects.
 */
let account: Account;
let world: World;
const said: string[] = [];
const say = (line: string) => void said.push(line);
const [NAMES, SANDBOX, PAY] = ["names.nation.example", "sandbox.acme.example", "pay.acme.example"];
const worldKey = `wk_${randomBytes(32).toString("hex")}`;

const gateway = () => deploymentOf(account.checkout, "gateway", "acme");
const ofSandbox = <Body>(path: string) =>
  requestOk<Body>(`https://${SANDBOX}${path}`, { headers: { "x-sandbox-key": worldKey } });

beforeAll(async () => {
  account = await openAccount();
  vi.stubGlobal("fetch", account.fetch);
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "0123");
  vi.stubEnv("CLOUDFLARE_API_TOKEN", API_TOKEN);
  account.add({ worker: "registry", name: "nation", domain: NAMES });
  const worldKeySha256 = createHash("sha256").update(worldKey).digest("hex");
  account.add({ worker: "sandbox", name: "acme", domain: SANDBOX, worldKeySha256 });
  writeJsonFile(worldKeyFile(account.checkout, SANDBOX), { key: worldKey });
  const asked = { registry: `https://${NAMES}`, sandbox: SANDBOX };
  account.add({ worker: "gateway", name: "acme", domain: PAY, ...asked });
  const tools = { checkout: account.checkout, run: account.run, say };
  expect(await deployAll(tools, gateway(), [])).toBe(true);
  world = await ofSandbox<World>("/world.json");
});

afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await account.close();
});

const customer = () => customerAt(world, bankHandles(world).own);

/** A payment whose customer has the code. */
const withCode = async (amount: number) => {
  const session = await merchantOf(world).createSession({ amount });
  const browser = await openCheckout(session);
  expect((await browser.resolvePayer({ payer_alias: customer().alias })).status).toBe(200);
  expect((await browser.selectAuth("OTP")).status).toBe(200);
  const { otp_code } = await phoneMessage(customer(), session.session_id, "OTP");
  const confirm = async () => expect((await browser.confirm(otp_code)).status).toBe(200);
  return { ...session, confirm };
};

const paid = async (amount: number): Promise<string> => {
  const { session_id, confirm } = await withCode(amount);
  await confirm();
  await merchantOf(world).untilStatus(session_id, "COMPLETED");
  return session_id;
};

interface Listed {
  data: Record<string, unknown>[];
}

/** What the merchant, and staff, find on the lists. */
const lists = async () => {
  const merchant = async (path: string) =>
    (await merchantOf(world).call<Listed>("GET", `/api/v1${path}?limit=100`)).body.data;
  const headers = { "x-gateway-admin-key": ownerKeyOf(gateway()) ?? "" };
  const staff = async (path: string) =>
    (await requestOk<Listed>(`https://${PAY}/admin/v1${path}?limit=100`, { headers })).data;
  return {
    sessions: (await merchant("/payments/sessions")).map((one) => one.session_id),
    events: (await merchant("/events")).map((one) => one.event_id),
    payments: (await staff("/payments")).map((one) => one.payment_id),
    consents: (await staff("/consents")).map((one) => one.consent_id),
    orders: (await staff("/payment-orders")).map((one) => one.payment_order_id),
  };
};

/** Waits until the lists are as wanted: rows come seconds after their objects. */
const untilListed = (isWhole: (found: Awaited<ReturnType<typeof lists>>) => boolean) =>
  vi.waitUntil(
    async () => {
      const found = await lists();
      return isWhole(found) && found;
    },
    { timeout: 60_000, interval: 500 },
  );

test("payments go on, and the lists are as before once they are rebuilt", async () => {
  await paid(1_000);
  await untilListed(({ sessions, events }) => sessions.length === 2 && events.length === 2);
  const restore = await account.keepDatabases("gateway", "acme");
  const later = await paid(2_000);
  const open = await withCode(3_000);
  const app = await PayingApp.connect(world, customer());
  const { body: order } = await app.pay({ amount: 400 });
  await app.until(order.payment_order_id, "COMPLETED");
  const before = await untilListed(
    ({ sessions, events, consents, orders }) =>
      sessions.length === 4 && events.length === 3 && consents.length + orders.length === 2,
  );
  await restore();

  // Keys, banks and merchants are those of then, and an open payment ends.
  await open.confirm();
  const view = await merchantOf(world).untilStatus(open.session_id, "COMPLETED");
  expect(view.status).toBe("COMPLETED");
  const lost = await lists();
  expect(lost.sessions).not.toContain(later);
  expect([lost.consents, lost.orders]).toEqual([[], []]);

  said.length = 0;
  expect(await reconcile(gateway(), say)).toBe(true);
  expect(said.join("\n")).toMatch(/PaymentSession: 4 objects, [12] missing/);
  expect(said.join("\n")).toMatch(/ConsentObject: 1 objects, 1 missing/);
  expect(said.join("\n")).toMatch(/PaymentOrder: 1 objects, 1 missing/);
  const after = await lists();
  for (const name of Object.keys(before) as (keyof typeof before)[]) {
    expect([name, after[name]]).toEqual([name, expect.arrayContaining(before[name])]);
  }

  // Asked again, nothing differs.
  said.length = 0;
  await reconcile(gateway(), say);
  expect(said.filter((line) => !/ 0 missing, 0 older, 0 events$/.test(line))).toEqual([]);

  const ledger = await ofSandbox<Ledger>("/ledger.json");
  expect(isBalanced(ledger)).toBe(true);
  const amounts = Object.values(ledger.banks)
    .flatMap(({ transfers }) => transfers)
    .map(({ amount }) => amount);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([400, 1_000, 1_250, 2_000, 3_000]);
});

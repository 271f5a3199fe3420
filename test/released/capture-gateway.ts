import { runDurableObjectAlarm } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openGateway, type Payment, party, registerMerchant } from "../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  env,
  runSchedule,
  startTest,
  wait,
} from "../workers/gateway-worker.ts";
import { answering, calls, callsOf, customers, hanging, letGo } from "../workers/neighbours.ts";
import { capturedAt } from "./clock.ts";
import { listsOf } from "./lists.ts";
import { MINUTE, objectOf, open, situations } from "./situations.ts";
import { dumpDatabase, dumpObject } from "./stored.ts";

/**
 * Makes the files of one release: drives payments through the gateway as it is now and writes down
 * what its objects and its database have stored then. README.md says when and how.
 */
const { RELEASE } = bindings as unknown as { RELEASE: string };

const DAY = 24 * 60 * MINUTE;

const namespaces = ["PAYMENT_SESSIONS", "ENDPOINTS", "PAYER_GUARDS", "BUDGETS"] as const;
type Namespace = (typeof namespaces)[number];

beforeAll(async () => {
  startTest();
  vi.setSystemTime(capturedAt(RELEASE) - 402 * DAY);
  for (const name of namespaces) vi.spyOn(env[name], "get");
  await openGateway();
  const optional_events = ["payment.processing", "payment.settlement_stalled"];
  const webhook_url = "https://shop.example.com/hooks";
  party.merchant = await registerMerchant({ webhook_url, optional_events });
  const colleague = { name: "Ada", role: "operator", idempotency_key: "colleague" };
  bodyOf(await askAdmin("POST", "admin-keys", colleague), 201);
  bodyOf(await askAdmin("PUT", "fees", { gateway_fee: { test: 15, live: 20 } }));
});

afterAll(letGo);

const write = (name: string, content: string): Promise<void> =>
  expect(content).toMatchFileSnapshot(`./${RELEASE}/${name}`);

const writeObject = async (
  name: string,
  namespace: Namespace,
  stub: DurableObjectStub,
  more: object = {},
): Promise<void> => {
  const stored = await dumpObject(namespace, stub, Date.now());
  await write(`${name}.json`, `${JSON.stringify({ ...stored, ...more }, null, 2)}\n`);
};

/** The object of this namespace that was reached last. */
const lastOf = (namespace: Namespace): DurableObjectStub => {
  const [id] = vi.mocked(env[namespace].get).mock.lastCall ?? [];
  if (!id) throw new Error(`no object of ${namespace} was reached`);
  return env[namespace].get(id);
};

const writePayment = async (situation: string, paid: Payment, views: object | null) => {
  const instructions = calls
    .filter(({ operation }) => operation.endsWith("execute-transaction"))
    .map(({ body }) => body);
  const more = { created: paid.created, views, instructions };
  await writeObject(`payments/${situation}`, "PAYMENT_SESSIONS", objectOf(paid), more);
};

it("a payment that retention has forgotten", async () => {
  const paid = await open();
  await paid.pay();
  await deliverAll();
  vi.setSystemTime(capturedAt(RELEASE));
  await runSchedule();
  await writePayment("forgotten", paid, null);
});

it.each(Object.entries(situations))("%s", async (situation, bring) => {
  const paid = await bring();
  const views = {
    ...{ session: await paid.session(), payment: await paid.status() },
    refunds: await paid.refunds(),
  };
  await writePayment(situation, paid, views);
  // What hangs has to end before the next one asks the same bank.
  letGo();
  wait(MINUTE);
});

it("a merchant's endpoint with deliveries in every state", async () => {
  const expired = async () => {
    const paid = await open();
    wait(15 * MINUTE);
    await paid.session();
  };
  const refuse = () => answering("shop hooks", () => new Response(null, { status: 500 }));
  await expired();
  await deliverAll();
  const endpoint = lastOf("ENDPOINTS");
  await expired();
  refuse();
  await deliverAll();
  for (let attempt = 2; attempt <= 10; attempt++) {
    wait(30 * 60 * MINUTE);
    await runDurableObjectAlarm(endpoint);
    await deliverAll();
  }
  expect(callsOf("shop hooks")).toHaveLength(10);
  await expired();
  refuse();
  await deliverAll();
  await expired();
  const reached = hanging("shop hooks");
  void deliverAll();
  await reached;
  await writeObject("endpoint", "ENDPOINTS", endpoint);
  letGo();
});

it("guards: one that makes its payer wait, and one that counts", async () => {
  const attacked = await open("alpha", "test", { payer: customers.carla.iban });
  bodyOf(await attacked.challenged());
  for (let guess = 1; guess <= 5; guess++) bodyOf(await attacked.confirm("000000"), 422);
  await writeObject("guard-throttling", "PAYER_GUARDS", lastOf("PAYER_GUARDS"));
  const forgetful = await open("alpha", "test", { payer: customers.dana.iban });
  bodyOf(await forgetful.challenged());
  for (let sends = 2; sends <= 4; sends++) bodyOf(await forgetful.select());
  for (let guess = 1; guess <= 2; guess++) bodyOf(await forgetful.confirm("000000"), 422);
  await writeObject("guard-counting", "PAYER_GUARDS", lastOf("PAYER_GUARDS"));
});

it("a budget that is used up", async () => {
  Object.assign(env, { LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "10" });
  const from = { "cf-connecting-ip": "192.0.2.7" };
  const open = async () => (await ask("GET", "/checkout/ps_1.none", from)).status;
  for (let count = 1; count <= 10; count++) expect(await open()).toBe(404);
  expect(await open()).toBe(429);
  await writeObject("budget", "BUDGETS", lastOf("BUDGETS"));
});

it("the gateway's database, and how long its lists are", async () => {
  const { merchant_id, headers } = party.merchant;
  const lists: Record<string, number> = {};
  for (const list of listsOf(merchant_id, headers.test)) {
    lists[list.name] = bodyOf(await list.read()).data.length;
  }
  const facts = { captured_at: Date.now(), merchant_id, lists };
  await write("gateway.json", `${JSON.stringify(facts, null, 2)}\n`);
  await write("gateway.sql", await dumpDatabase(env.DB));
});

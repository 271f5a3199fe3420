import { env as bindings } from "cloudflare:workers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openGateway, type Payment, party, registerMerchant } from "../workers/gateway-journey.ts";
import {
  askAdmin,
  bodyOf,
  deliverAll,
  env,
  runSchedule,
  startTest,
  wait,
} from "../workers/gateway-worker.ts";
import { calls, letGo } from "../workers/neighbours.ts";
import { capturedAt } from "./clock.ts";
import { listsOf } from "./lists.ts";
import { type Namespace, others, watchObjects } from "./others.ts";
import { MINUTE, objectOf, open, situations } from "./situations.ts";
import { dumpDatabase, dumpObject } from "./stored.ts";

/**
 * Makes the files of one release: drives payments through the present gateway and writes down what
 * its objects and its database have stored. README.md says when and how.
 */
const { RELEASE } = bindings as unknown as { RELEASE: string };

const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  startTest();
  vi.setSystemTime(capturedAt(RELEASE) - 402 * DAY);
  watchObjects();
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

const writePayment = async (situation: string, paid: Payment, views: object | null) => {
  const instructions = calls
    .filter(({ operation }) => operation.endsWith("execute-transaction"))
    .map(({ body }) => body);
  const more = { created: paid.created, views, instructions };
  await writeObject(`payments/${situation}`, "PAYMENT_SESSIONS", objectOf(paid), more);
};

it("a payment that retention has deleted", async () => {
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
  // Hanging calls must end before the next one asks the same bank.
  letGo();
  wait(MINUTE);
});

it.each(Object.entries(others))("%s", async (name, { namespace, bring }) => {
  await writeObject(name, namespace, await bring());
  letGo();
});

it("the gateway's database, and the length of its lists", async () => {
  const { merchant_id, headers } = party.merchant;
  const lists: Record<string, number> = {};
  for (const list of listsOf(merchant_id, headers.test)) {
    lists[list.name] = bodyOf(await list.read()).data.length;
  }
  const facts = { captured_at: Date.now(), merchant_id, lists };
  await write("gateway.json", `${JSON.stringify(facts, null, 2)}\n`);
  await write("gateway.sql", await dumpDatabase(env.DB));
  await write("gateway-lists.sql", await dumpDatabase(env.LISTS_1));
});

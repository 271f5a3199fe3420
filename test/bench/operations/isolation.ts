import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../../scripts/local/world.ts";
import { CONFIGURATION_CACHE_MS } from "../measure/bank-proxy.ts";
import { type Inbox, startInbox } from "../measure/inbox.ts";
import type { Bench } from "../operation.ts";
import { median, percentile, spreadOf } from "../report/figures.ts";
import type { Row } from "../report/result.ts";
import { createCall, gatewayOf, postJson, send } from "./calls.ts";

/**
 * Whether one endpoint of fifty disturbs the others: while it does not answer, and while it
 * recovers and its held events leave. An event is that of a session that is created and cancelled.
 */
const ENDPOINTS = 50;
const MOST_CHANGE = 1.2;
const WAIT_MS = 20_000;

export const measureIsolation = async (
  bench: Bench,
  { rounds, held }: { rounds: number; held: number },
): Promise<Row[]> => {
  const inboxes: Inbox[] = [];
  while (inboxes.length < ENDPOINTS) inboxes.push(await startInbox());
  const [one, ...others] = inboxes;
  if (!one) throw new Error("there is no endpoint");
  const { world } = bench.running;
  const shops: Shop[] = [];
  for (const inbox of inboxes) shops.push(await newShop(world, inbox.url));
  /** One event for each endpoint, four at a time. The delays of all but the first endpoint's. */
  const round = async (): Promise<number[]> => {
    const ids = new Map<number, string>();
    await inTurns(inboxes.length, async (place) => {
      ids.set(place, await cancelled(world, shops[place]));
    });
    const delays = await Promise.all(
      others.map((inbox, place) => inbox.delays([ids.get(place + 1) ?? ""], WAIT_MS)),
    );
    return delays.flat();
  };
  const measured = {
    healthy: [] as number[][],
    dead: [] as number[][],
    recovering: [] as number[][],
  };
  try {
    await round();
    for (let count = 0; count < rounds; count += 1) {
      one.answer(true);
      measured.healthy.push(await round());
      one.answer(false);
      measured.dead.push(await round());
    }
    await inTurns(held, async () => void (await cancelled(world, shops[0])));
    await sleep(CONFIGURATION_CACHE_MS);
    const before = [];
    for (let count = 0; count < rounds; count += 1) before.push(await round());
    one.answer(true);
    for (let count = 0; count < rounds; count += 1) measured.recovering.push(await round());
    return [
      rowOf("one dead endpoint among fifty: the others' p99", measured.healthy, measured.dead),
      rowOf(
        `one recovering with ${held.toLocaleString("en")} held events: the others' p99`,
        before,
        measured.recovering,
      ),
    ];
  } finally {
    await Promise.all(inboxes.map((inbox) => inbox.stop()));
  }
};

/** The quotient of the two p99 of all events; its spread is that of the rounds' medians. */
const rowOf = (name: string, before: number[][], during: number[][]): Row => {
  const ratio = percentile(during.flat(), 99) / percentile(before.flat(), 99);
  const { low, high } = spreadOf(
    during.map((delays, place) => median(delays) / median(before[place] ?? [])),
  );
  const ours = { median: ratio, low: Math.min(low, ratio), high: Math.max(high, ratio) };
  return { name, unit: "×", ours, target: { figure: "ours", most: MOST_CHANGE } };
};

const AT_ONCE = 4;

const inTurns = async (count: number, work: (place: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** A merchant with an endpoint of its own: a payment may name few other origins. */
interface Shop {
  authorization: string;
}

const newShop = async (world: World, webhook_url: string): Promise<Shop> => {
  const { base_url, admin_key, merchant } = gatewayOf(world);
  const admin = <Body>(path: string, body: object) =>
    send<Body>(postJson(`${base_url}/admin/v1${path}`, body, { "x-gateway-admin-key": admin_key }));
  const settings = { settlement_iban: merchant.destination, webhook_url };
  const modes = { test: { ...settings, optional_events: ["payment.cancelled"] } };
  const { merchant_id } = await admin<{ merchant_id: string }>("/merchants", {
    ...{ name: "One of fifty", modes },
  });
  const keys = `/merchants/${merchant_id}/keys`;
  await admin(keys, { kind: "SIGNING", mode: "test" });
  const { key } = await admin<{ key: string }>(keys, { kind: "API", mode: "test" });
  return { authorization: `Bearer ${key}` };
};

/** A session whose only event is on its way to its shop. */
const cancelled = async (world: World, shop: Shop | undefined): Promise<string> => {
  if (!shop) throw new Error("there is no shop");
  const create = createCall(world);
  const asShop = { ...create, headers: { ...create.headers, ...shop } };
  const { session_id } = await send<{ session_id: string }>(asShop);
  const path = `${gatewayOf(world).base_url}/api/v1/payments/sessions/${session_id}/cancel`;
  await send(postJson(path, {}, { ...shop }));
  return session_id;
};

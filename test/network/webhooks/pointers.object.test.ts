import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import { MOST_QUEUE_MESSAGES } from "../../../src/base/platform/platform-limits.ts";
import type { Endpoint } from "../../../src/network/webhooks/endpoint-object.ts";
import { MINUTE, Shop, setUp, tearDown } from "./shop.ts";

/** What an endpoint's alarm sends to the queue, which takes a hundred messages at once. */
const env = bindings as unknown as GatewayEnv;

beforeEach(setUp);
afterEach(tearDown);

it("due deliveries and the oldest due alert leave in batches that the queue takes", async () => {
  const shop = new Shop();
  const events = Array.from({ length: 130 }, (_, n) => `e_${String(n).padStart(3, "0")}`);
  // Leased and never reported: all are due when their leases end.
  for (const event of events) await shop.accept(event);
  const alerts = ["evt_a", "evt_b", "evt_c"];
  const batches: string[][] = [];
  await runInDurableObject(shop.stub, (object: Endpoint, { storage }) => {
    const told = ["endpoint.failing", "endpoint.disabled", "endpoint.recovered"];
    const pending = alerts.map((event_id) => ({ event: { event_id }, due_at: 0 }));
    storage.kv.put("alerts", { schema: 1, since: 1, told, pending });
    const sendBatch = async (messages: Iterable<{ body: Pointer }>) => {
      const effects = [...messages].map(({ body }) => body.effect);
      if (effects.length > MOST_QUEUE_MESSAGES) throw new Error("too many messages");
      batches.push(effects);
    };
    const value = { ...env, WEBHOOKS: { sendBatch } };
    Object.defineProperty(object, "env", { value, configurable: true });
  });
  vi.setSystemTime(Date.now() + 10 * MINUTE);
  await runDurableObjectAlarm(shop.stub);
  expect(batches.map(({ length }) => length)).toEqual([MOST_QUEUE_MESSAGES]);
  await runDurableObjectAlarm(shop.stub);
  expect(new Set(batches.flat())).toEqual(new Set([...events, "alert evt_a"]));
});

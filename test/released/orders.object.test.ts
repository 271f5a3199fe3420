import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { upcast } from "../../src/frame/objects/state.ts";
import { paymentOrderKind } from "../../src/products/payment-orders/kind.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { endTest, startTest } from "../workers/gateway-worker.ts";
import { Order, orderSituations } from "./order-situations.ts";
import { restored } from "./restored.ts";
import { differences } from "./shapes.ts";
import type { StoredObject } from "./stored.ts";

/** Payment orders that earlier releases have stored, and what today's code does with them. */
interface StoredOrder extends StoredObject {
  /** What its TPP saw. */
  order: Record<string, unknown>;
}

const rows = Object.entries(
  import.meta.glob<StoredOrder>("./*/orders/*.json", { eager: true, import: "default" }),
).map(([path, order]) => {
  const [, release = "", , file = ""] = path.split("/");
  return [release, file.replace(".json", ""), order] as const;
});

beforeAll(async () => {
  startTest();
  await migrate();
});

afterAll(endTest);

const situationOf = (name: string) => {
  const situation = orderSituations[name];
  if (!situation) throw new Error(`no situation ${name}`);
  return situation;
};

describe("a stored payment order", () => {
  it.each(rows)("%s, %s: is seen as before, and comes to its end", async (_, name, before) => {
    const { end, endsAs } = situationOf(name);
    const object = await restored(before);
    const order = new Order(before.object);
    expect(await order.seen()).toMatchObject(before.order);
    await end?.(order);
    await object.untilAtRest();
    const { state, effects } = await order.record();
    expect({ state, effects }).toEqual({ state: endsAs, effects: [] });
  });

  it.each(rows)("%s, %s: has the shape that today's code stores", async (_, name, before) => {
    vi.setSystemTime(before.captured_at);
    const { values } = await (await situationOf(name).bring()).dump();
    const read = upcast(before.values.record as object, paymentOrderKind.upcasts);
    expect(differences(read, values.record)).toEqual([]);
  });
});

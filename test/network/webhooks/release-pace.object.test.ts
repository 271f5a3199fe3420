import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answered, SECOND, Shop, setUp, tearDown } from "./shop.ts";

/** How fast held events leave. */
beforeEach(setUp);
afterEach(tearDown);

const held = ["evt_1", "evt_2", "evt_3", "evt_4", "evt_5"];

/** An endpoint that staff have just enabled. Its held events wait to leave. */
const enabled = async () => {
  const shop = new Shop();
  await shop.publish("evt_0", 200);
  await shop.stub.disable("It was asked for.");
  for (const event_id of held) await shop.accept(event_id);
  await shop.stub.enable(null);
  return shop;
};

/** The next attempt begins when it is due, and takes so long. Returns when it began. */
const attempt = async (shop: Shop, event_id: string, duration_ms: number): Promise<number> => {
  const { next_attempt_at = 0 } = (await shop.delivery(event_id)) ?? {};
  const begun = Math.max(Date.now(), next_attempt_at);
  vi.setSystemTime(begun);
  expect(await shop.alarm()).toEqual([event_id]);
  const leased = await shop.stub.lease(event_id);
  vi.setSystemTime(begun + duration_ms);
  await shop.stub.report(event_id, leased?.attempt ?? 0, { ...answered(200), duration_ms });
  return begun;
};

it.each([
  ["ten a second at most, however fast the endpoint answers", 0, 100],
  ["ten a second at most, counted from one attempt to the next", 60, 100],
  ["one after the other, if the endpoint is slow", 3 * SECOND, 3 * SECOND],
])("%s", async (_, duration, between) => {
  const shop = await enabled();
  const begun: number[] = [];
  for (const event_id of held) begun.push(await attempt(shop, event_id, duration));
  const waits = begun.slice(1).map((at, place) => at - (begun[place] ?? 0));
  expect(waits).toEqual([between, between, between, between]);
});

import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Delivery } from "../../../src/network/webhooks/delivery-machine.ts";
import { insertDelivery } from "../../../src/network/webhooks/delivery-store.ts";
import type {
  EndpointTotals,
  TotalsPosition,
} from "../../../src/network/webhooks/endpoint-monitor.ts";
import { answered, HOUR, MINUTE, SECOND, Shop, setUp, T0, tearDown } from "./shop.ts";

/** What an endpoint's object adds up for the hourly totals. */
beforeEach(setUp);
afterEach(tearDown);

const hour = Math.ceil(T0 / HOUR) * HOUR;

it("counts each delivery in the hour in which it ended, with its attempts", async () => {
  const shop = new Shop("AD_HOC");
  vi.setSystemTime(hour - SECOND);
  await shop.publish("evt_0", 200);
  vi.setSystemTime(hour);
  await shop.publish("evt_1", 200);
  await shop.publish("evt_2", 503);
  vi.setSystemTime(hour + HOUR - 1);
  await shop.publish("evt_3", 410);
  const leased = await shop.stub.lease("evt_2");
  vi.setSystemTime(hour + HOUR);
  await shop.stub.report("evt_2", leased?.attempt ?? 0, { ...answered(200), duration_ms: 7 });
  await shop.publish("evt_4", 503);
  const totals = (place: number) =>
    shop.stub.totals(hour + place * HOUR, hour + (place + 1) * HOUR, null);
  const none = { failed: 0, next: null };
  expect(await totals(-1)).toEqual({ ...none, delivered: 1, attempts: 1, milliseconds: [5] });
  expect(await totals(0)).toEqual({
    ...{ delivered: 1, failed: 1, attempts: 2, milliseconds: [5, 5], next: null },
  });
  expect(await totals(1)).toEqual({ ...none, delivered: 1, attempts: 2, milliseconds: [5, 7] });
  expect(await totals(2)).toEqual({ ...none, delivered: 0, attempts: 0, milliseconds: [] });
});

it("leaves out requests that did not leave, and the time of those that did not arrive", async () => {
  const shop = new Shop("AD_HOC");
  vi.setSystemTime(hour);
  const failed = { http_status: null, duration_ms: 9, retry_after_ms: null };
  for (const result of ["NO_SIGNING_SECRET", "UNREACHABLE", "TIMED_OUT"] as const) {
    vi.setSystemTime(Date.now() + MINUTE);
    const leased = await (result === "NO_SIGNING_SECRET"
      ? shop.accept("evt_1")
      : shop.stub.lease("evt_1"));
    await shop.stub.report("evt_1", leased?.attempt ?? 0, { result, ...failed });
    vi.setSystemTime(Date.now() + 10 * MINUTE);
  }
  expect(await shop.stateOf("evt_1")).toBe("GAVE_UP");
  expect(await shop.stub.totals(hour, hour + HOUR, null)).toEqual({
    ...{ delivered: 0, failed: 1, attempts: 2, milliseconds: [9], next: null },
  });
});

it("counts an event that is sent again anew, without its earlier attempts", async () => {
  const shop = new Shop();
  vi.setSystemTime(hour);
  await shop.publish("evt_1", 200);
  vi.setSystemTime(hour + HOUR);
  const leased = await shop.stub.redeliver(shop.name, shop.eventOf("evt_1"));
  await shop.stub.report("evt_1", (leased as { attempt: number }).attempt, answered(200));
  expect(await shop.stub.totals(hour + HOUR, hour + 2 * HOUR, null)).toMatchObject({
    ...{ delivered: 1, attempts: 1 },
  });
});

it("comes in pages of 5000", async () => {
  const shop = new Shop();
  vi.setSystemTime(hour + MINUTE);
  await shop.publish("evt_1", 200);
  const known = (await shop.delivery("evt_1")) as Delivery;
  await runInDurableObject(shop.stub, (_, { storage }) => {
    for (let number = 1; number <= 6_000; number++) {
      insertDelivery(storage.sql, { ...known, event_id: `copy_${number}` });
    }
  });
  const pages: number[] = [];
  for (let after: TotalsPosition | null | undefined = null; after !== undefined; ) {
    const page: EndpointTotals | null = await shop.stub.totals(hour, hour + HOUR, after);
    pages.push(page?.delivered ?? 0);
    after = page?.next ?? undefined;
  }
  expect(pages).toEqual([5_000, 1_001]);
});

it("is nothing for an object without events", async () => {
  expect(await new Shop().stub.totals(hour, hour + HOUR, null)).toBeNull();
});

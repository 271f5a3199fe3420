import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AttemptOutcome, Delivery } from "../../../src/network/webhooks/delivery-machine.ts";
import { insertDelivery } from "../../../src/network/webhooks/delivery-store.ts";
import type { EndpointKind } from "../../../src/network/webhooks/events.ts";
import {
  answered,
  DAY,
  HOUR,
  logs,
  MINUTE,
  OTHER_URL,
  SECOND,
  Shop,
  setUp,
  T0,
  tearDown,
  URL_NOW,
} from "./shop.ts";

/** Endpoints that are disabled and enabled again: no event is lost, and none leaves too early. */
beforeEach(setUp);
afterEach(tearDown);

// @rule P8.9
describe("an endpoint is disabled", () => {
  it("by a 410, and its events wait", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 503);
    await shop.publish("evt_2", 410);
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 2 });
    expect(await shop.accept("evt_3")).toBeNull();
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 3 });
    vi.setSystemTime(T0 + 10 * DAY);
    expect(await shop.alarm()).toEqual([]);
    expect(await shop.stub.lease("evt_1")).toBeNull();
    const told = logs.filter(({ level }) => level === "warn");
    expect(told).toEqual([expect.objectContaining({ event: "endpoint disabled", reason: "GONE" })]);
  });

  it("by five days of failure only", async () => {
    const shop = new Shop();
    await shop.failDaily("evt_1", T0 + 5 * DAY - 1);
    await shop.publish("evt_2", 503);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
    vi.setSystemTime(T0 + 5 * DAY);
    await shop.publish("evt_3", 503);
    expect(await shop.status()).toEqual({ disabled: "FAILING", held: 3 });
  });

  it("not by two failures with days between them", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 503);
    vi.setSystemTime(T0 + 6 * DAY);
    await shop.publish("evt_2", 503);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
    const failing_since = T0 + 6 * DAY;
    expect(await shop.stub.status()).toMatchObject({ health: { failing_since } });
  });

  it.each(["NO_SIGNING_SECRET", "TARGET_NOT_ALLOWED"] as const)(
    "not by requests that did not leave (%s), which say nothing about it",
    async (result) => {
      const shop = new Shop();
      await shop.failDaily("evt_1", T0 + 5 * DAY - 1);
      const before = await shop.stub.status();
      vi.setSystemTime(T0 + 5 * DAY);
      const leased = await shop.accept("evt_2");
      const notSent = { result, http_status: null, duration_ms: 0, retry_after_ms: null };
      await shop.stub.report("evt_2", leased?.attempt ?? 0, notSent);
      expect(await shop.delivery("evt_2")).toMatchObject({ failures: 1, log: [{ result }] });
      expect(await shop.stub.status()).toEqual(before);
    },
  );

  it("not by five days with one success", async () => {
    const shop = new Shop();
    await shop.failDaily("evt_1", T0 + 4 * DAY);
    await shop.publish("evt_2", 200);
    vi.setSystemTime(T0 + 5 * DAY);
    await shop.publish("evt_3", 503);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
  });

  it("not by the late 410 of an attempt that was repeated since", async () => {
    const shop = new Shop();
    await shop.accept("evt_1");
    vi.setSystemTime(T0 + 20 * SECOND);
    expect(await shop.stub.lease("evt_1")).toMatchObject({ attempt: 2 });
    await shop.stub.report("evt_1", 1, answered(410));
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
  });

  it.each(["AD_HOC", "FORMER"] as const)("not by a 410 of one %s address", async (kind) => {
    const shop = new Shop(kind);
    await shop.publish("evt_1", 410);
    await shop.publish("evt_2", 200, OTHER_URL);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
    // That address gets no further attempt.
    expect(await shop.stateOf("evt_1")).toBe("GAVE_UP");
  });

  it("not by what the address before it answers", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 503);
    await shop.publish("evt_2", 200, OTHER_URL);
    expect(await shop.attempt(410)).toEqual(["evt_1"]);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
    vi.setSystemTime(T0 + 9 * DAY);
    await shop.publish("evt_3", 503, OTHER_URL);
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
  });
});

it("a recovery job does not hide from a disabled endpoint that its address is new", async () => {
  const shop = new Shop();
  await shop.publish("evt_1", 503);
  await runInDurableObject(shop.stub, (_, { storage }) => {
    storage.sql.exec("UPDATE deliveries SET state = 'GAVE_UP', ended_at = ?", Date.now());
  });
  await shop.publish("evt_2", 410);
  expect(await shop.status()).toMatchObject({ disabled: "GONE" });
  // A job that began before goes on, and the merchant has another address in the meantime.
  const take = { type: "take_failed", job: "job_1", ids: ["evt_1"], url: OTHER_URL } as const;
  await shop.stub.recover(take);
  expect(await shop.accept("evt_3", { url: OTHER_URL })).toMatchObject({ url: OTHER_URL });
  expect(await shop.status()).toMatchObject({ disabled: null });
});

it("a disabled endpoint with many events holds 5000 at once, and the rest when they are due", async () => {
  const shop = new Shop();
  await shop.publish("evt_1", 503);
  const known = (await shop.delivery("evt_1")) as Delivery;
  await runInDurableObject(shop.stub, (_, { storage }) => {
    for (let number = 1; number <= 5010; number++) {
      insertDelivery(storage.sql, { ...known, event_id: `copy_${number}` });
    }
    insertDelivery(storage.sql, { ...known, event_id: "last", next_attempt_at: T0 + MINUTE });
  });
  await shop.publish("evt_2", 410);
  expect(await shop.status()).toEqual({ disabled: "GONE", held: 5000 });
  expect(await shop.stateOf("last")).toBe("PENDING");
  vi.setSystemTime(T0 + MINUTE);
  expect(await shop.stub.lease("last")).toBeNull();
  expect(await shop.alarm()).toEqual([]);
  expect(await shop.status()).toEqual({ disabled: "GONE", held: 5013 });
});

describe("an attempt that is under way when its endpoint is disabled", () => {
  const begun = async () => {
    const shop = new Shop();
    await shop.accept("evt_1");
    await shop.publish("evt_2", 410);
    expect(await shop.stateOf("evt_1")).toBe("PENDING");
    return shop;
  };

  it("is held if it fails", async () => {
    const shop = await begun();
    await shop.stub.report("evt_1", 1, answered(503));
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 2 });
  });

  it("is held if its performer dies, and not repeated by a late pointer", async () => {
    const shop = await begun();
    vi.setSystemTime(T0 + 20 * SECOND);
    expect(await shop.stub.lease("evt_1")).toBeNull();
    expect(await shop.alarm()).toEqual([]);
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 2 });
  });

  it("ends its delivery if it succeeds, then or later", async () => {
    const shop = await begun();
    await shop.stub.report("evt_1", 1, answered(200));
    expect(await shop.stateOf("evt_1")).toBe("DELIVERED");
    const late = await begun();
    vi.setSystemTime(T0 + HOUR);
    await late.alarm();
    await late.stub.report("evt_1", 1, answered(200));
    expect(await late.stateOf("evt_1")).toBe("DELIVERED");
    expect(await late.status()).toEqual({ disabled: "GONE", held: 1 });
  });
});

describe("enabling", () => {
  /** Five held events, accepted in another order than that in which they happened. */
  const holding = async (kind: EndpointKind = "REGISTERED") => {
    const shop = new Shop(kind);
    await shop.failDaily("evt_3", T0 + 5 * DAY - 1);
    vi.setSystemTime(T0 + 5 * DAY);
    await shop.publish("evt_4", 503);
    for (const [event_id, second] of [
      ["evt_2", -1],
      ["evt_5", 6],
      ["evt_1", -2],
    ] as const) {
      await shop.accept(event_id, { occurred_at: T0 + second * DAY });
    }
    expect(await shop.status()).toEqual({ disabled: "FAILING", held: 5 });
    return shop;
  };
  const inOrder = ["evt_1", "evt_2", "evt_3", "evt_4", "evt_5"];

  it.each([200, 503])(
    "lets held events leave one by one, in order, if each is answered %i",
    async (status) => {
      const shop = await holding();
      await shop.stub.enable(null);
      expect(await shop.status()).toEqual({ disabled: null, held: 4 });
      expect(await shop.attemptsNow(status)).toEqual(inOrder);
      expect(await shop.status()).toEqual({ disabled: null, held: 0 });
    },
  );

  it("sends the next one only after the one before was answered", async () => {
    const shop = await holding();
    await shop.stub.enable(null);
    expect(await shop.alarm()).toEqual(["evt_1"]);
    expect(await shop.alarm()).toEqual([]);
    // Its performer dies; another one repeats it.
    await shop.stub.lease("evt_1");
    vi.setSystemTime(Date.now() + 20 * SECOND);
    expect(await shop.alarm()).toEqual(["evt_1"]);
    expect(await shop.stub.lease("evt_1")).toMatchObject({ event_id: "evt_1" });
  });

  it("does not make new events wait", async () => {
    const shop = await holding();
    await shop.stub.enable(null);
    expect(await shop.accept("evt_6")).toMatchObject({ event_id: "evt_6" });
  });

  it("twice is like once", async () => {
    const shop = await holding();
    await shop.stub.enable(null);
    await shop.stub.enable(null);
    expect(await shop.attemptsNow(200)).toEqual(inOrder);
  });

  it("holds the rest again if the first one is refused with 410", async () => {
    const shop = await holding();
    await shop.stub.enable(null);
    expect(await shop.attemptsNow(410)).toEqual(["evt_1"]);
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 5 });
    await shop.stub.enable(null);
    expect(await shop.attemptsNow(200)).toEqual(inOrder);
  });

  it("gives the endpoint five days again", async () => {
    const shop = await holding();
    await shop.stub.enable(null);
    expect(await shop.attemptsNow(503)).toEqual(inOrder);
    const since = (await shop.stub.status())?.health.failing_since ?? 0;
    expect(since).toBeGreaterThanOrEqual(T0 + 5 * DAY);
    await shop.failDaily("evt_6", since + 5 * DAY - 1);
    expect(await shop.status()).toMatchObject({ disabled: null });
    vi.setSystemTime(since + 5 * DAY);
    await shop.publish("evt_7", 503);
    expect(await shop.status()).toMatchObject({ disabled: "FAILING" });
  });

  it("gives an event its whole schedule, however long it was held", async () => {
    const shop = await holding();
    vi.setSystemTime(T0 + 100 * DAY);
    await shop.stub.enable(null);
    await shop.attemptsNow(503);
    expect(await shop.delivery("evt_1")).toMatchObject({ state: "PENDING", failures: 1 });
    vi.setSystemTime(Date.now() + 10 * SECOND);
    expect(await shop.attempt(503)).toContain("evt_1");
    expect(await shop.delivery("evt_1")).toMatchObject({ state: "PENDING", failures: 2 });
  });

  it.each<[string, (shop: Shop) => Promise<unknown>]>([
    ["the address that is registered then", (shop) => shop.stub.enable(OTHER_URL)],
    [
      "an address that is registered later, with its first event",
      (shop) => shop.publish("evt_6", 200, OTHER_URL),
    ],
  ])("sends held events to %s", async (_, enabled) => {
    const shop = await holding();
    await enabled(shop);
    expect(await shop.attemptsNow(200)).toEqual(inOrder);
    expect((await shop.delivery("evt_5"))?.url).toBe(OTHER_URL);
  });

  it("sends held events to an address that is registered after it, with its first event", async () => {
    const shop = await holding();
    await shop.stub.enable(URL_NOW);
    expect(await shop.attempt(503)).toEqual(["evt_1"]);
    await shop.publish("evt_6", 200, OTHER_URL);
    await shop.attemptsNow(503);
    expect((await shop.delivery("evt_5"))?.url).toBe(OTHER_URL);
    expect(await shop.stub.status()).toMatchObject({ health: { last_http_status: 503 } });
  });

  it("sends held events to another origin, whose 410 holds them again", async () => {
    const shop = await holding();
    const elsewhere = "https://moved.example.com/hooks";
    await shop.stub.enable(elsewhere);
    expect(await shop.attemptsNow(410)).toEqual(["evt_1"]);
    expect((await shop.delivery("evt_1"))?.url).toBe(elsewhere);
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 5 });
  });

  it("leaves held events of payments at their own addresses", async () => {
    const shop = await holding("AD_HOC");
    await shop.publish("evt_6", 200, OTHER_URL);
    expect(await shop.status()).toEqual({ disabled: "FAILING", held: 6 });
    await shop.stub.enable(null);
    await shop.attemptsNow(200);
    expect((await shop.delivery("evt_1"))?.url).toBe(URL_NOW);
    expect((await shop.delivery("evt_6"))?.url).toBe(OTHER_URL);
  });
});

describe("a held event", () => {
  it("waits for 400 days, as long as its owner can list it", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 410);
    await shop.accept("evt_2");
    vi.setSystemTime(T0 + 400 * DAY - 1);
    await shop.alarm();
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 2 });
    vi.setSystemTime(T0 + 400 * DAY);
    await shop.alarm();
    expect(await shop.stateOf("evt_1")).toBe("GAVE_UP");
    expect(await shop.stateOf("evt_2")).toBe("GAVE_UP");
  });

  it("cannot be sent again before its endpoint is enabled, unless to a new address", async () => {
    const shop = new Shop();
    await shop.publish("evt_1", 410);
    const again = (url: string) => shop.stub.redeliver(shop.name, shop.eventOf("evt_1", { url }));
    expect(await again(URL_NOW)).toBe("disabled");
    expect(await shop.stateOf("evt_1")).toBe("HELD");
    expect(await again(OTHER_URL)).toMatchObject({ url: OTHER_URL, attempt: 2 });
    expect(await shop.status()).toEqual({ disabled: null, held: 0 });
  });
});

it("an event that is sent again after 30 days gets its whole schedule", async () => {
  const shop = new Shop();
  await shop.publish("evt_1", 200);
  vi.setSystemTime(T0 + 30 * DAY);
  const leased = await shop.stub.redeliver(shop.name, shop.eventOf("evt_1"));
  await shop.stub.report("evt_1", (leased as { attempt: number }).attempt, answered(503));
  expect(await shop.attempt(503)).toEqual(["evt_1"]);
  expect(await shop.delivery("evt_1")).toMatchObject({ state: "PENDING", failures: 2 });
});

describe("an origin that a payment names", () => {
  const attempts = async (shop: Shop) => {
    let count = 1;
    await shop.publish("evt_1", 503);
    while ((await shop.stateOf("evt_1")) === "PENDING") {
      count += (await shop.attempt(503)).filter((sent) => sent === "evt_1").length;
    }
    return count;
  };

  // @rule P8.10
  it("gets three attempts for an event before its first success, and ten after it", async () => {
    expect(await attempts(new Shop("AD_HOC"))).toBe(3);
    const proven = new Shop("AD_HOC");
    await proven.publish("evt_0", 200);
    expect(await attempts(proven)).toBe(10);
  });

  it("is logged with each event that it loses, by attempts or by age", async () => {
    const shop = new Shop("AD_HOC");
    await attempts(shop);
    await shop.failDaily("evt_2", Date.now() + 5 * DAY);
    vi.setSystemTime(T0 + 410 * DAY);
    await shop.alarm();
    const lost = logs.filter(({ event }) => event === "event given up");
    expect(lost).toMatchObject([
      { event_id: "evt_1", origin: shop.name.origin, attempts: 3 },
      { event_id: "evt_2", attempts: 6 },
    ]);
  });

  it("a delivery whose next attempt is a day away is held too", async () => {
    const shop = new Shop();
    const leased = await shop.accept("evt_1");
    const later = { ...answered(503), retry_after_ms: DAY } as AttemptOutcome;
    await shop.stub.report("evt_1", leased?.attempt ?? 0, later);
    await shop.publish("evt_2", 410);
    expect(await shop.status()).toEqual({ disabled: "GONE", held: 2 });
  });

  it.each(["REGISTERED", "FORMER"] as const)("a %s one gets ten at once", async (kind) => {
    expect(await attempts(new Shop(kind))).toBe(10);
  });
});

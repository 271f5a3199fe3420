import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { randomBase62 } from "../../../src/base/platform/crypto.ts";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import {
  type AttemptOutcome,
  DELIVERY_RETENTION_MS,
} from "../../../src/network/webhooks/delivery-machine.ts";
import { nextWakeAt, readDelivery } from "../../../src/network/webhooks/delivery-store.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import type { Endpoint } from "../../../src/network/webhooks/endpoint-object.ts";

const env = bindings as unknown as GatewayEnv;
const endpoints = env.ENDPOINTS as DurableObjectNamespace<Endpoint>;

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
const T0 = Date.now() + 86_400_000;

const success: AttemptOutcome = { result: "SUCCEEDED", http_status: 200, duration_ms: 5 };
const failure: AttemptOutcome = {
  result: "REFUSED",
  http_status: 503,
  duration_ms: 5,
  retry_after_ms: null,
};

const eventOf = (event_id: string) => ({
  event_id,
  event: "payment.completed",
  url: "https://shop.example.com/hooks?secret=1",
  bytes: '{"event":"payment.completed","data":{"reference":"Ü"}}',
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  occurred_at: T0,
});

const nameOfNew = () => ({
  owner: { kind: "MERCHANT" as const, id: `mer_${randomBase62()}` },
  mode: "test" as const,
  kind: "REGISTERED" as const,
  origin: "https://shop.example.com",
});

const newEndpoint = () => {
  const name = nameOfNew();
  return { name, stub: endpoints.get(endpoints.idFromString(endpointObjectId(env, name))) };
};

/** Runs the alarm and returns the pointers that it sent; `failing`: the queue accepts none. */
const runAlarm = async (stub: DurableObjectStub<Endpoint>, failing = false) => {
  const sent: Pointer[] = [];
  await runInDurableObject(stub, (instance: Endpoint) => {
    const sendBatch = async (messages: Iterable<{ body: Pointer }>) => {
      if (failing) throw new Error("the queue is away");
      sent.push(...[...messages].map((message) => message.body));
    };
    Object.defineProperty(instance, "env", {
      value: { ...env, WEBHOOKS: { sendBatch } },
      configurable: true,
    });
  });
  await runDurableObjectAlarm(stub);
  return sent;
};

const inStorage = <T>(
  stub: DurableObjectStub<Endpoint>,
  read: (storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> => runInDurableObject(stub, (_: Endpoint, state) => read(state.storage));

const alarmOf = (stub: DurableObjectStub<Endpoint>) =>
  inStorage(stub, (storage) => storage.getAlarm());

const deliveryOf = (stub: DurableObjectStub<Endpoint>, eventId: string) =>
  inStorage(stub, (storage) => readDelivery(storage.sql, eventId));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("accepting", () => {
  it("keeps the event and leases its first attempt", async () => {
    const { name, stub } = newEndpoint();
    const event = eventOf("evt_1");
    expect(await stub.accept(name, event)).toEqual({
      event_id: "evt_1",
      owner: name.owner,
      mode: "test",
      url: event.url,
      bytes: event.bytes,
      traceparent: event.traceparent,
      attempt: 1,
      send_by: T0 + 5_000,
    });
    expect(await alarmOf(stub)).toBe(T0 + 20_000);
  });

  it("is idempotent by event id: the first bytes stay", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    expect(await stub.accept(name, { ...eventOf("evt_1"), bytes: "other" })).toBeNull();
    expect((await deliveryOf(stub, "evt_1"))?.bytes).toBe(eventOf("evt_1").bytes);
    vi.setSystemTime(T0 + 20_000);
    expect(await stub.accept(name, eventOf("evt_1"))).toMatchObject({ attempt: 2 });
  });

  it("survives an eviction", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await evictDurableObject(stub);
    expect(await stub.lease("evt_1")).toBeNull();
    vi.setSystemTime(T0 + 20_000);
    expect(await stub.lease("evt_1")).toMatchObject({ attempt: 2, bytes: eventOf("x").bytes });
  });

  it("leaves an object without events empty", async () => {
    const { stub } = newEndpoint();
    expect(await stub.lease("evt_1")).toBeNull();
    expect(await stub.look()).toBeNull();
    await stub.report("evt_1", 1, success);
    await runInDurableObject(stub, (instance: Endpoint) => instance.alarm());
    const tables = await inStorage(stub, (storage) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'deliveries'").toArray(),
    );
    expect(tables).toEqual([]);
    expect(await alarmOf(stub)).toBeNull();
  });
});

describe("retries", () => {
  it("get a pointer from the alarm when they are due, with the same bytes", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await stub.report("evt_1", 1, failure);
    const due = (await deliveryOf(stub, "evt_1"))?.next_attempt_at ?? 0;
    expect(due - T0).toBeGreaterThanOrEqual(4_000);
    expect(due - T0).toBeLessThanOrEqual(6_000);
    expect(await alarmOf(stub)).toBe(due);
    expect(await stub.lease("evt_1")).toBeNull();

    vi.setSystemTime(due);
    expect(await runAlarm(stub)).toEqual([
      {
        namespace: "ENDPOINTS",
        object: stub.id.toString(),
        effect: "evt_1",
        traceparent: eventOf("evt_1").traceparent,
      },
    ]);
    expect(await stub.lease("evt_1")).toMatchObject({ attempt: 2, bytes: eventOf("x").bytes });
    expect(await stub.lease("evt_1")).toBeNull();
  });

  it("follow a performer's death: its lease ends and another pointer is sent", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    expect(await runAlarm(stub)).toEqual([]);
    expect(await alarmOf(stub)).toBe(T0 + 20_000);
    vi.setSystemTime(T0 + 20_000);
    expect(await runAlarm(stub)).toHaveLength(1);
    expect(await alarmOf(stub)).toBe(T0 + 40_000);
  });

  it("survive a lost pointer and a failing queue", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    for (const [seconds, failing, pointers] of [
      [20, true, 0],
      [40, false, 1],
      [60, false, 1],
    ] as const) {
      vi.setSystemTime(T0 + seconds * 1000);
      expect(await runAlarm(stub, failing)).toHaveLength(pointers);
      expect(await alarmOf(stub)).toBe(T0 + (seconds + 20) * 1000);
    }
  });

  it("are sent for many events at once, a hundred per alarm", async () => {
    const { name, stub } = newEndpoint();
    for (let count = 0; count < 130; count++) await stub.accept(name, eventOf(`evt_${count}`));
    vi.setSystemTime(T0 + 20_000);
    expect(await runAlarm(stub)).toHaveLength(100);
    expect(await alarmOf(stub)).toBe(T0 + 20_000);
    expect(await runAlarm(stub)).toHaveLength(30);
    expect(await alarmOf(stub)).toBe(T0 + 40_000);
  });

  it("end when the schedule is used up", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    for (let attempt = 1; attempt <= 10; attempt++) {
      if (attempt > 1) expect(await stub.lease("evt_1")).toMatchObject({ attempt });
      await stub.report("evt_1", attempt, failure);
      const { next_attempt_at } = (await deliveryOf(stub, "evt_1")) ?? { next_attempt_at: 0 };
      vi.setSystemTime(Math.max(Date.now(), next_attempt_at));
    }
    expect(await deliveryOf(stub, "evt_1")).toMatchObject({ state: "GAVE_UP", failures: 10 });
    const sent = await runAlarm(stub);
    expect(sent.filter(({ effect }) => effect === "evt_1")).toEqual([]);
  });
});

describe("the alarm", () => {
  it("only moves earlier", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    vi.setSystemTime(T0 + 1_000);
    await stub.accept(name, eventOf("evt_2"));
    expect(await alarmOf(stub)).toBe(T0 + 20_000);
    await stub.report("evt_1", 1, success);
    expect(await alarmOf(stub)).toBe(T0 + 20_000);
    await stub.report("evt_2", 1, failure);
    expect(await alarmOf(stub)).toBeLessThan(T0 + 20_000);
  });

  it("is set again by any command after it was lost", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await inStorage(stub, (storage) => storage.deleteAlarm());
    vi.setSystemTime(T0 + 25_000);
    await stub.lease("unknown");
    expect(await alarmOf(stub)).toBeNull();
    vi.setSystemTime(T0 + 25_001);
    await stub.lease("unknown");
    expect(await alarmOf(stub)).toBe(T0 + 25_001);
  });

  it("is set for later if the object itself fails", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await inStorage(stub, (storage) => {
      storage.sql.exec("UPDATE deliveries SET attempt_log = 'no JSON'");
    });
    vi.setSystemTime(T0 + 20_000);
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await runAlarm(stub)).toEqual([]);
    expect(errors).toHaveBeenCalledOnce();
    expect(await alarmOf(stub)).toBe(T0 + 80_000);
  });

  it("deletes finished deliveries after 30 days, and the object with the last one", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await stub.report("evt_1", 1, success);
    vi.setSystemTime(T0 + DELIVERY_RETENTION_MS - 1);
    await runAlarm(stub);
    expect(await deliveryOf(stub, "evt_1")).toMatchObject({ state: "DELIVERED" });
    const wakeAt = (await inStorage(stub, (storage) => nextWakeAt(storage.sql))) ?? 0;
    expect(await alarmOf(stub)).toBe(wakeAt);
    vi.setSystemTime(wakeAt);
    await runAlarm(stub);
    expect(await inStorage(stub, (storage) => storage.kv.get("endpoint"))).toBeUndefined();
    expect(await alarmOf(stub)).toBeNull();
    expect(await stub.lease("evt_1")).toBeNull();
    expect(await stub.accept(name, eventOf("evt_2"))).toMatchObject({ attempt: 1 });
  });
});

describe("reports", () => {
  it("that are repeated or late change nothing that is decided", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await stub.report("evt_1", 1, failure);
    await stub.report("evt_1", 1, failure);
    expect(await deliveryOf(stub, "evt_1")).toMatchObject({ failures: 1 });
    vi.setSystemTime(T0 + 10_000);
    await stub.lease("evt_1");
    await stub.report("evt_1", 2, success);
    await stub.report("evt_1", 2, failure);
    expect(await deliveryOf(stub, "evt_1")).toMatchObject({ state: "DELIVERED", failures: 1 });
  });

  it("keep the endpoint's health over all its events", async () => {
    const { name, stub } = newEndpoint();
    await stub.accept(name, eventOf("evt_1"));
    await stub.accept(name, eventOf("evt_2"));
    await stub.report("evt_1", 1, failure);
    await stub.report("evt_2", 1, failure);
    const healthOf = () =>
      inStorage(stub, (storage) => storage.kv.get<{ health: object }>("endpoint")?.health);
    expect(await healthOf()).toMatchObject({ consecutive_failures: 2, failing_since: T0 });
    vi.setSystemTime(T0 + 10_000);
    await stub.lease("evt_1");
    await stub.report("evt_1", 2, success);
    expect(await healthOf()).toMatchObject({ consecutive_failures: 0, failing_since: null });
  });
});

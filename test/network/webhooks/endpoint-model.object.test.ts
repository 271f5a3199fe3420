import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { randomBase62 } from "../../../src/base/platform/crypto.ts";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import {
  type AttemptOutcome,
  DELIVERY_RETENTION_MS,
  wakeAt,
} from "../../../src/network/webhooks/delivery-machine.ts";
import { type LeasedDelivery, readDelivery } from "../../../src/network/webhooks/delivery-store.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import type { AcceptedEvent, Endpoint } from "../../../src/network/webhooks/endpoint-object.ts";
import type { EndpointRecord } from "../../../src/network/webhooks/endpoint-record.ts";
import fc, { runsOf } from "../../support/fast-check.ts";
import { withoutAlerts } from "./shop.ts";

/**
 * Events for an endpoint whose object is evicted, loses its alarm and cannot reach its queue, while
 * performers report late, twice or never, and the endpoint is disabled and enabled.
 */
const env = bindings as unknown as GatewayEnv;
const endpoints = env.ENDPOINTS as DurableObjectNamespace<Endpoint>;

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
const T0 = Date.now() + 86_400_000;
const LEASE_MS = 20_000;

const names = ["evt_1", "evt_2", "evt_3"];

const eventOf = (event_id: string): AcceptedEvent => ({
  event_id,
  event: "payment.completed",
  url: "https://shop.example.com/hooks",
  bytes: `{"event":"payment.completed","data":{"event_id":"${event_id}"}}`,
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  occurred_at: T0,
});

const success: AttemptOutcome = { result: "SUCCEEDED", http_status: 200, duration_ms: 5 };
const failure: AttemptOutcome = {
  result: "REFUSED",
  http_status: 503,
  duration_ms: 5,
  retry_after_ms: null,
};
const gone: AttemptOutcome = { ...failure, http_status: 410 };

/** What is known of an event from outside. */
interface Told {
  /** The leases so far, newest last. */
  leases: { attempt: number; endsAt: number; reported: boolean }[];
  succeeded: boolean;
  /** When it was last leased or reported on. Its retention counts from then. */
  touchedAt: number;
}

class EndpointUnderTest {
  readonly name = {
    owner: { kind: "MERCHANT" as const, id: `mer_${randomBase62()}` },
    mode: "test" as const,
    kind: "REGISTERED" as const,
    origin: "https://shop.example.com",
  };
  readonly stub = endpoints.get(endpoints.idFromString(endpointObjectId(env, this.name)));
  readonly told = new Map<string, Told>();
  sent: string[] = [];
  queueAway = false;
  alarmLost = false;

  async install(): Promise<this> {
    const sendBatch = async (messages: Iterable<{ body: Pointer }>) => {
      if (this.queueAway) throw new Error("the queue is away");
      this.sent.push(...[...messages].map(({ body }) => body.effect));
    };
    await runInDurableObject(this.stub, (object: Endpoint) => {
      const value = { ...env, WEBHOOKS: { sendBatch } };
      Object.defineProperty(object, "env", { value, configurable: true });
    });
    return this;
  }

  async evict(): Promise<void> {
    await evictDurableObject(this.stub);
    await this.install();
  }

  async runAlarm(): Promise<void> {
    this.sent = [];
    await runDurableObjectAlarm(this.stub);
    this.sent = await withoutAlerts(this.stub, this.sent);
  }

  /** It is stored from now on, even if it is held. */
  accepts(event_id: string, leased: LeasedDelivery | null): void {
    const unknown = { leases: [], succeeded: false, touchedAt: Date.now() };
    if (!this.told.has(event_id)) this.told.set(event_id, unknown);
    this.takes(event_id, leased);
  }

  /** Only one lease exists, and it holds the first bytes. */
  takes(event_id: string, leased: LeasedDelivery | null): void {
    const told = this.told.get(event_id) ?? { leases: [], succeeded: false, touchedAt: 0 };
    if (!leased) return;
    const before = told.leases.at(-1);
    expect(leased.bytes).toBe(eventOf(event_id).bytes);
    expect(leased.attempt).toBe((before?.attempt ?? 0) + 1);
    if (before && !before.reported) expect(before.endsAt).toBeLessThanOrEqual(Date.now());
    expect(leased.send_by).toBeGreaterThanOrEqual(Date.now());
    const lease = { attempt: leased.attempt, endsAt: Date.now() + LEASE_MS, reported: false };
    this.told.set(event_id, {
      ...told,
      leases: [...told.leases, lease],
      touchedAt: Date.now(),
    });
  }

  async report(event_id: string, attempt: number, outcome: AttemptOutcome): Promise<void> {
    await this.stub.report(event_id, attempt, outcome);
    const told = this.told.get(event_id);
    const lease = told?.leases.find((one) => one.attempt === attempt);
    if (!told || !lease) return;
    // The first report on an attempt counts.
    if (!lease.reported && outcome.result === "SUCCEEDED") {
      told.succeeded = true;
      // A late success ends the delivery, even while a newer performer works on it.
      for (const one of told.leases) one.endsAt = Math.min(one.endsAt, Date.now());
    }
    lease.reported = true;
    told.touchedAt = Date.now();
  }

  look() {
    return runInDurableObject(this.stub, async (_, { storage }) => ({
      alarm: await storage.getAlarm(),
      disabled: Boolean(storage.kv.get<EndpointRecord>("endpoint")?.disabled),
      deliveries: [...this.told.keys()].map((name) =>
        storage.kv.get("endpoint") ? readDelivery(storage.sql, name) : null,
      ),
    }));
  }
}

/** Nothing is lost, changed or wrong, and everything unfinished has its alarm. */
const keepsPromises = async (endpoint: EndpointUnderTest): Promise<void> => {
  const { alarm, deliveries, disabled } = await endpoint.look();
  if (alarm !== null) endpoint.alarmLost = false;
  const areHeld = deliveries.filter((delivery) => delivery?.state === "HELD");
  expect((await endpoint.stub.status())?.held ?? 0).toBe(areHeld.length);
  // Once it is enabled, one of the held events is always on its way.
  if (areHeld.length > 0 && !disabled) {
    expect(deliveries.some((delivery) => delivery?.state === "PENDING")).toBe(true);
  }
  for (const [place, [event_id, told]] of [...endpoint.told].entries()) {
    const delivery = deliveries[place];
    if (!delivery) {
      expect(Date.now(), "retention").toBeGreaterThanOrEqual(
        told.touchedAt + DELIVERY_RETENTION_MS,
      );
      endpoint.told.delete(event_id);
      continue;
    }
    expect(delivery.bytes).toBe(eventOf(event_id).bytes);
    expect(delivery.attempts).toBe(told.leases.at(-1)?.attempt ?? 0);
    if (delivery.state === "DELIVERED") expect(told.succeeded).toBe(true);
    if (delivery.ended_at !== null) continue;
    expect(told.succeeded).toBe(false);
    if (disabled && delivery.state === "PENDING") expect(delivery.leased).toBe(true);
    // A report on an older attempt does not end the lease of the newest.
    const newest = told.leases.at(-1);
    const isLeased = newest && !newest.reported && newest.endsAt > Date.now();
    if (isLeased && delivery.state === "PENDING") {
      expect(delivery).toMatchObject({ leased: true, held_until: newest.endsAt });
    }
    if (!endpoint.alarmLost)
      expect(alarm).toBeLessThanOrEqual(Math.max(wakeAt(delivery), Date.now()));
  }
};

type Run = (endpoint: EndpointUnderTest) => Promise<void>;
type Step = fc.AsyncCommand<object, EndpointUnderTest>;

const step = (name: string, run: Run): Step => ({
  check: () => true,
  run: async (_, endpoint) => {
    await run(endpoint);
    await keepsPromises(endpoint);
  },
  toString: () => name,
});

const newestAttempt = (endpoint: EndpointUnderTest, name: string): number =>
  endpoint.told.get(name)?.leases.at(-1)?.attempt ?? 1;

const onEvents: fc.Arbitrary<Step> = fc.constantFrom(...names).chain((name) =>
  fc.oneof(
    fc.constantFrom(
      step(`accept ${name}`, async (endpoint) =>
        endpoint.accepts(name, await endpoint.stub.accept(endpoint.name, eventOf(name))),
      ),
      step(`accept ${name} with other bytes`, async (endpoint) => {
        if (!endpoint.told.has(name)) return;
        const other = { ...eventOf(name), bytes: "{}" };
        endpoint.takes(name, await endpoint.stub.accept(endpoint.name, other));
      }),
      step(`redeliver ${name}`, async (endpoint) => {
        const leased = await endpoint.stub.redeliver(endpoint.name, eventOf(name));
        if (leased === "disabled") return expect((await endpoint.look()).disabled).toBe(true);
        const told = endpoint.told.get(name);
        if (leased && told) told.succeeded = false;
        endpoint.accepts(name, leased);
      }),
      step(`lease ${name}`, async (endpoint) =>
        endpoint.takes(name, await endpoint.stub.lease(name)),
      ),
    ),
    fc
      .tuple(fc.constantFrom(success, failure, gone), fc.constantFrom(0, 0, 0, 1))
      .map(([outcome, age]) =>
        step(`${name} ${outcome.result} (attempt −${age})`, async (endpoint) => {
          const attempt = newestAttempt(endpoint, name) - age;
          await endpoint.report(name, attempt, outcome);
        }),
      ),
  ),
);

const onTheWay: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom(1, 7_000, 7_000, 20_000, 60_000, 3_600_000)
    .map((ms) => step(`wait ${ms}`, async () => void vi.setSystemTime(Date.now() + ms))),
  fc.constantFrom(
    step("alarm", (endpoint) => endpoint.runAlarm()),
    step("alarm, on time", async (endpoint) => {
      const { alarm } = await endpoint.look();
      vi.setSystemTime(Math.max(Date.now(), alarm ?? 0));
      await endpoint.runAlarm();
    }),
    step("the alarm is lost", async (endpoint) => {
      await runInDurableObject(endpoint.stub, (_, { storage }) => storage.deleteAlarm());
      endpoint.alarmLost = true;
    }),
    step("enabled", async (endpoint) => void (await endpoint.stub.enable(null))),
    step("evicted", (endpoint) => endpoint.evict()),
    step("swept", async (endpoint) => {
      const { deliveries } = await endpoint.look();
      const holdsEvents = deliveries.some((delivery) => delivery !== null);
      expect((await endpoint.stub.look()) !== null).toBe(holdsEvents);
    }),
    step("the queue is away", async (endpoint) => {
      endpoint.queueAway = true;
    }),
    step("the queue is back", async (endpoint) => {
      endpoint.queueAway = false;
    }),
  ),
);

/** With a healthy queue and performers that report, every event's schedule ends. */
const comesToItsEnd = async (
  endpoint: EndpointUnderTest,
  outcome: AttemptOutcome,
): Promise<void> => {
  endpoint.queueAway = false;
  for (let round = 0; round < 60; round++) {
    const { alarm, deliveries, disabled } = await endpoint.look();
    if (!deliveries.some((delivery) => delivery?.ended_at === null)) return;
    if (disabled) await endpoint.stub.enable(null);
    vi.setSystemTime(Math.max(Date.now(), alarm ?? 0));
    if (alarm === null) {
      // The next command finds that the alarm is late, and sets it again.
      vi.setSystemTime(Date.now() + DELIVERY_RETENTION_MS / 1000);
      await endpoint.stub.lease("unknown");
    }
    await endpoint.runAlarm();
    for (const name of endpoint.sent) {
      const leased = await endpoint.stub.lease(name);
      endpoint.takes(name, leased);
      if (leased) await endpoint.report(name, leased.attempt, outcome);
    }
    await keepsPromises(endpoint);
  }
  throw new Error("an event is still pending");
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("an endpoint's object, with steps and faults in any order", () => {
  it("keeps each event, with one performer at a time, until its end", async () => {
    const ends = new Set<string>();
    const commands = fc.commands([onEvents, onEvents, onTheWay], {
      maxCommands: 30,
      size: "max",
    });
    await fc.assert(
      fc.asyncProperty(commands, fc.constantFrom(success, failure), async (run, outcome) => {
        vi.setSystemTime(T0);
        const endpoint = await new EndpointUnderTest().install();
        endpoint.takes("evt_1", await endpoint.stub.accept(endpoint.name, eventOf("evt_1")));
        await fc.asyncModelRun(() => ({ model: {}, real: endpoint }), run);
        await comesToItsEnd(endpoint, outcome);
        for (const delivery of (await endpoint.look()).deliveries) {
          if (delivery) ends.add(delivery.state);
        }
      }),
      { numRuns: runsOf(18) },
    );
    expect([...ends].sort()).toEqual(["DELIVERED", "GAVE_UP"]);
  });
});

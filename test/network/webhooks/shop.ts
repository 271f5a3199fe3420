import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import { randomBase62 } from "../../../src/base/platform/crypto.ts";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import { noteLists } from "../../../src/base/platform/list-databases.ts";
import type { AttemptOutcome } from "../../../src/network/webhooks/delivery-machine.ts";
import { type LeasedDelivery, readDelivery } from "../../../src/network/webhooks/delivery-store.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import type { Endpoint } from "../../../src/network/webhooks/endpoint-object.ts";
import type { EndpointKind } from "../../../src/network/webhooks/events.ts";

/** An endpoint's object whose clock, queue and receiver are the test's. */
const env = bindings as unknown as GatewayEnv;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
export const T0 = Date.now() + DAY;

export const URL_NOW = "https://shop.example.com/hooks";
export const OTHER_URL = "https://shop.example.com/hooks/v2";

export const answered = (http_status: number): AttemptOutcome =>
  http_status < 300
    ? { result: "SUCCEEDED", http_status, duration_ms: 5 }
    : { result: "REFUSED", http_status, duration_ms: 5, retry_after_ms: null };

export const logs: { level: string; event: string }[] = [];

/** The events among these effects. The alerts among them are told, which is another test's. */
export const withoutAlerts = async (
  stub: DurableObjectStub<Endpoint>,
  effects: readonly string[],
): Promise<string[]> => {
  const alerts = effects.filter((effect) => effect.startsWith("alert "));
  for (const alert of alerts) await stub.endAlert(alert.slice("alert ".length));
  return effects.filter((effect) => !alerts.includes(effect));
};

/** An endpoint's object, and the pointers that it sent. */
export class Shop {
  readonly name;
  readonly stub;

  constructor(kind: EndpointKind = "REGISTERED", id = `mer_${randomBase62()}`) {
    const owner = { kind: "MERCHANT", id } as const;
    // It has no record.
    noteLists(owner, 1);
    this.name = { owner, mode: "test", kind, origin: new URL(URL_NOW).origin } as const;
    const { ENDPOINTS } = env;
    const objectId = ENDPOINTS.idFromString(endpointObjectId(env, this.name));
    this.stub = ENDPOINTS.get(objectId) as DurableObjectStub<Endpoint>;
  }

  eventOf(event_id: string, { url = URL_NOW, occurred_at = Date.now() } = {}) {
    const bytes = JSON.stringify({ event: "payment.completed", data: { event_id } });
    return { event_id, event: "payment.completed", url, bytes, traceparent: "", occurred_at };
  }

  accept(event_id: string, changes: { url?: string; occurred_at?: number } = {}) {
    return this.stub.accept(this.name, this.eventOf(event_id, changes));
  }

  /** Accepted, and its first attempt answered. */
  async publish(event_id: string, status: number, url = URL_NOW): Promise<void> {
    const leased = await this.accept(event_id, { url });
    await this.stub.report(event_id, leased?.attempt ?? 0, answered(status));
  }

  /** Accepted now, and refused with 503 at once and each day, for the last time at `until`. */
  async failDaily(event_id: string, until: number): Promise<void> {
    await this.publish(event_id, 503);
    while (Date.now() < until) {
      vi.setSystemTime(Math.min(Date.now() + DAY, until));
      const leased = await this.stub.redeliver(this.name, this.eventOf(event_id));
      const { attempt } = leased as LeasedDelivery;
      await this.stub.report(event_id, attempt, answered(503));
    }
  }

  /** The events whose pointers the alarm sends now. */
  async alarm(): Promise<string[]> {
    const sent: string[] = [];
    await runInDurableObject(this.stub, (object: Endpoint) => {
      const sendBatch = async (messages: Iterable<{ body: Pointer }>) =>
        void sent.push(...[...messages].map(({ body }) => body.effect));
      const value = { ...env, WEBHOOKS: { sendBatch } };
      Object.defineProperty(object, "env", { value, configurable: true });
    });
    await runDurableObjectAlarm(this.stub);
    return withoutAlerts(this.stub, sent);
  }

  /** The next alarm's events, each answered with this status. */
  async attempt(status: number): Promise<string[]> {
    const at = await runInDurableObject(this.stub, (_, { storage }) => storage.getAlarm());
    vi.setSystemTime(Math.max(Date.now(), at ?? 0));
    const sent = await this.alarm();
    for (const event_id of sent) {
      const leased = await this.stub.lease(event_id);
      if (leased) await this.stub.report(event_id, leased.attempt, answered(status));
    }
    return sent;
  }

  /** All attempts until nothing is left to do at once. */
  async attemptsNow(status: number): Promise<string[]> {
    const all: string[] = [];
    const until = Date.now() + SECOND;
    for (;;) {
      const at = await runInDurableObject(this.stub, (_, { storage }) => storage.getAlarm());
      if (at === null || at > until) return all;
      all.push(...(await this.attempt(status)));
    }
  }

  delivery = (event_id: string) =>
    runInDurableObject(this.stub, (_, { storage }) => readDelivery(storage.sql, event_id));

  async stateOf(event_id: string) {
    return (await this.delivery(event_id))?.state;
  }

  async status() {
    const status = await this.stub.status();
    return status && { disabled: status.disabled?.reason ?? null, held: status.held };
  }
}

/** Stops the clock at T0 and captures the logs. */
export const setUp = (): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  logs.length = 0;
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logs.push(JSON.parse(line)));
  }
};

export const tearDown = (): void => {
  vi.useRealTimers();
  vi.restoreAllMocks();
};

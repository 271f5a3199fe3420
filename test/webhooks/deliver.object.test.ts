import { runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv, Mode } from "../../src/platform/env.ts";
import {
  type MerchantRecord,
  readMerchant,
  readSigningSecrets,
  type SigningSecrets,
} from "../../src/platform/merchants.ts";
import { performDelivery } from "../../src/webhooks/deliver.ts";
import type { Delivery } from "../../src/webhooks/delivery-machine.ts";
import { readDelivery } from "../../src/webhooks/delivery-store.ts";
import { endpointId } from "../../src/webhooks/endpoint-address.ts";
import { eventBytes, type OutgoingEvent } from "../../src/webhooks/events.ts";
import { publishEvent } from "../../src/webhooks/publish.ts";

vi.mock("../../src/platform/merchants.ts", () => ({
  readMerchant: vi.fn(),
  readSigningSecrets: vi.fn(),
}));

const env = { ...(bindings as unknown as GatewayEnv), LOCAL: "on" };

// A day ahead of the machine's clock: no alarm fires by itself.
const T0 = Math.floor(Date.now() / 1000) * 1000 + 86_400_000;
const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const SHOP = "https://shop.example.com/hooks";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

const merchant: MerchantRecord = {
  merchant_id: "mer_1",
  name: "Shop",
  status: "ACTIVE",
  mode: "test",
  settlement_iban: "DE89370400440532013000",
  webhook_url: SHOP,
  optional_events: [],
  settlement_strategy: null,
  refund_authority: false,
};

let events = 0;
const newEvent = (changes: Partial<OutgoingEvent> = {}): OutgoingEvent => {
  const event_id = `evt_${++events}`;
  const event = changes.event ?? "payment.completed";
  return {
    event_id,
    event,
    mode: "test",
    merchant_id: "mer_1",
    webhook_url: null,
    bytes: eventBytes(event, { event_id, occurred_at: "2026-11-20T12:00:00.000Z", mode: "test" }),
    occurred_at: T0,
    ...changes,
  };
};

const answering = (status: number, headers: Record<string, string> = {}) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(null, { status, headers }));

const idOf = (url: string, mode: Mode = "test") =>
  endpointId(env, { owner: "mer_1", mode, origin: new URL(url).origin });

const stubOf = (id: string) => env.ENDPOINTS.get(env.ENDPOINTS.idFromString(id));

const stored = (event: OutgoingEvent, url = SHOP): Promise<Delivery | null> =>
  runInDurableObject(stubOf(idOf(url, event.mode)), (_, state) =>
    state.storage.kv.get("endpoint") ? readDelivery(state.storage.sql, event.event_id) : null,
  );

const pointerTo = (event: OutgoingEvent, url = SHOP) => ({
  namespace: "ENDPOINTS" as const,
  object: idOf(url),
  effect: event.event_id,
  traceparent: TRACE,
});

const publish = async (event: OutgoingEvent) => {
  const accepted = vi.fn(async () => {});
  await publishEvent(env, event, accepted, TRACE);
  return accepted;
};

const logs: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  vi.mocked(readMerchant).mockReset().mockResolvedValue(merchant);
  const secrets: SigningSecrets = { promoted: secret, all: [secret] };
  vi.mocked(readSigningSecrets).mockReset().mockResolvedValue(secrets);
  logs.length = 0;
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logs.push(String(line)));
  }
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("publishing", () => {
  it("sends one signed POST that both schemes verify, and remembers it as delivered", async () => {
    const fetched = answering(204);
    const event = newEvent();
    const accepted = await publish(event);

    expect(accepted).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
    const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
    const headers = init.headers as Record<string, string>;
    expect(url).toBe(SHOP);
    expect(init).toMatchObject({ method: "POST", redirect: "manual", body: event.bytes });
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Gateway-Webhooks/1",
      traceparent: TRACE,
      "webhook-id": event.event_id,
      "webhook-timestamp": String(T0 / 1000),
    });
    expect(headers["x-gateway-signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(new Webhook(secret).verify(event.bytes, headers)).toEqual(JSON.parse(event.bytes));
    expect(await stored(event)).toMatchObject({ state: "DELIVERED", attempts: 1 });
  });

  it("lets the owner go before the request leaves, and after the event is kept", async () => {
    const order: string[] = [];
    const event = newEvent();
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      order.push("sent");
      return new Response("");
    });
    await publishEvent(
      env,
      event,
      async () => {
        order.push((await stored(event)) ? "kept, owner told" : "owner told too early");
      },
      TRACE,
    );
    expect(order).toEqual(["kept, owner told", "sent"]);
  });

  it("sends once when the owner publishes twice", async () => {
    const fetched = answering(200);
    const event = newEvent();
    await publish(event);
    expect(await publish(event)).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("delivers even where the owner cannot be told, and says so to the caller", async () => {
    const fetched = answering(200);
    const event = newEvent();
    const untold = publishEvent(env, event, () => Promise.reject(new Error("away")), TRACE);
    await expect(untold).rejects.toThrow("away");
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("rejects while nobody else holds the event", async () => {
    vi.mocked(readMerchant).mockRejectedValue(new Error("database away"));
    const accepted = vi.fn(async () => {});
    await expect(publishEvent(env, newEvent(), accepted, TRACE)).rejects.toThrow("database away");
    expect(accepted).not.toHaveBeenCalled();
  });

  it.each([
    ["no endpoint", { ...merchant, webhook_url: null }, {}, 0],
    ["no merchant in this mode", null, {}, 0],
    ["an address that nothing can parse", { ...merchant, webhook_url: "shop" }, {}, 0],
    ["an optional event, not asked for", merchant, { event: "payment.initiated" }, 0],
    [
      "an optional event, asked for",
      { ...merchant, optional_events: ["payment.initiated"] },
      { event: "payment.initiated" },
      1,
    ],
    [
      "an optional event, not asked for, to the session's own address",
      merchant,
      { event: "payment.processing", webhook_url: SHOP },
      0,
    ],
    ["the session's own address and no endpoint", null, { webhook_url: SHOP }, 1],
  ] as const)("with %s", async (_, record, changes, requests) => {
    const fetched = answering(200);
    vi.mocked(readMerchant).mockResolvedValue(
      record && { ...merchant, ...record, optional_events: [...record.optional_events] },
    );
    const accepted = await publish(newEvent(changes));
    expect(accepted).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledTimes(requests);
  });

  it("keeps secrets, addresses' paths and bodies out of the logs", async () => {
    answering(500);
    const event = newEvent({ webhook_url: `${SHOP}/key-4711?token=abc` });
    await publish(event);
    expect(logs.join("\n")).toContain(event.event_id);
    for (const private_ of ["whsec_", "4711", "token=abc", "occurred_at", "sha256="]) {
      expect(logs.join("\n")).not.toContain(private_);
    }
  });
});

describe("an attempt's outcome", () => {
  it.each([
    [200, "SUCCEEDED", "DELIVERED"],
    [299, "SUCCEEDED", "DELIVERED"],
    [302, "REFUSED", "PENDING"],
    [410, "REFUSED", "PENDING"],
    [500, "REFUSED", "PENDING"],
  ])("HTTP %i is %s", async (status, result, state) => {
    answering(status, status === 302 ? { location: "https://elsewhere.example.com" } : {});
    const event = newEvent();
    await publish(event);
    expect(await stored(event)).toMatchObject({
      state,
      log: [{ attempt: 1, result, http_status: status }],
    });
  });

  it("is UNREACHABLE or TIMED_OUT without an answer", async () => {
    for (const [error, result] of [
      [new Error("Network connection lost."), "UNREACHABLE"],
      [new DOMException("The operation timed out", "TimeoutError"), "TIMED_OUT"],
    ] as const) {
      vi.spyOn(globalThis, "fetch").mockRejectedValue(error);
      const event = newEvent();
      await publish(event);
      expect(await stored(event)).toMatchObject({ state: "PENDING", log: [{ result }] });
    }
  });

  it("is a failure without a request where the target is not allowed", async () => {
    const fetched = answering(200);
    const local = "http://127.0.0.1:9220/hooks";
    for (const [place, mode, expected] of [
      [env, "live", "TARGET_NOT_ALLOWED"],
      [{ ...env, LOCAL: "off" }, "test", "TARGET_NOT_ALLOWED"],
      [env, "test", "SUCCEEDED"],
    ] as const) {
      const event = newEvent({ webhook_url: local, mode });
      await publishEvent(place, event, async () => {}, TRACE);
      expect(await stored(event, local)).toMatchObject({ log: [{ result: expected }] });
    }
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is a failure without a request while the merchant has no signing secret", async () => {
    const fetched = answering(200);
    vi.mocked(readSigningSecrets).mockResolvedValue(null);
    const event = newEvent();
    await publish(event);
    expect(fetched).not.toHaveBeenCalled();
    expect(await stored(event)).toMatchObject({ log: [{ result: "NO_SIGNING_SECRET" }] });
  });

  it("waits as long as the endpoint's Retry-After says", async () => {
    answering(429, { "retry-after": "3600" });
    const event = newEvent();
    await publish(event);
    expect(await stored(event)).toMatchObject({ next_attempt_at: T0 + 3_600_000 });
  });

  it("stays open when the fault is ours: the lease runs out, no failure is counted", async () => {
    vi.mocked(readSigningSecrets).mockRejectedValue(new Error("database away"));
    const event = newEvent();
    await publish(event);
    expect(await stored(event)).toMatchObject({ claimed: true, failures: 0, log: [] });
  });

  it("stays open when the time to send is over before the request leaves", async () => {
    const fetched = answering(200);
    vi.mocked(readSigningSecrets).mockImplementation(async () => {
      vi.setSystemTime(T0 + 5_001);
      return { promoted: secret, all: [secret] };
    });
    const event = newEvent();
    await publish(event);
    expect(fetched).not.toHaveBeenCalled();
    expect(await stored(event)).toMatchObject({ claimed: true, failures: 0 });
  });
});

describe("following a pointer", () => {
  it("repeats a failed attempt with the same bytes and a new signature", async () => {
    const failing = answering(500);
    const event = newEvent();
    await publish(event);
    const [, first] = failing.mock.calls[0] as [string, RequestInit];
    const fetched = answering(200);
    const { next_attempt_at } = (await stored(event)) as Delivery;

    await performDelivery(env, pointerTo(event));
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.setSystemTime(next_attempt_at);
    await performDelivery(env, pointerTo(event));
    await performDelivery(env, pointerTo(event));

    expect(fetched).toHaveBeenCalledTimes(2);
    const [, second] = fetched.mock.calls[1] as [string, RequestInit];
    expect(second.body).toBe(first.body);
    const headersOf = (init: RequestInit) => init.headers as Record<string, string>;
    expect(headersOf(second)["webhook-id"]).toBe(headersOf(first)["webhook-id"]);
    expect(headersOf(second)["webhook-timestamp"]).not.toBe(headersOf(first)["webhook-timestamp"]);
    expect(await stored(event)).toMatchObject({ state: "DELIVERED", attempts: 2 });
  });

  it("makes one request when the same pointer comes twice at once", async () => {
    vi.mocked(readSigningSecrets).mockRejectedValueOnce(new Error("died here"));
    const event = newEvent();
    await publish(event);
    const fetched = answering(200);
    vi.setSystemTime(T0 + 20_000);
    await Promise.all([1, 2, 3].map(() => performDelivery(env, pointerTo(event))));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each(["", "ff", "0".repeat(64)])("takes no harm from the object id %j", async (object) => {
    const pointer = { ...pointerTo(newEvent()), object };
    await expect(performDelivery(env, pointer)).resolves.toBeUndefined();
  });
});

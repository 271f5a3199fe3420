import { Webhook } from "standardwebhooks";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { hmacHex } from "../../../src/base/platform/crypto.ts";
import { readSigningSecrets } from "../../../src/network/parties/signing-secrets.ts";
import { performDelivery } from "../../../src/network/webhooks/deliver.ts";
import type { Delivery } from "../../../src/network/webhooks/delivery-machine.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import {
  answering,
  env,
  logs,
  newEvent,
  pointerTo,
  publish,
  SECRET,
  setUp,
  stored,
  T0,
  tearDown,
} from "./attempts.ts";

beforeAll(() => migrate());
beforeEach(setUp);
afterEach(tearDown);

// @rule P8.8
describe("an attempt's outcome", () => {
  it.each([
    [200, "SUCCEEDED", "DELIVERED"],
    [299, "SUCCEEDED", "DELIVERED"],
    [302, "REFUSED", "PENDING"],
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

  it.each([200, 500])(
    "HTTP %i keeps the beginning of the answer without secrets",
    async (status) => {
      const said = `Wrong signature, want ${SECRET} and code 493028. `;
      vi.spyOn(globalThis, "fetch").mockImplementation(
        async () => new Response(said + "More text. ".repeat(400), { status }),
      );
      const event = newEvent();
      await publish(event);
      const [attempt] = (await stored(event))?.log ?? [];
      expect(attempt?.answer).toMatch(/^Wrong signature, want \[secret\] and code \[code\]\. More/);
      expect(attempt?.answer).toHaveLength(500);
      expect(logs.join()).not.toContain("Wrong signature");
    },
  );

  it("is UNREACHABLE or TIMED_OUT without an answer", async () => {
    for (const [error, result] of [
      [new Error("Network connection lost."), "UNREACHABLE"],
      [new DOMException("The operation timed out", "TimeoutError"), "TIMED_OUT"],
    ] as const) {
      vi.spyOn(globalThis, "fetch").mockRejectedValue(error);
      const event = newEvent();
      await publish(event);
      expect(await stored(event)).toMatchObject({
        state: "PENDING",
        log: [{ result, answer: null }],
      });
    }
  });

  it.each(["https://localhost../hooks", "https://127.0.0.1.nip.io/hooks", "https://[::7f00:1]/"])(
    "is a failure without a request if it was registered under other rules: %s",
    async (webhook_url) => {
      const fetched = answering(200);
      const event = newEvent({ webhook_url, mode: "live" });
      await publish(event);
      expect(await stored(event, webhook_url)).toMatchObject({
        log: [{ result: "TARGET_NOT_ALLOWED" }],
      });
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  // @rule P8.11
  it("is a failure without a request if the target is not allowed", async () => {
    const fetched = answering(200);
    const local = "http://127.0.0.1:9220/hooks";
    for (const [place, mode, expected] of [
      [env, "live", "TARGET_NOT_ALLOWED"],
      [{ ...env, LOCAL: "off" }, "test", "TARGET_NOT_ALLOWED"],
      [env, "test", "SUCCEEDED"],
    ] as const) {
      const event = newEvent({ webhook_url: local, mode });
      await publish(event, place);
      expect(await stored(event, local)).toMatchObject({ log: [{ result: expected }] });
    }
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is a failure without a request while the owner has no signing secret", async () => {
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

  it("stays open if the fault is ours: the lease ends, and no failure is counted", async () => {
    vi.mocked(readSigningSecrets).mockRejectedValue(new Error("database away"));
    const event = newEvent();
    await publish(event);
    expect(await stored(event)).toMatchObject({ leased: true, failures: 0, log: [] });
  });

  it("stays open if the time to send is over before the request leaves", async () => {
    const fetched = answering(200);
    vi.mocked(readSigningSecrets).mockImplementation(async () => {
      vi.setSystemTime(T0 + 5_001);
      return { promoted: SECRET, all: [SECRET] };
    });
    const event = newEvent();
    await publish(event);
    expect(fetched).not.toHaveBeenCalled();
    expect(await stored(event)).toMatchObject({ leased: true, failures: 0 });
  });
});

describe("the body and its signature", () => {
  it("are of the event's exact bytes, even if JSON would write them differently", async () => {
    const bytes =
      '{ "event": "payment.completed", "data": { "amount": 1.0, "ref": "caf\\u00e9" } }\n';
    expect(JSON.stringify(JSON.parse(bytes))).not.toBe(bytes);
    const failing = answering(500);
    const event = newEvent({ bytes });
    await publish(event);
    vi.setSystemTime(T0 + 3_600_000);
    await performDelivery(env, pointerTo(event));
    expect(failing).toHaveBeenCalledTimes(2);
    for (const [, sent] of failing.mock.calls as unknown as [string, RequestInit][]) {
      const headers = sent.headers as Record<string, string>;
      expect(sent.body).toBe(bytes);
      expect(headers["x-gateway-signature"]).toBe(`sha256=${hmacHex(SECRET, bytes)}`);
      const at = new Date(Number(headers["webhook-timestamp"]) * 1_000);
      const signature = new Webhook(SECRET).sign(event.event_id, at, bytes);
      expect(headers["webhook-signature"]).toBe(signature);
    }
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

  it("makes one request if the same pointer comes twice in parallel", async () => {
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

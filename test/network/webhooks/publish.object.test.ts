import { Webhook } from "standardwebhooks";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ownerReaders } from "../../../src/network/parties/read-owner.ts";
import { publishEvent, redeliverEvent } from "../../../src/network/webhooks/publish.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import {
  answering,
  env,
  isListed,
  logs,
  merchant,
  newEvent,
  publish,
  SECRET,
  SHOP,
  setUp,
  stored,
  T0,
  TRACE,
  tearDown,
} from "./attempts.ts";

beforeAll(() => migrate());
beforeEach(setUp);
afterEach(tearDown);

describe("publishing", () => {
  it("sends one signed POST that both schemes verify, and stores it as delivered", async () => {
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
    expect(new Webhook(SECRET).verify(event.bytes, headers)).toEqual(JSON.parse(event.bytes));
    expect(await stored(event)).toMatchObject({ state: "DELIVERED", attempts: 1 });
  });

  it("stores the event, ends the owner's effect, and waits for the receiver last", async () => {
    const order: string[] = [];
    const event = newEvent();
    const told = Promise.withResolvers<void>();
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      order.push((await isListed(event)) ? "listed, sent" : "sent too early");
      await told.promise;
      order.push("answered");
      return new Response("");
    });
    await publishEvent(
      env,
      event,
      paymentKind.subject,
      async () => {
        order.push((await stored(event)) ? "kept, owner told" : "owner told too early");
        told.resolve();
      },
      TRACE,
    );
    expect(order.indexOf("answered")).toBe(2);
    expect(order.toSorted()).toEqual(["answered", "kept, owner told", "listed, sent"]);
  });

  it("sends once if the owner publishes twice", async () => {
    const fetched = answering(200);
    const event = newEvent();
    await publish(event);
    expect(await publish(event)).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("delivers even if the owner cannot be told, and reports that to the caller", async () => {
    const fetched = answering(200);
    const event = newEvent();
    const untold = publishEvent(
      env,
      event,
      paymentKind.subject,
      () => Promise.reject(new Error("away")),
      TRACE,
    );
    await expect(untold).rejects.toThrow("away");
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("rejects while nothing else stores the event", async () => {
    vi.mocked(ownerReaders.MERCHANT).mockRejectedValue(new Error("database away"));
    const accepted = vi.fn(async () => {});
    await expect(
      publishEvent(env, newEvent(), paymentKind.subject, accepted, TRACE),
    ).rejects.toThrow("database away");
    expect(accepted).not.toHaveBeenCalled();
  });

  it.each([
    ["no endpoint", { ...merchant, webhook_url: null }, {}, 0],
    ["no merchant in this mode", null, {}, 0],
    ["an address that cannot be parsed", { ...merchant, webhook_url: "shop" }, {}, 0],
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
    vi.mocked(ownerReaders.MERCHANT).mockResolvedValue(
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
    for (const hidden of ["whsec_", "4711", "token=abc", "occurred_at", "sha256="]) {
      expect(logs.join("\n")).not.toContain(hidden);
    }
  });
});

describe("redelivering", () => {
  it("goes to the present address, with the same bytes under the same id", async () => {
    answering(404);
    const event = newEvent();
    await publish(event);
    const moved = `${SHOP}/v2`;
    vi.mocked(ownerReaders.MERCHANT).mockResolvedValue({ ...merchant, webhook_url: moved });
    const fetched = answering(204);
    const redelivery = await redeliverEvent(env, event, paymentKind.subject, TRACE);
    if (redelivery.ok) await redelivery.value.attempt;
    expect(fetched).toHaveBeenLastCalledWith(moved, expect.objectContaining({ body: event.bytes }));
    expect(await stored(event)).toMatchObject({ state: "DELIVERED", url: moved });
  });
});

import { runInDurableObject } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayPayment } from "../workers/gateway-payment.ts";
import { addApiKey, expectStatus, ownerKey } from "../workers/operator.ts";
import { type Customer, Outside } from "../workers/outside.ts";
import { WholeGateway } from "../workers/whole-gateway.ts";
import { live } from "./clock.ts";
import { objectOf, paymentsOf, releases, restored, restoredGateway, rowsOf } from "./restored.ts";

/** What earlier releases have stored beside payments, and how today's code goes on with it. */
const MINUTE = 60_000;
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe.each(releases)("stored by release $release:", ({ release, merchant_id, captured_at }) => {
  let key: string;
  let outside: Outside;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: captured_at });
    const gateway = await restoredGateway(release);
    key = await addApiKey(gateway, merchant_id, "test");
  });

  beforeEach(() => {
    for (const level of ["log", "warn", "error"] as const) {
      vi.spyOn(console, level).mockReturnValue();
    }
    outside = new Outside();
    vi.setSystemTime(captured_at);
    return () => vi.restoreAllMocks();
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  describe("an endpoint", () => {
    it("delivers what is waiting, gives up nothing anew, and forgets it all in the end", async () => {
      const gateway = new WholeGateway({ LIMITS: "local", ...live });
      const stored = objectOf(release, "endpoint");
      const endpoint = await restored(gateway, stored);
      await endpoint.untilAtRest();
      const delivered = outside.bodiesOf("shop/hooks").map(({ data }) => data.event_id);
      // One had failed before, one was on its way; what was given up stays so.
      expect(new Set(delivered).size).toBe(2);
      expect(delivered).toHaveLength(2);
      const stub = gateway.object("ENDPOINTS", stored.object);
      const left = await runInDurableObject(stub, (_: DurableObject, { storage }) => [
        ...storage.kv.list(),
      ]);
      expect(left).toEqual([]);
    });

    it("delivers an event that was given up when its merchant asks for it", async () => {
      const gateway = new WholeGateway({ LIMITS: "local", ...live });
      const endpoint = await restored(gateway, objectOf(release, "endpoint"));
      await endpoint.runNextAlarm();
      const headers = { authorization: `Bearer ${key}` };
      const { body } = await gateway.ask("/api/v1/events?event=payment.expired", { headers });
      const ids: string[] = body.data.map(({ event_id }: { event_id: string }) => event_id);
      for (const id of ids) {
        const path = `/api/v1/events/${id}/redeliver`;
        expectStatus(await gateway.ask(path, { headers, json: {} }), 202);
      }
      await endpoint.runNextAlarm();
      const delivered = outside.bodiesOf("shop/hooks").map(({ data }) => data.event_id);
      expect([...new Set(delivered)].sort()).toEqual(ids.sort());
    });
  });

  /** With the limits of the contract, and a payment of this customer who was resolved. */
  const payment = async (gateway: WholeGateway, customer: Customer): Promise<GatewayPayment> => {
    const created = await GatewayPayment.create(gateway, key);
    expectStatus(await created.resolve(customer), 200);
    return created;
  };
  const contract = () => new WholeGateway({ ...live, REQUESTS_PER_MINUTE_ADDRESS: "100000" });

  it("a guard that makes its payer wait goes on doing so, and doubles the wait", async () => {
    const gateway = contract();
    await restored(gateway, objectOf(release, "guard-throttling"));
    const first = await payment(gateway, "carla");
    const waits = expectStatus(await first.selectAuth("OTP"), 429);
    expect(waits.body.error.code).toBe("PAYER_THROTTLED");
    expect(waits.headers.get("retry-after")).toBe("900");
    expectStatus(await first.selectAuth("PUSH"), 200);
    wait(15 * MINUTE);
    const second = await payment(gateway, "carla");
    expectStatus(await second.selectAuth("OTP"), 200);
    for (let guess = 1; guess <= 5; guess++) expectStatus(await second.confirm("000000"), 422);
    const third = await payment(gateway, "carla");
    const doubled = expectStatus(await third.selectAuth("OTP"), 429);
    expect(doubled.headers.get("retry-after")).toBe("1800");
  });

  it("a guard that had counted four sends and two wrong codes goes on counting", async () => {
    const gateway = contract();
    await restored(gateway, objectOf(release, "guard-counting"));
    const paid = await payment(gateway, "dana");
    expectStatus(await paid.selectAuth(), 200);
    expect((await paid.selectAuth()).body.error.code).toBe("PAYER_THROTTLED");
    for (let guess = 3; guess <= 5; guess++) {
      expect((await paid.confirm("000000")).body.error.code).toBe("OTP_INCORRECT");
    }
    expect((await paid.confirm()).body.error.code).toBe("PAYER_THROTTLED");
  });

  it("a budget that is used up stays so, and fills as time passes", async () => {
    const gateway = new WholeGateway({ ...live, REQUESTS_PER_MINUTE_ADDRESS: "10" });
    const budget = await restored(gateway, objectOf(release, "budget"));
    const headers = { accept: "application/json", "cf-connecting-ip": "192.0.2.7" };
    const open = async () => (await gateway.ask("/checkout/ps_1.none", { headers })).status;
    expect(await open()).toBe(429);
    wait(6_000);
    expect([await open(), await open()]).toEqual([404, 429]);
    await budget.untilAtRest();
    expect(await open()).toBe(404);
  });

  it("a database serves its lists after today's migrations", async () => {
    const gateway = new WholeGateway({ LIMITS: "local", ...live });
    for (const [, payment] of paymentsOf(release)) await restored(gateway, payment);
    vi.setSystemTime(captured_at);
    const merchant = { authorization: `Bearer ${key}` };
    const operator = { "x-gateway-admin-key": ownerKey };
    const rows = (table: string, holding = "") => rowsOf(release, table, holding).length;
    const lists: [path: string, headers: Record<string, string>, length: number][] = [
      ["/api/v1/payments/sessions?limit=100", merchant, rows("payments", "'test'")],
      ["/api/v1/events?limit=100", merchant, rows("events", "'test'")],
      ["/admin/v1/banks", operator, rows("banks")],
      ["/admin/v1/merchants", operator, rows("merchants")],
      // One of them is the key that this test has added.
      [`/admin/v1/merchants/${merchant_id}/keys`, operator, rows("keys", merchant_id) + 1],
      ["/admin/v1/admin-keys", operator, rows("admin_keys")],
      ["/admin/v1/reconciliation", operator, rows("reconciliation")],
      ["/admin/v1/audit?limit=100", operator, rows("audit_log") + 1],
    ];
    for (const [path, headers, length] of lists) {
      const { body } = expectStatus(await gateway.ask(path, { headers }), 200);
      expect(body.data, path).toHaveLength(length);
      expect(length, path).toBeGreaterThan(0);
    }
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Merchant, Payment, party, withKeys } from "../workers/gateway-journey.ts";
import { ask, bodyOf, endTest, env, startTest, wait } from "../workers/gateway-worker.ts";
import { callsOf, customers } from "../workers/neighbours.ts";
import { listsOf } from "./lists.ts";
import { objectOf, paymentsOf, releases, restored, restoreRelease } from "./restored.ts";

/** What earlier releases have stored besides payments, and what today's code does with it. */
const MINUTE = 60_000;
const limits = { LIMITS: env.LIMITS, REQUESTS_PER_MINUTE_ADDRESS: "600" };

describe.each(releases)("stored by release $release:", ({ release, ...facts }) => {
  const { merchant_id, captured_at, lists } = facts;
  let merchant: Merchant;

  beforeAll(async () => {
    startTest();
    vi.setSystemTime(captured_at);
    await restoreRelease(release);
    merchant = await withKeys(merchant_id);
    party.merchant = merchant;
  });

  beforeEach(() => {
    startTest();
    vi.setSystemTime(captured_at);
  });

  afterEach(() => {
    Object.assign(env, limits);
    endTest();
  });

  const delivered = (): string[] => callsOf("shop hooks").map(({ body }) => body.data.event_id);

  describe("an endpoint", () => {
    it("delivers what waits, gives up nothing else, and finally deletes everything", async () => {
      const endpoint = await restored(objectOf(release, "endpoint"));
      await endpoint.untilAtRest();
      // One had failed before, one was on its way; what was given up stays so.
      expect(new Set(delivered()).size).toBe(2);
      expect(delivered()).toHaveLength(2);
      expect(await endpoint.values()).toEqual([]);
    });

    it("delivers a given-up event when its merchant asks for it", async () => {
      const endpoint = await restored(objectOf(release, "endpoint"));
      await endpoint.runNextAlarm();
      const headers = merchant.headers.test;
      const list = await ask("GET", "/api/v1/events?event=payment.expired", headers);
      const ids: string[] = bodyOf(list).data.map(({ event_id }: { event_id: string }) => event_id);
      for (const id of ids) {
        bodyOf(await ask("POST", `/api/v1/events/${id}/redeliver`, headers, {}), 202);
      }
      await endpoint.runNextAlarm();
      expect([...new Set(delivered())].sort()).toEqual(ids.sort());
    });
  });

  it("a guard that makes its payer wait continues, and doubles the wait", async () => {
    await restored(objectOf(release, "guard-throttling"));
    const payer = customers.carla.iban;
    const first = await Payment.open("alpha", { payer });
    const throttled = await first.challenged("OTP");
    expect(bodyOf(throttled, 429).error.code).toBe("PAYER_THROTTLED");
    expect(throttled.headers.get("retry-after")).toBe("900");
    bodyOf(await first.select("PUSH"));
    wait(15 * MINUTE);
    const second = await Payment.open("alpha", { payer });
    bodyOf(await second.challenged("OTP"));
    for (let guess = 1; guess <= 5; guess++) bodyOf(await second.confirm("000000"), 422);
    const third = await Payment.open("alpha", { payer });
    expect((await third.challenged("OTP")).headers.get("retry-after")).toBe("1800");
  });

  it("a guard with four sends and two wrong codes continues to count", async () => {
    await restored(objectOf(release, "guard-counting"));
    const payer = customers.dana.iban;
    const first = await Payment.open("alpha", { payer });
    bodyOf(await first.challenged());
    for (let sends = 2; sends <= 5; sends++) bodyOf(await first.select());
    const paid = await Payment.open("alpha", { payer });
    paid.headers = { "cf-connecting-ip": "192.0.2.8" };
    bodyOf(await paid.challenged());
    expect((await paid.select()).body.error.code).toBe("PAYER_THROTTLED");
    for (let guess = 3; guess <= 5; guess++) {
      expect((await paid.confirm("000000")).body.error.code).toBe("OTP_INCORRECT");
    }
    expect((await paid.confirm()).body.error.code).toBe("PAYER_THROTTLED");
  });

  it("an empty budget stays empty, and refills over time", async () => {
    Object.assign(env, { LIMITS: "contract", REQUESTS_PER_MINUTE_ADDRESS: "10" });
    const budget = await restored(objectOf(release, "budget"));
    const from = { "cf-connecting-ip": "192.0.2.7" };
    const open = async () => (await ask("GET", "/checkout/ps_1.none", from)).status;
    expect(await open()).toBe(429);
    wait(6_000);
    expect([await open(), await open()]).toEqual([404, 429]);
    await budget.untilAtRest();
    expect(await open()).toBe(404);
  });

  it("a database serves its lists after today's migrations", async () => {
    for (const [, payment] of paymentsOf(release)) await restored(payment);
    vi.setSystemTime(captured_at);
    // The keys that this file has added, and what the audit log says of that.
    const added: Record<string, number> = { keys: 2, audit: 2 };
    for (const { name, read } of listsOf(merchant_id, merchant.headers.test)) {
      const known = lists[name] ?? 0;
      expect(known, name).toBeGreaterThan(0);
      expect(bodyOf(await read()).data, name).toHaveLength(known + (added[name] ?? 0));
    }
  });
});

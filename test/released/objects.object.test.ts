import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Merchant, party, withKeys } from "../workers/gateway-journey.ts";
import { ask, bodyOf, endTest, env, startTest, wait } from "../workers/gateway-worker.ts";
import { callsOf } from "../workers/neighbours.ts";
import { listsOf } from "./lists.ts";
import { objectOf, paymentsOf, releases, restored, restoreRelease } from "./restored.ts";

/** What earlier releases have stored besides payments, and what today's code does with it. */
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
      await endpoint.untilAtRest();
      expect([...new Set(delivered())].sort()).toEqual(ids.sort());
    });
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

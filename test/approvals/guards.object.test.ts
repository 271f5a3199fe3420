import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guardOf } from "../../src/approvals/guard-payer.ts";
import type { GatewayEnv } from "../../src/base/platform/env.ts";

const DAY_MS = 86_400_000;

const env = bindings as unknown as GatewayEnv;

/** A send from an address and a merchant of its own. */
const send = (id: string, auth_mode: "OTP" | "PUSH" = "OTP") =>
  ({ id, auth_mode, is_verified_browser: false, address: id, owner: id }) as const;

const allowed = (answers: { ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

describe("the payer guard under parallel attack", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  // @rule P4.1
  it("lets ten of fifty sends through, from any payments", async () => {
    const sends = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE1").takeSend(send(`s${place}`)),
    );
    expect(allowed(await Promise.all(sends))).toBe(10);
  });

  // @rule P4.2
  it("lets five of fifty codes through to the bank", async () => {
    const codes = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE2").takeCode(`c${place}`),
    );
    expect(allowed(await Promise.all(codes))).toBe(5);
  });

  it("lets ten of fifty amounts through to the bank, also after it was evicted", async () => {
    const guard = guardOf(env, "test", "DE9");
    const ask = (amount: number) =>
      guard.takeFundsQuestion({ owner: "tpp_1", amount, currency: "USD" });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, amount) => ask(amount)));
    expect(answers.filter(Boolean)).toHaveLength(10);
    await evictDurableObject(guard as unknown as Parameters<typeof evictDurableObject>[0]);
    expect(await ask(50)).toBe(false);
    expect(await ask(answers.indexOf(true))).toBe(true);
  });

  it("remembers after its object was evicted", async () => {
    const guard = guardOf(env, "test", "DE3");
    for (let count = 0; count < 10; count++) await guard.takeSend(send(`s${count}`, "PUSH"));
    await evictDurableObject(guard as unknown as Parameters<typeof evictDurableObject>[0]);
    expect(await guard.takeSend(send("s10", "PUSH"))).toMatchObject({
      ok: false,
      problem: { code: "PAYER_THROTTLED" },
    });
  });

  it("forgets after two quiet days, even if its alarm was lost, and then has an alarm again", async () => {
    const guard = guardOf(env, "test", "DE6");
    const raw = guard as unknown as DurableObjectStub;
    const alarmOf = () => runInDurableObject(raw, (_, { storage }) => storage.getAlarm());
    for (let round = 0; round < 3; round++) {
      for (let place = 0; place < 5; place++) {
        const id = `c${round}${place}`;
        await guard.takeCode(id);
        await guard.endCode(id, "wrong");
      }
      vi.advanceTimersByTime(DAY_MS);
    }
    await runInDurableObject(raw, (_, { storage }) => storage.deleteAlarm());
    vi.advanceTimersByTime(2 * DAY_MS);
    for (let place = 0; place < 5; place++) {
      expect((await guard.takeCode(`d${place}`)).ok).toBe(true);
      await guard.endCode(`d${place}`, "wrong");
    }
    // The first wait again, as for a payer who never had to wait.
    expect(await guard.takeCode("e")).toMatchObject({ problem: { retry_after: 900 } });
    expect(await alarmOf()).not.toBeNull();
  });

  it("exempts orders up to the limit of the day, of fifty in parallel", async () => {
    const guard = guardOf(env, "test", "DE7");
    const orders = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE7").takeExemption({ id: `o${place}`, amount: 30, limit: 150 }),
    );
    const taken = (await Promise.all(orders)).flatMap((isTaken, place) => (isTaken ? [place] : []));
    expect(taken).toHaveLength(5);
    await evictDurableObject(guard as unknown as Parameters<typeof evictDurableObject>[0]);
    expect(await guard.takeExemption({ id: "p", amount: 1, limit: 150 })).toBe(false);
    // Returned by several workers, it is free once.
    const returned = [1, 2, 3].map(() => guard.returnExemption(`o${taken[0]}`));
    await Promise.all(returned);
    const more = ["p", "q"].map((id) => guard.takeExemption({ id, amount: 30, limit: 150 }));
    expect((await Promise.all(more)).sort()).toEqual([false, true]);
  });

  it("deletes exempted orders after the next day, and stores nothing for an unknown one", async () => {
    const guard = guardOf(env, "test", "DE8");
    const raw = guard as unknown as DurableObjectStub;
    const keys = () => runInDurableObject(raw, (_, { storage }) => [...storage.kv.list()].length);
    await guard.returnExemption("unknown");
    expect(await keys()).toBe(0);
    await guard.takeExemption({ id: "a", amount: 1, limit: 1 });
    vi.advanceTimersByTime(2 * DAY_MS);
    await runDurableObjectAlarm(raw);
    expect(await keys()).toBe(0);
  });

  it("keeps accounts and modes separate", async () => {
    for (let count = 0; count < 10; count++) {
      await guardOf(env, "test", "DE4").takeSend(send(`s${count}`));
    }
    expect((await guardOf(env, "test", "DE4").takeSend(send("s10"))).ok).toBe(false);
    expect((await guardOf(env, "live", "DE4").takeSend(send("s10"))).ok).toBe(true);
    expect((await guardOf(env, "test", "DE5").takeSend(send("s10"))).ok).toBe(true);
  });
});

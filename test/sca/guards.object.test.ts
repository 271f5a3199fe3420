import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../src/platform/env.ts";
import { guardOf } from "../../src/sca/guard-payer.ts";

const DAY_MS = 86_400_000;

const env = bindings as unknown as GatewayEnv;

/** A send from an address and a merchant of its own. */
const send = (id: string, auth_mode: "OTP" | "PUSH" = "OTP") =>
  ({ id, auth_mode, is_verified_browser: false, address: id, owner: id }) as const;

const allowed = (answers: { ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

describe("the payer guard under parallel attack", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("lets ten of fifty sends through, from any payments", async () => {
    const sends = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE1").takeSend(send(`s${place}`)),
    );
    expect(allowed(await Promise.all(sends))).toBe(10);
  });

  it("lets five of fifty codes through to the bank", async () => {
    const codes = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE2").takeCode(`c${place}`),
    );
    expect(allowed(await Promise.all(codes))).toBe(5);
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

  it("keeps accounts and modes separate", async () => {
    for (let count = 0; count < 10; count++) {
      await guardOf(env, "test", "DE4").takeSend(send(`s${count}`));
    }
    expect((await guardOf(env, "test", "DE4").takeSend(send("s10"))).ok).toBe(false);
    expect((await guardOf(env, "live", "DE4").takeSend(send("s10"))).ok).toBe(true);
    expect((await guardOf(env, "test", "DE5").takeSend(send("s10"))).ok).toBe(true);
  });
});

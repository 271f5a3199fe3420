import { evictDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { GatewayEnv } from "../../src/platform/env.ts";
import { guardOf, lookupGuardOf } from "../../src/sca/guard-payer.ts";

const env = bindings as unknown as GatewayEnv;
const from = (address: string) =>
  new Request("https://gateway.example/", { headers: { "cf-connecting-ip": address } });

const allowed = (answers: { ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

describe("the payer guard under parallel attack", () => {
  it("lets five of fifty sends through, from whatever payment they come", async () => {
    const sends = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE1").takeSend("OTP", `s${place}`),
    );
    expect(allowed(await Promise.all(sends))).toBe(5);
  });

  it("lets five of fifty codes through to the bank", async () => {
    const codes = Array.from({ length: 50 }, (_, place) =>
      guardOf(env, "test", "DE2").takeCode(`c${place}`),
    );
    expect(allowed(await Promise.all(codes))).toBe(5);
  });

  it("remembers when its object is gone from memory", async () => {
    const guard = guardOf(env, "test", "DE3");
    for (let count = 0; count < 5; count++) await guard.takeSend("PUSH", `s${count}`);
    await evictDurableObject(guard as unknown as Parameters<typeof evictDurableObject>[0]);
    expect(await guard.takeSend("PUSH", "s5")).toMatchObject({
      ok: false,
      problem: { code: "PAYER_THROTTLED" },
    });
  });

  it("keeps accounts and modes apart", async () => {
    for (let count = 0; count < 5; count++) {
      await guardOf(env, "test", "DE4").takeSend("OTP", `s${count}`);
    }
    expect((await guardOf(env, "test", "DE4").takeSend("OTP", "s5")).ok).toBe(false);
    expect((await guardOf(env, "live", "DE4").takeSend("OTP", "s5")).ok).toBe(true);
    expect((await guardOf(env, "test", "DE5").takeSend("OTP", "s5")).ok).toBe(true);
  });
});

describe("the lookup guard", () => {
  it("lets fifty misses through, then none", async () => {
    const guard = lookupGuardOf(env, "test", from("203.0.113.7"));
    const takes = await Promise.all(Array.from({ length: 60 }, () => guard.take()));
    expect(allowed(takes)).toBe(50);
    expect(takes.at(-1)).toMatchObject({ ok: false, problem: { code: "RATE_LIMITED" } });
  });

  it("takes one token for a payer who exists", async () => {
    const guard = lookupGuardOf(env, "test", from("203.0.113.8"));
    for (let count = 0; count < 200; count++) {
      expect((await guard.take()).ok).toBe(true);
      await guard.found();
    }
  });

  it("counts the addresses of one IPv6 line together, others apart", async () => {
    const one = lookupGuardOf(env, "test", from("2001:db8:1:2:3::4"));
    await Promise.all(Array.from({ length: 60 }, () => one.take()));
    const same = lookupGuardOf(env, "test", from("2001:db8:1:2:ffff::9"));
    const other = lookupGuardOf(env, "test", from("2001:db8:1:3::4"));
    expect([(await same.take()).ok, (await other.take()).ok]).toEqual([false, true]);
  });
});

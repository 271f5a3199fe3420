import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitAddress, limitLookup, limitMerchantKey } from "../../src/parties/limits.ts";
import type { GatewayEnv } from "../../src/platform/env.ts";

const env = bindings as unknown as GatewayEnv;
const from = (address: string) =>
  new Request("https://gateway.example/", { headers: { "cf-connecting-ip": address } });

const allowed = (answers: { ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

describe("the cost of looking up a payer", () => {
  const call = (address: string) =>
    ({ env, request: from(address), waitUntil: () => {} }) as unknown as Parameters<
      typeof limitLookup
    >[0];
  const lookups = async (address: string, count: number, found: boolean) => {
    const answers = [];
    for (let done = 0; done < count; done++) {
      const lookup = await limitLookup(call(address), "test");
      if (found && lookup.ok) lookup.found?.();
      answers.push(lookup);
    }
    return answers;
  };

  it("lets twenty misses through, then says when to try again", async () => {
    const answers = await lookups("203.0.113.7", 60, false);
    expect(allowed(answers)).toBe(20);
    expect(answers.at(-1)).toMatchObject({ ok: false, problem: { code: "RATE_LIMITED" } });
  });

  it("is one token for a payer who exists", async () => {
    expect(allowed(await lookups("203.0.113.8", 200, true))).toBe(200);
  });

  it("counts the addresses of one IPv6 network together, others separately", async () => {
    await lookups("2001:db8:1:2:3::4", 60, false);
    const [same] = await lookups("2001:db8:1:2:ffff::9", 1, false);
    const [other] = await lookups("2001:db8:1:3::4", 1, false);
    expect([same?.ok, other?.ok]).toEqual([false, true]);
  });
});

describe("requests under one merchant key, or from one address", () => {
  // Ten tokens refill each second: on a busy machine some would, before the last is taken.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("are 600 a minute, and the refusal names the quota", async () => {
    const call = { env, waitUntil: () => {} } as unknown as Parameters<typeof limitMerchantKey>[0];
    let passed = 0;
    let last: Awaited<ReturnType<typeof limitMerchantKey>> | undefined;
    for (let count = 0; count < 620; count++) {
      last = await limitMerchantKey(call, "key_busy");
      if (last.ok) passed++;
    }
    expect(passed).toBe(600);
    expect(last).toMatchObject({
      ok: false,
      problem: { code: "RATE_LIMITED", rate_limit: { quota: 600, window: 60 } },
    });
  });

  it("are 600 a minute from one address to hosted pages, whatever others do", async () => {
    const call = (address: string) =>
      ({ env, request: from(address), waitUntil: () => {} }) as unknown as Parameters<
        typeof limitAddress
      >[0];
    const answers = [];
    for (let count = 0; count < 620; count++) {
      answers.push(await limitAddress(call("203.0.113.9")));
    }
    expect(allowed(answers)).toBe(600);
    expect((await limitAddress(call("203.0.113.10"))).ok).toBe(true);
  });
});

import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitAdminKey, limitLogin, refuseStranger } from "../../../src/base/platform/budget.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { rateLimitFields, type UsedLimit } from "../../../src/base/platform/token-bucket.ts";
import {
  limitAddress,
  limitLookup,
  limitMerchantKey,
} from "../../../src/network/parties/limits.ts";

const env = bindings as unknown as GatewayEnv;
const from = (address: string) =>
  new Request("https://gateway.example/", { headers: { "cf-connecting-ip": address } });

const allowed = (answers: { ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

// @rule P3.7
describe("the cost of looking up a payer", () => {
  const call = (address: string) =>
    ({ env, request: from(address), limits: [], waitUntil: () => {} }) as unknown as Parameters<
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

  // @rule G3.1
  it("are 600 a minute, and the refusal names the quota", async () => {
    const call = { env, limits: [], waitUntil: () => {} } as unknown as Parameters<
      typeof limitMerchantKey
    >[0];
    let passed = 0;
    let last: Awaited<ReturnType<typeof limitMerchantKey>> | undefined;
    for (let count = 0; count < 620; count++) {
      last = await limitMerchantKey(call, "key_busy");
      if (last.ok) passed++;
    }
    expect(passed).toBe(600);
    expect(last).toMatchObject({
      ok: false,
      problem: { code: "RATE_LIMITED", retry_after: 1 },
    });
  });

  // @rule G3.3
  it("are 600 a minute from one address to hosted pages, whatever others do", async () => {
    const call = (address: string) =>
      ({ env, request: from(address), limits: [], waitUntil: () => {} }) as unknown as Parameters<
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

// @rule G3.3
describe("staff", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  const call = (address: string) => ({
    ...{ env, request: from(address), limits: [] as UsedLimit[] },
    waitUntil: () => {},
  });

  it("may make 600 requests a minute under one key, and another key its own", async () => {
    const answers = [];
    for (let count = 0; count < 620; count++) {
      answers.push(await limitAdminKey(call("203.0.113.20"), "key_of_staff"));
    }
    expect(allowed(answers)).toBe(600);
    expect((await limitAdminKey(call("203.0.113.20"), "key_of_other_staff")).ok).toBe(true);
  });

  it("are not counted with strangers of their address, who are refused as such, then limited", async () => {
    const codes: string[] = [];
    for (let count = 0; count < 620; count++) {
      codes.push((await refuseStranger(call("203.0.113.21"))).problem.code);
    }
    expect(codes.filter((code) => code === "UNAUTHENTICATED")).toHaveLength(600);
    expect(codes.at(-1)).toBe("RATE_LIMITED");
    expect((await limitAdminKey(call("203.0.113.21"), "key_beside_strangers")).ok).toBe(true);
  });

  it("may try five wrong keys a minute at the login from one address", async () => {
    const tries = async (address: string, count: number) => {
      const answers = [];
      for (let done = 0; done < count; done++) answers.push(await limitLogin(call(address)));
      return answers;
    };
    expect(allowed(await tries("203.0.113.22", 8))).toBe(5);
    expect(allowed(await tries("203.0.113.23", 1))).toBe(1);
    vi.setSystemTime(Date.now() + 12_000);
    expect(allowed(await tries("203.0.113.22", 2))).toBe(1);
  });

  it("lose no try at the login with the right key", async () => {
    for (let count = 0; count < 20; count++) {
      const tried = await limitLogin(call("203.0.113.24"));
      if (!tried.ok) throw new Error(`refused at ${count}`);
      tried.refund(1);
    }
  });
});

// @rule G3.2
describe("the RateLimit fields", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  const called = async (keyId: string) => {
    const call = { env, request: from("203.0.113.30"), limits: [], waitUntil: () => {} };
    await limitAdminKey(call, keyId);
    return rateLimitFields(call.limits);
  };

  it("say what is left, and when all of it is back", async () => {
    expect(await called("key_counted")).toEqual({
      "ratelimit-policy": '"admin-key";q=600;w=60',
      ratelimit: '"admin-key";r=599;t=1',
    });
    for (let count = 0; count < 399; count++) await called("key_counted");
    expect((await called("key_counted")).ratelimit).toBe('"admin-key";r=199;t=41');
    // Ten refill each second.
    vi.setSystemTime(Date.now() + 30_000);
    expect((await called("key_counted")).ratelimit).toBe('"admin-key";r=498;t=11');
  });

  it("say in a refusal when the request has a chance", async () => {
    for (let count = 0; count < 600; count++) await called("key_used_up");
    expect((await called("key_used_up")).ratelimit).toBe('"admin-key";r=0;t=1');
  });

  it("name each limit of the call", async () => {
    const call = { env, request: from("203.0.113.31"), limits: [], waitUntil: () => {} };
    const tried = await limitLogin(call);
    await limitAdminKey(call, "key_of_two");
    if (tried.ok) tried.refund(1);
    expect(rateLimitFields(call.limits)).toEqual({
      "ratelimit-policy": '"login";q=5;w=60, "admin-key";q=600;w=60',
      ratelimit: '"login";r=5;t=0, "admin-key";r=599;t=1',
    });
  });

  it("are absent where nothing was counted", () => {
    expect(rateLimitFields([])).toEqual({});
  });
});

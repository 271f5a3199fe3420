import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { Remote } from "../../../src/base/platform/objects.ts";
import { type ShownOnce, takeOnce } from "../../../src/products/oauth/client-guard.ts";
import type { ClientGuard, OnceUse } from "../../../src/products/oauth/client-guard-object.ts";
import { usedOnce } from "../../../src/products/oauth/signed-claims.ts";

const env = bindings as unknown as GatewayEnv;
const { CLIENT_GUARDS } = env;
const MINUTE = 60_000;
/** Ahead of the real clock, which fires the alarms. */
const START = Date.now() + 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

type Stub = Remote<ClientGuard> & DurableObjectStub<ClientGuard>;

const guardOf = (clientId: string) =>
  CLIENT_GUARDS.get(CLIENT_GUARDS.idFromName(clientId)) as unknown as Stub;

/** What is good until a minute from the start. */
const once = (jti: string, expires_at = START + MINUTE) => ({
  ...usedOnce(jti, expires_at),
  expires_at,
});

/** "taken", or the code of the refusal. */
const take = async (clientId: string, shown: Partial<ShownOnce>): Promise<string> => {
  const taken = await takeOnce(env, clientId, { assertion: null, proof: null, ...shown });
  return taken.ok ? "taken" : taken.problem.code;
};

/** How much the guard remembers, and when its alarm fires, counted from the start. */
const storedBy = (guard: Stub) =>
  runInDurableObject(guard, async (_, { storage }) => {
    const [table] = storage.sql.exec("SELECT 1 FROM sqlite_schema WHERE name = 'used'").toArray();
    const count = table ? storage.sql.exec("SELECT count(*) AS n FROM used").one().n : null;
    return { count, wakes: ((await storage.getAlarm()) ?? Number.NaN) - START };
  });

const wakeUp = (guard: DurableObjectStub<ClientGuard>) =>
  runInDurableObject(guard, (woken) => woken.alarm());

describe("a client", () => {
  test.each([
    ["assertion", "INVALID_CLIENT"],
    ["proof", "INVALID_DPOP_PROOF"],
  ] as const)("may show one %s once; again it is %s", async (kind, refused) => {
    const client = `once ${kind}`;
    expect(await take(client, { [kind]: once("jti-1") })).toBe("taken");
    expect(await take(client, { [kind]: once("jti-1") })).toBe(refused);
    expect(await take(client, { [kind]: once("jti-2") })).toBe("taken");
    await evictDurableObject(guardOf(client));
    expect(await take(client, { [kind]: once("jti-1") })).toBe(refused);
  });

  it("may use the same jti for an assertion and for a proof", async () => {
    expect(await take("both", { assertion: once("jti"), proof: once("jti") })).toBe("taken");
  });

  it("may use what another client used", async () => {
    expect(await take("one", { proof: once("jti") })).toBe("taken");
    expect(await take("another", { proof: once("jti") })).toBe("taken");
  });

  it("that shows neither is not remembered", async () => {
    expect(await take("silent", {})).toBe("taken");
    expect(await storedBy(guardOf("silent"))).toEqual({ count: null, wakes: Number.NaN });
  });

  it("of ten requests at once with one assertion gets one through", async () => {
    const ten = Array.from({ length: 10 }, () => take("parallel", { assertion: once("jti") }));
    const taken = (await Promise.all(ten)).filter((outcome) => outcome === "taken");
    expect(taken).toHaveLength(1);
  });
});

describe("a request whose proof was used before", () => {
  it("uses up nothing: its assertion is good for another one", async () => {
    await take("spared", { proof: once("old") });
    const asked = { assertion: once("new"), proof: once("old") };
    expect(await take("spared", asked)).toBe("INVALID_DPOP_PROOF");
    expect(await take("spared", { ...asked, proof: once("newer") })).toBe("taken");
  });

  it("is no replay of itself when its call is repeated", async () => {
    const uses: OnceUse[] = [{ kind: "proof", jti_hash: "h", expires_at: START + MINUTE }];
    const guard = guardOf("repeated");
    expect(await guard.use("request-1", uses)).toEqual({ used: null });
    expect(await guard.use("request-1", uses)).toEqual({ used: null });
    expect(await guard.use("request-2", uses)).toEqual({ used: "proof" });
    expect((await storedBy(guard)).count).toBe(1);
  });
});

describe("the guard", () => {
  it("remembers until the end, and not after", async () => {
    await take("ends", { assertion: once("jti") });
    vi.setSystemTime(START + MINUTE - 1);
    expect(await take("ends", { assertion: once("jti") })).toBe("INVALID_CLIENT");
    vi.setSystemTime(START + MINUTE);
    const later = once("jti", START + 2 * MINUTE);
    expect(await take("ends", { assertion: later })).toBe("taken");
    expect(await take("ends", { assertion: later })).toBe("INVALID_CLIENT");
  });

  it("forgets what has ended, and deletes itself with the last", async () => {
    const guard = guardOf("forgets");
    await take("forgets", { proof: once("short") });
    await take("forgets", { proof: once("long", START + 3 * MINUTE) });
    expect(await storedBy(guard)).toEqual({ count: 2, wakes: MINUTE });
    vi.setSystemTime(START + MINUTE);
    await wakeUp(guard);
    expect(await storedBy(guard)).toEqual({ count: 1, wakes: 2 * MINUTE });
    vi.setSystemTime(START + 3 * MINUTE);
    await wakeUp(guard);
    expect(await storedBy(guard)).toMatchObject({ count: null });
    expect(await take("forgets", { proof: once("short", START + 4 * MINUTE) })).toBe("taken");
  });

  it("remembers 50,000 at most, and makes room for new ones by itself", async () => {
    const guard = guardOf("full");
    await take("full", { proof: once("first") });
    const fill = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO used SELECT 'proof', i, 'r', ? FROM n`;
    await runInDurableObject(guard, (_, { storage }) => {
      storage.sql.exec(fill, 49_998, START + MINUTE);
    });
    await evictDurableObject(guard);
    expect(await take("full", { proof: once("last") })).toBe("taken");
    expect(await take("full", { proof: once("too many") })).toBe("RATE_LIMITED");
    expect(await take("full", { proof: once("first") })).toBe("INVALID_DPOP_PROOF");
    vi.setSystemTime(START + MINUTE);
    expect(await take("full", { proof: once("new", START + 2 * MINUTE) })).toBe("taken");
    // The alarm forgets the others in steps.
    expect((await storedBy(guard)).count).toBe(45_001);
    await wakeUp(guard);
    expect(await storedBy(guard)).toEqual({ count: 40_001, wakes: MINUTE + 1_000 });
  });
});

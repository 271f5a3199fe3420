import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Budget } from "../../../src/base/platform/budget-object.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { Remote } from "../../../src/base/platform/objects.ts";

const { BUDGETS } = bindings as unknown as GatewayEnv;
const terms = { capacity: 1_000, perMinute: 300 };
const amount = (tokens: number) => ({ wanted: tokens, least: tokens });
/** Ahead of the real clock, which fires the alarms. */
const START = Date.now() + 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

const budget = (name: string) =>
  BUDGETS.get(BUDGETS.idFromName(name)) as unknown as Remote<Budget> & DurableObjectStub<Budget>;

/** What it stores, and when its alarm fires, in milliseconds since the test began. */
const keptBy = (object: DurableObjectStub<Budget>) =>
  runInDurableObject(object, async (_budget, { storage }) => ({
    kept: storage.kv.get("kept") ?? null,
    wakes: ((await storage.getAlarm()) ?? Number.NaN) - START,
  }));

const wakeUp = (object: DurableObjectStub<Budget>) =>
  runInDurableObject(object, (woken) => woken.alarm());

test("grants one bucket after any idle time, even if its alarm was lost", async () => {
  const caller = budget("idle");
  expect(await caller.take(terms, amount(1_000))).toMatchObject({ granted: 1_000, left: 0 });
  vi.setSystemTime(START + 60_000);
  expect(await caller.take(terms, amount(300))).toMatchObject({ granted: 300, left: 0 });
  vi.setSystemTime(START + 86_400_000);
  await evictDurableObject(caller);
  expect(await caller.take(terms, amount(1_000))).toMatchObject({ granted: 1_000, left: 0 });
  expect((await caller.take(terms, amount(1))).granted).toBe(0);
});

test("takes back at most a full bucket", async () => {
  const caller = budget("generous");
  await caller.take(terms, amount(100));
  await caller.give(terms, 900);
  expect((await caller.take(terms, amount(0))).left).toBe(1_000);
  // An empty object counts as full, and stays empty.
  const stranger = budget("stranger");
  await stranger.give(terms, 500);
  expect((await keptBy(stranger)).kept).toBeNull();
});

test("lends a slice that does not refill until it is reported", async () => {
  const caller = budget("lender");
  const { granted, isSlice, left } = await caller.take(terms, { wanted: 100, least: 20 });
  expect([granted, isSlice, left]).toEqual([77, true, 923]);
  vi.setSystemTime(START + 20_000);
  // Seven tokens of it were consumed.
  await caller.give(terms, 70, 77);
  expect((await caller.take(terms, amount(0))).left).toBe(993);
});

test("forgets its caller when the bucket is full again, and no earlier", async () => {
  const caller = budget("forgotten");
  await caller.take(terms, amount(600));
  expect((await keptBy(caller)).wakes).toBe(120_000);
  // Tokens taken since then make it later.
  vi.setSystemTime(START + 60_000);
  await caller.take(terms, amount(300));
  vi.setSystemTime(START + 120_000);
  await wakeUp(caller);
  expect(await keptBy(caller)).toMatchObject({ kept: { terms }, wakes: 180_000 });
  vi.setSystemTime(START + 180_000);
  await wakeUp(caller);
  expect((await keptBy(caller)).kept).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { reserve as reserveTokens } from "../../../src/base/platform/budget.ts";
import {
  type Bucket,
  type BucketRequest,
  type BucketTerms,
  filled,
  giveTokens,
  takeTokens,
} from "../../../src/base/platform/token-bucket.ts";
import fc from "../../support/fast-check.ts";

/** Many isolates with their own loans, over one bucket. */
const ISOLATES = 40;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Each has its own copy of the module, with its own loans. */
const isolates = await Promise.all(
  Array.from({ length: ISOLATES }, async (_, number) => {
    const path = `../../../src/base/platform/budget.ts?isolate=${number}`;
    const module: { reserve: typeof reserveTokens } = await import(path);
    return module.reserve;
  }),
);

let worlds = 0;

/** One limited caller. Every message to the bucket and every answer takes `latencyMs`. */
const callerWith = (terms: BucketTerms, latencyMs = 0) => {
  let bucket: Bucket | null = null;
  const wait = () => (latencyMs === 0 ? null : new Promise((done) => setTimeout(done, latencyMs)));
  const object = {
    take: async (of: BucketTerms, request: BucketRequest) => {
      await wait();
      const taken = takeTokens(bucket, of, Date.now(), request);
      bucket = taken.bucket;
      await wait();
      return { ...taken, left: bucket.tokens };
    },
    give: async (of: BucketTerms, tokens: number, reported: number) => {
      await wait();
      if (bucket) bucket = giveTokens(bucket, of, Date.now(), tokens, reported);
    },
  };
  const BUDGETS = { idFromName: (name: string) => name, get: () => object };
  const key = { policy: "test", name: `caller ${worlds++}`, terms };
  const call = { env: { BUDGETS }, limits: [], waitUntil: (work: Promise<unknown>) => void work };
  return (isolate: number, cost: number) => {
    const reserve = isolates[isolate % ISOLATES] as typeof reserveTokens;
    return reserve(call, key, cost);
  };
};

/** A call of the caller in some isolate. */
interface Planned {
  waitMs: number;
  isolate: number;
  /** Reserved at its beginning, and returned at its end. */
  cost: number;
  refund: number;
}

const termsOf = fc.constantFrom(
  { capacity: 1_000, perMinute: 300 },
  { capacity: 600, perMinute: 600 },
  { capacity: 200_000, perMinute: 139 },
  { capacity: 5, perMinute: 5 },
);

const plans = fc.array(
  fc.record({
    // Bursts, steady use, and pauses that are longer than a loan.
    waitMs: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: fc.nat(3_000) },
      { weight: 1, arbitrary: fc.nat(90_000) },
    ),
    isolate: fc.nat(ISOLATES - 1),
    kind: fc.constantFrom("hit", "miss", "plain"),
    times: fc.constantFrom(1, 1, 5, 40),
  }),
  { minLength: 1, maxLength: 60, size: "max" },
);

/** The calls of a plan, one after another. */
const callsOf = (plan: typeof plans extends fc.Arbitrary<infer Plan> ? Plan : never): Planned[] =>
  plan.flatMap(({ waitMs, isolate, kind, times }) =>
    Array.from({ length: times }, (_, count) => ({
      waitMs: count === 0 ? waitMs : 0,
      isolate: isolate + count,
      cost: kind === "plain" ? 1 : 20,
      refund: kind === "hit" ? 19 : 0,
    })),
  );

test("a caller within three quarters of its bucket is never refused, in any isolates", async () => {
  let [admitted, beyond] = [0, 0];
  await fc.assert(
    fc.asyncProperty(termsOf, plans, async (terms, plan) => {
      const call = callerWith(terms);
      const modest = { ...terms, capacity: (terms.capacity * 3) / 4 };
      let ideal: Bucket = { tokens: modest.capacity, at: Date.now() };
      for (const { waitMs, isolate, cost, refund } of callsOf(plan)) {
        await vi.advanceTimersByTimeAsync(waitMs);
        const tokens = filled(ideal, modest, Date.now());
        const taken = Math.min(cost, terms.capacity);
        const reserved = await call(isolate, cost);
        if (tokens >= taken) expect(reserved.ok).toBe(true);
        else beyond += 1;
        if (!reserved.ok) continue;
        admitted += 1;
        reserved.refund(refund);
        const returned = Math.max(0, taken - (cost - refund));
        ideal = { tokens: tokens - taken + returned, at: Date.now() };
      }
      await vi.runAllTimersAsync();
    }),
    { numRuns: 40 },
  );
  // Both sides of the bound were tried.
  expect(admitted).toBeGreaterThan(1_000);
  expect(beyond).toBeGreaterThan(1_000);
});

test("no caller gets more than capacity and refill in any window, in any isolates", async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(termsOf, plans, fc.constantFrom(0, 30, 500), async (terms, plan, latency) => {
      const call = callerWith(terms, latency);
      const used: { at: number; tokens: number }[] = [];
      const open: Promise<void>[] = [];
      for (const { waitMs, isolate, cost, refund } of callsOf(plan)) {
        await vi.advanceTimersByTimeAsync(waitMs);
        const work = async () => {
          const reserved = await call(isolate, cost);
          if (!reserved.ok) {
            refused += 1;
            return;
          }
          used.push({ at: Date.now(), tokens: Math.min(cost - refund, terms.capacity) });
          reserved.refund(refund);
        };
        open.push(work());
      }
      await vi.runAllTimersAsync();
      await Promise.all(open);
      expect(excessOf(used, terms)).toBeLessThan(1e-6);
    }),
    { numRuns: 40 },
  );
  expect(refused).toBeGreaterThan(500);
});

/** The most by which a window of time exceeds the capacity and its refill. */
const excessOf = (
  used: readonly { at: number; tokens: number }[],
  { capacity, perMinute }: BucketTerms,
): number => {
  // A bucket that starts full and may go below zero: its depth is the worst window's excess.
  let bucket = { tokens: capacity, at: used[0]?.at ?? 0 };
  let lowest = capacity;
  for (const { at, tokens } of used) {
    const left = filled(bucket, { capacity, perMinute }, at) - tokens;
    bucket = { tokens: left, at };
    lowest = Math.min(lowest, left);
  }
  return -lowest;
};

test("a caller cannot save up slices while the bucket refills", async () => {
  const call = callerWith({ capacity: 1_000, perMinute: 300 });
  for (let isolate = 0; isolate < ISOLATES; isolate++) await call(isolate, 1);
  // Isolates still hold slices, and 75 tokens could have refilled.
  await vi.advanceTimersByTimeAsync(15_000);
  let used = 0;
  for (let count = 0; count < 2_000; count++) used += (await call(count, 1)).ok ? 1 : 0;
  expect(used).toBeLessThanOrEqual(1_000);
});

test("twenty isolates together get a steady load within the refill", async () => {
  const terms = { capacity: 1_000, perMinute: 300 };
  const call = callerWith(terms);
  let refused = 0;
  // Four lookups a second for ten minutes, of names that exist.
  for (let count = 0; count < 2_400; count++) {
    await vi.advanceTimersByTimeAsync(250);
    const lookup = await call(count % 20, 20);
    if (lookup.ok) lookup.refund(19);
    else refused += 1;
  }
  expect(refused).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reserve } from "../../../src/base/platform/budget.ts";
import {
  type Bucket,
  type BucketRequest,
  type BucketTerms,
  giveTokens,
  takeTokens,
} from "../../../src/base/platform/token-bucket.ts";

const terms = { capacity: 1_000, perMinute: 300 };

/** Buckets behind one namespace, and the key of each question. */
const buckets = () => {
  const asked: string[] = [];
  const kept = new Map<string, Bucket>();
  const objectOf = (name: string) => ({
    take: async (of: BucketTerms, request: BucketRequest) => {
      asked.push(name);
      const taken = takeTokens(kept.get(name) ?? null, of, Date.now(), request);
      kept.set(name, taken.bucket);
      return { ...taken, left: taken.bucket.tokens };
    },
    give: async (of: BucketTerms, tokens: number, reported: number) => {
      const bucket = kept.get(name);
      if (bucket) kept.set(name, giveTokens(bucket, of, Date.now(), tokens, reported));
    },
  });
  const BUDGETS = { idFromName: (name: string) => name, get: objectOf };
  const spend = (name: string, cost = 1, of = terms) =>
    reserve(
      { env: { BUDGETS }, limits: [], waitUntil: (work) => void work },
      { policy: "test", name, terms: of },
      cost,
    );
  const left = (name: string) => kept.get(name)?.tokens;
  return { asked, spend, left };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("many one-time callers do not displace a regular caller", async () => {
  const { asked, spend } = buckets();
  await spend("gateway");
  for (let count = 0; count < 12_000; count++) {
    await spend(`address ${count}`);
    if (count % 1_000 === 0) await spend("gateway");
  }
  expect(asked.filter((name) => name === "gateway")).toHaveLength(1);
  // The callers that did not return were forgotten.
  await spend("address 0");
  expect(asked.filter((name) => name === "address 0")).toHaveLength(2);
});

test("slices that rare callers lose leave three quarters of a bucket", async () => {
  const { spend, left } = buckets();
  const daily = { capacity: 200_000, perMinute: 1_000 };
  for (let count = 0; count < 500; count++) {
    await spend("bank", 1, daily);
    await vi.advanceTimersByTimeAsync(50_000);
  }
  expect(left("bank")).toBeGreaterThan(150_000 - 500);
});

test("the surplus of an expensive request returns at once", async () => {
  const { spend, left } = buckets();
  const daily = { capacity: 200_000, perMinute: 139 };
  const batch = await spend("batch", 2_000, daily);
  if (batch.ok) batch.refund(1_900);
  expect(left("batch")).toBe(200_000 - 100);
});

test.each([
  [0, 999],
  // The slice of 62 lapses before the bucket counts it as its own again, so the tokens are never
  // available twice.
  [49_999, 999],
  [50_000, 937],
  [3_600_000, 1_000],
])("after %i idle ms a caller has %i tokens", async (idleMs, tokens) => {
  const { spend } = buckets();
  await spend(`idle for ${idleMs}`);
  await vi.advanceTimersByTimeAsync(idleMs);
  let spent = 0;
  while (spent < 2_000 && (await spend(`idle for ${idleMs}`)).ok) spent += 1;
  expect(spent).toBe(tokens);
});

test("an isolate does not consume a slice that the bucket will soon forget", async () => {
  const { asked, spend } = buckets();
  await spend("late");
  vi.setSystemTime(Date.now() + 50_000);
  await spend("late");
  expect(asked).toHaveLength(2);
});

test("with a small daily quota no slice is lent that could pay for nothing", async () => {
  const { spend, left } = buckets();
  const small = { capacity: 1_000, perMinute: 1_000 / (24 * 60) };
  for (let count = 0; count < 100; count++) {
    const asked = await spend("small", 20, small);
    if (asked.ok) asked.refund(19);
    expect(Math.floor(left("small") ?? 0)).toBe(999 - count);
  }
});

test("a request that costs more than a bucket takes a full one, and pays its real cost", async () => {
  const { spend } = buckets();
  const dear = await spend("dear", 5_000);
  // 4,200 of the cost were too much: 800 are consumed, and 200 of the thousand are returned.
  if (dear.ok) dear.refund(4_200);
  const spent: boolean[] = [];
  for (let count = 0; count < 5; count++) spent.push((await spend("dear", 50)).ok);
  expect(spent).toEqual([true, true, true, true, false]);
});

import { expect, test, vi } from "vitest";
import { reserve } from "../../src/platform/budget.ts";
import { type Bucket, type BucketTerms, takeTokens } from "../../src/platform/token-bucket.ts";

const terms = { capacity: 1_000, perMinute: 300 };

/** Buckets with so many tokens that grant any request, and record the key of each. */
const buckets = (tokens = Number.POSITIVE_INFINITY) => {
  const asked: string[] = [];
  let left = tokens;
  const budgets = {
    idFromName: (name: string) => name,
    idFromString: (name: string) => name,
    get: (name: string) => ({
      take: async (_terms: unknown, { wanted }: { wanted: number }) => {
        asked.push(name);
        const granted = Math.min(left, wanted);
        left -= granted;
        return { granted, retryAfterSeconds: 1, left };
      },
      give: async (_terms: unknown, tokens: number) => {
        left += tokens;
      },
    }),
  } as unknown as DurableObjectNamespace;
  const spend = (name: string, cost = 1, of = terms) =>
    reserve(
      { env: { BUDGETS: budgets }, limits: [], waitUntil: () => undefined },
      { policy: "test", name, terms: of },
      cost,
    );
  return { asked, spend, left: () => left };
};

test("many one-time callers do not push out a regular caller", async () => {
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

test("a rare caller loses no more to leases than refills in the meantime", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { spend, left } = buckets(200_000);
  const daily = { capacity: 200_000, perMinute: 200_000 / (24 * 60) };
  for (let count = 0; count < 13; count++) {
    await spend("bank", 1, daily);
    vi.setSystemTime(Date.now() + 120_000);
  }
  expect(left()).toBeGreaterThan(200_000 - 13 * 139 - 1);
  // Most of an expensive request's surplus is returned at once, not only to the lease.
  const batch = await spend("bank", 2_000, daily);
  if (batch.ok) batch.refund(1_900);
  expect(left()).toBeGreaterThan(200_000 - 14 * 139 - 100 - 2 * 139 - 1);
  vi.useRealTimers();
});

/**
 * An isolate's slice of a hundred tokens lapses after a minute. After that only the bucket counts.
 */
test.each([
  [59_999, 1_099],
  [60_000, 1_000],
  [3_600_000, 1_000],
])("after %i idle ms a caller has %i tokens", async (idleMs, tokens) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let bucket: Bucket | null = null;
  const budgets = {
    idFromName: (name: string) => name,
    idFromString: (name: string) => name,
    get: () => ({
      take: async (of: BucketTerms, amount: { wanted: number; least: number }) => {
        const taken = takeTokens(bucket, of, Date.now(), amount);
        bucket = taken.bucket;
        return { ...taken, left: bucket.tokens };
      },
    }),
  } as unknown as DurableObjectNamespace;
  const payer = { policy: "test", name: `idle for ${idleMs}`, terms };
  const spend = () =>
    reserve({ env: { BUDGETS: budgets }, limits: [], waitUntil: () => undefined }, payer, 1);
  await spend();
  vi.setSystemTime(Date.now() + idleMs);
  let spent = 0;
  while (spent < 2_000 && (await spend()).ok) spent += 1;
  expect(spent).toBe(tokens);
  vi.useRealTimers();
});

test("with a small daily quota no slice is leased that could pay for nothing", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { spend, left } = buckets(1_000);
  const small = { capacity: 1_000, perMinute: 1_000 / (24 * 60) };
  for (let count = 0; count < 100; count++) {
    const asked = await spend("small", 20, small);
    if (asked.ok) asked.refund(19);
    vi.setSystemTime(Date.now() + 61_000);
  }
  expect(left()).toBe(900);
  vi.useRealTimers();
});

test("a request that costs more than a bucket takes a full one, and pays its real cost", async () => {
  const { spend } = buckets(1_000);
  const dear = await spend("dear", 5_000);
  // 4,200 of the cost were too much: 800 are consumed, and 200 of the thousand are returned.
  if (dear.ok) dear.refund(4_200);
  const spent: boolean[] = [];
  for (let count = 0; count < 5; count++) spent.push((await spend("dear", 50)).ok);
  expect(spent).toEqual([true, true, true, true, false]);
});

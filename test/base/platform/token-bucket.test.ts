import { describe, expect, test } from "vitest";
import {
  type Bucket,
  filled,
  fullAt,
  giveTokens,
  readTokens,
  takeTokens,
} from "../../../src/base/platform/token-bucket.ts";
import fc from "../../support/fast-check.ts";

const terms = { capacity: 1_000, perMinute: 300 };

describe("a bucket of 1,000 tokens, 300 a minute", () => {
  test("is full for a new caller", () => {
    const { granted, isSlice, bucket } = takeTokens(null, terms, 0, { wanted: 100, least: 20 });
    // A slice is a quarter of the 230 tokens that may be lent.
    expect([granted, isSlice, bucket.tokens]).toEqual([77, true, 923]);
    expect(bucket.lent).toMatchObject({ tokens: 77 });
  });

  test("below three quarters grants what is needed, and nothing if that is too much", () => {
    const some = takeTokens({ tokens: 760, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(some).toEqual({
      ...{ bucket: { tokens: 740, at: 0 }, granted: 20, isSlice: false, retryAfterSeconds: 0 },
    });
    const few = takeTokens({ tokens: 19, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(few).toEqual({
      ...{ bucket: { tokens: 19, at: 0 }, granted: 0, isSlice: false, retryAfterSeconds: 1 },
    });
  });

  test("does not refill what is lent, until a report is overdue", () => {
    const lent = { tokens: 800, at: 0, lent: { tokens: 100, until: 30_000 } };
    const at = (ms: number) => takeTokens(lent, terms, ms, { wanted: 0, least: 0 }).bucket.tokens;
    expect([10_000, 20_000, 29_999, 32_000, 60_000].map(at)).toEqual([850, 900, 900, 910, 1_000]);
    expect(fullAt(lent, terms)).toBe(50_000);
  });

  test("lends no slice that is smaller than what is needed", () => {
    const taken = takeTokens({ tokens: 800, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(taken).toMatchObject({ granted: 20, isSlice: false, bucket: { tokens: 780 } });
  });

  test("counts what it lends again beside what it has lent", () => {
    const lent = { tokens: 900, at: 0, lent: { tokens: 50, until: 30_000 } };
    const { granted, bucket } = takeTokens(lent, terms, 0, { wanted: 40, least: 1 });
    expect(bucket).toMatchObject({ tokens: 900 - granted, lent: { tokens: 50 + granted } });
  });

  test("takes a report of the used tokens, and takes back the others", () => {
    const lent = { tokens: 900, at: 0, lent: { tokens: 100, until: 30_000 } };
    expect(giveTokens(lent, terms, 0, 60, 100)).toEqual({ tokens: 960, at: 0 });
    const reported = takeTokens(lent, terms, 0, { wanted: 20, least: 20, used: 40 });
    expect(reported.bucket).toEqual({ ...lent, tokens: 880, lent: { ...lent.lent, tokens: 60 } });
  });

  test("forgets what is lent at the instant when its report is overdue", () => {
    const lent = { tokens: 500, at: 29_999, lent: { tokens: 100, until: 30_000 } };
    const at = (ms: number) => takeTokens(lent, terms, ms, { wanted: 0, least: 0 }).bucket.lent;
    expect([at(29_999), at(30_000)]).toEqual([lent.lent, undefined]);
  });

  test("keeps three quarters of lowered terms for the caller, even if more was lent before", () => {
    const lent = { tokens: 600_000, at: 0, lent: { tokens: 60_000, until: 60_000 } };
    expect(filled(lent, terms, 0)).toBe(750);
    expect(giveTokens(lent, terms, 0, 10)).toMatchObject({ tokens: 750 });
  });

  test("tells the right time to try again", () => {
    const empty = { tokens: 0, at: 0 };
    const { retryAfterSeconds } = takeTokens(empty, terms, 0, { wanted: 20, least: 20 });
    expect(retryAfterSeconds).toBe(4);
    expect(takeTokens(empty, terms, 4_000, { wanted: 20, least: 20 }).granted).toBe(20);
    expect(takeTokens(empty, terms, 3_999, { wanted: 20, least: 20 }).granted).toBe(0);
  });

  test("is full again when it says so, and a clock that goes back adds nothing", () => {
    expect(fullAt({ tokens: 0, at: 0 }, terms)).toBe(200_000);
    expect(takeTokens({ tokens: 10, at: 5_000 }, terms, 0, { wanted: 11, least: 11 }).granted).toBe(
      0,
    );
  });
});

describe("after any idle time", () => {
  test.each([200_000, 200_001, 3_600_000, 365 * 86_400_000])("%i ms fill one bucket", (idleMs) => {
    const empty = { tokens: 0, at: 0 };
    const taken = takeTokens(empty, terms, idleMs, { wanted: 1_000, least: 1_000 });
    expect(taken.bucket).toEqual({ tokens: 0, at: idleMs });
    const more = takeTokens(empty, terms, idleMs, { wanted: 1_001, least: 1_001 });
    expect(more.granted).toBe(0);
  });

  test("tokens returned to a full bucket are lost", () => {
    expect(giveTokens({ tokens: 990, at: 0 }, terms, 0, 5)).toEqual({ tokens: 995, at: 0 });
    expect(giveTokens({ tokens: 990, at: 0 }, terms, 0, 50)).toEqual({ tokens: 1_000, at: 0 });
    expect(giveTokens({ tokens: 0, at: 0 }, terms, 3_600_000, 50).tokens).toBe(1_000);
  });
});

/** The tokens that a caller got at an instant; negative if it returned tokens. */
interface Movement {
  at: number;
  tokens: number;
}

/** The most that any window of time exceeds the capacity and its refill by. */
const excessOf = (movements: readonly Movement[]): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const [place, first] of movements.entries()) {
    let sum = 0;
    for (const { at, tokens } of movements.slice(place)) {
      sum += tokens;
      const allowed = terms.capacity + ((at - first.at) / 60_000) * terms.perMinute;
      most = Math.max(most, sum - allowed);
    }
  }
  return most;
};

test("no caller gets more than the capacity and the refill in any window of time", () => {
  const asks = fc.array(
    fc.record({
      // Bursts, busy times, and pauses in which the bucket fills up.
      waitMs: fc.oneof(fc.constant(0), fc.nat(30_000), fc.nat(600_000)),
      wanted: fc.integer({ min: 1, max: 600 }),
      returned: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(600)),
    }),
    { minLength: 1, maxLength: 60, size: "max" },
  );
  let emptied = 0;
  fc.assert(
    fc.property(asks, (questions) => {
      let bucket: Bucket | null = null;
      let at = 0;
      const movements: Movement[] = [];
      for (const { waitMs, wanted, returned } of questions) {
        at += waitMs;
        const left = Math.max(1, Math.min(wanted, Math.floor(filled(bucket, terms, at))));
        const taken = takeTokens(bucket, terms, at, { wanted, least: left });
        const back = Math.min(returned, taken.granted);
        const reported = taken.isSlice ? taken.granted : 0;
        bucket = giveTokens(taken.bucket, terms, at, back, reported);
        expect(taken.bucket.tokens).toBeGreaterThanOrEqual(0);
        expect(bucket.tokens).toBeLessThanOrEqual(terms.capacity);
        movements.push({ at, tokens: taken.granted - back });
        if (taken.bucket.tokens < 1) emptied += 1;
      }
      // Fractions of a token are kept, with the rounding of their sums.
      expect(excessOf(movements)).toBeLessThan(1e-6);
    }),
  );
  // Otherwise no window would come near the bound.
  expect(emptied).toBeGreaterThan(100);
});

test.each([undefined, "", "0", "-1", "six hundred"])("a limit of %s is refused", (text) => {
  expect(() => readTokens(text)).toThrow("a limit is not configured");
});

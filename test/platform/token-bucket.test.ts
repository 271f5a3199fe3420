import { describe, expect, test } from "vitest";
import {
  type Bucket,
  fullAt,
  giveTokens,
  readTokens,
  takeTokens,
} from "../../src/platform/token-bucket.ts";
import fc from "../support/fast-check.ts";

const terms = { capacity: 1_000, perMinute: 300 };

describe("a bucket of 1,000 tokens, 300 a minute", () => {
  test("is full for a new caller", () => {
    expect(takeTokens(null, terms, 0, { wanted: 100, least: 20 })).toEqual({
      bucket: { tokens: 900, at: 0 },
      granted: 100,
      retryAfterSeconds: 0,
    });
  });

  test("grants what is left, and nothing if that is too little", () => {
    const some = takeTokens({ tokens: 30, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(some.granted).toBe(30);
    const few = takeTokens({ tokens: 19, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(few).toEqual({ bucket: { tokens: 19, at: 0 }, granted: 0, retryAfterSeconds: 1 });
  });

  test("says correctly when to try again", () => {
    const empty = { tokens: 0, at: 0 };
    const { retryAfterSeconds } = takeTokens(empty, terms, 0, { wanted: 20, least: 20 });
    expect(retryAfterSeconds).toBe(4);
    expect(takeTokens(empty, terms, 4_000, { wanted: 20, least: 20 }).granted).toBe(20);
    expect(takeTokens(empty, terms, 3_999, { wanted: 20, least: 20 }).granted).toBe(0);
  });

  test("is full again when it says so, and a clock that goes back adds nothing", () => {
    expect(fullAt({ tokens: 0, at: 0 }, terms)).toBe(200_000);
    expect(takeTokens({ tokens: 10, at: 5_000 }, terms, 0, { wanted: 50, least: 1 }).granted).toBe(
      10,
    );
  });
});

describe("after any idle time", () => {
  test.each([200_000, 200_001, 3_600_000, 365 * 86_400_000])("%i ms fill one bucket", (idleMs) => {
    const empty = { tokens: 0, at: 0 };
    const taken = takeTokens(empty, terms, idleMs, { wanted: 5_000, least: 1 });
    expect(taken).toEqual({
      ...{ bucket: { tokens: 0, at: idleMs }, granted: 1_000, retryAfterSeconds: 0 },
    });
  });

  test("tokens returned to a full bucket are lost", () => {
    expect(giveTokens({ tokens: 990, at: 0 }, terms, 0, 5)).toEqual({ tokens: 995, at: 0 });
    expect(giveTokens({ tokens: 990, at: 0 }, terms, 0, 50)).toEqual({ tokens: 1_000, at: 0 });
    expect(giveTokens({ tokens: 0, at: 0 }, terms, 3_600_000, 50).tokens).toBe(1_000);
  });
});

/** What a caller got at an instant; negative if it returned tokens. */
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
        const taken = takeTokens(bucket, terms, at, { wanted, least: 1 });
        const back = Math.min(returned, taken.granted);
        bucket = giveTokens(taken.bucket, terms, at, back);
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

test.each([undefined, "", "0", "-1", "six hundred"])("a limit of %s lets nobody pass", (text) => {
  expect(() => readTokens(text)).toThrow("a limit is not configured");
});

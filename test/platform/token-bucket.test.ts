import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bucket, fullAt, readTokens, takeTokens } from "../../src/platform/token-bucket.ts";

const terms = { capacity: 1_000, perMinute: 300 };

describe("a bucket of 1,000 tokens, 300 a minute", () => {
  test("is full for whoever is new", () => {
    expect(takeTokens(null, terms, 0, { wanted: 100, least: 20 })).toEqual({
      bucket: { tokens: 900, at: 0 },
      granted: 100,
      retryAfterSeconds: 0,
    });
  });

  test("grants what is left, and nothing where that is too little", () => {
    const some = takeTokens({ tokens: 30, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(some.granted).toBe(30);
    const few = takeTokens({ tokens: 19, at: 0 }, terms, 0, { wanted: 100, least: 20 });
    expect(few).toEqual({ bucket: { tokens: 19, at: 0 }, granted: 0, retryAfterSeconds: 1 });
  });

  test("says truly when to come again", () => {
    const empty = { tokens: 0, at: 0 };
    const { retryAfterSeconds } = takeTokens(empty, terms, 0, { wanted: 20, least: 20 });
    expect(retryAfterSeconds).toBe(4);
    expect(takeTokens(empty, terms, 4_000, { wanted: 20, least: 20 }).granted).toBe(20);
    expect(takeTokens(empty, terms, 3_999, { wanted: 20, least: 20 }).granted).toBe(0);
  });

  test("is full again when it says so, and a clock that goes back gives nothing", () => {
    expect(fullAt({ tokens: 0, at: 0 }, terms)).toBe(200_000);
    expect(takeTokens({ tokens: 10, at: 5_000 }, terms, 0, { wanted: 50, least: 1 }).granted).toBe(
      10,
    );
  });
});

test("over any time nobody gets more than capacity and refill", () => {
  const asks = fc.array(
    fc.record({ waitMs: fc.nat(30_000), wanted: fc.integer({ min: 1, max: 200 }) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(asks, (questions) => {
      let bucket: Bucket | null = null;
      let at = 0;
      let granted = 0;
      for (const { waitMs, wanted } of questions) {
        at += waitMs;
        const taken = takeTokens(bucket, terms, at, { wanted, least: 1 });
        bucket = taken.bucket;
        granted += taken.granted;
        expect(taken.bucket.tokens).toBeGreaterThanOrEqual(0);
      }
      expect(granted).toBeLessThanOrEqual(terms.capacity + (at / 60_000) * terms.perMinute);
    }),
  );
});

test.each([undefined, "", "0", "-1", "six hundred"])("a limit of %s lets nobody pass", (text) => {
  expect(() => readTokens(text)).toThrow("a limit is not configured");
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fullBucket, giveTokensBack, takeTokens } from "../../src/platform/token-bucket.ts";

const limits = { capacity: 1_000, perMinute: 300 };

describe("a token bucket", () => {
  it("is empty after fifty misses, and one refills in four seconds", () => {
    let bucket = fullBucket(limits, 0);
    for (let count = 0; count < 50; count++) bucket = takeTokens(bucket, 20, limits, 0).bucket;
    expect(takeTokens(bucket, 20, limits, 0).retryAfterSeconds).toBe(4);
    expect(takeTokens(bucket, 20, limits, 4_000).retryAfterSeconds).toBeNull();
  });

  it("never holds more than its capacity", () => {
    const bucket = giveTokensBack(fullBucket(limits, 0), 19, limits, 60_000);
    expect(bucket.tokens).toBe(limits.capacity);
  });

  it("never pays out more than it held and gained", () => {
    const steps = fc.array(fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 40 })));
    fc.assert(
      fc.property(steps, (takes) => {
        let nowMs = 0;
        let paid = 0;
        let bucket = fullBucket(limits, 0);
        for (const [wait, cost] of takes) {
          nowMs += wait;
          const taken = takeTokens(bucket, cost, limits, nowMs);
          bucket = taken.bucket;
          if (taken.retryAfterSeconds === null) paid += cost;
        }
        expect(paid).toBeLessThanOrEqual(limits.capacity + (nowMs * limits.perMinute) / 60_000);
      }),
    );
  });

  it("says a wait after which it does pay", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (a, b) => {
          const { bucket } = takeTokens(fullBucket(limits, 0), a, limits, 0);
          const { retryAfterSeconds } = takeTokens(bucket, b, limits, 0);
          const later = takeTokens(bucket, b, limits, (retryAfterSeconds ?? 0) * 1000);
          expect(later.retryAfterSeconds).toBeNull();
        },
      ),
    );
  });
});

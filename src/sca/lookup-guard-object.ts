import { DurableObject } from "cloudflare:workers";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { setAlarm } from "../platform/alarms.ts";
import { now } from "../platform/clock.ts";
import type { GatewayEnv } from "../platform/env.ts";
import {
  type Bucket,
  type BucketLimits,
  fullBucket,
  giveTokensBack,
  takeTokens,
} from "../platform/token-bucket.ts";

/**
 * What finding a payer costs: a name that exists one token, one that does not twenty, so that
 * trying names out is dear [DICT]. The dear price is taken first and the difference given back.
 */
const HIT_COST = 1;
const MISS_COST = 20;

const contractLimits: BucketLimits = { capacity: 1_000, perMinute: 300 };
const highLimits: BucketLimits = { capacity: 10_000_000, perMinute: 10_000_000 };

/** A bucket that nobody has drawn from for so long is full again and need not be kept. */
const FORGET_AFTER_MS = 10 * 60_000;

/**
 * The lookups that come from one address. Methods: take, found. Stored: one value, `bucket`; it
 * deletes itself when it would be full anyway.
 */
export class LookupGuard extends DurableObject<GatewayEnv> {
  /** Pays for a lookup whose outcome is not known yet. */
  take(): Result<null> {
    const limits = this.#limits();
    const stored = this.ctx.storage.kv.get<Bucket>("bucket");
    const taken = takeTokens(stored ?? fullBucket(limits, now()), MISS_COST, limits, now());
    if (taken.retryAfterSeconds !== null) {
      return refuse("RATE_LIMITED", { retry_after: taken.retryAfterSeconds });
    }
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("bucket", taken.bucket);
      if (!stored) setAlarm(this.ctx.storage, now() + FORGET_AFTER_MS);
    });
    return ok(null);
  }

  /** The lookup found someone: it was the cheap kind. */
  found(): void {
    const bucket = this.ctx.storage.kv.get<Bucket>("bucket");
    if (!bucket) return;
    const limits = this.#limits();
    const cheaper = giveTokensBack(bucket, MISS_COST - HIT_COST, limits, now());
    this.ctx.storage.kv.put("bucket", cheaper);
  }

  override async alarm(): Promise<void> {
    const bucket = this.ctx.storage.kv.get<Bucket>("bucket");
    const forgetAt = (bucket?.at ?? 0) + FORGET_AFTER_MS;
    if (forgetAt <= now()) await this.ctx.storage.deleteAll();
    else setAlarm(this.ctx.storage, forgetAt);
  }

  #limits(): BucketLimits {
    return this.env.LIMITS === "local" ? highLimits : contractLimits;
  }
}

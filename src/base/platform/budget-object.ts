import { DurableObject } from "cloudflare:workers";
import { now } from "./clock.ts";
import { runAlarm, setAlarm } from "./objects.ts";
import {
  type Bucket,
  type BucketRequest,
  type BucketTerms,
  fullAt,
  giveTokens,
  type TakenTokens,
  takeTokens,
} from "./token-bucket.ts";

interface Kept {
  bucket: Bucket;
  terms: BucketTerms;
}

const ALARM_AFTER_FAULT_MS = 60_000;

/**
 * The token bucket of one limited caller, addressed by its key. It lends isolates slices, which
 * they consume locally (budget.ts). It stores one value and deletes itself when the bucket is full:
 * an object that stores nothing counts as full.
 */
export class Budget extends DurableObject {
  take(terms: BucketTerms, request: BucketRequest): Omit<TakenTokens, "bucket"> & { left: number } {
    return this.ctx.storage.transactionSync(() => {
      const kept = this.ctx.storage.kv.get<Kept>("kept") ?? null;
      const { bucket, ...taken } = takeTokens(kept?.bucket ?? null, terms, now(), request);
      this.ctx.storage.kv.put<Kept>("kept", { bucket, terms });
      if (!kept) setAlarm(this.ctx.storage, fullAt(bucket, terms));
      return { ...taken, left: bucket.tokens };
    });
  }

  /** Takes back tokens that an isolate does not need. `reported`: see token-bucket.ts. */
  give(terms: BucketTerms, tokens: number, reported = 0): void {
    this.ctx.storage.transactionSync(() => {
      const kept = this.ctx.storage.kv.get<Kept>("kept");
      // Nothing stored means that the bucket is full.
      if (!kept) return;
      const bucket = giveTokens(kept.bucket, terms, now(), tokens, reported);
      this.ctx.storage.kv.put<Kept>("kept", { bucket, terms });
    });
  }

  override alarm(): Promise<void> {
    return runAlarm(this.ctx.storage, () => this.#forget(), ALARM_AFTER_FAULT_MS);
  }

  async #forget(): Promise<void> {
    const kept = this.ctx.storage.kv.get<Kept>("kept");
    const due = kept ? fullAt(kept.bucket, kept.terms) : 0;
    if (due > now()) await setAlarm(this.ctx.storage, due);
    else await this.ctx.storage.deleteAll();
  }
}

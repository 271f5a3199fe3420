import { DurableObject } from "cloudflare:workers";
import { setAlarm } from "./alarms.ts";
import { now } from "./clock.ts";
import { type Bucket, type BucketTerms, fullAt, giveTokens, takeTokens } from "./token-bucket.ts";

interface Kept {
  bucket: Bucket;
  terms: BucketTerms;
}

/**
 * The token bucket of one caller, addressed by the caller's name. Isolates take slices of it and
 * spend them without asking (budget.ts). It holds one value and deletes itself when the bucket is
 * full again, which is what an object that knows nothing says too.
 */
export class Budget extends DurableObject {
  take(
    terms: BucketTerms,
    amount: { wanted: number; least: number },
  ): { granted: number; retryAfterSeconds: number } {
    return this.ctx.storage.transactionSync(() => {
      const kept = this.ctx.storage.kv.get<Kept>("kept") ?? null;
      const taken = takeTokens(kept?.bucket ?? null, terms, now(), amount);
      this.ctx.storage.kv.put<Kept>("kept", { bucket: taken.bucket, terms });
      if (!kept) setAlarm(this.ctx.storage, fullAt(taken.bucket, terms));
      return { granted: taken.granted, retryAfterSeconds: taken.retryAfterSeconds };
    });
  }

  /** What an isolate took and has no use for. */
  give(terms: BucketTerms, tokens: number): void {
    this.ctx.storage.transactionSync(() => {
      const kept = this.ctx.storage.kv.get<Kept>("kept");
      // One that knows nothing is full.
      if (!kept) return;
      const bucket = giveTokens(kept.bucket, terms, now(), tokens);
      this.ctx.storage.kv.put<Kept>("kept", { bucket, terms });
    });
  }

  override async alarm(): Promise<void> {
    const kept = this.ctx.storage.kv.get<Kept>("kept");
    const due = kept ? fullAt(kept.bucket, kept.terms) : 0;
    if (due > now()) await setAlarm(this.ctx.storage, due);
    else await this.ctx.storage.deleteAll();
  }
}

import { now } from "./clock.ts";
import { type Bucket, type BucketTerms, filled } from "./token-bucket.ts";

/** The tokens of a bucket that an isolate holds (budget.ts). */
export interface Lease {
  tokens: number;
  /** What the bucket believes that the isolate holds of its slices. */
  lent: number;
  /** The latest slice; 0 if the bucket granted no more than was needed. */
  slice: number;
  /** The isolate does not use it any more. */
  endsAt: number;
  renewing: boolean;
  /** What the bucket held when it was last asked. */
  bucket: Bucket;
}

/** A limit that a call counted against. */
export interface UsedLimit {
  policy: string;
  terms: BucketTerms;
  lease: Lease;
  /** Seconds until the call has a chance; null if it was within the limit. */
  refusedFor: number | null;
}

/**
 * The fields that tell a caller its limits [draft-ietf-httpapi-ratelimit-headers]: `r` is what is
 * left as far as this isolate knows, `t` the seconds until all of it is back, or, in a refusal,
 * until the request has a chance. Empty if the call counted against no limit.
 */
export const rateLimitFields = (limits: readonly UsedLimit[]): Record<string, string> => {
  if (limits.length === 0) return {};
  const policies = limits.map(({ policy, terms: { capacity, perMinute } }) => {
    return `"${policy}";q=${capacity};w=${Math.ceil((capacity / perMinute) * 60)}`;
  });
  const at = now();
  return {
    "ratelimit-policy": policies.join(", "),
    ratelimit: limits.map((used) => `"${used.policy}";${leftOf(used, at)}`).join(", "),
  };
};

const leftOf = ({ terms, lease, refusedFor }: UsedLimit, at: number): string => {
  if (refusedFor !== null) return `r=0;t=${refusedFor}`;
  const known = lease.tokens + filled(lease.bucket, terms, at);
  const left = Math.max(0, Math.min(terms.capacity, Math.floor(known)));
  return `r=${left};t=${Math.ceil(((terms.capacity - left) / terms.perMinute) * 60)}`;
};

import { now } from "./clock.ts";
import { type Bucket, type BucketTerms, filled } from "./token-bucket.ts";

/** The tokens of a bucket that an isolate holds (budget.ts). */
export interface Loan {
  tokens: number;
  /** The tokens that the bucket counts as lent to this isolate. */
  lent: number;
  /** The latest slice; 0 if the bucket granted no more than was needed. */
  slice: number;
  /** After this instant the isolate does not use the loan. */
  endsAt: number;
  renewing: boolean;
  /** The bucket's tokens at the last request to it. */
  bucket: Bucket;
}

/** A limit that a call counted against. */
export interface UsedLimit {
  policy: string;
  terms: BucketTerms;
  loan: Loan;
  /** Seconds until the call can succeed; null if it was within the limit. */
  refusedFor: number | null;
}

/**
 * The fields that tell a caller its limits [draft-ietf-httpapi-ratelimit-headers]: `r` is the
 * remaining tokens as far as this isolate knows. `t` is the seconds until the bucket is full, or in
 * a refusal until the request can succeed. Empty if the call counted against no limit.
 * @rule G3.2
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

const leftOf = ({ terms, loan, refusedFor }: UsedLimit, at: number): string => {
  if (refusedFor !== null) return `r=0;t=${refusedFor}`;
  const known = loan.tokens + filled(loan.bucket, terms, at);
  const left = Math.max(0, Math.min(terms.capacity, Math.floor(known)));
  return `r=${left};t=${Math.ceil(((terms.capacity - left) / terms.perMinute) * 60)}`;
};

import { now } from "./clock.ts";

/**
 * How much a caller may consume [DICT]: a bucket of tokens that refills over time. Lookups of
 * existing names never empty it; fifty guesses of wrong names do.
 */
export interface BucketTerms {
  capacity: number;
  perMinute: number;
}

/** The cost of a lookup in tokens. A name that does not exist costs more, to slow down guessing. */
export const HIT_COST = 1;
export const MISS_COST = 20;

/** A configured number of tokens. Throws if it is missing or malformed. */
export const readTokens = (text: string | undefined): number => {
  const tokens = Number(text);
  if (!(tokens > 0)) throw new Error(`a limit is not configured: ${text}`);
  return tokens;
};

export interface Bucket {
  tokens: number;
  /** When the tokens were counted, in milliseconds. */
  at: number;
  /** The tokens that isolates hold, as far as they have reported; forgotten at `until`. */
  lent?: { tokens: number; until: number };
}

/** An isolate's request. It needs `least` tokens; `wanted` more save it the next request. */
export interface BucketRequest {
  wanted: number;
  least: number;
  /** The tokens of earlier slices that it used and has not reported yet. */
  used?: number;
}

export interface TakenTokens {
  bucket: Bucket;
  granted: number;
  /** Whether the grant holds a slice. The isolate reports what it does with it. */
  isSlice: boolean;
  /** Seconds until `least` tokens are available; 0 if tokens were granted. */
  retryAfterSeconds: number;
}

/**
 * Slices come only from the top quarter of a bucket. So a caller who never uses more than three
 * quarters of its bucket is never refused, even if isolates lose their slices.
 */
const KEPT_PART = 3 / 4;

/**
 * A slice is at most this part of the tokens that may still be lent, so later isolates get a slice
 * too.
 */
const SLICE_PART = 1 / 4;

/** How long a bucket waits for a report: an isolate that was killed sends none. */
export const LENT_MS = 60_000;

/**
 * The tokens of a bucket at an instant; null is a full bucket. Lent tokens do not refill, so a
 * caller never has more than the capacity.
 */
export const filled = (bucket: Bucket | null, terms: BucketTerms, at: number): number => {
  const { capacity, perMinute } = terms;
  if (!bucket) return capacity;
  const { tokens, lent = { tokens: 0, until: 0 } } = bucket;
  const end = Math.max(bucket.at, Math.min(lent.until, at));
  const refill = (fromMs: number, toMs: number) =>
    (Math.max(0, toMs - fromMs) / 60_000) * perMinute;
  const atEnd = Math.min(roomOf(lent.tokens, terms), tokens + refill(bucket.at, end));
  return lent.until > at ? atEnd : Math.min(capacity, atEnd + refill(end, at));
};

/**
 * The most tokens that a bucket may hold besides the lent ones. If its terms were lowered, more
 * than a quarter can be lent.
 */
const roomOf = (lent: number, { capacity }: BucketTerms): number =>
  Math.max(capacity * KEPT_PART, capacity - lent);

const lentAt = ({ lent }: Bucket, at: number): number =>
  lent && lent.until > at ? lent.tokens : 0;

/** Takes `least` tokens and perhaps a slice, but none if fewer than `least` are available. */
export const takeTokens = (
  bucket: Bucket | null,
  terms: BucketTerms,
  at: number,
  { wanted, least, used = 0 }: BucketRequest,
): TakenTokens => {
  const tokens = filled(bucket, terms, at);
  const lent = Math.max(0, (bucket ? lentAt(bucket, at) : 0) - used);
  const until = bucket?.lent?.until ?? 0;
  if (tokens < least) {
    const retryAfterSeconds = Math.ceil(((least - tokens) / terms.perMinute) * 60);
    const refused = { granted: 0, isSlice: false, retryAfterSeconds };
    return { bucket: bucketOf(tokens, at, lent, until), ...refused };
  }
  const spare = tokens - least - terms.capacity * KEPT_PART;
  const slice = Math.floor(Math.min(wanted - least, spare * SLICE_PART));
  // A small slice would not save a request.
  const isSlice = slice > 0 && slice >= least && slice >= wanted / 10;
  const granted = isSlice ? least + slice : least;
  const left = isSlice
    ? bucketOf(tokens - granted, at, lent + granted, at + LENT_MS)
    : bucketOf(tokens - granted, at, lent, until);
  return { bucket: left, granted, isSlice, retryAfterSeconds: 0 };
};

/**
 * Returns tokens; the bucket never exceeds its capacity. `reported`: the tokens of its slices that
 * the isolate has used or returned.
 */
export const giveTokens = (
  bucket: Bucket,
  terms: BucketTerms,
  at: number,
  tokens: number,
  reported = 0,
): Bucket => {
  const lent = Math.max(0, lentAt(bucket, at) - reported);
  const held = Math.min(roomOf(lent, terms), filled(bucket, terms, at) + tokens);
  return bucketOf(held, at, lent, bucket.lent?.until ?? 0);
};

const bucketOf = (tokens: number, at: number, lent: number, until: number): Bucket =>
  lent > 0 ? { tokens, at, lent: { tokens: lent, until } } : { tokens, at };

/** When the bucket will be full and can be forgotten, in milliseconds since the epoch. */
export const fullAt = ({ tokens, at, lent }: Bucket, terms: BucketTerms): number => {
  const refillMs = (missing: number) => (missing / terms.perMinute) * 60_000;
  const unlent = at + refillMs(terms.capacity - tokens);
  return lent ? Math.max(unlent, lent.until + refillMs(lent.tokens)) : unlent;
};

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

/**
 * How much a caller may consume [DICT]: a bucket of tokens that fills again with time. A caller who
 * asks for names that exist never empties it; a caller who guesses names empties it with fifty.
 */
export interface BucketTerms {
  capacity: number;
  perMinute: number;
}

/** What a lookup costs in tokens. A name that does not exist costs more: guessing finds those. */
export const HIT_COST = 1;
export const MISS_COST = 20;

/** A configured number of tokens; throws where it is missing or mistyped. */
export const readTokens = (text: string | undefined): number => {
  const tokens = Number(text);
  if (!(tokens > 0)) throw new Error(`a limit is not configured: ${text}`);
  return tokens;
};

export interface Bucket {
  tokens: number;
  /** When it held that many, in milliseconds. */
  at: number;
}

export interface Taken {
  bucket: Bucket;
  granted: number;
  /** Seconds until `least` tokens are there; 0 where something was granted. */
  retryAfterSeconds: number;
}

const filled = (bucket: Bucket | null, terms: BucketTerms, at: number): number => {
  if (!bucket) return terms.capacity;
  const elapsedMs = Math.max(0, at - bucket.at);
  return Math.min(terms.capacity, bucket.tokens + (elapsedMs / 60_000) * terms.perMinute);
};

/** Takes up to `wanted` tokens, and none where fewer than `least` are there. */
export const takeTokens = (
  bucket: Bucket | null,
  terms: BucketTerms,
  at: number,
  { wanted, least }: { wanted: number; least: number },
): Taken => {
  const tokens = filled(bucket, terms, at);
  if (tokens < least) {
    const retryAfterSeconds = Math.ceil(((least - tokens) / terms.perMinute) * 60);
    return { bucket: { tokens, at }, granted: 0, retryAfterSeconds };
  }
  const granted = Math.min(wanted, Math.floor(tokens));
  return { bucket: { tokens: tokens - granted, at }, granted, retryAfterSeconds: 0 };
};

/** Puts tokens back; a bucket holds no more than its capacity. */
export const giveTokens = (
  bucket: Bucket,
  terms: BucketTerms,
  at: number,
  tokens: number,
): Bucket => ({ tokens: Math.min(terms.capacity, filled(bucket, terms, at) + tokens), at });

/** When the bucket will be full, in milliseconds since the epoch; then it can be forgotten. */
export const fullAt = (bucket: Bucket, terms: BucketTerms): number =>
  bucket.at + ((terms.capacity - bucket.tokens) / terms.perMinute) * 60_000;

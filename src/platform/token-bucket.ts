/**
 * How much a caller may consume [DICT]: a bucket of tokens that refills over time. A caller who
 * asks for existing names never empties it. A caller who guesses empties it with fifty wrong names.
 */
export interface BucketTerms {
  capacity: number;
  perMinute: number;
}

/**
 * The cost of a lookup in tokens. A name that does not exist costs more, because guessing hits
 * those.
 */
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
  /** The instant of that count, in milliseconds. */
  at: number;
}

export interface Taken {
  bucket: Bucket;
  granted: number;
  /** Seconds until `least` tokens are available; 0 if tokens were granted. */
  retryAfterSeconds: number;
}

/** The tokens of a bucket at an instant; null is a bucket that nothing was taken from. */
export const filled = (bucket: Bucket | null, terms: BucketTerms, at: number): number => {
  if (!bucket) return terms.capacity;
  const elapsedMs = Math.max(0, at - bucket.at);
  return Math.min(terms.capacity, bucket.tokens + (elapsedMs / 60_000) * terms.perMinute);
};

/** Takes up to `wanted` tokens, but none if fewer than `least` are available. */
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

/** Returns tokens; the bucket never exceeds its capacity. */
export const giveTokens = (
  bucket: Bucket,
  terms: BucketTerms,
  at: number,
  tokens: number,
): Bucket => ({ tokens: Math.min(terms.capacity, filled(bucket, terms, at) + tokens), at });

/** When the bucket will be full and can be forgotten, in milliseconds since the epoch. */
export const fullAt = (bucket: Bucket, terms: BucketTerms): number =>
  bucket.at + ((terms.capacity - bucket.tokens) / terms.perMinute) * 60_000;

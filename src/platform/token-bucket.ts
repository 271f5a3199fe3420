/** A token bucket: pure arithmetic over what is stored. Fractions of tokens are kept. */
export interface Bucket {
  tokens: number;
  /** When `tokens` was right, in milliseconds. */
  at: number;
}

export interface BucketLimits {
  capacity: number;
  perMinute: number;
}

export const fullBucket = (limits: BucketLimits, nowMs: number): Bucket => ({
  tokens: limits.capacity,
  at: nowMs,
});

const refilled = (bucket: Bucket, limits: BucketLimits, nowMs: number): Bucket => {
  const gained = (Math.max(0, nowMs - bucket.at) * limits.perMinute) / 60_000;
  return { tokens: Math.min(limits.capacity, bucket.tokens + gained), at: nowMs };
};

/** The bucket after taking `cost`, or how many seconds it takes until there is enough. */
export const takeTokens = (
  bucket: Bucket,
  cost: number,
  limits: BucketLimits,
  nowMs: number,
): { bucket: Bucket; retryAfterSeconds: number | null } => {
  const { tokens, at } = refilled(bucket, limits, nowMs);
  if (tokens >= cost) return { bucket: { tokens: tokens - cost, at }, retryAfterSeconds: null };
  const seconds = Math.ceil(((cost - tokens) * 60) / limits.perMinute);
  return { bucket: { tokens, at }, retryAfterSeconds: Math.max(1, seconds) };
};

export const giveTokensBack = (
  bucket: Bucket,
  tokens: number,
  limits: BucketLimits,
  nowMs: number,
): Bucket => {
  const present = refilled(bucket, limits, nowMs);
  return { ...present, tokens: Math.min(limits.capacity, present.tokens + tokens) };
};

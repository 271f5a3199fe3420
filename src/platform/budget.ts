import ipaddr from "ipaddr.js";
import { type Refusal, refuse } from "../kernel/result.ts";
import type { Budget } from "./budget-object.ts";
import { now } from "./clock.ts";
import { namedObject, type Remote } from "./objects.ts";
import type { BucketTerms } from "./token-bucket.ts";

/**
 * Rate limits. Each limited caller has a key, and the key's object holds one bucket of tokens. An
 * isolate leases slices of the bucket, so consuming costs no round trip, and fetches the next slice
 * in the background before the present one runs out. The caller loses tokens that an isolate does
 * not consume within a minute.
 */
export interface LimitKey {
  name: string;
  terms: BucketTerms;
}

interface Lease {
  tokens: number;
  expiresAt: number;
  renewing: boolean;
}

export type Reservation = { ok: true; refund(tokens: number): void } | Refusal;

/** What a reservation needs from the call it belongs to. */
interface LimitContext {
  env: object;
  /** The binding of the buckets' namespace. */
  binding: string;
  waitUntil(work: Promise<unknown>): void;
}

const LEASE_MS = 60_000;
const MAX_LEASES = 10_000;

const leases = new Map<string, Lease>();

/** The caller's address; for IPv6 the network that one customer usually has [RFC 6177]. */
export const addressOf = (request: Request): string => {
  const text = request.headers.get("cf-connecting-ip");
  if (text === null || !ipaddr.isValid(text)) return "address unknown";
  const address = ipaddr.process(text);
  const network =
    address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).join(":")}::/64` : address;
  return `address ${network}`;
};

/**
 * Consumes the highest possible cost of a call; `refund` returns the difference to the real cost. A
 * call that costs more than a whole bucket takes a full one, or it would be refused forever.
 */
export const reserve = async (
  { env, binding, waitUntil }: LimitContext,
  { name, terms }: LimitKey,
  cost: number,
): Promise<Reservation> => {
  const taken = Math.min(cost, terms.capacity);
  const usual = sliceOf(terms);
  const lease = currentLease(name);
  // Repeated, because other requests may consume the slice while it is being fetched.
  while (lease.tokens < taken) {
    const least = taken - lease.tokens;
    const amount = { wanted: Math.max(least, usual), least };
    const { granted, retryAfterSeconds } = await bucketOf(env, binding, name).take(terms, amount);
    lease.tokens += granted;
    lease.expiresAt = now() + LEASE_MS;
    // A slice fetched in the background may have arrived in the meantime.
    if (granted === 0 && lease.tokens < taken) return tooMany(terms, retryAfterSeconds);
  }
  lease.tokens -= taken;
  // Skipped if a slice is smaller than one call's cost: while leased, it would be missing in the
  // bucket.
  if (lease.tokens < usual / 2 && usual >= taken && !lease.renewing) {
    lease.renewing = true;
    waitUntil(renew(bucketOf(env, binding, name), terms, usual, lease));
  }
  return {
    ok: true,
    refund: (tokens) => {
      // Never refunds more than was taken, which may be less than the cost.
      lease.tokens += Math.max(0, taken - Math.max(0, cost - tokens));
      const surplus = lease.tokens - (usual < taken ? 0 : 2 * usual);
      if (surplus < usual) return;
      // Too many tokens to lose with the lease.
      lease.tokens -= surplus;
      waitUntil(bucketOf(env, binding, name).give(terms, surplus));
    },
  };
};

/** A tenth of the bucket, but at most what refills while a lease lasts, because it may be lost. */
const sliceOf = ({ capacity, perMinute }: BucketTerms): number =>
  Math.ceil(Math.min(capacity / 10, perMinute * (LEASE_MS / 60_000)));

const tooMany = ({ capacity, perMinute }: BucketTerms, retryAfterSeconds: number): Refusal =>
  refuse("RATE_LIMITED", {
    retry_after: Math.max(1, retryAfterSeconds),
    rate_limit: { quota: capacity, window: Math.ceil((capacity / perMinute) * 60) },
  });

const renew = async (
  bucket: Remote<Budget>,
  terms: BucketTerms,
  slice: number,
  lease: Lease,
): Promise<void> => {
  try {
    const { granted } = await bucket.take(terms, { wanted: slice, least: 1 });
    // Added after the wait: `tokens += await` would restore tokens consumed in the meantime.
    lease.tokens += granted;
    lease.expiresAt = now() + LEASE_MS;
  } finally {
    lease.renewing = false;
  }
};

const currentLease = (name: string): Lease => {
  const known = leases.get(name);
  const isAlive = known !== undefined && known.expiresAt > now();
  const lease = isAlive ? known : { tokens: 0, expiresAt: now() + LEASE_MS, renewing: false };
  leases.delete(name);
  // A map keeps the order of insertion, so its first key is the least recently used one. Many
  // addresses that call once do not push out a caller that calls all the time.
  const [oldest] = leases.keys();
  if (leases.size >= MAX_LEASES && oldest !== undefined) leases.delete(oldest);
  leases.set(name, lease);
  return lease;
};

const bucketOf = (env: object, binding: string, name: string): Remote<Budget> =>
  namedObject(env, binding, name);

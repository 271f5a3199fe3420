import ipaddr from "ipaddr.js";
import { type Refusal, refuse } from "../kernel/result.ts";
import type { Budget } from "./budget-object.ts";
import { now } from "./clock.ts";
import { namedObject, type Remote } from "./objects.ts";
import type { BucketTerms } from "./token-bucket.ts";
import type { Lease, UsedLimit } from "./used-limits.ts";

/**
 * Rate limits. Each limited caller has a key, and the key's object holds one bucket of tokens. An
 * isolate leases slices of the bucket, so consuming costs no round trip, and fetches the next slice
 * in the background before the present one runs out. The caller loses tokens that an isolate does
 * not consume within a minute.
 */
export interface LimitKey {
  /** What is limited, as the RateLimit fields name it: lower-case letters and hyphens. */
  policy: string;
  name: string;
  terms: BucketTerms;
}

export type Reservation = { ok: true; refund(tokens: number): void } | Refusal;

/** What a reservation needs of the call that it belongs to. */
interface LimitedCall {
  /** Its binding BUDGETS is the buckets' namespace. */
  env: object;
  limits: UsedLimit[];
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
  { env, limits, waitUntil }: LimitedCall,
  { policy, name, terms }: LimitKey,
  cost: number,
): Promise<Reservation> => {
  const taken = Math.min(cost, terms.capacity);
  const usual = sliceOf(terms);
  const lease = currentLease(name);
  const used: UsedLimit = { policy, terms, lease, refusedFor: null };
  // A page of the console makes several calls under one key.
  const known = limits.findIndex((limit) => limit.lease === lease);
  limits.splice(known === -1 ? limits.length : known, 1, used);
  // Repeated, because other requests may consume the slice while it is being fetched.
  while (lease.tokens < taken) {
    const least = taken - lease.tokens;
    const amount = { wanted: Math.max(least, usual), least };
    const answer = await bucketOf(env, name).take(terms, amount);
    addTo(lease, answer);
    // A slice fetched in the background may have arrived in the meantime.
    if (answer.granted === 0 && lease.tokens < taken) {
      used.refusedFor = Math.max(1, answer.retryAfterSeconds);
      return refuse("RATE_LIMITED", { retry_after: used.refusedFor });
    }
  }
  lease.tokens -= taken;
  // Skipped if a slice is smaller than one call's cost: while leased, it would be missing in the
  // bucket.
  if (lease.tokens < usual / 2 && usual >= taken && !lease.renewing) {
    lease.renewing = true;
    waitUntil(renew(bucketOf(env, name), terms, usual, lease));
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
      waitUntil(bucketOf(env, name).give(terms, surplus));
    },
  };
};

/** A tenth of the bucket, but at most what refills while a lease lasts, because it may be lost. */
const sliceOf = ({ capacity, perMinute }: BucketTerms): number =>
  Math.ceil(Math.min(capacity / 10, perMinute * (LEASE_MS / 60_000)));

/** Called after the wait: `tokens += await` would restore tokens consumed in the meantime. */
const addTo = (lease: Lease, { granted, left }: { granted: number; left: number }): void => {
  const at = now();
  lease.tokens += granted;
  lease.expiresAt = at + LEASE_MS;
  // An object of the release before does not say how much is left.
  lease.bucket = { tokens: left ?? 0, at };
};

const renew = async (
  bucket: Remote<Budget>,
  terms: BucketTerms,
  slice: number,
  lease: Lease,
): Promise<void> => {
  try {
    addTo(lease, await bucket.take(terms, { wanted: slice, least: 1 }));
  } finally {
    lease.renewing = false;
  }
};

const currentLease = (name: string): Lease => {
  const known = leases.get(name);
  const at = now();
  const isAlive = known !== undefined && known.expiresAt > at;
  const bucket = { tokens: 0, at };
  const lease = isAlive ? known : { tokens: 0, expiresAt: at + LEASE_MS, renewing: false, bucket };
  leases.delete(name);
  // A map keeps the order of insertion, so its first key is the least recently used one. Many
  // addresses that call once do not push out a caller that calls all the time.
  const [oldest] = leases.keys();
  if (leases.size >= MAX_LEASES && oldest !== undefined) leases.delete(oldest);
  leases.set(name, lease);
  return lease;
};

const bucketOf = (env: object, name: string): Remote<Budget> => namedObject(env, "BUDGETS", name);

import ipaddr from "ipaddr.js";
import { type Refusal, refuse } from "../kernel/result.ts";
import type { Budget } from "./budget-object.ts";
import { now } from "./clock.ts";
import type { Remote } from "./objects.ts";
import type { BucketTerms } from "./token-bucket.ts";

/**
 * Slices of the callers' buckets, leased to this isolate: what is spent from a slice costs no round
 * trip. The next one is fetched in the background before the present one is used up. What an
 * isolate does not spend of a slice within a minute is lost to the caller.
 */
export interface Payer {
  name: string;
  terms: BucketTerms;
}

interface Lease {
  tokens: number;
  expiresAt: number;
  renewing: boolean;
}

export type Reservation = { ok: true; refund(tokens: number): void } | Refusal;

/** What a reservation needs of the call that it is for. */
interface Purse {
  budgets: DurableObjectNamespace;
  waitUntil(work: Promise<unknown>): void;
}

const LEASE_MS = 60_000;
const MAX_LEASES = 10_000;

const leases = new Map<string, Lease>();

/** The caller's address, and for IPv6 the network that one customer has [RFC 6177]. */
export const addressOf = (request: Request): string => {
  const text = request.headers.get("cf-connecting-ip") ?? "";
  if (!ipaddr.isValid(text)) return "address unknown";
  const address = ipaddr.process(text);
  const network =
    address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).join(":")}::/64` : address;
  return `address ${network}`;
};

/**
 * Takes tokens for what may come; what it did not cost is given back with `refund`. What is dearer
 * than a whole bucket takes a full one: nobody shall be told to come back for what never will be.
 */
export const reserve = async (
  { budgets, waitUntil }: Purse,
  { name, terms }: Payer,
  price: number,
): Promise<Reservation> => {
  const cost = Math.min(price, terms.capacity);
  const usual = sliceOf(terms);
  const lease = currentLease(name);
  // Asked again where other requests have spent meanwhile what there was.
  while (lease.tokens < cost) {
    const least = cost - lease.tokens;
    const amount = { wanted: Math.max(least, usual), least };
    const { granted, retryAfterSeconds } = await bucketOf(budgets, name).take(terms, amount);
    lease.tokens += granted;
    lease.expiresAt = now() + LEASE_MS;
    // A slice that was fetched in the background may have come while we asked in vain.
    if (granted === 0 && lease.tokens < cost) return tooMany(terms, retryAfterSeconds);
  }
  lease.tokens -= cost;
  // Not where a slice pays for nothing: on its way it would be missing in the bucket.
  if (lease.tokens < usual / 2 && usual >= cost && !lease.renewing) {
    lease.renewing = true;
    waitUntil(renew(bucketOf(budgets, name), terms, usual, lease));
  }
  return {
    ok: true,
    refund: (tokens) => {
      // Reckoned from what was taken, which may be less than the price.
      lease.tokens += Math.max(0, cost - Math.max(0, price - tokens));
      const surplus = lease.tokens - (usual < cost ? 0 : 2 * usual);
      if (surplus < usual) return;
      // Too much to let it lapse with the lease.
      lease.tokens -= surplus;
      waitUntil(bucketOf(budgets, name).give(terms, surplus));
    },
  };
};

/** A tenth of the bucket, and no more than comes back while a lease lasts: so much may be lost. */
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
    // Added after the wait: `tokens += await` would bring back what was spent meanwhile.
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
  // A map keeps the order of insertion, so the first key is the one that was not used for longest:
  // a crowd of addresses that come once pushes nobody out who comes all the time.
  const [oldest] = leases.keys();
  if (leases.size >= MAX_LEASES && oldest !== undefined) leases.delete(oldest);
  leases.set(name, lease);
  return lease;
};

const bucketOf = (budgets: DurableObjectNamespace, name: string): Remote<Budget> =>
  budgets.get(budgets.idFromName(name)) as unknown as Remote<Budget>;

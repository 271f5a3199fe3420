import ipaddr from "ipaddr.js";
import { now } from "../../platform/clock.ts";
import type { Call } from "../../platform/edge.ts";
import type { Remote } from "../../platform/objects.ts";
import type { BankCaller, LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { LookupBudget } from "./lookup-budget.ts";
import type { BucketTerms } from "./token-bucket.ts";

/**
 * Slices of the callers' buckets, leased to this isolate: what is spent from a slice costs no round
 * trip. A slice is a tenth of the bucket, and the next one is fetched in the background before the
 * present one is used up. What an isolate does not spend within a minute is lost to the caller.
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

export type Reservation =
  | { ok: true; refund(tokens: number): void }
  | { ok: false; retryAfterSeconds: number };

const LEASE_MS = 60_000;
const MAX_LEASES = 10_000;

const leases = new Map<string, Lease>();

/** The public pays by its address, a gateway for all its lookups together. */
export const payerOfLookup = (call: Call<RegistryEnv, LookupCaller>): Payer => ({
  name:
    call.caller.kind === "gateway" ? `gateway ${call.caller.gatewayId}` : addressOf(call.request),
  terms: {
    capacity: Number(call.env.LOOKUP_BURST),
    perMinute: Number(call.env.LOOKUPS_PER_MINUTE),
  },
});

/** A bank's handles, links and claims of a day. */
export const payerOfBank = (env: RegistryEnv, bank: Pick<BankCaller, "bankId">): Payer => ({
  name: `bank ${bank.bankId}`,
  terms: {
    capacity: Number(env.BANK_DAILY_QUOTA),
    perMinute: Number(env.BANK_DAILY_QUOTA) / (24 * 60),
  },
});

/** The caller's address, and for IPv6 the network that one customer has [RFC 6177]. */
const addressOf = (request: Request): string => {
  const text = request.headers.get("cf-connecting-ip") ?? "unknown";
  if (!text.includes(":") || !ipaddr.isValid(text)) return `address ${text}`;
  const address = ipaddr.process(text);
  return address instanceof ipaddr.IPv6
    ? `address ${address.parts.slice(0, 4).join(":")}::/64`
    : `address ${address}`;
};

/** Takes tokens for what may come; what it did not cost is given back with `refund`. */
export const reserve = async (
  call: Call<RegistryEnv>,
  { name, terms }: Payer,
  cost: number,
): Promise<Reservation> => {
  const lease = currentLease(name);
  const slice = Math.max(cost, Math.ceil(terms.capacity / 10));
  if (lease.tokens < cost) {
    // The remainder is not counted on: while we ask, other requests may spend it.
    const bucket = bucketOf(call.env, name);
    const { granted, retryAfterSeconds } = await bucket.take(terms, { wanted: slice, least: cost });
    lease.tokens += granted;
    lease.expiresAt = now() + LEASE_MS;
    // A slice that was fetched in the background may have come while we asked in vain.
    if (lease.tokens < cost) return { ok: false, retryAfterSeconds };
  }
  lease.tokens -= cost;
  if (lease.tokens < slice / 2 && !lease.renewing) {
    lease.renewing = true;
    call.waitUntil(renew(call.env, name, terms, slice, lease));
  }
  return {
    ok: true,
    refund: (tokens) => {
      lease.tokens += tokens;
    },
  };
};

const renew = async (
  env: RegistryEnv,
  name: string,
  terms: BucketTerms,
  slice: number,
  lease: Lease,
): Promise<void> => {
  try {
    const { granted } = await bucketOf(env, name).take(terms, { wanted: slice, least: 1 });
    // Added after the wait: `tokens += await` would bring back what was spent meanwhile.
    lease.tokens += granted;
    lease.expiresAt = now() + LEASE_MS;
  } finally {
    lease.renewing = false;
  }
};

const currentLease = (name: string): Lease => {
  const known = leases.get(name);
  if (known && known.expiresAt > now()) return known;
  const lease = { tokens: 0, expiresAt: now() + LEASE_MS, renewing: false };
  leases.delete(name);
  // A map keeps the order of insertion, so the first key is the oldest.
  const [oldest] = leases.keys();
  if (leases.size >= MAX_LEASES && oldest !== undefined) leases.delete(oldest);
  leases.set(name, lease);
  return lease;
};

const bucketOf = (env: RegistryEnv, name: string): Remote<LookupBudget> =>
  env.LOOKUP_BUDGETS.get(env.LOOKUP_BUDGETS.idFromName(name)) as unknown as Remote<LookupBudget>;

import ipaddr from "ipaddr.js";
import { type Refusal, refuse } from "../kernel/result.ts";
import { boundedMap } from "./bounded-map.ts";
import type { Budget } from "./budget-object.ts";
import { now } from "./clock.ts";
import { logFault } from "./log.ts";
import { namedObject, type Remote } from "./objects.ts";
import { type BucketTerms, LENT_MS } from "./token-bucket.ts";
import type { Lease, UsedLimit } from "./used-limits.ts";

/**
 * Rate limits. Each limited caller has a key, and the key's object holds one bucket of tokens.
 * While the bucket is nearly full, it lends isolates slices: consuming these costs no round trip,
 * and the next one is fetched in the background. Below three quarters every call asks the bucket
 * (docs/decisions/128).
 */
export interface LimitKey {
  /** The name of the limit in the RateLimit fields: lower-case letters and hyphens. */
  policy: string;
  name: string;
  terms: BucketTerms;
}

export type Reservation = { ok: true; refund(tokens: number): void } | Refusal;

/** The parts of a call that a reservation uses. */
interface LimitedCall {
  /** The binding BUDGETS is the buckets' namespace. */
  env: object;
  limits: UsedLimit[];
  waitUntil(work: Promise<unknown>): void;
}

/** Less than the bucket waits for a report (token-bucket.ts), because clocks differ. */
const LEASE_MS = LENT_MS - 10_000;

/** So many addresses that call once cannot displace a frequent caller. */
const leases = boundedMap<string, Lease>(10_000);

/** The caller's address. For IPv6 it is the network that one customer usually gets [RFC 6177]. */
export const callerAddress = (request: Request): string => {
  const text = request.headers.get("cf-connecting-ip");
  if (text === null || !ipaddr.isValid(text)) return "address unknown";
  const address = ipaddr.process(text);
  const network =
    address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).join(":")}::/64` : address;
  return `address ${network}`;
};

/**
 * Consumes the highest possible cost of a call; `refund` returns the difference to the real cost. A
 * call that costs more than a whole bucket takes a full bucket, because otherwise it would always
 * be refused.
 */
export const reserve = async (
  { env, limits, waitUntil }: LimitedCall,
  key: LimitKey,
  cost: number,
): Promise<Reservation> => {
  const { policy, name, terms } = key;
  const taken = Math.min(cost, terms.capacity);
  const lease = currentLease(name);
  const asker: Asker = { ...key, env, lease, waitUntil };
  const used: UsedLimit = { policy, terms, lease, refusedFor: null };
  // A page of the console makes several calls under one key.
  const known = limits.findIndex((limit) => limit.lease === lease);
  limits.splice(known === -1 ? limits.length : known, 1, used);
  // A loop, because other requests may consume the tokens while they are being fetched.
  while (lease.tokens < taken) {
    const { granted, retryAfterSeconds } = await take(asker, taken - lease.tokens);
    // A slice fetched in the background may have arrived in the meantime.
    if (granted === 0 && lease.tokens < taken) {
      if (lease.slice === 0 && lease.tokens > 0) waitUntil(give(asker, lease.tokens));
      used.refusedFor = Math.max(1, retryAfterSeconds);
      return refuse("RATE_LIMITED", { retry_after: used.refusedFor });
    }
  }
  lease.tokens -= taken;
  if (lease.tokens < lease.slice / 2 && !lease.renewing) {
    lease.renewing = true;
    waitUntil(renew(asker));
  }
  return {
    ok: true,
    refund: (tokens) => {
      // Never refunds more than was taken, which may be less than the cost.
      lease.tokens += Math.max(0, taken - Math.max(0, cost - tokens));
      // Without a slice the caller is near its limit, and another isolate may need the tokens.
      const surplus = lease.tokens - 2 * lease.slice;
      if (surplus > lease.slice) waitUntil(give(asker, surplus));
    },
  };
};

/** A call, with the lease and the bucket that it consumes. */
interface Asker extends LimitKey, Omit<LimitedCall, "limits"> {
  lease: Lease;
}

type Granted = Awaited<ReturnType<Remote<Budget>["take"]>>;

/** Takes `least` tokens from the bucket, and a slice if the bucket lends one. */
const take = async (asker: Asker, least: number): Promise<Granted> => {
  const { terms, lease } = asker;
  const askedAt = now();
  const wanted = Math.max(least, sliceOf(terms));
  const request = { wanted, least, used: reportOf(lease, 0) };
  const answer = await bucketOf(asker).take(terms, request);
  const { granted, isSlice, left } = answer;
  // After the wait: `tokens += await` would restore tokens consumed in the meantime.
  lease.tokens += granted;
  lease.lent += isSlice ? granted : 0;
  lease.slice = isSlice ? granted : 0;
  lease.bucket = { tokens: left, at: now() };
  if (isSlice) lease.endsAt = askedAt + LEASE_MS;
  return answer;
};

/**
 * A tenth of the bucket, but at most a minute's refill, because an isolate that is killed loses its
 * slice.
 */
const sliceOf = ({ capacity, perMinute }: BucketTerms): number =>
  Math.ceil(Math.min(capacity / 10, perMinute));

/** If it fails, the caller waits for these tokens to refill. */
const give = async (asker: Asker, tokens: number): Promise<void> => {
  const { terms, lease } = asker;
  lease.bucket = { ...lease.bucket, tokens: lease.bucket.tokens + tokens };
  try {
    await bucketOf(asker).give(terms, tokens, reportOf(lease, tokens));
  } catch (error) {
    logFault("tokens were not returned", error, { policy: asker.policy });
  }
};

/** Removes `returned` tokens, and reports what the isolate no longer holds of its slices. */
const reportOf = (lease: Lease, returned: number): number => {
  lease.tokens -= returned;
  const reported = lease.lent - lease.tokens;
  lease.lent = lease.tokens;
  return reported;
};

const renew = async (asker: Asker): Promise<void> => {
  try {
    await take(asker, 0);
  } finally {
    asker.lease.renewing = false;
  }
};

const currentLease = (name: string): Lease => {
  const known = leases.get(name);
  const at = now();
  const fresh = { tokens: 0, lent: 0, slice: 0, renewing: false, bucket: { tokens: 0, at } };
  const lease = known && at < known.endsAt ? known : { ...fresh, endsAt: at + LEASE_MS };
  leases.set(name, lease);
  return lease;
};

const bucketOf = ({ env, name }: Asker): Remote<Budget> => namedObject(env, "BUDGETS", name);

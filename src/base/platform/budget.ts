import ipaddr from "ipaddr.js";
import { type Refusal, refuse } from "../kernel/result.ts";
import type { Budget } from "./budget-object.ts";
import { now } from "./clock.ts";
import type { Call } from "./edge.ts";
import { boundedMap } from "./isolate-cache.ts";
import { logFault } from "./log.ts";
import { namedObject, type Remote } from "./objects.ts";
import {
  type BucketTerms,
  LENT_MS,
  type Loan,
  readTokens,
  type UsedLimit,
} from "./token-bucket.ts";

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
const LOAN_MS = LENT_MS - 10_000;

/** So many addresses that call once cannot displace a frequent caller. */
const loans = boundedMap<string, Loan>(10_000);

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
  const loan = currentLoan(name);
  const asker: Asker = { ...key, env, loan, waitUntil };
  const used: UsedLimit = { policy, terms, loan, refusedFor: null };
  // A page of the console makes several calls under one key.
  const known = limits.findIndex((limit) => limit.loan === loan);
  limits.splice(known === -1 ? limits.length : known, 1, used);
  // A loop, because other requests may consume the tokens while they are being fetched.
  while (loan.tokens < taken) {
    const { granted, retryAfterSeconds } = await take(asker, taken - loan.tokens);
    // A slice fetched in the background may have arrived in the meantime.
    if (granted === 0 && loan.tokens < taken) {
      if (loan.slice === 0 && loan.tokens > 0) waitUntil(give(asker, loan.tokens));
      used.refusedFor = Math.max(1, retryAfterSeconds);
      return refuse("RATE_LIMITED", { retry_after: used.refusedFor });
    }
  }
  loan.tokens -= taken;
  if (loan.tokens < loan.slice / 2 && !loan.renewing) {
    loan.renewing = true;
    waitUntil(renew(asker));
  }
  return {
    ok: true,
    refund: (tokens) => {
      // Never refunds more than was taken, which may be less than the cost.
      loan.tokens += Math.max(0, taken - Math.max(0, cost - tokens));
      // Without a slice the caller is near its limit, and another isolate may need the tokens.
      const surplus = loan.tokens - 2 * loan.slice;
      if (surplus > loan.slice) waitUntil(give(asker, surplus));
    },
  };
};

/** A call, with the loan and the bucket that it consumes. */
interface Asker extends LimitKey, Omit<LimitedCall, "limits"> {
  loan: Loan;
}

type Granted = Awaited<ReturnType<Remote<Budget>["take"]>>;

/** Takes `least` tokens from the bucket, and a slice if the bucket lends one. */
const take = async (asker: Asker, least: number): Promise<Granted> => {
  const { terms, loan } = asker;
  const askedAt = now();
  const wanted = Math.max(least, sliceOf(terms));
  const request = { wanted, least, used: reportOf(loan, 0) };
  const answer = await bucketOf(asker).take(terms, request);
  const { granted, isSlice, left } = answer;
  // After the wait: `tokens += await` would restore tokens consumed in the meantime.
  loan.tokens += granted;
  loan.lent += isSlice ? granted : 0;
  loan.slice = isSlice ? granted : 0;
  loan.bucket = { tokens: left, at: now() };
  if (isSlice) loan.endsAt = askedAt + LOAN_MS;
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
  const { terms, loan } = asker;
  loan.bucket = { ...loan.bucket, tokens: loan.bucket.tokens + tokens };
  try {
    await bucketOf(asker).give(terms, tokens, reportOf(loan, tokens));
  } catch (error) {
    logFault("tokens were not returned", error, { policy: asker.policy });
  }
};

/** Removes `returned` tokens, and reports what the isolate no longer holds of its slices. */
const reportOf = (loan: Loan, returned: number): number => {
  loan.tokens -= returned;
  const reported = loan.lent - loan.tokens;
  loan.lent = loan.tokens;
  return reported;
};

const renew = async (asker: Asker): Promise<void> => {
  try {
    await take(asker, 0);
  } finally {
    asker.loan.renewing = false;
  }
};

const currentLoan = (name: string): Loan => {
  const known = loans.get(name);
  const at = now();
  const fresh = { tokens: 0, lent: 0, slice: 0, renewing: false, bucket: { tokens: 0, at } };
  const loan = known && at < known.endsAt ? known : { ...fresh, endsAt: at + LOAN_MS };
  loans.set(name, loan);
  return loan;
};

const bucketOf = ({ env, name }: Asker): Remote<Budget> => namedObject(env, "BUDGETS", name);

/**
 * The limits of staff and of callers without a valid key, at the gateway and at the registry. The
 * numbers are configuration (G3.3).
 */
export interface LimitsEnv {
  BUDGETS: DurableObjectNamespace;
  /** "local" raises the limits; any other value, like "contract", applies them. */
  LIMITS?: string;
  REQUESTS_PER_MINUTE_ADMIN: string;
  REQUESTS_PER_MINUTE_ADDRESS: string;
}

/** A local world uses high limits unless it is started with `--limits contract`. */
export const HIGH: BucketTerms = { capacity: 1_000_000, perMinute: 1_000_000 };

/** A bucket of so many requests, which refills within a minute. */
export const perMinute = (env: { LIMITS?: string }, requests: string): BucketTerms =>
  env.LIMITS === "local"
    ? HIGH
    : { capacity: readTokens(requests), perMinute: readTokens(requests) };

type AddressedCall<Env> = Pick<Call<Env>, "env" | "limits" | "request" | "waitUntil">;

/** Consumes one request under a key of the operator's staff. @rule G3.3 */
export const limitAdminKey = (
  call: AddressedCall<LimitsEnv>,
  keyId: string,
): Promise<Reservation> => {
  const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_ADMIN);
  return reserve(call, { policy: "admin-key", name: keyId, terms }, 1);
};

/**
 * Refuses a caller who shows no valid key. The request counts against the caller's address and not
 * against a key, so a stranger cannot use up another caller's limit.
 */
export const refuseStranger = async (
  call: AddressedCall<LimitsEnv>,
  refusal = refuse("UNAUTHENTICATED"),
): Promise<Refusal> => {
  const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_ADDRESS);
  const key: LimitKey = {
    policy: "address",
    name: `stranger ${callerAddress(call.request)}`,
    terms,
  };
  const allowed = await reserve(call, key, 1);
  return allowed.ok ? refusal : allowed;
};

/** How many wrong keys one address may try per minute at the console's login. */
const WRONG_KEYS: BucketTerms = { capacity: 5, perMinute: 5 };

/**
 * Consumes one attempt at the console's login. Call `refund(1)` if the key was right. A stranger
 * can use up only the attempts of one address.
 */
export const limitLogin = (call: AddressedCall<LimitsEnv>): Promise<Reservation> => {
  const name = `login ${callerAddress(call.request)}`;
  const terms = call.env.LIMITS === "local" ? HIGH : WRONG_KEYS;
  return reserve(call, { policy: "login", name, terms }, 1);
};

/**
 * How often a staff key may sign in to the console. Each time stays in the audit log.
 * @rule A1.5
 */
const SIGN_INS: BucketTerms = { capacity: 10, perMinute: 10 };

/** Consumes one sign-in of a staff key, from whichever address. */
export const limitSignIn = (
  call: AddressedCall<LimitsEnv>,
  keyId: string,
): Promise<Reservation> => {
  const terms = call.env.LIMITS === "local" ? HIGH : SIGN_INS;
  return reserve(call, { policy: "sign-in", name: keyId, terms }, 1);
};

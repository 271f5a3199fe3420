import { type Refusal, refuse } from "../kernel/result.ts";
import { callerAddress, type LimitKey, type Reservation, reserve } from "./budget.ts";
import type { Call } from "./edge.ts";
import { type BucketTerms, readTokens } from "./token-bucket.ts";

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

type LimitedCall<Env> = Pick<Call<Env>, "env" | "limits" | "request" | "waitUntil">;

/** Consumes one request under a key of the operator's staff. @rule G3.3 */
export const limitAdminKey = (
  call: LimitedCall<LimitsEnv>,
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
  call: LimitedCall<LimitsEnv>,
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
export const limitLogin = (call: LimitedCall<LimitsEnv>): Promise<Reservation> => {
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
export const limitSignIn = (call: LimitedCall<LimitsEnv>, keyId: string): Promise<Reservation> => {
  const terms = call.env.LIMITS === "local" ? HIGH : SIGN_INS;
  return reserve(call, { policy: "sign-in", name: keyId, terms }, 1);
};

import { addressOf, type Payer, type Reservation, reserve } from "../platform/budget.ts";
import type { Call } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { type BucketTerms, HIT_COST, MISS_COST, readTokens } from "../platform/token-bucket.ts";

/**
 * How often who may call (contract/general.md § HTTP). The numbers are configuration; a local world
 * has high ones unless it was started with `--limits contract`.
 */
const HIGH: BucketTerms = { capacity: 1_000_000, perMinute: 1_000_000 };

const perMinute = (env: GatewayEnv, requests: string): BucketTerms =>
  env.LIMITS === "local"
    ? HIGH
    : { capacity: readTokens(requests), perMinute: readTokens(requests) };

const spend = (call: Call<GatewayEnv>, payer: Payer, cost: number): Promise<Reservation> =>
  reserve({ budgets: call.env.BUDGETS, waitUntil: call.waitUntil }, payer, cost);

/** One request under a merchant's key. */
export const limitMerchantKey = (call: Call<GatewayEnv>, keyId: string): Promise<Reservation> =>
  spend(
    call,
    { name: keyId, terms: perMinute(call.env, call.env.REQUESTS_PER_MINUTE_MERCHANT) },
    1,
  );

/** One request to a public or hosted address. */
export const limitAddress = (call: Call<GatewayEnv>): Promise<Reservation> => {
  const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_ADDRESS);
  return spend(call, { name: `hosted ${addressOf(call.request)}`, terms }, 1);
};

const lookupTerms = (env: GatewayEnv): BucketTerms => ({
  capacity: readTokens(env.PAYER_LOOKUP_BURST),
  perMinute: readTokens(env.PAYER_LOOKUPS_PER_MINUTE),
});

/**
 * What finding a payer costs: a name that exists one token, one that does not twenty, so that
 * trying names out is dear [DICT]. The dear price is taken first and the difference given back. An
 * address has less than the gateway itself at the registry: one shopper shall not use that up.
 */
export const limitLookup = async (
  call: Call<GatewayEnv>,
  mode: Mode,
): Promise<Reservation & { found?(): void }> => {
  const terms = call.env.LIMITS === "local" ? HIGH : lookupTerms(call.env);
  const name = `lookups ${mode} ${addressOf(call.request)}`;
  const reserved = await spend(call, { name, terms }, MISS_COST);
  if (!reserved.ok) return reserved;
  return { ...reserved, found: () => reserved.refund(MISS_COST - HIT_COST) };
};

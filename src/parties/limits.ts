import { addressOf, type LimitKey, type Reservation, reserve } from "../platform/budget.ts";
import type { Call } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { type BucketTerms, HIT_COST, MISS_COST, readTokens } from "../platform/token-bucket.ts";

/**
 * Rate limits of each caller (contract/general.md § HTTP). The numbers are configuration. A local
 * world uses high ones unless it is started with `--limits contract`.
 */
const HIGH: BucketTerms = { capacity: 1_000_000, perMinute: 1_000_000 };

const perMinute = (env: GatewayEnv, requests: string): BucketTerms =>
  env.LIMITS === "local"
    ? HIGH
    : { capacity: readTokens(requests), perMinute: readTokens(requests) };

const consume = (call: Call<GatewayEnv>, key: LimitKey, cost: number): Promise<Reservation> =>
  reserve({ env: call.env, binding: "BUDGETS", waitUntil: call.waitUntil }, key, cost);

/** Consumes one request under a merchant's key. */
export const limitMerchantKey = (call: Call<GatewayEnv>, keyId: string): Promise<Reservation> =>
  consume(
    call,
    { name: keyId, terms: perMinute(call.env, call.env.REQUESTS_PER_MINUTE_MERCHANT) },
    1,
  );

/** Consumes one request of a TPP, whichever of its tokens it shows. */
export const limitTpp = (call: Call<GatewayEnv>, tppId: string): Promise<Reservation> =>
  consume(call, { name: tppId, terms: perMinute(call.env, call.env.REQUESTS_PER_MINUTE_TPP) }, 1);

/** The same for a client that anybody can name: a stranger uses up the limit of one address. */
export const limitPublicClient = (call: Call<GatewayEnv>, tppId: string): Promise<Reservation> => {
  const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_TPP);
  return consume(call, { name: `${tppId} ${addressOf(call.request)}`, terms }, 1);
};

/** Consumes one request under a consent. */
export const limitConsent = (call: Call<GatewayEnv>, consentId: string): Promise<Reservation> => {
  const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_CONSENT);
  return consume(call, { name: consentId, terms }, 1);
};

/** Consumes one request to a public or hosted address. */
export const limitAddress = (call: Call<GatewayEnv>): Promise<Reservation> => {
  const terms = perMinute(call.env, call.env.REQUESTS_PER_MINUTE_ADDRESS);
  return consume(call, { name: `hosted ${addressOf(call.request)}`, terms }, 1);
};

const lookupTerms = (env: GatewayEnv): BucketTerms => ({
  capacity: readTokens(env.PAYER_LOOKUP_BURST),
  perMinute: readTokens(env.PAYER_LOOKUPS_PER_MINUTE),
});

/**
 * Consumes one lookup of a payer. A name that exists costs one token, an unknown name twenty, so
 * guessing is expensive [DICT]. The higher cost is consumed first; `found` returns the difference.
 * An address may look up less than the gateway may at the registry, so one shopper cannot use up
 * the gateway's share.
 */
export const limitLookup = async (
  call: Call<GatewayEnv>,
  mode: Mode,
): Promise<Reservation & { found?(): void }> => {
  const terms = call.env.LIMITS === "local" ? HIGH : lookupTerms(call.env);
  const name = `lookups ${mode} ${addressOf(call.request)}`;
  const reserved = await consume(call, { name, terms }, MISS_COST);
  if (!reserved.ok) return reserved;
  return { ...reserved, found: () => reserved.refund(MISS_COST - HIT_COST) };
};

/** What the registry grants this gateway (docs/decisions/078). */
export const registryTerms = (env: GatewayEnv): BucketTerms =>
  env.LIMITS === "local"
    ? HIGH
    : {
        capacity: readTokens(env.REGISTRY_LOOKUP_BURST),
        perMinute: readTokens(env.REGISTRY_LOOKUPS_PER_MINUTE),
      };

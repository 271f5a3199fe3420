import {
  callerAddress,
  HIGH,
  type LimitKey,
  perMinute,
  type Reservation,
  reserve,
} from "../../base/platform/budget.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import {
  type BucketTerms,
  HIT_COST,
  MISS_COST,
  readTokens,
} from "../../base/platform/token-bucket.ts";

/** Rate limits of each caller of the gateway (G3.1, G3.3). The numbers are configuration. */
type Limited = Call<GatewayEnv>;

// @rule G3.1
const consume = (
  call: Limited,
  policy: string,
  name: string,
  requests: string,
): Promise<Reservation> => {
  const key: LimitKey = { policy, name, terms: perMinute(call.env, requests) };
  return reserve(call, key, 1);
};

/** Consumes one request under a merchant's key. */
export const limitMerchantKey = (call: Limited, keyId: string): Promise<Reservation> =>
  consume(call, "merchant-key", keyId, call.env.REQUESTS_PER_MINUTE_MERCHANT);

/**
 * How often a merchant may change its settings itself. Each change stays in the audit log.
 * @rule P8.16
 */
const OWN_CHANGES: BucketTerms = { capacity: 10, perMinute: 10 };

/** Consumes one such change, under whichever of the merchant's keys. */
export const limitOwnChange = (call: Limited, merchantId: string): Promise<Reservation> => {
  const terms = call.env.LIMITS === "local" ? HIGH : OWN_CHANGES;
  return reserve(call, { policy: "own-changes", name: merchantId, terms }, 1);
};

/** Consumes one request of a TPP, whichever of its tokens it shows. */
export const limitTpp = (call: Limited, tppId: string): Promise<Reservation> =>
  consume(call, "tpp", tppId, call.env.REQUESTS_PER_MINUTE_TPP);

/** The same for a client that anybody can name: a stranger uses up the limit of one address. */
export const limitPublicClient = (call: Limited, tppId: string): Promise<Reservation> => {
  const name = `${tppId} ${callerAddress(call.request)}`;
  return consume(call, "tpp", name, call.env.REQUESTS_PER_MINUTE_TPP);
};

/** Consumes one request under a consent. */
export const limitConsent = (call: Limited, consentId: string): Promise<Reservation> =>
  consume(call, "consent", consentId, call.env.REQUESTS_PER_MINUTE_CONSENT);

/** Consumes one request to a public or hosted address. @rule G3.3 */
export const limitAddress = (call: Limited): Promise<Reservation> => {
  const name = `hosted ${callerAddress(call.request)}`;
  return consume(call, "address", name, call.env.REQUESTS_PER_MINUTE_ADDRESS);
};

/** Consumes one call of a bank under one of its keys. */
export const limitBankKey = (call: Limited, keyId: string): Promise<Reservation> =>
  consume(call, "bank-key", keyId, call.env.CALLBACKS_PER_MINUTE);

/** Consumes one call of the rail of one mode, under any of its keys. */
export const limitRail = (call: Limited, mode: Mode): Promise<Reservation> =>
  consume(call, "rail-key", `rail ${mode}`, call.env.CALLBACKS_PER_MINUTE);

const lookupTerms = (env: GatewayEnv): BucketTerms => ({
  capacity: readTokens(env.PAYER_LOOKUP_BURST),
  perMinute: readTokens(env.PAYER_LOOKUPS_PER_MINUTE),
});

/**
 * Consumes one lookup of a payer. A name that exists costs one token, an unknown name twenty, so
 * guessing is expensive [DICT]. The higher cost is consumed first; `found` returns the difference.
 * An address may look up less than the gateway may at the registry, so one shopper cannot use up
 * the gateway's share.
 * @rule P3.7
 */
export const limitLookup = async (
  call: Limited,
  mode: Mode,
): Promise<Reservation & { found?(): void }> => {
  const terms = call.env.LIMITS === "local" ? HIGH : lookupTerms(call.env);
  const name = `lookups ${mode} ${callerAddress(call.request)}`;
  const reserved = await reserve(call, { policy: "lookups", name, terms }, MISS_COST);
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

import { addressOf, type LimitKey, type Reservation, reserve } from "../../platform/budget.ts";
import type { Call } from "../../platform/edge.ts";
import { type BucketTerms, MISS_COST, readTokens } from "../../platform/token-bucket.ts";
import type { BankCaller, LookupCaller } from "../callers.ts";
import type { Visit } from "../customers/visits.ts";
import type { RegistryEnv } from "../environment.ts";

/** Who pays for what is asked of the registry, and how much they may spend. */

/**
 * The public pays by its address, a gateway for all its lookups together: a large one needs terms
 * of its own [DICT, categories of participants], or its shoppers' mistakes use up everyone's
 * lookups.
 */
export const payerOfLookup = (call: Call<RegistryEnv, LookupCaller>): LimitKey => {
  const { caller, env } = call;
  if (caller.kind === "public") return payerOfVisitor(call);
  const usual = lookupTerms(env);
  return {
    name: `gateway ${caller.gatewayId}`,
    terms: {
      capacity: caller.lookupBurst ?? usual.capacity,
      perMinute: caller.lookupsPerMinute ?? usual.perMinute,
    },
  };
};

const lookupTerms = (env: RegistryEnv): BucketTerms => ({
  capacity: readTokens(env.LOOKUP_BURST),
  perMinute: readTokens(env.LOOKUPS_PER_MINUTE),
});

/** Whoever looks at public addresses without a key. */
export const payerOfVisitor = (call: Call<RegistryEnv>): LimitKey => ({
  name: addressOf(call.request),
  terms: lookupTerms(call.env),
});

/** A bank's handles, links and claims of a day. */
export const payerOfBank = (
  env: RegistryEnv,
  { bankId, dailyQuota }: Pick<BankCaller, "bankId" | "dailyQuota">,
): LimitKey => {
  const capacity = dailyQuota ?? readTokens(env.BANK_DAILY_QUOTA);
  return { name: `bank ${bankId}`, terms: { capacity, perMinute: capacity / (24 * 60) } };
};

/** The usernames that one customer tries. */
export const payerOfNames = ({ handleId }: Pick<Visit, "handleId">): LimitKey => {
  const capacity = 10 * MISS_COST;
  return { name: `names of ${handleId}`, terms: { capacity, perMinute: capacity / (24 * 60) } };
};

/** Takes tokens of this payer for what may come. */
export const reserveTokens = (
  { env, waitUntil }: Call<RegistryEnv>,
  payer: LimitKey,
  cost: number,
): Promise<Reservation> => reserve({ env, binding: "LOOKUP_BUDGETS", waitUntil }, payer, cost);

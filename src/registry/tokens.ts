import type { ProblemCode } from "../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../base/kernel/result.ts";
import { callerAddress, type LimitKey, reserve } from "../base/platform/budget.ts";
import type { TokenCost } from "../base/platform/contract.ts";
import {
  type AdmittedCall,
  type Answer,
  type Call,
  type Route,
  routeOf,
} from "../base/platform/edge.ts";
import { logFault } from "../base/platform/log.ts";
import {
  type BucketTerms,
  HIT_COST,
  MISS_COST,
  readTokens,
  type UsedLimit,
} from "../base/platform/token-bucket.ts";
import type { AdminInRealm, LookupCaller, RealmBankCaller } from "./callers.ts";
import type { RegistryEnv } from "./environment.ts";

/** What a request costs is in its row. Here are the keys that consume it (docs/decisions/032). */

/**
 * The public has a bucket per address, a gateway one for all its lookups, a bank its day's. A large
 * gateway needs its own limits [DICT, categories of participants], or its shoppers' mistakes use up
 * its lookups.
 */
export const keyOfLookup = (call: Call<RegistryEnv, LookupCaller>): LimitKey => {
  const { caller, env } = call;
  if (caller.kind === "public") return keyOfAddress(call);
  if (caller.kind === "bank") return keyOfBank(env, caller);
  const usual = lookupTerms(env);
  return {
    policy: "lookups",
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

/** A caller of public addresses without a key. */
const keyOfAddress = (call: Call<RegistryEnv>): LimitKey => ({
  policy: "lookups",
  name: callerAddress(call.request),
  terms: lookupTerms(call.env),
});

/** A bank's changes, and its reads, of a day. @rule R6.6 */
export const keyOfBank = (
  env: RegistryEnv,
  { bankId, dailyQuota }: Pick<RealmBankCaller, "bankId" | "dailyQuota">,
): LimitKey => {
  const capacity = dailyQuota ?? readTokens(env.BANK_DAILY_QUOTA);
  return ofOneDay("bank-day", `bank ${bankId}`, capacity);
};

/** The usernames that one customer tries in a day. */
export const keyOfUsernames = ({ handleId }: { handleId: string }): LimitKey =>
  ofOneDay("usernames", `names of ${handleId}`, 10 * MISS_COST);

/** The other choices that one customer makes in a day. */
export const keyOfChoices = ({ handleId }: { handleId: string }): LimitKey =>
  ofOneDay("choices", `choices of ${handleId}`, 50 * CHANGE_COST);

const ofOneDay = (policy: string, name: string, capacity: number): LimitKey => ({
  policy,
  name,
  terms: { capacity, perMinute: capacity / (24 * 60) },
});

/**
 * The cost of a bank's change. Each one writes an audit entry that stays for ever, so a bank that
 * changes something all day must not fill the database (docs/decisions/032).
 * @rule R6.2
 */
export const CHANGE_COST = 20;

/**
 * A request that reveals whether a name exists, and one that its own bank must always get.
 * @rule R3.5
 */
export const nameCost: TokenCost = { hit: HIT_COST, miss: MISS_COST };
/** @rule R6.2 */
export const ownNameCost: TokenCost = { hit: 0, miss: MISS_COST };

/** A row that consumes its cost. Everything of the registry's table passes here. */
export const consuming = (row: Route<RegistryEnv>): Route<RegistryEnv> => {
  const { cost } = row.contract;
  return cost ? routeOf({ ...row, answer: (call) => consume(call, cost, row) }) : row;
};

/**
 * The cost of a miss is consumed first, and a hit gets the difference back, so parallel requests
 * are not cheaper than sequential ones. What a bank must always get waits for no tokens and no
 * bucket.
 */
const consume = async (
  call: AdmittedCall,
  { hit, miss, each }: TokenCost,
  row: Route<RegistryEnv>,
): Promise<Answer> => {
  const key = keyOf(call);
  if (!key) return row.answer(call);
  const { env, waitUntil } = call;
  const entries: number = each === undefined ? 1 : call.body[each].length;
  const limits: UsedLimit[] = [];
  const reservation = await reserve({ env, limits, waitUntil }, key, entries * miss).catch(
    (error: unknown) => {
      if (hit > 0) throw error;
      logFault("a bucket of tokens does not answer", error, { policy: key.policy });
      return refuse("SERVICE_UNAVAILABLE");
    },
  );
  // What is left afterwards tells what a name has cost: only a refusal and a fixed cost show it.
  if (!reservation.ok || hit === miss) call.limits.push(...limits);
  if (!reservation.ok && hit > 0) return reservation;
  let isMiss = false;
  try {
    const answer = await row.answer(call);
    isMiss = !(answer instanceof Response || answer.ok) && revealsNames.has(answer.problem.code);
    return reservation.ok || !isMiss ? answer : reservation;
  } finally {
    // A fault of ours reveals nothing and costs no more than a hit.
    if (reservation.ok && !isMiss) reservation.refund(entries * (miss - hit));
  }
};

/** The key that consumes; null for the registry's operator. */
const keyOf = (call: AdmittedCall): LimitKey | null => {
  const caller: LookupCaller | AdminInRealm | null = call.caller;
  if (caller?.kind === "admin") return null;
  return caller === null ? keyOfAddress(call) : keyOfLookup(call);
};

/** Refusals that reveal whether a name exists. */
export const revealsNames: ReadonlySet<ProblemCode> = new Set([
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "FORBIDDEN",
]);

/** Each request of a visitor of the pages costs as much as a hit. */
export const admitVisitor = async (call: Call<RegistryEnv>): Promise<Result<null>> => {
  const reservation = await reserve(call, keyOfAddress(call), HIT_COST);
  return reservation.ok ? ok(null) : reservation;
};

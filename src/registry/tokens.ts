import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Result } from "../kernel/result.ts";
import { addressOf, type LimitKey, reserve } from "../platform/budget.ts";
import { type Call, guard, type Reply } from "../platform/edge.ts";
import { type BucketTerms, HIT_COST, MISS_COST, readTokens } from "../platform/token-bucket.ts";
import type { UsedLimit } from "../platform/used-limits.ts";
import type { AdminInRealm, BankCaller, LookupCaller } from "./callers.ts";
import type { RegistryEnv } from "./environment.ts";

/** The cost of a request in tokens, and the key that consumes them (docs/decisions/032). */

/**
 * The public has a bucket per address, a gateway one for all its lookups. A large gateway needs its
 * own limits [DICT, categories of participants], or its shoppers' mistakes use up its lookups.
 */
export const keyOfLookup = (call: Call<RegistryEnv, LookupCaller>): LimitKey => {
  const { caller, env } = call;
  if (caller.kind === "public") return keyOfAddress(call);
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
  name: addressOf(call.request),
  terms: lookupTerms(call.env),
});

/** A bank's handles, links and claims of a day. */
export const keyOfBank = (
  env: RegistryEnv,
  { bankId, dailyQuota }: Pick<BankCaller, "bankId" | "dailyQuota">,
): LimitKey => {
  const capacity = dailyQuota ?? readTokens(env.BANK_DAILY_QUOTA);
  return {
    policy: "bank-day",
    name: `bank ${bankId}`,
    terms: { capacity, perMinute: capacity / (24 * 60) },
  };
};

/** The usernames that one customer tries. */
export const keyOfUsernames = ({ handleId }: { handleId: string }): LimitKey => {
  const capacity = 10 * MISS_COST;
  return {
    policy: "usernames",
    name: `names of ${handleId}`,
    terms: { capacity, perMinute: capacity / (24 * 60) },
  };
};

type Step<OneCall> = (call: OneCall) => Promise<Result<Reply>>;

type LookupCall<Path, Query> = Call<RegistryEnv, LookupCaller, undefined, Path, Query>;
type BankCall<Body = unknown, Path = unknown, Query = unknown> = Call<
  RegistryEnv,
  BankCaller,
  Body,
  Path,
  Query
>;

/**
 * Makes a step consume tokens. The cost of a miss is consumed first, and a hit gets the difference
 * back, so parallel lookups are not cheaper than sequential ones.
 */
const limited =
  <OneCall extends Call<RegistryEnv>>(
    keyOf: (call: OneCall) => LimitKey,
    step: Step<OneCall>,
    costsAMiss: (answer: Result<Reply>) => boolean = isRevealingRefusal,
  ): Step<OneCall> =>
  async (call) => {
    const { env, waitUntil } = call;
    // What is left afterwards tells what a name has cost, so only a refusal names the limit.
    const limits: UsedLimit[] = [];
    const reservation = await reserve({ env, limits, waitUntil }, keyOf(call), MISS_COST);
    if (!reservation.ok) {
      call.limits.push(...limits);
      return reservation;
    }
    let isMiss = false;
    try {
      const answer = await step(call);
      isMiss = costsAMiss(answer);
      return answer;
    } finally {
      // A fault of ours reveals nothing and costs no more than a hit.
      if (!isMiss) reservation.refund(MISS_COST - HIT_COST);
    }
  };

const isRevealingRefusal = (answer: Result<Reply>): boolean =>
  !answer.ok && revealsNames.has(answer.problem.code);

/** Refusals that reveal whether a name exists. */
export const revealsNames: ReadonlySet<ProblemCode> = new Set([
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "FORBIDDEN",
]);

/** A lookup by name, limited by the caller's address or gateway. */
export const limitedLookup = <Path, Query>(step: Step<LookupCall<Path, Query>>) =>
  limited(keyOfLookup, step);

/** Each request of a visitor costs as much as a hit. */
export const admitVisitor = async (call: Call<RegistryEnv>): Promise<Result<null>> => {
  const reservation = await reserve(call, keyOfAddress(call), HIT_COST);
  return reservation.ok ? ok(null) : reservation;
};

/** For public addresses that reveal no names. */
export const visitor = guard<RegistryEnv, null>(
  { accepts: [null], limited: true, refusals: ["RATE_LIMITED"] },
  admitVisitor,
);

/** One token, whatever the answer. */
const limitedOnce =
  <OneCall extends Call<RegistryEnv>>(
    keyOf: (call: OneCall) => LimitKey,
    step: Step<OneCall>,
  ): Step<OneCall> =>
  async (call) => {
    const reservation = await reserve(call, keyOf(call), HIT_COST);
    return reservation.ok ? step(call) : reservation;
  };

/** A list that reveals no names, limited by its caller. */
export const limitedList = <Path, Query>(step: Step<LookupCall<Path, Query>>) =>
  limitedOnce(keyOfLookup, step);

const keyOfCaller = ({ env, caller }: BankCall): LimitKey => keyOfBank(env, caller);

/**
 * Requests that a bank can repeat on its own records. A request that ends by itself (a link is
 * unlinked once, a claim confirmed once) costs nothing: its beginning has cost tokens, and a bank
 * without tokens must still be able to suspend, unlink and cancel.
 */
export const limitedOwn = <Body, Path, Query>(step: Step<BankCall<Body, Path, Query>>) =>
  limitedOnce(keyOfCaller, step);

/** Everything that a bank begins, from its daily quota, with the same cost for guessing names. */
export const limitedBank = <Body, Path, Query>(step: Step<BankCall<Body, Path, Query>>) =>
  limited(keyOfCaller, step);

/**
 * A new handle reveals that its name was free and blocks it for everyone else: it costs as much as
 * a miss.
 */
export const limitedNewName = <Body, Path, Query>(step: Step<BankCall<Body, Path, Query>>) =>
  limited(keyOfCaller, step, (answer) => answer.ok || isRevealingRefusal(answer));

type GovernorCall<Path> = Call<RegistryEnv, BankCaller | AdminInRealm, undefined, Path>;

/** Requests that the registry's operator may also make, at no cost. */
export const limitedBankOrAdmin =
  <Path>(step: Step<GovernorCall<Path>>): Step<GovernorCall<Path>> =>
  (call) =>
    call.caller.kind === "admin"
      ? step(call)
      : limitedBank(step)(call as BankCall<undefined, Path>);

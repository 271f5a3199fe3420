import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Result } from "../kernel/result.ts";
import { addressOf, type LimitKey, type Reservation, reserve } from "../platform/budget.ts";
import type { Call, Guard, Reply } from "../platform/edge.ts";
import { type BucketTerms, HIT_COST, MISS_COST, readTokens } from "../platform/token-bucket.ts";
import type { AdminInRealm, BankCaller, LookupCaller } from "./callers.ts";
import type { RegistryEnv } from "./environment.ts";

/** What a request costs, and who has the tokens for it (docs/decisions/032). */

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
const payerOfVisitor = (call: Call<RegistryEnv>): LimitKey => ({
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
export const payerOfNames = ({ handleId }: { handleId: string }): LimitKey => {
  const capacity = 10 * MISS_COST;
  return { name: `names of ${handleId}`, terms: { capacity, perMinute: capacity / (24 * 60) } };
};

/** Takes tokens of this payer for what may come. */
export const reserveTokens = (
  { env, waitUntil }: Call<RegistryEnv>,
  payer: LimitKey,
  cost: number,
): Promise<Reservation> => reserve({ env, binding: "LOOKUP_BUDGETS", waitUntil }, payer, cost);

type Step<Caller, Body> = (call: Call<RegistryEnv, Caller, Body>) => Promise<Result<Reply>>;

/**
 * Lets the caller pay for the step. The price of a miss is taken beforehand and what a hit costs
 * less is given back, so that many questions at once are not cheaper than one after the other.
 */
const charged =
  <Caller, Body>(
    payerOf: (call: Call<RegistryEnv, Caller, Body>) => LimitKey,
    step: Step<Caller, Body>,
    isDear: (answer: Result<Reply>) => boolean = isRefusalThatTells,
  ): Step<Caller, Body> =>
  async (call) => {
    const reservation = await reserveTokens(call, payerOf(call), MISS_COST);
    if (!reservation.ok) return reservation;
    let isPaid = false;
    try {
      const answer = await step(call);
      isPaid = isDear(answer);
      return answer;
    } finally {
      // A fault of ours tells nothing, and costs no more than a hit.
      if (!isPaid) reservation.refund(MISS_COST - HIT_COST);
    }
  };

const isRefusalThatTells = (answer: Result<Reply>): boolean =>
  !answer.ok && tellsOfNames.has(answer.problem.code);

/** Refusals from which a caller learns whether a name exists. */
export const tellsOfNames: ReadonlySet<ProblemCode> = new Set([
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "FORBIDDEN",
]);

/** A lookup by name, on the account of the address or the gateway that asks. */
export const chargedLookup = (step: Step<LookupCaller, undefined>) =>
  charged<LookupCaller, undefined>(payerOfLookup, step);

/** Public addresses that tell nothing of names: each request costs what a hit does. */
export const visitor: Guard<RegistryEnv, null> = async (call) => {
  const reservation = await reserveTokens(call, payerOfVisitor(call), HIT_COST);
  return reservation.ok ? ok(null) : reservation;
};

/** One token, whatever the answer is. */
const chargedOnce =
  <Caller>(payerOf: (call: Call<RegistryEnv, Caller, undefined>) => LimitKey) =>
  (step: Step<Caller, undefined>): Step<Caller, undefined> =>
  async (call) => {
    const reservation = await reserveTokens(call, payerOf(call), HIT_COST);
    return reservation.ok ? step(call) : reservation;
  };

/** A list that tells nothing of names, on the account of whoever asks. */
export const chargedList = chargedOnce<LookupCaller>(payerOfLookup);

/**
 * What a bank may do with its own records again and again. What ends by itself (a link is unlinked
 * once, a claim confirmed once) costs nothing: it was paid for when it began, and a bank whose day
 * is used up shall still be able to suspend, unlink and cancel.
 */
export const chargedOwn = chargedOnce<BankCaller>((call) => payerOfBank(call.env, call.caller));

/** Whatever a bank begins: the quota of its day, and the same price for trying names. */
export const chargedToBank = <Body>(step: Step<BankCaller, Body>) =>
  charged<BankCaller, Body>((call) => payerOfBank(call.env, call.caller), step);

/**
 * A new handle says that its name was free, and keeps it from everyone else: it costs what a miss
 * does.
 */
export const chargedNewName = <Body>(step: Step<BankCaller, Body>) =>
  charged<BankCaller, Body>(
    (call) => payerOfBank(call.env, call.caller),
    step,
    (answer) => answer.ok || isRefusalThatTells(answer),
  );

/** Where the registry's operator acts too: it pays nothing. */
export const chargedToBanks =
  (step: Step<BankCaller | AdminInRealm, undefined>): Step<BankCaller | AdminInRealm, undefined> =>
  (call) =>
    call.caller.kind === "admin"
      ? step(call)
      : chargedToBank<undefined>(step)(call as Call<RegistryEnv, BankCaller, undefined>);

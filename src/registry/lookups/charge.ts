import { type ProblemCode, problem, problemBody } from "../../kernel/problems.ts";
import type { Result } from "../../kernel/result.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import type { AdminInRealm, BankCaller, LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { type Payer, payerOfBank, payerOfLookup, reserve } from "./lease.ts";

/** What an answer costs in tokens: names that do not exist are what an enumerator asks for. */
export const HIT_COST = 1;
export const MISS_COST = 20;

type Step<Caller, Body> = (call: Call<RegistryEnv, Caller, Body>) => Promise<Result<Reply>>;

/**
 * Lets the caller pay for the step. The price of a miss is taken beforehand and what a hit costs
 * less is given back, so that many questions at once are not cheaper than one after the other.
 */
const charged =
  <Caller, Body>(
    payerOf: (call: Call<RegistryEnv, Caller, Body>) => Payer,
    step: Step<Caller, Body>,
  ): Step<Caller, Body> =>
  async (call) => {
    const payer = payerOf(call);
    const reservation = await reserve(call, payer, MISS_COST);
    if (!reservation.ok) return tooMany(call, payer, reservation.retryAfterSeconds);
    const answer = await step(call);
    if (answer.ok || !tellsOfNames.has(answer.problem.code)) {
      reservation.refund(MISS_COST - HIT_COST);
    }
    return answer;
  };

/** Refusals from which a caller learns whether a name exists. */
export const tellsOfNames: ReadonlySet<ProblemCode> = new Set([
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "FORBIDDEN",
]);

export const chargedLookup = (step: Step<LookupCaller, undefined>) =>
  charged<LookupCaller, undefined>(payerOfLookup, step);

/** Whatever a bank begins: the quota of its day, and the same price for trying names. */
export const chargedToBank = <Body>(step: Step<BankCaller, Body>) =>
  charged<BankCaller, Body>((call) => payerOfBank(call.env, call.caller), step);

/** Where the registry's operator acts too: it pays nothing. */
export const chargedToBanks =
  (step: Step<BankCaller | AdminInRealm, undefined>): Step<BankCaller | AdminInRealm, undefined> =>
  (call) =>
    call.caller.kind === "admin"
      ? step(call)
      : chargedToBank<undefined>(step)(call as Call<RegistryEnv, BankCaller, undefined>);

/** 429 with the RateLimit fields [draft-ietf-httpapi-ratelimit-headers]. */
export const tooMany = (
  call: Call<RegistryEnv>,
  { terms }: Payer,
  retryAfterSeconds: number,
): Result<Reply> => {
  const windowSeconds = Math.ceil((terms.capacity / terms.perMinute) * 60);
  return reply(429, problemBody(problem("RATE_LIMITED"), call.correlationId), {
    "retry-after": String(retryAfterSeconds),
    "ratelimit-policy": `"tokens";q=${terms.capacity};w=${windowSeconds}`,
    ratelimit: `"tokens";r=0;t=${retryAfterSeconds}`,
  });
};

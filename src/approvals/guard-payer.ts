import { ok, type Result, refuse } from "../base/kernel/result.ts";
import { callerAddress } from "../base/platform/budget.ts";
import { now } from "../base/platform/clock.ts";
import { hmacHex } from "../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../base/platform/env.ts";
import { identityKey } from "../base/platform/master-key.ts";
import { namedObject, type Remote } from "../base/platform/objects.ts";
import { type FundsQuestion, MAX_AMOUNTS, questionForgottenAt } from "./payer-guard.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

const hashed = (env: GatewayEnv, text: string): string =>
  hmacHex(identityKey(env, "payer-guard"), text);

/** The name of an account's guard. It holds a keyed hash, so it reveals no IBAN. */
export const guardName = (env: GatewayEnv, mode: Mode, iban: string) =>
  ["payer_guard", mode, hashed(env, iban)] as const;

/** The guard of an account. */
export const guardOf = (env: GatewayEnv, mode: Mode, iban: string): Remote<PayerGuard> =>
  namedObject(env, "PAYER_GUARDS", guardName(env, mode, iban));

/** Counts a funds confirmation before the bank is asked; RATE_LIMITED until the end of the day. */
export const limitFundsQuestions = async (
  env: GatewayEnv,
  mode: Mode,
  iban: string,
  question: FundsQuestion,
): Promise<Result<null>> => {
  if (await guardOf(env, mode, iban).takeFundsQuestion(question)) return ok(null);
  const at = now();
  return refuse("RATE_LIMITED", {
    message:
      `Funds are confirmed for ${MAX_AMOUNTS} different amounts an account and day. Ask for one of ` +
      "them again, or tomorrow (UTC).",
    retry_after: Math.ceil((questionForgottenAt({ at }) - at) / 1000),
  });
};

/** The sender's address as a guard keeps it. */
export const guardAddress = (env: GatewayEnv, request: Request): string =>
  hashed(env, callerAddress(request)).slice(0, 16);

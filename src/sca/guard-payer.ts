import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { namedObject, type Remote } from "../platform/objects.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

/** The guard of an account. A keyed hash names it, so object names reveal no IBAN. */
export const guardOf = (env: GatewayEnv, mode: Mode, iban: string): Remote<PayerGuard> => {
  const hash = hmacHex(deriveKey(env.MASTER_KEY, "payer-guard"), iban);
  return namedObject(env, "PAYER_GUARDS", ["payer_guard", mode, hash]);
};

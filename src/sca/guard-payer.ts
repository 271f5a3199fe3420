import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { namedObjectId, objectStub, type Remote } from "../platform/objects.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

const PAYER_GUARDS = "PAYER_GUARDS";

/** The guard of an account. A keyed hash names it, so object names reveal no IBAN. */
export const guardOf = (env: GatewayEnv, mode: Mode, iban: string): Remote<PayerGuard> => {
  const hash = hmacHex(deriveKey(env.MASTER_KEY, "payer-guard"), iban);
  const id = namedObjectId(env, PAYER_GUARDS, ["payer_guard", mode, hash]);
  return objectStub<Remote<PayerGuard>>(env, PAYER_GUARDS, id) as Remote<PayerGuard>;
};

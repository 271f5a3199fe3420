import { canonicalJson } from "../kernel/json.ts";
import { deriveKey, hmacHex, sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import type { Remote } from "../platform/objects.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

/** The guard of an account: named by a keyed hash, so that object names tell no IBAN. */
export const guardOf = (env: GatewayEnv, mode: Mode, iban: string): Remote<PayerGuard> => {
  const hash = hmacHex(deriveKey(env.MASTER_KEY, "payer-guard"), iban);
  const id = env.PAYER_GUARDS.idFromName(sha256Hex(canonicalJson(["payer_guard", mode, hash])));
  return env.PAYER_GUARDS.get(id) as unknown as Remote<PayerGuard>;
};

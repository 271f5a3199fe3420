import { addressOf } from "../platform/budget.ts";
import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { namedObject, type Remote } from "../platform/objects.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

const hashed = (env: GatewayEnv, text: string): string =>
  hmacHex(deriveKey(env.MASTER_KEY, "payer-guard"), text);

/** The name of an account's guard. It holds a keyed hash, so it reveals no IBAN. */
export const guardName = (env: GatewayEnv, mode: Mode, iban: string) =>
  ["payer_guard", mode, hashed(env, iban)] as const;

/** The guard of an account. */
export const guardOf = (env: GatewayEnv, mode: Mode, iban: string): Remote<PayerGuard> =>
  namedObject(env, "PAYER_GUARDS", guardName(env, mode, iban));

/** The sender's address as a guard keeps it. */
export const guardAddress = (env: GatewayEnv, request: Request): string =>
  hashed(env, addressOf(request)).slice(0, 16);

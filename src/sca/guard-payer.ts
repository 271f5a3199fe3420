import { canonicalJson } from "../kernel/json.ts";
import { deriveKey, hmacHex, sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { objectStub, type Remote } from "../platform/objects.ts";
import type { LookupGuard } from "./lookup-guard-object.ts";
import type { PayerGuard } from "./payer-guard-object.ts";

/** The guard of an account: named by a keyed hash, so that object names tell no IBAN. */
export const guardOf = (env: GatewayEnv, mode: Mode, iban: string): Remote<PayerGuard> => {
  const hash = hmacHex(deriveKey(env.MASTER_KEY, "payer-guard"), iban);
  return named<PayerGuard>(env.PAYER_GUARDS, ["payer_guard", mode, hash]);
};

/** The guard of the address that a request comes from; of IPv6 the network that one line gets. */
export const lookupGuardOf = (
  env: GatewayEnv,
  mode: Mode,
  request: Request,
): Remote<LookupGuard> => {
  const address = request.headers.get("cf-connecting-ip") ?? "";
  const line = address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
  const hash = hmacHex(deriveKey(env.MASTER_KEY, "lookup-guard"), line);
  return named<LookupGuard>(env.LOOKUP_GUARDS, ["lookup_guard", mode, hash]);
};

const named = <Guard>(namespace: DurableObjectNamespace, name: string[]): Remote<Guard> => {
  const id = namespace.idFromName(sha256Hex(canonicalJson(name)));
  const stub = objectStub<Guard>(namespace, id.toString());
  if (!stub) throw new Error("an id that was just made is known");
  return stub;
};

import { canonicalJson } from "../kernel/json.ts";
import type { Owner } from "../parties/owners.ts";
import { sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { callObject, type Remote } from "../platform/objects.ts";
import type { Endpoint } from "./endpoint-object.ts";

/** What an endpoint's object guards: everything that one owner gets at one origin in one mode. */
export interface EndpointName {
  owner: Owner;
  mode: Mode;
  origin: string;
}

/**
 * The id of an endpoint's object in hex. The name of a merchant's endpoint has no kind in it: such
 * objects exist since before there were TPPs. Names of other kinds have one part more, so that no
 * two kinds share a name, whatever their ids are.
 */
export const endpointId = (env: GatewayEnv, { owner, mode, origin }: EndpointName): string => {
  const named = owner.kind === "MERCHANT" ? [owner.id] : [owner.kind, owner.id];
  const name = sha256Hex(canonicalJson(["endpoint", ...named, mode, origin]));
  return env.ENDPOINTS.idFromName(name).toString();
};

/** Calls an endpoint's object; its methods are idempotent, so that a repeat is harmless. */
export const callEndpoint = <Answer>(
  env: GatewayEnv,
  id: string,
  call: (endpoint: Remote<Endpoint>) => Promise<Answer>,
): Promise<Answer> => callObject<Endpoint, Answer>(env.ENDPOINTS, id, call);

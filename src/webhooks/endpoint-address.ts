import { canonicalJson } from "../kernel/json.ts";
import { sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { callObject, type Remote } from "../platform/objects.ts";
import type { Endpoint } from "./endpoint-object.ts";

/** What an endpoint's object guards: everything that one owner sends to one origin in one mode. */
export interface EndpointName {
  owner: string;
  mode: Mode;
  origin: string;
}

/** The id of an endpoint's object in hex. */
export const endpointId = (env: GatewayEnv, { owner, mode, origin }: EndpointName): string =>
  env.ENDPOINTS.idFromName(sha256Hex(canonicalJson(["endpoint", owner, mode, origin]))).toString();

/** Calls an endpoint's object; its methods are idempotent, so that a repeat is harmless. */
export const callEndpoint = <Answer>(
  env: GatewayEnv,
  id: string,
  call: (endpoint: Remote<Endpoint>) => Promise<Answer>,
): Promise<Answer> => callObject<Endpoint, Answer>(env.ENDPOINTS, id, call);

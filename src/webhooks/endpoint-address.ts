import type { GatewayEnv } from "../platform/env.ts";
import { callObject, namedObjectId, objectStubs, type Remote } from "../platform/objects.ts";
import type { Endpoint } from "./endpoint-object.ts";
import type { EndpointName } from "./endpoint-record.ts";

/** The binding of the endpoints' namespace; pointers carry it. */
export const ENDPOINTS = "ENDPOINTS";

/**
 * The id of an endpoint's object in hex. The name of a merchant's endpoint does not include the
 * kind of owner, because such objects are older than TPPs. Names of other kinds have one more part,
 * so no two kinds share a name, whatever their ids are.
 */
export const endpointId = (env: GatewayEnv, { owner, mode, origin }: EndpointName): string => {
  const named = owner.kind === "MERCHANT" ? [owner.id] : [owner.kind, owner.id];
  return namedObjectId(env, ENDPOINTS, ["endpoint", ...named, mode, origin]);
};

/** Calls an endpoint's object. Its methods are idempotent, so a repeat is harmless. */
export const callEndpoint = <Answer>(
  env: GatewayEnv,
  id: string,
  call: (endpoint: Remote<Endpoint>) => Promise<Answer>,
): Promise<Answer> => callObject(objectStubs<Remote<Endpoint>>(env, ENDPOINTS, id), call);

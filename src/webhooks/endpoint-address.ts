import type { GatewayEnv } from "../platform/env.ts";
import { callObject, namedObjectId, objectStubs, type Remote } from "../platform/objects.ts";
import type { Endpoint } from "./endpoint-object.ts";
import type { EndpointName } from "./endpoint-record.ts";

/** The binding of the endpoints' namespace; pointers carry it. */
export const ENDPOINTS = "ENDPOINTS";

/**
 * The id of an endpoint's object in hex. The first release had only merchants' registered
 * endpoints, so their names mention neither the kind of owner nor the kind of endpoint. For another
 * kind of owner the name has one more part, and for another kind of endpoint it begins differently,
 * so no two endpoints share a name.
 * @rule P8.12
 */
export const endpointId = (
  env: GatewayEnv,
  { owner, mode, kind, origin }: EndpointName,
): string => {
  const begins = kind === "REGISTERED" ? "endpoint" : `${kind} endpoint`;
  const named = owner.kind === "MERCHANT" ? [owner.id] : [owner.kind, owner.id];
  return namedObjectId(env, ENDPOINTS, [begins, ...named, mode, origin]);
};

/** Calls an endpoint's object. Its methods are idempotent, so a repeat is harmless. */
export const callEndpoint = <Answer>(
  env: GatewayEnv,
  id: string,
  call: (endpoint: Remote<Endpoint>) => Promise<Answer>,
): Promise<Answer> => callObject(objectStubs<Remote<Endpoint>>(env, ENDPOINTS, id), call);

import type { GatewayEnv } from "../../base/platform/env.ts";
import {
  callObject,
  namedObjectId,
  objectStubs,
  type Remote,
} from "../../base/platform/objects.ts";
import type { Endpoint } from "./endpoint-object.ts";
import type { EndpointName } from "./endpoint-record.ts";

/** The binding of the endpoints' namespace; pointers carry it. */
export const ENDPOINTS = "ENDPOINTS";

/**
 * The id of an endpoint's object in hex.
 * @rule P8.12
 */
export const endpointObjectId = (
  env: GatewayEnv,
  { owner, mode, kind, origin }: EndpointName,
): string => namedObjectId(env, ENDPOINTS, [owner.kind, owner.id, mode, kind, origin]);

/** Calls an endpoint's object. Its methods are idempotent, so a repeat is harmless. */
export const callEndpoint = <Answer>(
  env: GatewayEnv,
  id: string,
  call: (endpoint: Remote<Endpoint>) => Promise<Answer>,
): Promise<Answer> => callObject(objectStubs<Remote<Endpoint>>(env, ENDPOINTS, id), call);

import { canonicalJson } from "../kernel/json.ts";
import { sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { objectStub, type Remote } from "../platform/objects.ts";
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

/** How often a call is made; the object's methods are idempotent, so that a repeat is harmless. */
const CALLS = 3;

/**
 * Calls an endpoint's object, and again where the platform says that this may help. A stub that
 * failed stays broken, so each call has its own.
 */
export const callEndpoint = async <Answer>(
  env: GatewayEnv,
  id: string,
  call: (endpoint: Remote<Endpoint>) => Promise<Answer>,
): Promise<Answer> => {
  for (let calls = 1; ; calls++) {
    const endpoint = objectStub<Endpoint>(env.ENDPOINTS, id);
    if (!endpoint) throw new Error("not an endpoint's object of this gateway");
    try {
      return await call(endpoint);
    } catch (error) {
      const flags = error as { retryable?: boolean; overloaded?: boolean } | null;
      if (calls === CALLS || !flags?.retryable || flags.overloaded) throw error;
    }
  }
};

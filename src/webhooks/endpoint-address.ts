import { canonicalJson } from "../kernel/json.ts";
import { sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import type { Endpoint } from "./endpoint-object.ts";

/** What an endpoint's object guards: everything that one owner sends to one origin in one mode. */
export interface EndpointName {
  owner: string;
  mode: Mode;
  origin: string;
}

export const endpointId = (env: GatewayEnv, name: EndpointName): DurableObjectId =>
  env.ENDPOINTS.idFromName(
    sha256Hex(canonicalJson(["endpoint", name.owner, name.mode, name.origin])),
  );

/** How often a call is made; the object's methods are idempotent, so that a repeat is harmless. */
const CALLS = 3;

/**
 * Calls an endpoint's object, and again where the platform says that this may help. A stub that
 * failed stays broken, so each call has its own.
 */
export const callEndpoint = async <Answer>(
  env: GatewayEnv,
  id: DurableObjectId,
  call: (endpoint: DurableObjectStub<Endpoint>) => Promise<Answer>,
): Promise<Answer> => {
  const namespace = env.ENDPOINTS as DurableObjectNamespace<Endpoint>;
  for (let calls = 1; ; calls++) {
    try {
      return await call(namespace.get(id));
    } catch (error) {
      const flags = error as { retryable?: boolean; overloaded?: boolean } | null;
      if (calls === CALLS || !flags?.retryable || flags.overloaded) throw error;
    }
  }
};

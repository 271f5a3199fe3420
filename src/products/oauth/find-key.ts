import { createLocalJWKSet, type JWK } from "jose";
import { ok } from "../../base/kernel/result.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { type TppRecord, tppTargets } from "../../network/parties/tpps.ts";
import type { AuthenticationContext } from "./authenticate-client.ts";
import { chooseKey } from "./client-keys.ts";
import { askKeySet, remoteKeys } from "./remote-keys.ts";

/** The keys at clients' addresses, cached by this isolate. */
const findRemoteKey = remoteKeys(askKeySet);

/**
 * Finds the keys of a client's assertions: the registered ones, or those at its jwks_uri.
 * SERVICE_UNAVAILABLE if that address does not answer and no key of it is known.
 */
export const findAssertionKey =
  (env: GatewayEnv, tpp: TppRecord, nowMs: number): AuthenticationContext["findKey"] =>
  async (name) => {
    if (tpp.jwks_uri !== null) {
      return findRemoteKey(tpp.jwks_uri, tppTargets(env, tpp.mode), name, nowMs);
    }
    const keys = (tpp.jwks?.keys ?? []) as JWK[];
    return ok(await chooseKey(createLocalJWKSet({ keys }), name));
  };

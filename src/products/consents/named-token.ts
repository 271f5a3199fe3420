import { refuse } from "../../base/kernel/result.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { type AccessClaims, readAccessToken } from "../oauth/access-token.ts";
import { readGrant } from "../oauth/grant-text.ts";
import type { ClientCaller } from "../oauth/oauth-client.ts";
import { readJti } from "../oauth/token-family.ts";
import { consentAddress } from "./address.ts";
import { tokenIssuer } from "./token-endpoint.ts";
import type { AboutTokenForm } from "./token-requests.ts";

/** A request of a client about one token. */
export type TokenCall = Call<GatewayEnv, ClientCaller, AboutTokenForm>;

/** The contents of a token's text, before its state is checked. */
export type NamedToken =
  | { kind: "client"; claims: AccessClaims }
  | { kind: "access"; claims: AccessClaims; consent_id: string; family: number; serial: number }
  | { kind: "refresh"; consent_id: string; family: number; generation: number };

/**
 * Reads a token's text; null if this gateway did not make it, or if it is an expired access token.
 */
export const nameToken = async (env: GatewayEnv, token: string): Promise<NamedToken | null> => {
  const grant = readGrant(env.MASTER_KEY, "rt", token);
  if (grant) {
    const [family = 0, generation = 0] = grant.numbers;
    const consent_id = consentAddress.idOf(grant.hex);
    return { kind: "refresh", consent_id, family, generation };
  }
  const read = await readAccessToken(tokenIssuer(env), token);
  if (!read.ok) return null;
  const claims = read.value;
  const { consent_id } = claims;
  if (consent_id === undefined) return { kind: "client", claims };
  const numbers = readJti(consent_id, claims.jti);
  return numbers && { kind: "access", claims, consent_id, ...numbers };
};

export const tokenMissing = () =>
  refuse("INVALID_REQUEST", { message: "token is missing. Send it." });

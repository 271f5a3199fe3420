import { formatId } from "../kernel/ids.ts";
import { refuse } from "../kernel/result.ts";
import { type AccessClaims, readAccessToken } from "../oauth/access-token.ts";
import { readGrant } from "../oauth/grant-text.ts";
import type { ClientCaller } from "../oauth/oauth-client.ts";
import { readJti } from "../oauth/token-family.ts";
import type { Call } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { CONSENT_PREFIXES } from "./consent-address.ts";
import { tokenIssuer } from "./token-endpoint.ts";
import type { AboutTokenForm } from "./token-requests.ts";

/** A request of a client about one token. */
export type TokenCall = Call<GatewayEnv, ClientCaller, AboutTokenForm>;

/** A token of ours, as far as its text says. */
export type NamedToken =
  | { kind: "client"; claims: AccessClaims }
  | { kind: "access"; claims: AccessClaims; consent_id: string; family: number; serial: number }
  | { kind: "refresh"; consent_id: string; family: number; generation: number };

/** What a text names; null if it is no token of ours, or an access token that has expired. */
export const nameToken = async (env: GatewayEnv, token: string): Promise<NamedToken | null> => {
  const grant = readGrant(env.MASTER_KEY, "rt", token);
  if (grant) {
    const [family = 0, generation = 0] = grant.numbers;
    const consent_id = formatId(CONSENT_PREFIXES[0], grant.hex);
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

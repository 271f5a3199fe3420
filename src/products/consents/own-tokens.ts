import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { type AccessClaims, readAccessToken } from "../oauth/access-token.ts";
import { readGrant } from "../oauth/grant-text.ts";
import type { ClientCaller } from "../oauth/oauth-client.ts";
import { readJti } from "../oauth/token-family.ts";
import { consentAddress, consentById } from "./address.ts";
import type { ConsentCommand, ConsentView } from "./consent-record.ts";
import { tokenIssuer } from "./token-endpoint.ts";
import type { AboutTokenForm } from "./token-requests.ts";

/** A request of a client about one token. */
export type TokenCall = Call<GatewayEnv, ClientCaller, AboutTokenForm>;

/** The contents of a token's text, before its state is checked. */
type NamedToken =
  | { kind: "client"; claims: AccessClaims }
  | { kind: "access"; claims: AccessClaims; consent_id: string; family: number; serial: number }
  | { kind: "refresh"; consent_id: string; family: number; generation: number };

/**
 * Reads a token's text; null if this gateway did not make it, or if it is an expired access token.
 */
const nameToken = async (env: GatewayEnv, token: string): Promise<NamedToken | null> => {
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

const tokenMissing = () => refuse("INVALID_REQUEST", { message: "token is missing. Send it." });

/**
 * POST /ob/introspect [RFC 7662]: what one of the client's own tokens permits now. For any other
 * token the answer is exactly `{active: false}`.
 */
export const introspectStep = async (call: TokenCall): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  if (body.token === undefined) return tokenMissing();
  const named = await nameToken(env, body.token);
  const shown = named && (await show(env, named, caller.tpp.client_id));
  // @rule O3.11
  return reply(200, shown ?? { active: false });
};

const show = async (
  env: GatewayEnv,
  named: NamedToken,
  client_id: string,
): Promise<object | null> => {
  if (named.kind === "client") {
    return named.claims.client_id === client_id ? describe(env, named.claims) : null;
  }
  const { consent_id, family } = named;
  if (named.kind === "access") {
    const { serial, claims } = named;
    const view = { view: "access_token", client_id, family, serial } as const;
    return (await askObject(env, consent_id, view)) && describe(env, claims);
  }
  const { generation } = named;
  const times = { now: now() };
  const view = { view: "refresh_token", client_id, family, generation, ...times } as const;
  const found = await askObject(env, consent_id, view);
  return found && { active: true, client_id, consent_id, scope: found.scopes?.join(" ") };
};

/** The object's answer if the token is active; null if not. */
const askObject = async (
  env: GatewayEnv,
  consentId: string,
  view: ConsentView,
): Promise<{ scopes?: string[] } | null> => {
  const shown = (await consentById(env, consentId)?.view(view)) ?? null;
  const answer = shown?.ok ? JSON.parse(shown.value) : { active: false };
  return answer.active ? answer : null;
};

const describe = ({ BASE_URL }: GatewayEnv, claims: AccessClaims): object => ({
  active: true,
  iss: BASE_URL,
  aud: BASE_URL,
  ...claims,
  token_type: claims.cnf ? "DPoP" : "Bearer",
});

/**
 * POST /ob/revoke [RFC 7009]: a consent's access token ends alone, a refresh token with its family.
 * For unknown tokens and tokens of other clients the answer is 200 too, and nothing happens.
 */
export const revokeTokenStep = async (call: TokenCall): Promise<Result<Reply>> => {
  const { env, body, caller, correlationId, traceparent } = call;
  if (body.token === undefined) return tokenMissing();
  const { client_id } = caller.tpp;
  const named = await nameToken(env, body.token);
  if (named?.kind === "client") {
    const isOwn = named.claims.client_id === client_id;
    // @rule O3.10
    return isOwn ? refuse("UNSUPPORTED_TOKEN_TYPE") : reply(200, null);
  }
  if (named) {
    const note = { correlationId, traceparent };
    const turn = await consentById(env, named.consent_id)?.act(endOf(named, client_id), note);
    if (turn?.refusal) return turn.refusal;
  }
  return reply(200, null);
};

/** The object refuses nothing: it changes nothing for another client. */
const endOf = (
  named: Exclude<NamedToken, { kind: "client" }>,
  client_id: string,
): ConsentCommand => {
  const { family } = named;
  return named.kind === "refresh"
    ? { type: "revoke_refresh_token", client_id, family, generation: named.generation }
    : {
        type: "revoke_access_token",
        client_id,
        family,
        serial: named.serial,
        exp: named.claims.exp,
      };
};

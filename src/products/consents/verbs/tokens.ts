import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { now } from "../../../base/platform/clock.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import { type Call, type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import type { Form } from "../../../base/platform/request-body.ts";
import type { TppRecord } from "../../../network/parties/tpps.ts";
import { type AccessClaims, readAccessToken, type TokenIssuer } from "../../oauth/access-token.ts";
import { type GrantKind, readGrant } from "../../oauth/authorisation-code.ts";
import { takeOnce } from "../../oauth/client-guard.ts";
import type { ClientCaller } from "../../oauth/oauth-client.ts";
import { readTokenRequest, type TokenRequest } from "../../oauth/requests.ts";
import { readClientScope } from "../../oauth/scopes.ts";
import { isBoundEnough, isFapi2, needsDpop } from "../../oauth/security-profile.ts";
import {
  consentTokens,
  issueClientToken,
  readJti,
  type TokenAnswer,
} from "../../oauth/token-family.ts";
import {
  type ConsentCommand,
  type ConsentView,
  consentAddress,
  consentById,
  consentStub,
} from "../consent-record.ts";
import type { AboutTokenForm, TokenForm } from "../requests.ts";
import type { IssuedToTpp } from "../views.ts";

/**
 * POST /ob/token [RFC 6749 § 3.2]. The consent's object decides about codes and refresh tokens. It
 * stores only counters; their texts are written here (docs/decisions/092).
 */
type TokenCall = Call<GatewayEnv, ClientCaller, TokenForm>;

type GrantOf<Type extends TokenRequest["grant_type"]> = Extract<TokenRequest, { grant_type: Type }>;
type ConsentGrant = GrantOf<"authorization_code"> | GrantOf<"refresh_token">;

const tokenIssuer = (env: GatewayEnv): TokenIssuer => ({
  keys: env,
  issuer: env.BASE_URL,
  nowMs: now(),
});

export const tokenStep = async (call: TokenCall): Promise<Result<Reply>> => {
  const { body, caller } = call;
  // @rule O2.10 O2.12
  if (needsDpop(caller.tpp) && caller.jkt === null) {
    return refuse("INVALID_DPOP_PROOF", { message: "DPoP: this client must send a proof." });
  }
  const asked = readTokenRequest(body as Form, { fapi2: isFapi2(caller.tpp) });
  if (!asked.ok) return asked;
  const answer =
    asked.value.grant_type === "client_credentials"
      ? await grantToClient(call, asked.value)
      : await grantOfConsent(call, asked.value);
  // @rule O1.3
  return answer.ok ? reply(200, answer.value) : answer;
};

/** The TPP's own token. */
const grantToClient = async (
  { env, caller: { tpp, jkt, proof } }: TokenCall,
  { scope }: GrantOf<"client_credentials">,
): Promise<Result<TokenAnswer>> => {
  // In live mode a public client must begin with PAR, because anyone can use its client_id [RFC
  // 6749 § 4.4].
  // @rule O2.9
  if (tpp.auth_method === "NONE" && tpp.mode === "live") return refuse("UNAUTHORIZED_CLIENT");
  const granted = readClientScope(scope);
  if (!granted.ok) return granted;
  const once = await takeOnce(env, tpp.tpp_id, { assertion: null, proof });
  if (!once.ok) return once;
  const named = { client_id: tpp.client_id, jti: `at_${randomBase62()}`, jkt };
  return ok(await issueClientToken(tokenIssuer(env), named));
};

/** Issues the tokens of a consent, for its code or refresh token. */
const grantOfConsent = async (
  { env, caller, correlationId, traceparent }: TokenCall,
  asked: ConsentGrant,
): Promise<Result<TokenAnswer>> => {
  const kinds = { authorization_code: "ac", refresh_token: "rt" } as const;
  const kind: GrantKind = kinds[asked.grant_type];
  const text = asked.grant_type === "refresh_token" ? asked.refresh_token : asked.code;
  const named = readGrant(env, kind, text);
  const stub = named && consentStub(env, named.hex);
  if (!named || !stub) return refuse("INVALID_GRANT");
  const command = commandOf(asked, named.numbers, caller);
  const turn = await stub.act(command, { correlationId, traceparent }, { view: "tokens" });
  if (!turn?.view) return refuse("INVALID_GRANT");
  if (turn.refusal) return turn.refusal;
  if (!turn.view.ok) return turn.view;
  const issued = JSON.parse(turn.view.value) as IssuedToTpp;
  return ok(await consentTokens(tokenIssuer(env), { ...issued, hex: named.hex }));
};

/** `numbers`: for a code its number, for a refresh token its family and generation. */
const commandOf = (
  asked: ConsentGrant,
  [first = 0, second = 0]: readonly number[],
  { tpp, jkt, proof }: ClientCaller,
): ConsentCommand => {
  const common = {
    client_id: tpp.client_id,
    jkt,
    proof,
    consent_id: asked.consent_id,
    public_client: tpp.auth_method === "NONE",
  };
  if (asked.grant_type === "refresh_token") {
    const { scope } = asked;
    return { type: "refresh", family: first, generation: second, scope, ...common };
  }
  const { code_verifier, redirect_uri } = asked;
  return { type: "redeem_code", number: first, code_verifier, redirect_uri, ...common };
};

/** A request of a client about one token. */
export type AboutTokenCall = Call<GatewayEnv, ClientCaller, AboutTokenForm>;

/** The contents of a token's text, before its state is checked. */
type NamedToken =
  | { kind: "client"; claims: AccessClaims }
  | { kind: "access"; claims: AccessClaims; consent_id: string; family: number; serial: number }
  | { kind: "refresh"; consent_id: string; family: number; generation: number };

/**
 * Reads a token's text; null if this gateway did not make it, or if it is an expired access token.
 */
const nameToken = async (env: GatewayEnv, token: string): Promise<NamedToken | null> => {
  const grant = readGrant(env, "rt", token);
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
export const introspectStep = async (call: AboutTokenCall): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  if (body.token === undefined) return tokenMissing();
  const named = await nameToken(env, body.token);
  const shown = named && (await show(env, named, caller.tpp));
  // @rule O3.11
  return reply(200, shown ?? { active: false });
};

const show = async (env: GatewayEnv, named: NamedToken, tpp: TppRecord): Promise<object | null> => {
  const { client_id } = tpp;
  if (named.kind !== "refresh" && !isBoundEnough(tpp, named.claims)) return null;
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
export const revokeTokenStep = async (call: AboutTokenCall): Promise<Result<Reply>> => {
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

import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { Form } from "../../base/platform/request-body.ts";
import type { TokenIssuer } from "../oauth/access-token.ts";
import { takeOnce } from "../oauth/client-guard.ts";
import { type GrantKind, readGrant } from "../oauth/grant-text.ts";
import type { ClientCaller } from "../oauth/oauth-client.ts";
import { readClientScope } from "../oauth/scopes.ts";
import { consentTokens, issueClientToken, type TokenAnswer } from "../oauth/token-answer.ts";
import { readTokenRequest, type TokenRequest } from "../oauth/token-request.ts";
import { consentStub } from "./address.ts";
import type { ConsentCommand } from "./consent-record.ts";
import type { TokenForm } from "./token-requests.ts";
import type { IssuedToTpp } from "./views.ts";

/**
 * POST /ob/token [RFC 6749 § 3.2]. The consent's object decides about codes and refresh tokens. It
 * stores only counters; their texts are written here (docs/decisions/092).
 */
type TokenCall = Call<GatewayEnv, ClientCaller, TokenForm>;

type GrantOf<Type extends TokenRequest["grant_type"]> = Extract<TokenRequest, { grant_type: Type }>;
type ConsentGrant = GrantOf<"authorization_code"> | GrantOf<"refresh_token">;

export const tokenIssuer = ({ MASTER_KEY, BASE_URL }: GatewayEnv): TokenIssuer => ({
  masterKey: MASTER_KEY,
  issuer: BASE_URL,
  nowMs: now(),
});

export const tokenStep = async (call: TokenCall): Promise<Result<Reply>> => {
  const { body, caller } = call;
  // @rule O2.10
  if (caller.tpp.dpop === "REQUIRED" && caller.jkt === null) {
    return refuse("INVALID_DPOP_PROOF", { message: "DPoP: this client must send a proof." });
  }
  const asked = readTokenRequest(body as Form);
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
  const named = readGrant(env.MASTER_KEY, kind, text);
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

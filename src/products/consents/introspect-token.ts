import type { Result } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { AccessClaims } from "../oauth/access-token.ts";
import { consentById } from "./address.ts";
import type { ConsentView } from "./consent-record.ts";
import { type NamedToken, nameToken, type TokenCall, tokenMissing } from "./named-token.ts";

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
  ...{ active: true, iss: BASE_URL, aud: BASE_URL },
  ...claims,
  token_type: claims.cnf ? "DPoP" : "Bearer",
});

import { type Result, refuse } from "../../base/kernel/result.ts";
import { type Reply, reply } from "../../base/platform/edge.ts";
import { consentById } from "./address.ts";
import type { ConsentCommand } from "./consent-record.ts";
import { type NamedToken, nameToken, type TokenCall, tokenMissing } from "./named-token.ts";

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
        ...{ type: "revoke_access_token", client_id, family },
        ...{ serial: named.serial, exp: named.claims.exp },
      };
};

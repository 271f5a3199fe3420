import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { HOUR_MS } from "../../../base/platform/clock.ts";
import type { CommandOf, Decided, Fresh } from "../../../frame/objects/state.ts";
import { checkCode, redeemCode } from "../../oauth/authorisation-code.ts";
import { covers } from "../../oauth/scopes.ts";
import type { UsedOnce } from "../../oauth/signed-claims.ts";
import {
  endFamily,
  isAccessTokenAlive,
  refresh,
  revokeAccessToken,
  startFamily,
} from "../../oauth/token-family.ts";
import type { ConsentCommand, ConsentRecord } from "../consent-record.ts";
import { mustMoveConsent } from "./moves.ts";

/**
 * The tokens of a consent. The rules come from `oauth`; in addition, no token is issued or used
 * unless the consent is AUTHORISED. A refusal may count a try or end the tokens.
 */

/**
 * How many DPoP proofs a consent remembers. A proof is valid for at most two and a half minutes, in
 * which a TPP at a consent's rate limit uses 150.
 */
export const MAX_PROOFS = 1_000;
const PROOFS_FULL_RETRY_SECONDS = 60;

/** A DPoP proof is valid once. Without a proof the record is returned unchanged. @rule O3.12 */
const takeProof = (
  record: ConsentRecord,
  proof: UsedOnce | null,
  fresh: Fresh,
): Result<ConsentRecord> => {
  if (!proof) return ok(record);
  const known = record.used_proofs.filter(({ expires_at }) => expires_at > fresh.now);
  const { jti_hash, expires_at } = proof;
  if (known.some((used) => used.jti_hash === jti_hash)) {
    return refuse("INVALID_DPOP_PROOF", {
      message: "DPoP: jti was used before. Make a new proof.",
    });
  }
  return known.length < MAX_PROOFS
    ? ok({ ...record, used_proofs: [...known, { jti_hash, expires_at }] })
    : refuse("RATE_LIMITED", { retry_after: PROOFS_FULL_RETRY_SECONDS });
};

/** A used code or refresh token was presented again. @rule O3.8 */
const refuseReplay = (record: ConsentRecord, fresh: Fresh): Decided<ConsentRecord> => {
  const { tokens } = record;
  if (!tokens || tokens.ended) return refuse("INVALID_GRANT");
  const ended = { ...record, tokens: endFamily(tokens, "REPLAYED") };
  return { ...refuse("INVALID_GRANT"), next: mustMoveConsent(ended, "token_replayed", fresh) };
};

/** The family of a code has the code's number. */
export const decideRedeemCode = (
  stored: ConsentRecord,
  asked: CommandOf<ConsentCommand, "redeem_code">,
  fresh: Fresh,
): Decided<ConsentRecord> => {
  const admitted = takeProof(stored, asked.proof, fresh);
  if (!admitted.ok) return admitted;
  const record = admitted.value;
  const { terms, code, tokens } = record;
  if (!code || record.state !== "AUTHORISED") return refuse("INVALID_GRANT");
  const isOwnClient = asked.client_id === terms.client_id;
  // The code of an earlier approval whose tokens are still valid. Its code_challenge is no longer
  // stored, so a public client cannot be verified.
  const isEarlier = asked.number !== code.number && asked.number === tokens?.family;
  if (isOwnClient && !asked.public_client && isEarlier) return refuseReplay(record, fresh);
  // @rule O3.3
  const namesConsent = asked.consent_id === null || asked.consent_id === terms.consent_id;
  const outcome = checkCode(code, { ...asked, isOwnClient, namesConsent }, fresh.now);
  switch (outcome.kind) {
    case "good": {
      const { expires_at: endsAt } = record;
      const granted = { scopes: terms.scopes, jkt: asked.jkt, endsAt };
      // @rule O5.19
      const family = startFamily(code.number, granted, fresh.now);
      return ok({ ...record, tokens: family, code: redeemCode(code) });
    }
    case "replayed":
      return refuseReplay(record, fresh);
    case "refused":
      return outcome.state === code
        ? outcome.refusal
        : { ...outcome.refusal, next: { ...record, code: outcome.state } };
  }
};

export const decideRefresh = (
  stored: ConsentRecord,
  asked: CommandOf<ConsentCommand, "refresh">,
  fresh: Fresh,
): Decided<ConsentRecord> => {
  const admitted = takeProof(stored, asked.proof, fresh);
  if (!admitted.ok) return admitted;
  const record = admitted.value;
  const { terms, tokens, expires_at: endsAt } = record;
  const isOwnClient = asked.client_id === terms.client_id;
  // @rule O3.3
  const namesConsent = asked.consent_id === null || asked.consent_id === terms.consent_id;
  if (!tokens || record.state !== "AUTHORISED" || !isOwnClient || !namesConsent) {
    return refuse("INVALID_GRANT");
  }
  const outcome = refresh(tokens, { ...asked, endsAt }, fresh.now);
  switch (outcome.kind) {
    case "rotated":
      return ok({ ...record, tokens: outcome.family });
    case "repeated":
      return ok(record);
    case "replayed":
      return refuseReplay(record, fresh);
    case "refused":
      return outcome.refusal;
  }
};

/** Nothing happens for another client's token, an unknown token or an ended one [RFC 7009]. */
export const decideRevokeAccessToken = (
  record: ConsentRecord,
  { client_id, family, serial, exp }: CommandOf<ConsentCommand, "revoke_access_token">,
  fresh: Fresh,
): Decided<ConsentRecord> => {
  const { tokens, terms } = record;
  if (client_id !== terms.client_id || tokens?.family !== family) return ok(record);
  const next = revokeAccessToken(tokens, { serial, exp }, fresh.now);
  return ok(next === tokens ? record : { ...record, tokens: next });
};

/**
 * A used refresh token ends the family too, because that is what its holder requests.
 * @rule O3.10
 */
export const decideRevokeRefreshToken = (
  record: ConsentRecord,
  { client_id, family }: CommandOf<ConsentCommand, "revoke_refresh_token">,
): Decided<ConsentRecord> => {
  const { tokens, terms } = record;
  if (client_id !== terms.client_id || tokens?.family !== family || tokens.ended) return ok(record);
  return ok({ ...record, tokens: endFamily(tokens, "REVOKED") });
};

/** Whether a token of this family and number may be used. @rule O3.2 */
export const isTokenActive = (
  { state, tokens }: Pick<ConsentRecord, "state" | "tokens">,
  token: { family: number; serial: number },
): boolean => state === "AUTHORISED" && tokens !== null && isAccessTokenAlive(tokens, token);

/** A call with an access token: token, proof, scope and account, in this order. */
export const decideUseToken = (
  stored: ConsentRecord,
  { family, serial, scopes, needs, account_id, proof }: CommandOf<ConsentCommand, "use_token">,
  fresh: Fresh,
): Decided<ConsentRecord> => {
  if (!isTokenActive(stored, { family, serial })) return refuse("UNAUTHENTICATED");
  const admitted = takeProof(stored, proof, fresh);
  if (!admitted.ok) return admitted;
  const record = admitted.value;
  if (needs === null) return ok(record);
  // @rule O7.1
  if (!needs.some((scope) => covers(scopes, scope) && covers(record.terms.scopes, scope))) {
    return refuse("INSUFFICIENT_SCOPE");
  }
  // @rule O7.4
  if (account_id !== null && !isShared(record, account_id)) return refuse("NOT_FOUND");
  // @rule O5.18
  const last_used_at = Math.floor(fresh.now / HOUR_MS) * HOUR_MS;
  return ok(record.last_used_at === last_used_at ? record : { ...record, last_used_at });
};

export const isShared = ({ accounts }: ConsentRecord, accountId: string): boolean =>
  accounts.some(({ account_id, status }) => account_id === accountId && status === "SHARED");

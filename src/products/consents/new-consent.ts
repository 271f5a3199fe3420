import type { DataScope } from "../../base/kernel/answer-words.ts";
import { ok, type Result, refuseField } from "../../base/kernel/result.ts";
import { DAY_MS } from "../../base/platform/clock.ts";
import type { OAuthClient } from "../oauth/authenticate-client.ts";
import { isCodeChallenge } from "../oauth/authorisation-code.ts";
import { askedScopes } from "../oauth/scopes.ts";
import type { AuthorisationTerms } from "./consent-record.ts";

/** What a TPP asks of a customer, in both forms: POST /ob/consents and PAR. */
export interface AskedAuthorisation {
  redirect_uri: string;
  state: string | null;
  code_challenge: string;
  code_challenge_method: string;
  expiry_days: number | null;
  dpop_jkt: string | null;
}

/** What the bank offers (O7.12). */
export interface BankOffer {
  ob_enabled: boolean;
  scopes: readonly DataScope[];
  max_consent_expiry_days: number;
}

/** How long the customer may take for one authorisation. @rule O5.11 */
export const AUTHORISATION_MS = 15 * 60_000;

/** @rule O5.12 */
export const endAfter = (startMs: number, days: number): number => startMs + days * DAY_MS;

/** The default, if neither the TPP nor the bank has a lower value. */
const DEFAULT_DAYS = 90;

/** Long, because FAPI 2.0 warns of states with more than 1,000 characters. */
const stateForm = /^[\x20-\x7e]{1,2048}$/;

/** A SHA-256 thumbprint [RFC 7638]. */
const thumbprintForm = /^[A-Za-z0-9_-]{43}$/;

/** The days that a consent lasts. @rule O5.2 */
export const expiryDays = (asked: number | null, { max_consent_expiry_days }: BankOffer) => {
  if (asked === null) return ok(Math.min(DEFAULT_DAYS, max_consent_expiry_days));
  return Number.isInteger(asked) && asked >= 1 && asked <= max_consent_expiry_days
    ? ok(asked)
    : refuseField("expiry_days", `must be a whole number from 1 to ${max_consent_expiry_days}`);
};

/** The scopes of a consent, as both TPP and bank allow them. @rule O5.3 */
export const consentScopes = (
  asked: readonly string[],
  client: OAuthClient,
  bank: BankOffer,
): Result<DataScope[]> => {
  if (!bank.ob_enabled) return refuseField("bank_handle", "is not a bank of open banking");
  const scopes = askedScopes(asked, { client: client.scopes, bank: bank.scopes });
  return scopes.ok ? scopes : refuseField("scopes", scopes.problem.message ?? "are not valid");
};

/**
 * The terms of an authorisation. redirect_uri is compared as a text with those registered, and only
 * S256 is a code_challenge_method (O3.5). `stateRequired`: PAR may do without state.
 */
export const authorisationTerms = (
  asked: AskedAuthorisation,
  client: OAuthClient,
  { url, nowMs, stateRequired }: { url: string; nowMs: number; stateRequired: boolean },
): Result<AuthorisationTerms> => {
  const { redirect_uri, state, code_challenge, dpop_jkt } = asked;
  // @rule O2.5
  if (!client.redirect_uris.includes(redirect_uri)) {
    return refuseField("redirect_uri", "is not registered");
  }
  // @rule O4.7
  if (state === null && stateRequired) return refuseField("state", "is required");
  if (state !== null && !stateForm.test(state)) {
    return refuseField("state", "must be 1 to 2048 printable ASCII characters");
  }
  // @rule O3.5
  if (asked.code_challenge_method !== "S256") {
    return refuseField("code_challenge_method", "must be S256");
  }
  if (!isCodeChallenge(code_challenge)) {
    return refuseField("code_challenge", "must be 43 characters of base64url");
  }
  if (dpop_jkt !== null && !thumbprintForm.test(dpop_jkt)) {
    return refuseField("dpop_jkt", "must be a SHA-256 thumbprint");
  }
  return ok({
    redirect_uri,
    state,
    code_challenge,
    jkt: dpop_jkt,
    url,
    created_at: nowMs,
    authorise_by: nowMs + AUTHORISATION_MS,
    expiry_days: asked.expiry_days,
  });
};

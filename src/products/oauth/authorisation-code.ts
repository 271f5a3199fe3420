import { base62FromHex, hexFromBase62 } from "../../base/kernel/ids.ts";
import { type Refusal, refuse } from "../../base/kernel/result.ts";
import { sha256Base64Url } from "../../base/platform/crypto.ts";
import { isMacOf, type KeyEnv, writeMac } from "../../base/platform/master-key.ts";

/**
 * The codes of one approval (O3.4, O4.5). Pure: the consent's object stores this state. The page's
 * redirect carries the same code until it expires and then a new one, until a code is redeemed.
 * Instants in milliseconds.
 */
export interface CodeTerms {
  redirect_uri: string;
  /** BASE64URL(SHA256(code_verifier)) [RFC 7636 § 4.2]. */
  code_challenge: string;
  /** The DPoP key that the code is bound to [RFC 9449 § 10]; null if none. */
  jkt: string | null;
  /** No code is made after this. */
  authorise_by: number;
}

export interface CodeState {
  terms: CodeTerms;
  /** The number of the newest code. Numbers of one consent are never used twice. */
  number: number;
  made_at: number;
  /** Failed tries of the newest code by its own client. */
  failed_tries: number;
  /** Whether the newest code was redeemed: then no other is made. */
  redeemed: boolean;
}

/** @rule O3.4 */
const LIFE_MS = 60_000;
/** @rule O3.16 */
const MAX_TRIES = 5;

/** The first code of an approval. */
export const makeCode = (terms: CodeTerms, number: number, nowMs: number): CodeState => ({
  terms,
  number,
  made_at: nowMs,
  failed_tries: 0,
  redeemed: false,
});

/** In milliseconds. */
export const codeEndsAt = ({ made_at }: CodeState): number => made_at + LIFE_MS;

const isAlive = (state: CodeState, nowMs: number): boolean =>
  nowMs < codeEndsAt(state) && state.failed_tries < MAX_TRIES;

/** The state with the code for the redirect now; null if there is no code any more. @rule O4.5 */
export const codeForRedirect = (state: CodeState, nowMs: number): CodeState | null => {
  if (state.redeemed || nowMs >= state.terms.authorise_by) return null;
  return isAlive(state, nowMs) ? state : makeCode(state.terms, state.number + 1, nowMs);
};

/** A token request with a code, by an authenticated client whose DPoP proof is valid. */
export interface CodeRequest {
  number: number;
  /** Whether it is the client of the consent. */
  isOwnClient: boolean;
  /** Whether the client cannot authenticate, so that anyone can use its client_id. */
  public_client: boolean;
  jkt: string | null;
  code_verifier: string;
  redirect_uri: string | null;
  /** Whether the request names the code's consent, or no consent. */
  namesConsent: boolean;
}

export type CodeOutcome =
  /** All checks hold: the tokens may be issued (`redeemCode`). */
  | { kind: "good" }
  /** A used code was presented again: the tokens issued from it end. */
  | { kind: "replayed" }
  /** `state` may count the attempt. */
  | { kind: "refused"; state: CodeState; refusal: Refusal };

/**
 * The checks in the contract's order: client, DPoP, expiry, PKCE, redirect_uri, consent. Another
 * client's request changes nothing. For its own client, failures of the checks after the expiry
 * count as attempts. For a public client, a used code counts as replayed only with its
 * code_verifier, because others may have seen the code.
 * @rule O3.4
 */
export const checkCode = (state: CodeState, asked: CodeRequest, nowMs: number): CodeOutcome => {
  const { terms, redeemed } = state;
  const refused = (message?: string, next = state): CodeOutcome => ({
    kind: "refused",
    state: next,
    refusal: refuse("INVALID_GRANT", message === undefined ? {} : { message }),
  });
  // @rule O3.16
  if (!asked.isOwnClient) return refused();
  if (redeemed && asked.number === state.number) {
    const isProved = !asked.public_client || fitsChallenge(terms, asked);
    return isProved ? { kind: "replayed" } : refused();
  }
  if (terms.jkt !== null && terms.jkt !== asked.jkt) {
    return refused("The code is bound to another DPoP key. Use the key that it was asked with.");
  }
  if (asked.number !== state.number || !isAlive(state, nowMs)) return refused();
  const failed = failedCheck(terms, asked);
  if (failed === null) return { kind: "good" };
  return refused(failed, { ...state, failed_tries: state.failed_tries + 1 });
};

const fitsChallenge = (terms: CodeTerms, { code_verifier }: CodeRequest): boolean =>
  sha256Base64Url(code_verifier) === terms.code_challenge;

/** @rule O3.17 */
const failedCheck = (terms: CodeTerms, asked: CodeRequest): string | null => {
  if (!fitsChallenge(terms, asked)) {
    return "code_verifier does not fit the code_challenge. Send the one that it was made from.";
  }
  if (asked.redirect_uri !== terms.redirect_uri) {
    return "redirect_uri is not the one that the code was asked with. Send that one.";
  }
  return asked.namesConsent ? null : "consent_id is not the code's consent. Send that one.";
};

/** Consumes the code. */
export const redeemCode = (state: CodeState): CodeState => ({ ...state, redeemed: true });

/** A code_challenge of S256: 43 characters of base64url. */
export const isCodeChallenge = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** [RFC 7636 § 4.1] */
export const isCodeVerifier = (text: string): boolean => /^[A-Za-z0-9._~-]{43,128}$/.test(text);

/**
 * Codes, refresh tokens and request_uris: `<kind>_<the consent's object>.<numbers>.<mac>`. The
 * object stores only counters, so its storage contains no usable token, and an answer can be
 * repeated exactly (docs/decisions/092). The mac needs a key of the deployment and says its number,
 * so invented texts reach no object.
 */
export type GrantKind = "ac" | "rt" | "ru";

/** The contents of such a text. */
export interface GrantText {
  /** The consent's object id in hex. */
  hex: string;
  /** For a code its number; for a refresh token its family and generation; otherwise the end. */
  numbers: number[];
}

const purposeOf = (kind: GrantKind): string => `oauth-grant:${kind}`;

export const writeGrant = (env: KeyEnv, kind: GrantKind, { hex, numbers }: GrantText): string => {
  const named = [base62FromHex(hex), ...numbers].join(".");
  return `${kind}_${named}.${writeMac(env, purposeOf(kind), named)}`;
};

/** The contents of a text; null if this deployment did not make it as this kind. */
export const readGrant = (env: KeyEnv, kind: GrantKind, text: string): GrantText | null => {
  const form = /^([a-z]+)_(([0-9A-Za-z]{43})((?:\.[1-9][0-9]{0,9}){1,2}))\.([0-9]+-[0-9a-f]{64})$/;
  const [, prefix, named = "", id = "", numbers = "", mac = ""] = form.exec(text) ?? [];
  const hex = hexFromBase62(id);
  if (prefix !== kind || hex === null) return null;
  if (!isMacOf(env, purposeOf(kind), named, mac)) return null;
  return { hex, numbers: numbers.slice(1).split(".").map(Number) };
};

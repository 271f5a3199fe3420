import type { DataScope } from "../../base/kernel/answer-words.ts";
import { type Refusal, refuse } from "../../base/kernel/result.ts";
import {
  ACCESS_TOKEN_SECONDS,
  signAccessToken,
  type TokenIssuer,
  tokenEnd,
} from "./access-token.ts";
import { writeGrant } from "./authorisation-code.ts";
import { CLIENT_SCOPE, narrowScopes } from "./scopes.ts";

/**
 * The tokens that were issued from one code (O3.6, O3.8). Pure: the consent's object stores this
 * state, which holds counters and no token. Instants in milliseconds unless they say otherwise.
 */
export interface TokenFamily {
  /** Counts the families of a consent. Only the newest one is alive. */
  family: number;
  /** The approved scopes. A narrower request narrows its access token only. */
  scopes: DataScope[];
  /** The newest answer. Only the refresh token of its generation is valid. */
  issued: IssuedTokens;
  /** Access tokens that were revoked alone and have not expired. */
  revoked: { serial: number; exp: number }[];
  ended: FamilyEnd | null;
}

export type FamilyEnd = "REPLAYED" | "REVOKED";

/** The stored facts of one answer of the token endpoint, enough to write it again. */
export interface IssuedTokens {
  /** The generation of the refresh token. */
  generation: number;
  /** The number of the access token. */
  serial: number;
  scopes: DataScope[];
  /** The DPoP key that the access token is bound to; null for Bearer. */
  jkt: string | null;
  issued_at: number;
  /** The end of the access token, in seconds. */
  exp: number;
}

/** How long a lost answer is given again. */
const REPEAT_MS = 60_000;

/** How long a refresh token lasts. @rule O3.6 */
const REFRESH_MS = 90 * 24 * 60 * 60_000;

interface NewTokens {
  scopes: DataScope[];
  jkt: string | null;
  /** The end of the consent. */
  endsAt: number;
}

const issue = (
  { generation, serial }: Pick<IssuedTokens, "generation" | "serial">,
  { scopes, jkt, endsAt }: NewTokens,
  nowMs: number,
): IssuedTokens => ({
  generation,
  serial,
  scopes,
  jkt,
  issued_at: nowMs,
  exp: tokenEnd(nowMs, endsAt),
});

/** The family of a redeemed code. */
export const startFamily = (family: number, tokens: NewTokens, nowMs: number): TokenFamily => ({
  family,
  scopes: tokens.scopes,
  issued: issue({ generation: 1, serial: 1 }, tokens, nowMs),
  revoked: [],
  ended: null,
});

/** A token request with a refresh token, by the consent's own client. */
export interface RefreshRequest {
  family: number;
  generation: number;
  /** The scope parameter; null if absent. */
  scope: string | null;
  jkt: string | null;
  /** Whether the client cannot authenticate (auth_method NONE). */
  public_client: boolean;
  /** The end of the consent. */
  endsAt: number;
}

export type RefreshOutcome =
  | { kind: "rotated"; family: TokenFamily }
  /** The answer may have been lost: the request gets the newest one again. */
  | { kind: "repeated" }
  /** A used refresh token was presented again: the family ends. */
  | { kind: "replayed" }
  | { kind: "refused"; refusal: Refusal };

/**
 * Whether a used refresh token comes again from the client that got its successor and has not used
 * it: the answer was lost, or two processes of the client refresh at once. Anyone can send a public
 * client's client_id, so such a client proves the DPoP key of the answer.
 */
const isRepeat = (
  { issued }: TokenFamily,
  { generation, public_client, jkt }: RefreshRequest,
  nowMs: number,
): boolean =>
  generation === issued.generation - 1 &&
  nowMs < issued.issued_at + REPEAT_MS &&
  (!public_client || (jkt !== null && jkt === issued.jkt));

/**
 * Uses a refresh token. If a used token comes again and is no repetition, the family ends, because
 * either of the two holders could be the thief.
 */
export const refresh = (
  family: TokenFamily,
  asked: RefreshRequest,
  nowMs: number,
): RefreshOutcome => {
  const { issued } = family;
  const refused: RefreshOutcome = { kind: "refused", refusal: refuse("INVALID_GRANT") };
  if (asked.family !== family.family || family.ended) return refused;
  if (asked.generation > issued.generation) return refused;
  if (asked.generation < issued.generation) {
    // @rule O3.7
    if (isRepeat(family, asked, nowMs)) return { kind: "repeated" };
    // @rule O3.8
    return { kind: "replayed" };
  }
  if (nowMs >= issued.issued_at + REFRESH_MS) return refused;
  // @rule O3.20
  if (asked.public_client && issued.jkt !== null && issued.jkt !== asked.jkt) return wrongKey();
  const scopes = narrowScopes(family.scopes, asked.scope);
  if (!scopes.ok) return { kind: "refused", refusal: scopes };
  // @rule O3.6
  const next = { generation: issued.generation + 1, serial: issued.serial + 1 };
  const tokens = { scopes: scopes.value, jkt: asked.jkt, endsAt: asked.endsAt };
  return {
    kind: "rotated",
    family: {
      ...family,
      issued: issue(next, tokens, nowMs),
      revoked: stillValid(family.revoked, nowMs),
    },
  };
};

/** A public client's refresh token is bound to its DPoP key [RFC 9449 § 5]. */
const wrongKey = (): RefreshOutcome => ({
  kind: "refused",
  refusal: refuse("INVALID_GRANT", {
    message: "The refresh token is bound to another DPoP key. Use the key that got it.",
  }),
});

/** Ends every token of the family. Only the first end counts. */
export const endFamily = (family: TokenFamily, end: FamilyEnd): TokenFamily =>
  family.ended ? family : { ...family, ended: end };

/** Ends one access token alone [RFC 7009]. `exp` is its end in seconds. @rule O3.10 */
export const revokeAccessToken = (
  family: TokenFamily,
  { serial, exp }: { serial: number; exp: number },
  nowMs: number,
): TokenFamily =>
  isAccessTokenAlive(family, { family: family.family, serial }) && exp * 1000 > nowMs
    ? { ...family, revoked: [...stillValid(family.revoked, nowMs), { serial, exp }] }
    : family;

const stillValid = (revoked: TokenFamily["revoked"], nowMs: number): TokenFamily["revoked"] =>
  revoked.filter(({ exp }) => exp * 1000 > nowMs);

/** Whether an access token that has not expired may still be used. */
export const isAccessTokenAlive = (
  family: TokenFamily,
  token: { family: number; serial: number },
): boolean =>
  token.family === family.family &&
  family.ended === null &&
  !family.revoked.some(({ serial }) => serial === token.serial);

/** Whether a refresh token may still be used. */
export const isRefreshTokenAlive = (
  family: TokenFamily,
  token: { family: number; generation: number },
  nowMs: number,
): boolean =>
  token.family === family.family &&
  family.ended === null &&
  token.generation === family.issued.generation &&
  nowMs < family.issued.issued_at + REFRESH_MS;

/** The jti of an access token: the consent, its family and its number. */
export const writeJti = (consentId: string, family: number, serial: number): string =>
  `${consentId}.${family}.${serial}`;

/** The reverse; null if it is not the name of a token of this consent. */
export const readJti = (
  consentId: string,
  jti: string,
): { family: number; serial: number } | null => {
  const [id, family, serial, ...rest] = jti.split(".");
  if (id !== consentId || rest.length > 0) return null;
  const numbers = { family: Number(family), serial: Number(serial) };
  return Object.values(numbers).every(Number.isSafeInteger) ? numbers : null;
};

/** The answer of the token endpoint [RFC 6749 § 5.1]. */
export interface TokenAnswer {
  access_token: string;
  /** DPoP if the access token is bound to a key [RFC 9449 § 5]. */
  token_type: "Bearer" | "DPoP";
  /** Seconds. */
  expires_in: number;
  refresh_token?: string;
  scope: string;
  consent_id?: string;
}

const typeOf = (jkt: string | null) => (jkt === null ? "Bearer" : "DPoP");

/** The tokens that the consent's object has issued. */
export interface ConsentTokens {
  consent_id: string;
  /** The consent's object id in hex. */
  hex: string;
  client_id: string;
  family: number;
  issued: IssuedTokens;
}

/**
 * Writes the texts of issued tokens. For the same tokens it writes the same answer again: the same
 * refresh token, and an access token with the same claims under another signature, because
 * signatures of ES256 are random.
 * @rule O3.14
 */
export const consentTokens = async (
  issuer: TokenIssuer,
  { consent_id, hex, client_id, family, issued }: ConsentTokens,
): Promise<TokenAnswer> => {
  const { jkt, issued_at, exp, serial, generation } = issued;
  const iat = Math.floor(issued_at / 1000);
  const scope = issued.scopes.join(" ");
  const jti = writeJti(consent_id, family, serial);
  const grant = { client_id, scope, jti, consent_id, ...(jkt === null ? {} : { cnf: { jkt } }) };
  return {
    access_token: await signAccessToken(issuer, grant, { iat, exp }),
    token_type: typeOf(jkt),
    expires_in: exp - iat,
    refresh_token: writeGrant(issuer.keys, "rt", { hex, numbers: [family, generation] }),
    scope,
    consent_id,
  };
};

/** A client's own token, without refresh token and consent. `jti` is a new id. @rule O3.1 */
export const issueClientToken = async (
  issuer: TokenIssuer,
  { client_id, jti, jkt }: { client_id: string; jti: string; jkt: string | null },
): Promise<TokenAnswer> => {
  const iat = Math.floor(issuer.nowMs / 1000);
  const exp = iat + ACCESS_TOKEN_SECONDS;
  const grant = { client_id, scope: CLIENT_SCOPE, jti, ...(jkt === null ? {} : { cnf: { jkt } }) };
  return {
    access_token: await signAccessToken(issuer, grant, { iat, exp }),
    token_type: typeOf(jkt),
    expires_in: exp - iat,
    scope: CLIENT_SCOPE,
  };
};

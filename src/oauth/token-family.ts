import type { DataScope } from "../kernel/data-scopes.ts";
import { type Refusal, refuse } from "../kernel/result.ts";
import { tokenEnd } from "./access-token.ts";
import { narrowScopes } from "./scopes.ts";

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
  /** The request that got the newest answer. */
  use: TokenUse;
  /** Access tokens that were revoked alone and have not expired. */
  revoked: { serial: number; exp: number }[];
  ended: FamilyEnd | null;
}

export type FamilyEnd = "REPLAYED" | "REVOKED";

/** The stored facts of one answer of the token endpoint, enough to repeat it. */
export interface IssuedTokens {
  /** The generation of the refresh token. */
  generation: number;
  /** The number of the access token. */
  serial: number;
  scopes: DataScope[];
  /** The DPoP key that the access token is bound to; null for Bearer. */
  jkt: string | null;
  /** Of the access token, in seconds. */
  iat: number;
  exp: number;
}

/** A request that used a code or a refresh token. */
export interface TokenUse {
  at: number;
  /** SHA-256 of its idempotency key; null if it had none. */
  key_hash: string | null;
  /** SHA-256 of everything else that the answer depends on. */
  request_hash: string;
}

/** How long a lost answer can be requested again. */
const REPEAT_MS = 60_000;

/** How long a refresh token lasts. @rule O3.6 */
const REFRESH_MS = 90 * 24 * 60 * 60_000;

/** Whether a request repeats an earlier one to get its answer. */
export const isRepeat = (earlier: TokenUse, asked: TokenUse, nowMs: number): boolean =>
  earlier.key_hash !== null &&
  earlier.key_hash === asked.key_hash &&
  earlier.request_hash === asked.request_hash &&
  nowMs < earlier.at + REPEAT_MS;

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
  iat: Math.floor(nowMs / 1000),
  exp: tokenEnd(nowMs, endsAt),
});

/** The family of a redeemed code. */
export const startFamily = (
  family: number,
  tokens: NewTokens,
  use: TokenUse,
  nowMs: number,
): TokenFamily => ({
  family,
  scopes: tokens.scopes,
  issued: issue({ generation: 1, serial: 1 }, tokens, nowMs),
  use,
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
  use: TokenUse;
}

export type RefreshOutcome =
  | { kind: "rotated"; family: TokenFamily }
  /** The same request was repeated: it gets the newest answer. */
  | { kind: "repeated" }
  /** A used refresh token was presented again: the family has ended. */
  | { kind: "replayed"; family: TokenFamily }
  | { kind: "refused"; refusal: Refusal };

/**
 * Uses a refresh token. A used token is either a repeat of a request whose answer was lost, or
 * stolen. If it may be stolen, the family ends, because either of the two holders could be the
 * thief.
 */
export const refresh = (
  family: TokenFamily,
  asked: RefreshRequest,
  nowMs: number,
): RefreshOutcome => {
  const { issued, use } = family;
  const refused: RefreshOutcome = { kind: "refused", refusal: refuse("INVALID_GRANT") };
  if (asked.family !== family.family || family.ended) return refused;
  if (asked.generation > issued.generation) return refused;
  if (asked.generation < issued.generation) {
    // @rule O3.8
    const isLatest = asked.generation === issued.generation - 1;
    return isLatest && isRepeat(use, asked.use, nowMs)
      ? { kind: "repeated" }
      : { kind: "replayed", family: endFamily(family, "REPLAYED") };
  }
  if (nowMs >= use.at + REFRESH_MS) return refused;
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
      use: asked.use,
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
  nowMs < family.use.at + REFRESH_MS;

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

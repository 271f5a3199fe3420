import { parseId } from "../../base/kernel/ids.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { constantTimeEqual, hmacHex } from "../../base/platform/crypto.ts";
import { identityKey, isMacOf, type KeyEnv, writeMac } from "../../base/platform/master-key.ts";

/**
 * Addresses and tokens of hosted pages. Both are made with the deployment's keys, so nothing is
 * stored to recognise them. An address stays the same for ever; a token lasts minutes.
 */
type AddressEnv = Pick<KeyEnv, "IDENTITY_KEY">;

/** 128 bits in hex. */
const REFERENCE_MAC_LENGTH = 32;

/** The part of a page's address that nobody can guess. Each purpose has its own key. */
export const referenceMac = (env: AddressEnv, purpose: string, id: string): string =>
  hmacHex(identityKey(env, purpose), id).slice(0, REFERENCE_MAC_LENGTH);

/**
 * `<id>.<mac>`: the last part of a page's address. It cannot be guessed from the id and is always
 * the same. Each purpose has its own key.
 */
export const signedReference = (env: AddressEnv, purpose: string, id: string): string =>
  `${id}.${referenceMac(env, purpose, id)}`;

/** The id of a reference, or null if it was not made here for this purpose. */
export const readSignedReference = (
  env: AddressEnv,
  purpose: string,
  reference: string,
): string | null => {
  const [id = "", mac = "", ...rest] = reference.split(".");
  const genuine = constantTimeEqual(mac, referenceMac(env, purpose, id));
  return genuine && rest.length === 0 ? id : null;
};

/** A kind of object that customers act on through a hosted page. */
export interface PageSubject<Env, Stub> {
  /**
   * The prefixes of its ids. Every prefix names the same object, so a token works for all of them.
   */
  prefixes: readonly string[];
  /** The purpose of its tokens' key: a token for one kind is invalid for another. */
  tokenPurpose: string;
  /** Makes stubs of the object with this id in hex; null if no object can have it. */
  find(env: Env, hex: string): (() => Stub) | null;
}

/** The caller on a hosted page: a browser, and the object of its token. */
export interface PageCaller<Stub> {
  /** Makes a new stub of the object, because a stub that failed stays broken. */
  stubOf(): Stub;
  browser_id: string;
  /** The page that issued the token, if its object has several; else null. */
  page: string | null;
}

interface TokenClaims {
  /** The object's id in hex. */
  s: string;
  /** The browser. */
  b: string;
  /** The page; absent if the object has only one. */
  p?: string;
  /** When the token ends, in milliseconds. */
  e: number;
}

/** How long a token is good. @rule P3.2 */
const TOKEN_TTL_MS = 15 * 60_000;

// A WebSocket's subprotocol allows the alphabet of base64url, but not that of base64.
const base64Url = (text: string): string =>
  btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const fromBase64Url = (text: string): string => atob(text.replace(/-/g, "+").replace(/_/g, "/"));

/**
 * `st_<claims>.<mac>`, for one object and one browser. `expires_at` is in milliseconds.
 * @rule P3.2
 */
export const issuePageToken = <Env extends KeyEnv>(
  env: Env,
  subject: PageSubject<Env, unknown>,
  id: string,
  browserId: string,
  page?: string,
): { token: string; expires_at: number } => {
  const expires_at = now() + TOKEN_TTL_MS;
  const claims: TokenClaims = {
    s: parseId(subject.prefixes, id) ?? "",
    b: browserId,
    ...(page === undefined ? {} : { p: page }),
    e: expires_at,
  };
  const payload = base64Url(JSON.stringify(claims));
  return { token: `st_${payload}.${writeMac(env, subject.tokenPurpose, payload)}`, expires_at };
};

/** The claims of a genuine token that has not expired, else null. */
const readClaims = (env: KeyEnv, purpose: string, token: string): TokenClaims | null => {
  const [, payload = "", mac = ""] =
    /^st_([A-Za-z0-9_-]+)\.([0-9]+-[0-9a-f]{64})$/.exec(token) ?? [];
  if (!payload || !isMacOf(env, purpose, payload, mac)) return null;
  const claims = JSON.parse(fromBase64Url(payload)) as TokenClaims;
  return claims.e > now() ? claims : null;
};

/**
 * The browser with a token of exactly this object. SESSION_TOKEN_REQUIRED without a valid token,
 * NOT_FOUND if no object has the id, FORBIDDEN with another object's token.
 * @rule P3.4
 */
export const readPageCaller = <Env extends KeyEnv, Stub>(
  env: Env,
  subject: PageSubject<Env, Stub>,
  token: string,
  id: string,
): Result<PageCaller<Stub>> => {
  const claims = readClaims(env, subject.tokenPurpose, token);
  if (!claims) return refuse("SESSION_TOKEN_REQUIRED");
  const hex = parseId(subject.prefixes, id);
  const stubOf = hex === null ? null : subject.find(env, hex);
  if (!stubOf) return refuse("NOT_FOUND");
  if (claims.s !== hex) {
    return refuse("FORBIDDEN", { message: "This token belongs to another page. Reload the page." });
  }
  return ok({ stubOf, browser_id: claims.b, page: claims.p ?? null });
};

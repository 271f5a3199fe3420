import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { publishedKeys, signingKey } from "./token-keys.ts";

/**
 * Access tokens [RFC 9068]. They contain ids of the gateway and no data of the customer. A valid
 * token alone permits nothing: the consent's object is asked at every use.
 * @rule O3.2
 */
const grant = v.object({
  client_id: v.string(),
  /** Separated by spaces. */
  scope: v.string(),
  /** The id of this token, unique for the issuer. */
  jti: v.string(),
  /** Absent in a client's own token. */
  consent_id: v.exactOptional(v.string()),
  /** The key that the token is bound to [RFC 9449 § 6.1]. */
  cnf: v.exactOptional(v.strictObject({ jkt: v.string() })),
});

export type TokenGrant = v.InferOutput<typeof grant>;

/** The claims of a token, and when it ends. */
const accessClaims = v.object({
  ...grant.entries,
  sub: v.string(),
  iat: v.number(),
  exp: v.number(),
});

export type AccessClaims = v.InferOutput<typeof accessClaims>;

/** The issuer is BASE_URL; the key is derived from the master key. */
export interface TokenIssuer {
  masterKey: string;
  issuer: string;
  nowMs: number;
}

const TYPE = "at+jwt";

/** How long an access token lasts. @rule O3.2 */
export const ACCESS_TOKEN_SECONDS = 900;

/**
 * The end in seconds of a token issued at an instant: the end of its consent, if that is sooner.
 */
export const tokenEnd = (issuedAtMs: number, consentEndsAtMs: number): number =>
  Math.floor(Math.min(issuedAtMs + ACCESS_TOKEN_SECONDS * 1000, consentEndsAtMs) / 1000);

/** Signs a token. `times` are in seconds. */
export const signAccessToken = async (
  { masterKey, issuer, nowMs }: TokenIssuer,
  { client_id, scope, jti, consent_id, cnf }: TokenGrant,
  times: { iat: number; exp: number },
): Promise<string> => {
  const { privateKey, jwk } = await signingKey(masterKey, nowMs);
  const subject = consent_id === undefined ? {} : { consent_id };
  const claims = { client_id, scope, ...subject, ...(cnf ? { cnf } : {}) };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", typ: TYPE, kid: jwk.kid })
    .setIssuer(issuer)
    .setAudience(issuer)
    .setSubject(consent_id ?? client_id)
    .setJti(jti)
    .setIssuedAt(times.iat)
    .setExpirationTime(times.exp)
    .sign(privateKey);
};

/**
 * The claims of a token that this gateway issued and that has not expired, else UNAUTHENTICATED.
 */
export const readAccessToken = async (
  { masterKey, issuer, nowMs }: TokenIssuer,
  token: string,
): Promise<Result<AccessClaims>> => {
  const keys = await publishedKeys(masterKey, nowMs);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(({ jwk }) => jwk.kid === kid);
        if (!key) throw new Error("signed with a key that is not ours");
        return key.publicKey;
      },
      {
        algorithms: ["ES256"],
        typ: TYPE,
        issuer,
        audience: issuer,
        requiredClaims: ["iat", "exp"],
        currentDate: new Date(nowMs),
      },
    );
    return ok(v.parse(accessClaims, payload));
  } catch {
    return refuse("UNAUTHENTICATED", {
      message: "The access token is not valid, or has expired. Get a new one.",
    });
  }
};

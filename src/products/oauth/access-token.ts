import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { KeyEnv } from "../../base/platform/master-key.ts";
import { type DpopProof, verifyProof } from "./dpop-proof.ts";
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

/** The issuer is BASE_URL; the key is derived from a master key. */
export interface TokenIssuer {
  keys: KeyEnv;
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
  { keys, issuer, nowMs }: TokenIssuer,
  { client_id, scope, jti, consent_id, cnf }: TokenGrant,
  times: { iat: number; exp: number },
): Promise<string> => {
  const { privateKey, jwk } = await signingKey(keys, nowMs);
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
  { keys, issuer, nowMs }: TokenIssuer,
  token: string,
): Promise<Result<AccessClaims>> => {
  const published = await publishedKeys(keys, nowMs);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = published.find(({ jwk }) => jwk.kid === kid);
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

/** An access token in a call to the API [RFC 6750 § 2.1, RFC 9449 § 7.1]. */
export interface PresentedToken {
  scheme: "Bearer" | "DPoP";
  token: string;
}

/** The token of the Authorization header; null if it holds none. Schemes are case-insensitive. */
export const readPresentedToken = (authorization: string | null): PresentedToken | null => {
  const form = /^(bearer|dpop) +([A-Za-z0-9._~+/-]+=*)$/i;
  const [, scheme, token] = form.exec(authorization ?? "") ?? [];
  if (scheme === undefined || token === undefined) return null;
  return { scheme: scheme.toLowerCase() === "dpop" ? "DPoP" : "Bearer", token };
};

/**
 * Whether a token is presented as it was issued: a bound one with a proof of its key, an unbound
 * one as Bearer [RFC 9449 § 7.1, § 7.2]. `jkt` is the key of the call's proof; null without one.
 * @rule O3.12
 */
export const checkBinding = (
  { scheme }: PresentedToken,
  { cnf }: Pick<AccessClaims, "cnf">,
  jkt: string | null,
): Result<null> => {
  const expected = cnf ? "DPoP" : "Bearer";
  if (scheme !== expected) {
    return refuse("UNAUTHENTICATED", {
      message: `The token is not a ${scheme} token. Use ${expected}.`,
      ...(cnf ? { bound: true } : {}),
    });
  }
  if (!cnf || cnf.jkt === jkt) return ok(null);
  return jkt === null
    ? refuse("UNAUTHENTICATED", { message: "DPoP: the proof is missing.", proof: true })
    : refuse("UNAUTHENTICATED", { message: "DPoP: the token is bound to another key." });
};

/** A token with a valid signature and binding. Only its issuer knows whether it has ended. */
export interface VerifiedToken {
  claims: AccessClaims;
  /** The DPoP proof, which must not have been used before; null for a Bearer token. */
  proof: DpopProof | null;
}

/** Checks the access token of a call to the API, and the DPoP proof that belongs to it. */
export const verifyToken = async (
  env: Pick<GatewayEnv, "BASE_URL"> & KeyEnv,
  { method, headers, url }: Pick<Request, "method" | "headers" | "url">,
): Promise<Result<VerifiedToken>> => {
  const presented = readPresentedToken(headers.get("authorization"));
  if (!presented) {
    return refuse("UNAUTHENTICATED", { message: "The access token is missing. Send it." });
  }
  const { scheme, token } = presented;
  const nowMs = now();
  const { BASE_URL } = env;
  const issuer = { keys: env, issuer: BASE_URL, nowMs };
  const claims = await readAccessToken(issuer, token);
  if (!claims.ok) return claims;
  const header = scheme === "DPoP" ? headers.get("dpop") : null;
  let proof: DpopProof | null = null;
  if (header !== null) {
    const address = BASE_URL + new URL(url).pathname;
    const checked = await verifyProof(header, { method, url: address, accessToken: token, nowMs });
    if (!checked.ok) return asChallenge(checked);
    proof = checked.value;
  }
  const bound = checkBinding(presented, claims.value, proof?.jkt ?? null);
  return bound.ok ? ok({ claims: claims.value, proof }) : bound;
};

/** At the API an invalid proof gets 401, and the challenge names it [RFC 9449 § 7.1]. */
export const asChallenge = (refusal: Refusal): Refusal => {
  const { code, message = "" } = refusal.problem;
  return code === "INVALID_DPOP_PROOF"
    ? refuse("UNAUTHENTICATED", { message, proof: true })
    : refusal;
};

import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  type JWK,
  type JWTVerifyGetKey,
} from "jose";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { sha256Base64Url } from "../../base/platform/crypto.ts";
import { chooseKey, isClientAlgorithm, readKey } from "./client-keys.ts";
import {
  CLOCK_SKEW_SECONDS,
  jtiRule,
  type SignedKind,
  type UsedOnce,
  usedOnce,
  verifyClaims,
} from "./signed-claims.ts";

/** A proof is accepted for this long after its iat. @rule O3.19 */
const LIFE_SECONDS = 120;

/** The request that a proof must match. */
export interface ProofContext {
  method: string;
  /** BASE_URL and the path, never the request's Host header. */
  url: string;
  /** The access token that comes with the proof; null at the OAuth endpoints. */
  accessToken: string | null;
  nowMs: number;
}

/** A valid proof: the thumbprint of its key [RFC 7638], and its jti, which must be new. */
export interface DpopProof extends UsedOnce {
  jkt: string;
}

/**
 * Compares without query and fragment, after normalisation by the URL parser [RFC 9449 § 4.3, check
 * 9].
 */
const isAddress = (htu: unknown, url: string): boolean => {
  const sent = typeof htu === "string" ? URL.parse(htu) : null;
  if (!sent) return false;
  sent.search = "";
  sent.hash = "";
  return sent.href === url;
};

/** [RFC 9449 § 4.3] @rule O3.12 O3.19 */
const kind: SignedKind<ProofContext> = {
  refuse: (requirement) => refuse("INVALID_DPOP_PROOF", { message: `DPoP: ${requirement}.` }),
  rules: [
    ["it", "must be one JWT"],
    ["typ", "must be dpop+jwt"],
    ["alg", "must be ES256, PS256 or EdDSA"],
    ["jwk", "must be a public key for its alg"],
    ["its signature", "must be valid under its jwk"],
    ["htm", "must be the request's method", ({ htm }, { method }) => htm === method],
    ["htu", "must be the request's address", ({ htu }, { url }) => isAddress(htu, url)],
    ["iat", "must be at most 2 minutes ago, and not in the future"],
    jtiRule,
    [
      "ath",
      "must be the hash of the access token",
      ({ ath }, { accessToken }) => accessToken === null || ath === sha256Base64Url(accessToken),
    ],
  ],
};

const setOf = (key: JWK) => createLocalJWKSet({ keys: [key] });

/** The key inside a proof. Only a key that could be registered too. */
const embeddedKey: JWTVerifyGetKey = async ({ alg, jwk }) => {
  const own = await readKey(jwk);
  const key = own && isClientAlgorithm(alg) && (await chooseKey(setOf(own), { alg }));
  if (key) return key;
  throw new errors.JWTClaimValidationFailed("not a public key for its alg", {}, "jwk");
};

/**
 * Checks a DPoP proof [RFC 9449 § 4.3]. `header` is the request's DPoP header; several headers
 * arrive joined by commas, which is not a JWT. Whether the jti is new is the guard's decision.
 */
export const verifyProof = async (
  header: string,
  context: ProofContext,
): Promise<Result<DpopProof>> => {
  const verified = await verifyClaims(kind, header, embeddedKey, context, {
    typ: "dpop+jwt",
    // jose adds its tolerance at both ends.
    maxTokenAge: LIFE_SECONDS - CLOCK_SKEW_SECONDS,
  });
  if (!verified.ok) return verified;
  const { payload, protectedHeader } = verified.value;
  // jose counts whole seconds, so a proof is accepted until the end of its last one.
  const expiresAt = ((payload.iat as number) + LIFE_SECONDS + 1) * 1000;
  const jkt = await calculateJwkThumbprint(protectedHeader.jwk as JWK);
  return ok({ jkt, ...usedOnce(payload.jti as string, expiresAt) });
};

import { calculateJwkThumbprint, decodeProtectedHeader } from "jose";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { sha256Base64Url } from "../../base/platform/crypto.ts";
import { type ClientAlgorithm, type ClientKey, isClientAlgorithm, readKey } from "./client-keys.ts";
import {
  CLOCK_SKEW_SECONDS,
  type ClaimCheck,
  firstMissed,
  isJti,
  isTime,
  type UsedOnce,
  usedOnce,
  verifiedClaims,
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

const refuseProof = (requirement: string) =>
  refuse("INVALID_DPOP_PROOF", { message: `DPoP: ${requirement}.` });

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

/** [RFC 9449 § 4.3, checks 8 to 12] @rule O3.12 O3.19 */
const claimChecks: readonly ClaimCheck<ProofContext>[] = [
  [({ htm }, { method }) => htm === method, "htm must be the request's method"],
  [({ htu }, { url }) => isAddress(htu, url), "htu must be the request's address"],
  [
    ({ iat }, { nowMs }) => isTime(iat) && iat >= nowMs / 1000 - LIFE_SECONDS,
    "iat must be at most 2 minutes ago",
  ],
  [
    ({ iat }, { nowMs }) => (iat as number) <= nowMs / 1000 + CLOCK_SKEW_SECONDS,
    "iat must not be in the future",
  ],
  [({ jti }) => isJti(jti), "jti must be a text of 1 to 255 characters"],
  [
    ({ ath }, { accessToken }) => accessToken === null || ath === sha256Base64Url(accessToken),
    "ath must be the hash of the access token",
  ],
];

/** The key inside a proof [RFC 9449 § 4.3, checks 3 to 7]. */
const readHeader = (proof: string): Result<{ key: ClientKey; alg: ClientAlgorithm }> => {
  try {
    const { typ, alg, jwk } = decodeProtectedHeader(proof);
    if (typ !== "dpop+jwt") return refuseProof("typ must be dpop+jwt");
    if (!isClientAlgorithm(alg)) return refuseProof("alg must be ES256, PS256 or EdDSA");
    const key = readKey(jwk);
    return key?.algorithms.includes(alg)
      ? ok({ key, alg })
      : refuseProof("jwk must be a public key for its alg");
  } catch {
    return refuseProof("it must be one JWT");
  }
};

/**
 * Checks a DPoP proof [RFC 9449 § 4.3]. `header` is the request's DPoP header; several headers
 * arrive joined by commas, which is not a JWT. Whether the jti is new is the guard's decision.
 */
export const verifyProof = async (
  header: string,
  context: ProofContext,
): Promise<Result<DpopProof>> => {
  const read = readHeader(header);
  if (!read.ok) return read;
  const { key, alg } = read.value;
  const claims = await verifiedClaims(header, key, alg);
  if (!claims) return refuseProof("its signature must be valid under its jwk");
  const missed = firstMissed(claimChecks, claims, context);
  if (missed !== null) return refuseProof(missed);
  // A proof is still accepted in its last millisecond, so it is remembered one millisecond longer.
  const expiresAt = ((claims.iat as number) + LIFE_SECONDS) * 1000 + 1;
  const jkt = await calculateJwkThumbprint(key.jwk);
  return ok({ jkt, ...usedOnce(claims.jti as string, expiresAt) });
};

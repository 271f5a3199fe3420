import {
  type CryptoKey,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  type JWTVerifyResult,
  jwtVerify,
} from "jose";
import { ok, type Refusal, type Result } from "../../base/kernel/result.ts";
import { sha256Hex } from "../../base/platform/crypto.ts";
import { clientAlgorithms } from "./client-keys.ts";

/**
 * The common parts of assertions and DPoP proofs: a client signs them, and each can be used once.
 * jose verifies them; a rule adds the words of a refusal, and the check if jose has none.
 */
export type ClaimRule<Expected> = readonly [
  member: string,
  requirement: string,
  holds?: (claims: JWTPayload, expected: Expected) => boolean,
];

/** A kind of signed JWT. */
export interface SignedKind<Expected> {
  refuse(requirement: string): Refusal;
  rules: readonly ClaimRule<Expected>[];
}

/** A one-time item, and until when it must be remembered. */
export interface UsedOnce {
  /**
   * SHA-256 of its jti in hex. The jti itself is not stored, because a client can put anything in
   * it.
   */
  jti_hash: string;
  /** Milliseconds. */
  expires_at: number;
}

/** How far a client's clock may be ahead of the gateway's. */
export const CLOCK_SKEW_SECONDS = 30;

/** It is remembered longer than it is valid, because it is verified before the guard is asked. */
const REMEMBERED_LONGER_MS = 60_000;

/** Makes a one-time item of a jti. `validUntil` is in milliseconds. */
export const usedOnce = (jti: string, validUntil: number): UsedOnce => ({
  jti_hash: sha256Hex(jti),
  expires_at: validUntil + REMEMBERED_LONGER_MS,
});

/** A jti longer than this is refused. */
const LONGEST_JTI = 255;

export const jtiRule: ClaimRule<unknown> = [
  "jti",
  "must be a text of 1 to 255 characters",
  ({ jti }) => typeof jti === "string" && jti !== "" && jti.length <= LONGEST_JTI,
];

/** Verifies a JWT of this kind. A refusal names a requirement that it does not meet. */
export const verifyClaims = async <Expected extends { nowMs: number }>(
  { refuse, rules }: SignedKind<Expected>,
  jwt: string,
  key: CryptoKey | JWTVerifyGetKey,
  expected: Expected,
  options: JWTVerifyOptions,
): Promise<Result<JWTVerifyResult>> => {
  const refuseMember = (member: string) => {
    const requirement = rules.find(([name]) => name === member)?.[1] ?? "must be valid";
    return refuse(`${member} ${requirement}`);
  };
  try {
    const verified = await jwtVerify(jwt, key, {
      algorithms: [...clientAlgorithms],
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: new Date(expected.nowMs),
      ...options,
    });
    const missed = rules.find(([, , holds]) => holds?.(verified.payload, expected) === false);
    return missed ? refuseMember(missed[0]) : ok(verified);
  } catch (error) {
    return refuseMember(refusedMember(error));
  }
};

/** What jose has refused. */
const refusedMember = (error: unknown): string => {
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return error.claim;
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return "alg";
  return error instanceof errors.JWSInvalid ? "it" : "its signature";
};

import { compactVerify } from "jose";
import { sha256Hex } from "../../base/platform/crypto.ts";
import { type ClientAlgorithm, type ClientKey, importKey } from "./client-keys.ts";

/**
 * The common parts of assertions and DPoP proofs: a client signs them, and each can be used once.
 */
export type Claims = Readonly<Record<string, unknown>>;

/** One check of the claims, and the requirement that a refusal names. */
export type ClaimCheck<Expected> = readonly [
  holds: (claims: Claims, expected: Expected) => boolean,
  requirement: string,
];

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

/** Makes a one-time item of a jti. `expires_at` is in milliseconds. */
export const usedOnce = (jti: string, expires_at: number): UsedOnce => ({
  jti_hash: sha256Hex(jti),
  expires_at,
});

/** A jti longer than this is refused. */
const LONGEST_JTI = 255;

/** The claims, if the signature is valid under this key; else null. */
export const verifiedClaims = async (
  jwt: string,
  key: ClientKey,
  alg: ClientAlgorithm,
): Promise<Claims | null> => {
  try {
    const { payload } = await compactVerify(jwt, await importKey(key, alg), { algorithms: [alg] });
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
    return typeof claims === "object" && claims !== null ? (claims as Claims) : null;
  } catch {
    return null;
  }
};

/** The first requirement that the claims fail; null if they meet all. */
export const firstMissed = <Expected>(
  checks: readonly ClaimCheck<Expected>[],
  claims: Claims,
  expected: Expected,
): string | null => checks.find(([holds]) => !holds(claims, expected))?.[1] ?? null;

/** Seconds since the epoch [RFC 7519 § 2, NumericDate]. */
export const isTime = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);

export const isJti = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_JTI;

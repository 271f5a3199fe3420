import { type CryptoKey, createLocalJWKSet, exportJWK, type JWK, type LocalJWKSet } from "jose";
import * as v from "valibot";
import { canonicalJson } from "../../base/kernel/json.ts";

/**
 * The public keys of clients: those of their assertions and of their DPoP proofs. ES256, PS256 and
 * Ed25519 only [FAPI 2.0 § 5.4.1]. `Ed25519` is the newer name of `EdDSA` [RFC 9864].
 */
export const clientAlgorithms = ["ES256", "PS256", "EdDSA", "Ed25519"] as const;

export type ClientAlgorithm = (typeof clientAlgorithms)[number];

export const isClientAlgorithm = (text: unknown): text is ClientAlgorithm =>
  (clientAlgorithms as readonly unknown[]).includes(text);

/** A set with more keys than this is refused. */
const MAX_KEYS = 20;

/** The members of private and of symmetric keys [RFC 7518 § 6]. */
const secretMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];

/**
 * The public members of a JWK for one of the algorithms [RFC 7517 § 4]; null for any other. jose
 * judges its use and alg, and the import whether a point lies on its curve. What they do not ask:
 *
 * - no secret member beside the public ones, because such a key proves nothing once it is published
 * - members as the import writes them again: it takes other forms, which have another thumbprint
 * - for RSA 2,048 to 4,096 bits (342 to 683 characters), and an exponent that verifies quickly
 */
export const readKey = async (value: unknown): Promise<JWK | null> => {
  try {
    // The import would take each operation for one of a public key.
    const { key_ops = ["verify"], ...jwk } = value as JWK;
    if (!Array.isArray(key_ops) || !key_ops.includes("verify")) return null;
    if (secretMembers.some((name) => Object.hasOwn(jwk, name))) return null;
    const find = createLocalJWKSet({ keys: [jwk] });
    const members = await exportJWK(
      await Promise.any(clientAlgorithms.map((alg) => find({ alg }))),
    );
    if (canonicalJson({ ...jwk, ...members }) !== canonicalJson(jwk)) return null;
    const { kid, kty, n = "", e = "" } = jwk;
    if (kty === "RSA" && (n.length < 342 || n.length > 683 || e.length > 6)) return null;
    if (kid !== undefined && typeof kid !== "string") return null;
    return { ...members, ...(kid === undefined ? {} : { kid }) };
  } catch {
    return null;
  }
};

const keySet = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.pipe(v.array(v.unknown()), v.maxLength(MAX_KEYS)) }),
);

/**
 * The usable keys of a set's JSON text; keys that are not understood are left out [RFC 7517 § 5].
 * Null if the text is no set.
 */
export const parseKeySet = async (text: string): Promise<LocalJWKSet | null> => {
  const read = v.safeParse(keySet, text);
  if (!read.success) return null;
  const keys = await Promise.all(read.output.keys.map(readKey));
  return createLocalJWKSet({ keys: keys.filter((key) => key !== null) });
};

/** The members of a signature's header that identify the key. */
export interface KeyName {
  alg: ClientAlgorithm;
  kid?: string;
}

/**
 * The key of a signature: by its kid, or the only key of its algorithm. Never a key from the
 * signature's own header.
 */
export const chooseKey = (find: LocalJWKSet, name: KeyName): Promise<CryptoKey | null> =>
  find({ ...name }).catch(() => null);

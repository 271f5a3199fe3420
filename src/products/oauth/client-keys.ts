import { importJWK, type JWK } from "jose";

/**
 * The public keys of clients: those of their assertions and of their DPoP proofs. ES256, PS256 and
 * Ed25519 only [FAPI 2.0 § 5.4.1]. `Ed25519` is the newer name of `EdDSA` [RFC 9864].
 */
export const clientAlgorithms = ["ES256", "PS256", "EdDSA", "Ed25519"] as const;

export type ClientAlgorithm = (typeof clientAlgorithms)[number];

export const isClientAlgorithm = (text: unknown): text is ClientAlgorithm =>
  (clientAlgorithms as readonly unknown[]).includes(text);

/** A key that can check signatures. */
export interface ClientKey {
  kid: string | null;
  algorithms: readonly ClientAlgorithm[];
  /** Only the members of the public key. */
  jwk: JWK;
}

/** A set with more keys than this is refused. */
const MAX_KEYS = 20;

const base64Url = /^[A-Za-z0-9_-]+$/;

/** The bytes of a base64url text. */
const sizeOf = (text: string): number => Math.floor((text.length * 3) / 4);

const hasSize = (text: unknown, least: number, most: number): text is string =>
  typeof text === "string" && base64Url.test(text) && sizeOf(text) >= least && sizeOf(text) <= most;

/** The members of private and of symmetric keys [RFC 7518 § 6]. */
const secretMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"];

/** A published key with its secret members proves nothing. */
const holdsSecret = (jwk: object): boolean =>
  secretMembers.some((member) => Object.hasOwn(jwk, member));

/** The public members of a key, and its algorithms; null if it fits no supported algorithm. */
const publicPart = (jwk: JWK): Pick<ClientKey, "algorithms" | "jwk"> | null => {
  const { kty, crv, x, y, n, e } = jwk;
  if (kty === "EC" && crv === "P-256" && hasSize(x, 32, 32) && hasSize(y, 32, 32)) {
    return { algorithms: ["ES256"], jwk: { kty, crv, x, y } };
  }
  if (kty === "OKP" && crv === "Ed25519" && hasSize(x, 32, 32)) {
    return { algorithms: ["EdDSA", "Ed25519"], jwk: { kty, crv, x } };
  }
  // 2,048 to 4,096 bits, and an exponent that is small enough to verify quickly.
  if (kty === "RSA" && hasSize(n, 256, 512) && hasSize(e, 1, 4)) {
    return { algorithms: ["PS256"], jwk: { kty, n, e } };
  }
  return null;
};

/** The key of a JWK [RFC 7517 § 4]; null if it is not a supported public signing key. */
export const readKey = (value: unknown): ClientKey | null => {
  if (typeof value !== "object" || value === null || holdsSecret(value)) return null;
  const jwk = value as JWK;
  const part = publicPart(jwk);
  const isForSigning = jwk.use === undefined || jwk.use === "sig";
  const mayVerify =
    jwk.key_ops === undefined || (Array.isArray(jwk.key_ops) && jwk.key_ops.includes("verify"));
  const kid = jwk.kid ?? null;
  if (!part || !isForSigning || !mayVerify || (kid !== null && typeof kid !== "string"))
    return null;
  const algorithms = part.algorithms.filter((alg) => jwk.alg === undefined || isSame(jwk.alg, alg));
  return algorithms.length === 0 ? null : { kid, algorithms, jwk: part.jwk };
};

/** A key for one of the two names of Ed25519 is valid for both. */
const isSame = (a: string, b: string): boolean => a === b || (isEdwards(a) && isEdwards(b));
const isEdwards = (algorithm: string): boolean => /^Ed(?:DSA|25519)$/.test(algorithm);

/** The usable keys of a set; keys that are not understood are left out [RFC 7517 § 5]. */
export const readKeySet = (value: unknown): ClientKey[] | null => {
  const keys = (value as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys) || keys.length > MAX_KEYS) return null;
  return keys.flatMap((key) => readKey(key) ?? []);
};

/** The keys of a set's JSON text, or null. */
export const parseKeySet = (text: string): ClientKey[] | null => {
  try {
    return readKeySet(JSON.parse(text));
  } catch {
    return null;
  }
};

/** The members of a signature's header that identify the key. */
export interface KeyName {
  alg: ClientAlgorithm;
  kid: string | null;
}

/**
 * The key of a signature: by its kid, or the only key of its algorithm. Never a key from the
 * signature's own header.
 */
export const chooseKey = (keys: readonly ClientKey[], { alg, kid }: KeyName): ClientKey | null => {
  const suitable = keys.filter(({ algorithms }) => algorithms.includes(alg));
  const named = kid === null ? suitable : suitable.filter((key) => key.kid === kid);
  return named.length === 1 ? (named[0] ?? null) : null;
};

/** The key for the verifier. Throws if it is not a valid key, for example a point off the curve. */
export const importKey = async ({ jwk }: ClientKey, alg: ClientAlgorithm): Promise<CryptoKey> =>
  (await importJWK(jwk, alg)) as CryptoKey;

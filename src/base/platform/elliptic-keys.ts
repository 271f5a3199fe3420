import { hexToBytes } from "@noble/hashes/utils.js";
import { deriveKey } from "./crypto.ts";

/**
 * P-256 key pairs derived from the deployment's master key, one for each purpose, so there is no
 * further secret to store [FIPS 186-5 § A.2.2, by testing candidates].
 */
export interface EllipticKeyPair {
  privateKey: CryptoKey;
  /** The public point, in base64url [RFC 7518 § 6.2.1]. */
  x: string;
  y: string;
}

/** The order of the curve's base point [SP 800-186 § 3.2.1.3]. */
const ORDER = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";

// This prefix turns a private scalar of 32 bytes into a PKCS #8 document [RFC 5915, RFC 5958].
const pkcs8Prefix = "3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420";

/** The first candidate from 1 to the order less 1. Texts of equal length compare like numbers. */
const scalarOf = (masterKey: string, purpose: string): string => {
  for (let candidate = 0; ; candidate++) {
    const scalar = deriveKey(masterKey, `p256:${purpose}:${candidate}`);
    if (isScalar(scalar)) return scalar;
  }
};

export const isScalar = (hex: string): boolean => hex < ORDER && /[^0]/.test(hex);

export const ellipticKeyPair = async (
  masterKey: string,
  purpose: string,
): Promise<EllipticKeyPair> => {
  const pkcs8 = hexToBytes(pkcs8Prefix + scalarOf(masterKey, purpose));
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const readable = await crypto.subtle.importKey("pkcs8", pkcs8, curve, true, ["sign"]);
  const jwk = (await crypto.subtle.exportKey("jwk", readable)) as JsonWebKey;
  const privateKey = await crypto.subtle.importKey("jwk", jwk, curve, false, ["sign"]);
  return { privateKey, x: jwk.x as string, y: jwk.y as string };
};

import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { boundedMap } from "./bounded-map.ts";
import { deriveKey } from "./crypto.ts";

/**
 * Signatures that outsiders can verify [Ed25519, RFC 8032]. Each purpose has its own private key,
 * derived from the deployment's master key, so there is no further secret to store.
 */
interface SigningKeys {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** 32 bytes in hex. */
  publicHex: string;
}

// This prefix turns a seed of 32 bytes into a PKCS #8 document [RFC 8410 § 7].
const pkcs8Prefix = "302e020100300506032b657004220420";

const keysByPurpose = boundedMap<string, SigningKeys>(64);

const signingKeys = async (masterKey: string, purpose: string): Promise<SigningKeys> => {
  const seed = deriveKey(masterKey, `sign:${purpose}`);
  const known = keysByPurpose.get(seed);
  if (known) return known;
  const pkcs8 = hexToBytes(pkcs8Prefix + seed);
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const { x } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  const publicJwk = { kty: "OKP", crv: "Ed25519", x: x as string };
  const publicKey = await crypto.subtle.importKey("jwk", publicJwk, "Ed25519", true, ["verify"]);
  const raw = (await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer;
  const made = { privateKey, publicKey, publicHex: bytesToHex(new Uint8Array(raw)) };
  keysByPurpose.set(seed, made);
  return made;
};

/** The signature of a text, in hex. */
export const signText = async (
  masterKey: string,
  purpose: string,
  text: string,
): Promise<string> => {
  const { privateKey } = await signingKeys(masterKey, purpose);
  const signature = await crypto.subtle.sign("Ed25519", privateKey, utf8ToBytes(text));
  return bytesToHex(new Uint8Array(signature));
};

export const isSignatureOf = async (
  masterKey: string,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> => {
  if (!/^[0-9a-f]{128}$/.test(signature)) return false;
  const { publicKey } = await signingKeys(masterKey, purpose);
  return crypto.subtle.verify("Ed25519", publicKey, hexToBytes(signature), utf8ToBytes(text));
};

/** The public key in hex, for outsiders. */
export const publicKeyOf = async (masterKey: string, purpose: string): Promise<string> =>
  (await signingKeys(masterKey, purpose)).publicHex;

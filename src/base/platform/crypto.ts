import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { base62FromHex } from "../kernel/ids.ts";
import { boundedMap } from "./isolate-cache.ts";

/**
 * Randomness, hashes and encryption. The hashes come from @noble/hashes, because objects decide in
 * one synchronous transaction. Encryption uses Web Crypto.
 */

const encoder = new TextEncoder();

/** Every request hashes a few texts, and making an encoder costs as much as the hash. */
const utf8ToBytes = (text: string) => encoder.encode(text) as Uint8Array<ArrayBuffer>;

/** `bytes` random bytes in lower-case hex. */
export const randomHex = (bytes: number): string =>
  bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A whole number from 0 to below `limit`, which must be far below 2^32. */
export const randomBelow = (limit: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;

/** 43 base62 characters that hold 256 random bits. */
export const randomBase62 = (): string => base62FromHex(randomHex(32));

/** `length` characters of A to Z and 0 to 9, without bias. */
export const randomUpperAlphanumeric = (length: number): string => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 252 is the largest multiple of 36 below 256; larger bytes are discarded.
      if (byte < 252 && text.length < length) text += alphabet[byte % 36];
    }
  }
  return text;
};

/** `length` random decimal digits. */
export const randomDigits = (length: number): string => {
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < 250 && text.length < length) text += String(byte % 10);
    }
  }
  return text;
};

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 in base64url without padding, the form of OAuth [RFC 7636 § 4.2]. */
export const sha256Base64Url = (text: string): string => {
  const bytes = String.fromCharCode(...sha256(utf8ToBytes(text)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** HMAC-SHA256 over UTF-8 text with a UTF-8 key, in lower-case hex. */
export const hmacHex = (key: string, text: string): string => {
  let keyed = keyedHmacs.get(key);
  if (!keyed) {
    keyed = hmac.create(sha256, utf8ToBytes(key));
    keyedHmacs.set(key, keyed);
  }
  return bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest());
};
/** A deployment has few derived keys. Other keys, such as webhook secrets, come and go. */
const keyedHmacs = boundedMap<string, ReturnType<typeof hmac.create>>(64);

/**
 * A key for one purpose, derived from the deployment's master key [HKDF, RFC 5869]: no two uses
 * share a key. 32 bytes in hex. A purpose is a word of the code, never of a request.
 */
export const deriveKey = (masterKey: string, purpose: string): string => {
  const cached = derivedKeys.get(`${purpose}\n${masterKey}`);
  if (cached) return cached;
  const key = bytesToHex(hkdf(sha256, utf8ToBytes(masterKey), undefined, utf8ToBytes(purpose), 32));
  derivedKeys.set(`${purpose}\n${masterKey}`, key);
  return key;
};
const derivedKeys = boundedMap<string, string>(256);

/**
 * Compares in constant time, so the duration does not reveal where two texts differ. Only the
 * length may be learned: what is compared are digests and tokens of known form.
 * @rule G7.10
 */
export const constantTimeEqual = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let place = 0; place < a.length; place++) {
    difference |= a.charCodeAt(place) ^ b.charCodeAt(place);
  }
  return difference === 0;
};

const encryptionKey = (masterKey: string, purpose: string): Promise<CryptoKey> => {
  const raw = hexToBytes(deriveKey(masterKey, `encrypt:${purpose}`));
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
};

/**
 * Encrypts a secret that is used again later (AES-256-GCM). `boundTo` names the row it belongs to:
 * a ciphertext copied to another row does not decrypt. Returns hex.
 * @rule G7.6
 */
export const encryptSecret = async (
  masterKey: string,
  purpose: string,
  boundTo: string,
  secret: string,
): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: utf8ToBytes(boundTo) },
    await encryptionKey(masterKey, purpose),
    utf8ToBytes(secret),
  );
  return bytesToHex(iv) + bytesToHex(new Uint8Array(sealed));
};

/** The reverse of `encryptSecret`. Throws if anything was altered. */
export const decryptSecret = async (
  masterKey: string,
  purpose: string,
  boundTo: string,
  sealed: string,
): Promise<string> => {
  const bytes = hexToBytes(sealed);
  const opened = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes.slice(0, 12), additionalData: utf8ToBytes(boundTo) },
    await encryptionKey(masterKey, purpose),
    bytes.slice(12),
  );
  return new TextDecoder().decode(opened);
};

/**
 * Signatures that outsiders can verify [Ed25519, RFC 8032]. Each purpose has its own private key,
 * derived from the deployment's master key, so there is no further secret to store.
 */
interface SigningKeys {
  privateKey: CryptoKey;
  /** 32 bytes in hex. */
  publicHex: string;
}

// This prefix turns a seed of 32 bytes into a PKCS #8 document [RFC 8410 § 7].
const ed25519Prefix = "302e020100300506032b657004220420";

const keysByPurpose = boundedMap<string, SigningKeys>(64);

const signingKeys = async (masterKey: string, purpose: string): Promise<SigningKeys> => {
  const seed = deriveKey(masterKey, `sign:${purpose}`);
  const known = keysByPurpose.get(seed);
  if (known) return known;
  const pkcs8 = hexToBytes(ed25519Prefix + seed);
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const { x } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  const publicJwk = { kty: "OKP", crv: "Ed25519", x: x as string };
  const publicKey = await crypto.subtle.importKey("jwk", publicJwk, "Ed25519", true, ["verify"]);
  const raw = (await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer;
  const made = { privateKey, publicHex: bytesToHex(new Uint8Array(raw)) };
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

/** Whether the private half of a public key in hex signed the text. */
export const isSignedWith = async (
  publicHex: string,
  text: string,
  signature: string,
): Promise<boolean> => {
  if (!/^[0-9a-f]{128}$/.test(signature)) return false;
  const publicKey = await publicKeyIn(publicHex);
  return crypto.subtle.verify("Ed25519", publicKey, hexToBytes(signature), utf8ToBytes(text));
};

const publicKeyIn = async (publicHex: string): Promise<CryptoKey> => {
  const known = publicKeys.get(publicHex);
  if (known) return known;
  const raw = hexToBytes(publicHex);
  const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
  publicKeys.set(publicHex, key);
  return key;
};
const publicKeys = boundedMap<string, CryptoKey>(16);

/** The public key in hex, for outsiders. */
export const publicKeyOf = async (masterKey: string, purpose: string): Promise<string> =>
  (await signingKeys(masterKey, purpose)).publicHex;

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
const p256Prefix = "3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420";

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
  const pkcs8 = hexToBytes(p256Prefix + scalarOf(masterKey, purpose));
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const readable = await crypto.subtle.importKey("pkcs8", pkcs8, curve, true, ["sign"]);
  const jwk = (await crypto.subtle.exportKey("jwk", readable)) as JsonWebKey;
  const privateKey = await crypto.subtle.importKey("jwk", jwk, curve, false, ["sign"]);
  return { privateKey, x: jwk.x as string, y: jwk.y as string };
};

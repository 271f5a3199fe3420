import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base62FromHex } from "../kernel/ids.ts";
import { boundedMap } from "./bounded-map.ts";

/**
 * Randomness, hashes and encryption. The hashes come from @noble/hashes, because objects decide in
 * one synchronous transaction. Encryption uses Web Crypto.
 */

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
 * Compares in constant time, so the duration does not reveal where two texts differ.
 * @rule G7.10
 */
export const constantTimeEqual = (a: string, b: string): boolean => {
  const left = sha256(utf8ToBytes(a));
  const right = sha256(utf8ToBytes(b));
  let difference = 0;
  for (let place = 0; place < left.length; place++) {
    difference |= (left[place] as number) ^ (right[place] as number);
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

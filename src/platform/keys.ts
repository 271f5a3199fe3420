import { base62FromHex } from "../kernel/ids.ts";
import {
  constantTimeEqual,
  deriveKey,
  hmacHex,
  randomBase62,
  randomHex,
  sha256Hex,
} from "./crypto.ts";
import type { Mode } from "./env.ts";

/**
 * Keys look like `<prefix>_<43 random base62 characters><8 of checksum>`. The checksum is an HMAC
 * under a key of this deployment, so that made-up keys are refused without asking a database.
 */
export type KeyPrefix = "mk_live" | "mk_test" | "ak" | "bk" | "gk" | "ik";

const CHECKSUM_LENGTH = 8;

const keyForm = /^(mk_live|mk_test|ak|bk|gk|ik)_[0-9A-Za-z]{40,64}$/;

const checksum = (masterKey: string, text: string): string =>
  base62FromHex(hmacHex(deriveKey(masterKey, "key-checksum"), text)).slice(-CHECKSUM_LENGTH);

export const newKey = (masterKey: string, prefix: KeyPrefix): string => {
  const text = `${prefix}_${randomBase62()}`;
  return text + checksum(masterKey, text);
};

/** The prefix of a key that this deployment can have issued, else null. */
export const issuedKeyPrefix = (masterKey: string, key: string): KeyPrefix | null => {
  const prefix = keyForm.exec(key)?.[1] as KeyPrefix | undefined;
  if (!prefix) return null;
  const text = key.slice(0, -CHECKSUM_LENGTH);
  const isIssued = constantTimeEqual(checksum(masterKey, text), key.slice(-CHECKSUM_LENGTH));
  return isIssued ? prefix : null;
};

export const merchantKeyPrefix = (mode: Mode): KeyPrefix =>
  mode === "live" ? "mk_live" : "mk_test";

/** `whsec_` and the base64 of 32 random bytes [Standard Webhooks]. */
export const newSigningSecret = (): string => {
  const bytes = randomHex(32).match(/../g) as string[];
  return `whsec_${btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))}`;
};

/** The form in which inbound keys are stored and looked up. */
export const keyHash = (key: string): string => sha256Hex(key);

/**
 * Whether the key's hash is one of those that a secret of the worker lists, separated by spaces.
 */
export const isListedKey = (key: string, hashes: string | undefined): boolean => {
  const hash = keyHash(key);
  const listed = (hashes ?? "").split(/\s+/).filter((text) => /^[0-9a-f]{64}$/i.test(text));
  return listed.some((text) => constantTimeEqual(text.toLowerCase(), hash));
};

/** A name for a key that may be logged and shown. */
export const newKeyId = (): string => `key_${randomBase62()}`;

/** Purposes under which keys that must be used again are sealed (`encryptSecret`). */
export const SEALED_INTERNAL_KEY = "bank-internal-key";
export const SEALED_SIGNING_SECRET = "signing-secret";

import { base62FromHex } from "../kernel/ids.ts";
import { constantTimeEqual, hmacHex, randomBase62, sha256Hex } from "./crypto.ts";
import type { IsolateCache } from "./isolate-cache.ts";
import { identityKey, type KeyEnv } from "./master-key.ts";

/** Keys outlive every MASTER_KEY, so their checksum hangs on the other one. */
type ChecksumEnv = Pick<KeyEnv, "IDENTITY_KEY">;

/**
 * Keys look like `<prefix>_<43 random base62 characters><8 of checksum>`. The checksum is an HMAC
 * under a key of this deployment, so invented keys are refused without a database read. The prefix
 * names the kind of key; it is one or two words of lower-case letters.
 */
const CHECKSUM_LENGTH = 8;

const keyForm = /^([a-z]+(?:_[a-z]+)?)_[0-9A-Za-z]{40,64}$/;

const checksum = (env: ChecksumEnv, text: string): string =>
  base62FromHex(hmacHex(identityKey(env, "key-checksum"), text)).slice(-CHECKSUM_LENGTH);

export const newKey = (env: ChecksumEnv, prefix: string): string => {
  const text = `${prefix}_${randomBase62()}`;
  return text + checksum(env, text);
};

/** The prefix of a key that this deployment may have issued, or null. */
export const issuedKeyPrefix = (env: ChecksumEnv, key: string): string | null => {
  const prefix = prefixOf(key);
  if (!prefix) return null;
  const text = key.slice(0, -CHECKSUM_LENGTH);
  const isIssued = constantTimeEqual(checksum(env, text), key.slice(-CHECKSUM_LENGTH));
  return isIssued ? prefix : null;
};

const prefixOf = (key: string): string | null => keyForm.exec(key)?.[1] ?? null;

/** The stored form of an inbound key, also used to find it. @rule G7.4 */
export const keyHash = (key: string): string => sha256Hex(key);

interface SentKey {
  env: ChecksumEnv;
  key: string;
  prefixes: readonly string[];
  /** The hashes of the keys that holders made, which have no checksum. */
  held?: () => Promise<readonly string[]>;
}

/**
 * The caller that a key belongs to, from memory or from `load`. Null, without a database read for
 * this key, if this deployment cannot have issued it with one of these prefixes and no holder made
 * it.
 * @rule G7.5
 */
export const findCaller = async <Caller>(
  cache: IsolateCache<Caller | null>,
  sent: SentKey,
  load: (sha256: string) => Promise<Caller | null>,
): Promise<Caller | null> => {
  // First: other texts than keys have hashes in this cache too, those of passkeys and sessions.
  const prefix = prefixOf(sent.key);
  if (!prefix || !sent.prefixes.includes(prefix)) return null;
  const hash = keyHash(sent.key);
  const known = cache.recall(hash);
  if (known !== undefined) return known;
  const isKnown =
    issuedKeyPrefix(sent.env, sent.key) !== null ||
    (await sent.held?.())?.some((listed) => constantTimeEqual(listed, hash));
  return isKnown ? cache.read(hash, () => load(hash)) : null;
};

/** Whether the key's hash is in a worker secret: a list of hashes separated by spaces. */
export const isListedKey = (key: string, hashes: string | undefined): boolean => {
  const hash = keyHash(key);
  const listed = (hashes ?? "").split(/\s+/).filter((text) => /^[0-9a-f]{64}$/i.test(text));
  return listed.some((text) => constantTimeEqual(text.toLowerCase(), hash));
};

/** An id for a key. It may be logged and shown. */
export const newKeyId = (): string => `key_${randomBase62()}`;

/** The key or token of `Authorization: Bearer`; empty if there is none [RFC 6750]. */
export const bearerToken = (request: Request): string =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

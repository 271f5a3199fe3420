import { now } from "./clock.ts";
import {
  constantTimeEqual,
  decryptSecret,
  deriveKey,
  encryptSecret,
  hmacHex,
  signText,
} from "./crypto.ts";
import { boundedMap } from "./isolate-cache.ts";

/**
 * The keys of a deployment (docs/decisions/179). MASTER_KEY seals, signs and lets in, and rotates:
 * each of its values says the number of its key, and every key that the worker holds reads.
 * IDENTITY_KEY gives things the names by which they are found again, so it never changes.
 */
export interface KeyEnv {
  MASTER_KEY: string;
  /** The key that takes over from MASTER_KEY, while it does. */
  MASTER_KEY_NEXT?: string;
  IDENTITY_KEY: string;
}

export interface MasterKey {
  number: number;
  /** From when it seals and signs, in milliseconds since the epoch. It reads before, too. */
  from: number;
  secret: string;
}

interface Held {
  /** The highest number first. */
  keys: readonly MasterKey[];
  /** Why MASTER_KEY_NEXT is not used; null if it is, or is absent. */
  fault: string | null;
}

/** `<number>.<seconds since the epoch>.<64 hex digits>`; a text without a point is key 1. */
const keyForm = /^([1-9][0-9]{0,2})\.(0|[1-9][0-9]{8,9})\.([0-9a-f]{64})$/;

const readKey = (text: string): MasterKey | null => {
  if (!text.includes(".")) return text === "" ? null : { number: 1, from: 0, secret: text };
  const [, number, from, secret] = keyForm.exec(text) ?? [];
  return secret === undefined
    ? null
    : { number: Number(number), from: Number(from) * 1000, secret };
};

const heldBy = boundedMap<string, Held>(16);

const readHeld = ({ MASTER_KEY, MASTER_KEY_NEXT = "" }: KeyEnv): Held => {
  const key = readKey(MASTER_KEY.trim());
  if (!key) throw new Error("MASTER_KEY is not <number>.<seconds>.<64 hex digits>");
  const text = MASTER_KEY_NEXT.trim();
  if (text === "") return { keys: [key], fault: null };
  const next = readKey(text);
  // A slip in the second secret must not stop what the first can do.
  const refused = (why: string): Held => ({ keys: [key], fault: `MASTER_KEY_NEXT ${why}` });
  if (!next) return refused("is not <number>.<seconds>.<64 hex digits>");
  if (next.number === key.number) {
    return next.secret === key.secret ? { keys: [key], fault: null } : refused("is another key");
  }
  if (next.number < key.number) return refused("has a lower number than MASTER_KEY");
  // During a rotation it would take the place of the key in use, whose values nothing could read.
  if (next.number > key.number + 1) {
    return refused(`has the number ${next.number}, and ${key.number + 1} follows MASTER_KEY`);
  }
  return { keys: [next, key], fault: null };
};

/** The keys that the worker holds. Throws if MASTER_KEY has no form of a key. */
export const heldKeys = (env: KeyEnv): Held => {
  const name = `${env.MASTER_KEY}\n${env.MASTER_KEY_NEXT ?? ""}`;
  const known = heldBy.get(name);
  if (known) return known;
  const held = readHeld(env);
  heldBy.set(name, held);
  return held;
};

/** The key that seals and signs at a time: the highest number whose time has come. */
export const presentKey = (env: KeyEnv, at = now()): MasterKey => {
  const { keys } = heldKeys(env);
  return keys.find(({ from }) => from <= at) ?? (keys.at(-1) as MasterKey);
};

/** The key of a number; null if the worker does not hold it. */
const heldKey = (env: KeyEnv, number: number): MasterKey | null =>
  heldKeys(env).keys.find((key) => key.number === number) ?? null;

/** A value is `<number of its key><mark><the rest>`: sealed with a point, a MAC with a hyphen. */
const splitValue = (value: string, mark: "." | "-"): { number: number; rest: string } | null => {
  const [, number, found, rest] = /^([1-9][0-9]{0,2})([.-])([0-9a-f]+)$/.exec(value) ?? [];
  return rest === undefined || found !== mark ? null : { number: Number(number), rest };
};

/**
 * Encrypts a secret that is used again later. `boundTo` names the row it belongs to (crypto.ts).
 * @rule G7.6
 */
export const seal = async (
  env: KeyEnv,
  purpose: string,
  boundTo: string,
  secret: string,
): Promise<string> => {
  const { number, secret: key } = presentKey(env);
  return `${number}.${await encryptSecret(key, purpose, boundTo, secret)}`;
};

/**
 * The reverse. Throws if anything was altered, or if its key is not held: then it says which.
 * @rule G7.11
 */
export const unseal = async (
  env: KeyEnv,
  purpose: string,
  boundTo: string,
  sealed: string,
): Promise<string> => {
  const split = splitValue(sealed, ".");
  if (!split) throw new Error("this is no sealed value");
  const key = heldKey(env, split.number);
  if (!key) throw new Error(`sealed with master key ${split.number}, which this worker lacks`);
  return decryptSecret(key.secret, purpose, boundTo, split.rest);
};

/** A MAC over a text, for what comes back to this deployment from outside. */
export const writeMac = (env: KeyEnv, purpose: string, text: string): string => {
  const { number, secret } = presentKey(env);
  return `${number}-${hmacHex(deriveKey(secret, purpose), text)}`;
};

/** Whether this deployment made the MAC, with a key that it holds. @rule G7.11 */
export const isMacOf = (env: KeyEnv, purpose: string, text: string, mac: string): boolean => {
  const split = splitValue(mac, "-");
  const key = split && heldKey(env, split.number);
  if (!split || !key) return false;
  return constantTimeEqual(split.rest, hmacHex(deriveKey(key.secret, purpose), text));
};

/** A signature that outsiders can verify, in hex, and the number of its key. */
interface NumberedSignature {
  key: number;
  signature: string;
}

export const signNumbered = async (
  env: KeyEnv,
  purpose: string,
  text: string,
  at = now(),
): Promise<NumberedSignature> => {
  const { number, secret } = presentKey(env, at);
  return { key: number, signature: await signText(secret, purpose, text) };
};

/** A key by whose digests things are named and found again: it is the same for ever. @rule G7.12 */
export const identityKey = ({ IDENTITY_KEY }: Pick<KeyEnv, "IDENTITY_KEY">, purpose: string) =>
  deriveKey(IDENTITY_KEY, purpose);

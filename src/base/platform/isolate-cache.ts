import { now } from "./clock.ts";
import { forgetBetweenTests } from "./isolate-memory.ts";

/**
 * How long an isolate may cache a key, bank or merchant that was switched off. The contract's two
 * seconds are measured from outside, so they leave half a second for the call.
 * @rule G7.8
 */
const MAX_AGE_MS = 1_500;

const MAX_ENTRIES = 5_000;

export interface IsolateCache<T> {
  /** The cached value, or the result of `load`. `fresh` always calls `load`. */
  read(name: string, load: () => Promise<T>, options?: ReadOptions): Promise<T>;
  /** The cached value, or undefined. Never calls `load`. */
  recall(name: string): T | undefined;
  /** Caches a value that the caller began to read at `readAt`. */
  keep(name: string, readAt: number, value: T): void;
}

export interface ReadOptions {
  /** Bypasses the cache. Required right before an instruction that moves money. */
  fresh?: boolean;
}

/**
 * Caches hits and misses for less than two seconds, counted from before the read began. It stores
 * values, never promises, because a promise belongs to the request that created it. A full cache
 * drops its oldest entries.
 */
export const isolateCache = <T>(): IsolateCache<T> => {
  const entries = boundedMap<string, { readAt: number; value: T }>(MAX_ENTRIES);
  const recall = (name: string): T | undefined => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const age = now() - entry.readAt;
    // If the clock was set back, the entry does not become younger.
    return age >= 0 && age < MAX_AGE_MS ? entry.value : undefined;
  };
  const keep = (name: string, readAt: number, value: T): void => {
    // A slow, older read must not replace the result of a newer one.
    const present = entries.get(name);
    if (!present || present.readAt <= readAt) entries.set(name, { readAt, value });
  };
  return {
    recall,
    keep,
    async read(name, load, options = {}) {
      const readAt = now();
      const known = options.fresh ? undefined : recall(name);
      if (known !== undefined) return known;
      const value = await load();
      keep(name, readAt, value);
      return value;
    },
  };
};

/**
 * A map for an isolate's memory, which all callers share: however many names they invent, it holds
 * `limit` entries. A full one drops the entry that was read or written longest ago.
 */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  readonly size: number;
}

/** Every cache is made here; a house test refuses other maps that outlive a call. */
export const boundedMap = <Key, Value>(limit: number): BoundedMap<Key, Value> => {
  // A map keeps the order of insertion, so its first key is the one that was used longest ago.
  const entries = new Map<Key, Value>();
  forgetBetweenTests(() => entries.clear());
  const set = (key: Key, value: Value): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > limit) entries.delete(entries.keys().next().value as Key);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
};

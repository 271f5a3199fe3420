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

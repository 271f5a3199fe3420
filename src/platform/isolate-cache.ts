import { now } from "./clock.ts";

/**
 * How long a switched-off key, bank or merchant lives on in an isolate's memory: half a second less
 * than it may (contract/general.md § Keys), since that is measured from outside.
 */
const MAX_AGE_MS = 1_500;

const MAX_ENTRIES = 5_000;

export interface IsolateCache<T> {
  /** The remembered value, or what `load` finds; `fresh` asks the database in any case. */
  read(name: string, load: () => Promise<T>, options?: ReadOptions): Promise<T>;
  /** What is remembered, without asking anyone; undefined when nothing is. */
  recall(name: string): T | undefined;
}

export interface ReadOptions {
  /** Reads past the cache: right before an instruction that moves money leaves. */
  fresh?: boolean;
}

/**
 * Remembers what was read, and that nothing was found, for less than two seconds. The age counts
 * from before the read began. Values are kept, never promises: those belong to the request that
 * made them. When full, the oldest entries go.
 */
export const isolateCache = <T>(): IsolateCache<T> => {
  const entries = new Map<string, { readAt: number; value: T }>();
  const recall = (name: string): T | undefined => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const age = now() - entry.readAt;
    // A clock that was set back makes it no younger.
    return age >= 0 && age < MAX_AGE_MS ? entry.value : undefined;
  };
  return {
    recall,
    async read(name, load, options = {}) {
      const readAt = now();
      const known = options.fresh ? undefined : recall(name);
      if (known !== undefined) return known;
      const value = await load();
      // A slower, older read must not replace what a newer one has found.
      const present = entries.get(name);
      if (!present || present.readAt <= readAt) {
        entries.delete(name);
        entries.set(name, { readAt, value });
      }
      if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
      return value;
    },
  };
};

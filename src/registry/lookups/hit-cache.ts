import type { ResolvedAliasView } from "../views.ts";

/**
 * What the public was told in this isolate, for a second and a half from before it was read: so
 * long may a handle or a bank still be told that another isolate has switched off, and no longer
 * than its own next change. Misses are not kept: they are what an enumerator makes, and each shall
 * cost its read.
 */
const LIFETIME_MS = 1_500;
const MAX_ENTRIES = 5_000;

export interface HitCache {
  get(key: string, at: Moment): ResolvedAliasView | null;
  /** `readAt` is the moment before the database was asked. */
  put(key: string, view: ResolvedAliasView, readAt: Moment): void;
}

export interface Moment {
  ms: number;
  /** How many changes this isolate had made by then. */
  changes: number;
}

/** An empty cache; it holds 5,000 answers and forgets the oldest first. */
export const hitCache = (): HitCache => {
  const entries = new Map<string, { view: ResolvedAliasView; readAt: Moment }>();
  return {
    get(key, at) {
      const entry = entries.get(key);
      if (!entry) return null;
      const { ms, changes } = entry.readAt;
      // A clock that was set back makes it no younger.
      const isYoung = ms <= at.ms && at.ms - ms < LIFETIME_MS;
      if (isYoung && at.changes === changes) return entry.view;
      entries.delete(key);
      return null;
    },
    put(key, view, readAt) {
      // A map keeps the order of insertion, so the first key is the oldest.
      entries.delete(key);
      const [oldest] = entries.keys();
      if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      entries.set(key, { view, readAt });
    },
  };
};

import type { ResolvedAliasView } from "./answer.ts";

/**
 * Caches the public's hits in this isolate for 1.5 s, counted from before they were read, and not
 * beyond the isolate's own next change. So the public may see a handle or a bank that another
 * isolate has just switched off. Misses are never cached, so enumeration costs a read each time.
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
  /** The number of changes that this isolate had made by then. */
  changes: number;
}

/** An empty cache of at most 5,000 answers. The oldest are dropped first. */
export const hitCache = (): HitCache => {
  const entries = new Map<string, { view: ResolvedAliasView; readAt: Moment }>();
  return {
    get(key, at) {
      const entry = entries.get(key);
      if (!entry) return null;
      const { ms, changes } = entry.readAt;
      // If the clock was set back, the entry does not become younger.
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

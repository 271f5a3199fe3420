import type { ResolvedAliasView } from "../views.ts";

/**
 * What the public was told in this isolate, for at most two seconds from before it was read: so
 * long may a handle or a bank that was switched off still be told. Misses are not kept: they are
 * what an enumerator makes, and each shall cost its read.
 */
const LIFETIME_MS = 2_000;
const MAX_ENTRIES = 5_000;

export interface HitCache {
  get(key: string, nowMs: number): ResolvedAliasView | null;
  /** `readAtMs` is the time before the database was asked. */
  put(key: string, view: ResolvedAliasView, readAtMs: number): void;
}

export const hitCache = (): HitCache => {
  const entries = new Map<string, { view: ResolvedAliasView; readAtMs: number }>();
  return {
    get(key, nowMs) {
      const entry = entries.get(key);
      if (!entry) return null;
      if (nowMs - entry.readAtMs < LIFETIME_MS) return entry.view;
      entries.delete(key);
      return null;
    },
    put(key, view, readAtMs) {
      // A map keeps the order of insertion, so the first key is the oldest.
      entries.delete(key);
      const [oldest] = entries.keys();
      if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      entries.set(key, { view, readAtMs });
    },
  };
};

import { DurableObject } from "cloudflare:workers";
import { now } from "../platform/clock.ts";
import { namedObject, type Remote } from "../platform/objects.ts";
import type { AdminEnv } from "./administration.ts";
import type { Head } from "./chain.ts";
import type { Chain } from "./schema.ts";

/** The value "kept", all that the object stores. */
interface Kept {
  /** The latest heads, in the order of their sequences. */
  heads: readonly Head[];
  /** The first head of each day, permanently: it detects forgeries older than the latest heads. */
  daily: readonly (Head & { day: number })[];
  /** The first sequence with two different hashes; it never becomes null again. */
  forkedAt: number | null;
}

const MAX_HEADS = 200;
const nothing: Kept = { heads: [], daily: [], forkedAt: null };
const DAY_MS = 24 * 3_600_000;

/**
 * Stores the latest heads of one audit chain outside the database that holds the chain. A chain
 * that was cut off, or continued from an earlier entry, contradicts these heads. Hiding that would
 * need a change of two stores.
 *
 * - note(from, head): stores the head, or that the chain forked if it contradicts a stored one
 * - read(): what is stored
 *
 * It has no alarm and never deletes itself.
 */
export class HeadKeeper extends DurableObject {
  /**
   * One change led from one head to the other; nothing in between was ever a head. Notes arrive
   * late, twice and out of order.
   */
  note(from: Head, head: Head): void {
    const kept = this.read();
    const other = [...kept.daily, ...kept.heads].find((known) => isContradicted(known, from, head));
    if (other) this.#put({ ...kept, forkedAt: kept.forkedAt ?? other.sequence });
    else if (!kept.heads.some(({ sequence }) => sequence === head.sequence)) {
      const heads = [...kept.heads, head].sort((a, b) => a.sequence - b.sequence);
      const day = Math.floor(now() / DAY_MS);
      const isFirst = (kept.daily.at(-1)?.day ?? 0) < day;
      const daily = isFirst ? [...kept.daily, { ...head, day }] : kept.daily;
      this.#put({ ...kept, heads: heads.slice(-MAX_HEADS), daily });
    }
  }

  read(): Kept {
    // Merged with the defaults, because an earlier version stored less.
    return { ...nothing, ...this.ctx.storage.kv.get<Partial<Kept>>("kept") };
  }

  #put(kept: Kept): void {
    this.ctx.storage.kv.put<Kept>("kept", kept);
  }
}

const isContradicted = (known: Head, from: Head, head: Head): boolean =>
  [from, head].some(({ sequence, hash }) => known.sequence === sequence && known.hash !== hash) ||
  (known.sequence > from.sequence && known.sequence < head.sequence);

/** Null if the deployment stores no heads. */
const keeperOf = (env: AdminEnv, chain: Chain): Remote<HeadKeeper> | null =>
  env.AUDIT_HEADS ? namedObject(env, "AUDIT_HEADS", chain) : null;

/**
 * Stores a chain's head, and the head that the change began at (none if a head was only read).
 * Rejects if the object cannot be reached.
 */
export const noteHead = async (
  env: AdminEnv,
  chain: Chain,
  head: Head,
  from: Head = head,
): Promise<void> => {
  await keeperOf(env, chain)?.note(bare(from), bare(head));
};

const bare = ({ sequence, hash }: Head): Head => ({ sequence, hash });

/** The stored heads of a chain. */
export const readKeptHeads = async (env: AdminEnv, chain: Chain): Promise<Kept> =>
  (await keeperOf(env, chain)?.read()) ?? nothing;

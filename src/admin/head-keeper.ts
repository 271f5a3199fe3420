import { DurableObject } from "cloudflare:workers";
import { now } from "../platform/clock.ts";
import type { Remote } from "../platform/objects.ts";
import type { AdminEnv, Chain } from "./administration.ts";
import type { Head } from "./chain.ts";

/** The value "kept", all that the object stores. */
interface Kept {
  /** The latest, in the order of their sequences. */
  heads: readonly Head[];
  /** The first of each day, for ever: what is forged later than the latest reaches shows here. */
  daily: readonly (Head & { day: number })[];
  /** The first sequence of which two different hashes were noted; it never becomes null again. */
  forkedAt: number | null;
}

const MAX_HEADS = 200;
const nothing: Kept = { heads: [], daily: [], forkedAt: null };
const DAY_MS = 24 * 3_600_000;

/**
 * Keeps the latest heads of one audit chain outside the database that holds the chain. A chain that
 * was cut off, or that went on from an earlier place, contradicts what was noted here, so hiding it
 * takes a change of two stores.
 *
 * - note(from, head): keeps the head, and that the chain forked where a kept one contradicts it
 * - read(): what is kept
 *
 * It has no alarm and never deletes itself.
 */
export class HeadKeeper extends DurableObject {
  /**
   * One change led from the one head to the other, and what lies between was never a head. Notes
   * come late, twice and out of order.
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
    // Spread, since an earlier version kept less.
    return { ...nothing, ...this.ctx.storage.kv.get<Partial<Kept>>("kept") };
  }

  #put(kept: Kept): void {
    this.ctx.storage.kv.put<Kept>("kept", kept);
  }
}

const isContradicted = (known: Head, from: Head, head: Head): boolean =>
  [from, head].some(({ sequence, hash }) => known.sequence === sequence && known.hash !== hash) ||
  (known.sequence > from.sequence && known.sequence < head.sequence);

/** Null where the deployment keeps no heads. */
const keeperOf = ({ AUDIT_HEADS }: AdminEnv, chain: Chain): Remote<HeadKeeper> | null =>
  AUDIT_HEADS
    ? (AUDIT_HEADS.get(AUDIT_HEADS.idFromName(chain)) as unknown as Remote<HeadKeeper>)
    : null;

/**
 * Notes a chain's head, and the one that the change began at (none where only a head was read);
 * rejects where the object cannot be reached.
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

/** What was noted of a chain so far. */
export const readKeptHeads = async (env: AdminEnv, chain: Chain): Promise<Kept> =>
  (await keeperOf(env, chain)?.read()) ?? nothing;

import { DurableObject } from "cloudflare:workers";
import type { Remote } from "../../platform/objects.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Chain } from "../schema-governance.ts";
import type { Head } from "./chain.ts";

/** The value "kept", all that the object stores. */
interface Kept {
  /** In the order of their sequences. */
  heads: readonly Head[];
  /** The first sequence of which two different hashes were noted; it never becomes null again. */
  forkedAt: number | null;
}

const MAX_HEADS = 200;
const nothing: Kept = { heads: [], forkedAt: null };

/**
 * Keeps the latest heads of one audit chain, out of the database that holds the chain: a chain that
 * was cut off, or went on from an earlier place, is no longer the one that was noted here. Whoever
 * would hide that has to change two stores.
 *
 * - note(head): keeps it, and that the chain forked where it contradicts a kept one
 * - read(): what is kept
 *
 * It has no alarm and never deletes itself.
 */
export class HeadKeeper extends DurableObject {
  /** Heads come late or twice; what is older than those that are kept says nothing new. */
  note(head: Head): void {
    const kept = this.read();
    const known = kept.heads.find(({ sequence }) => sequence === head.sequence);
    if (known?.hash === head.hash) return;
    if (known) this.#put({ ...kept, forkedAt: kept.forkedAt ?? head.sequence });
    else {
      const heads = [...kept.heads, head].sort((a, b) => a.sequence - b.sequence);
      this.#put({ ...kept, heads: heads.slice(-MAX_HEADS) });
    }
  }

  read(): Kept {
    return this.ctx.storage.kv.get<Kept>("kept") ?? nothing;
  }

  #put(kept: Kept): void {
    this.ctx.storage.kv.put<Kept>("kept", kept);
  }
}

const keeperOf = ({ AUDIT_HEADS }: RegistryEnv, chain: Chain): Remote<HeadKeeper> =>
  AUDIT_HEADS.get(AUDIT_HEADS.idFromName(chain)) as unknown as Remote<HeadKeeper>;

/** Notes a chain's head after a change; rejects where the object cannot be reached. */
export const noteHead = (env: RegistryEnv, chain: Chain, { sequence, hash }: Head): Promise<void> =>
  keeperOf(env, chain).note({ sequence, hash });

/** What was noted of a chain so far. */
export const readKeptHeads = (env: RegistryEnv, chain: Chain): Promise<Kept> =>
  keeperOf(env, chain).read();

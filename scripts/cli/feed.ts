import type { Event, MerchantClient } from "../../src/sdk/merchant.ts";
import { Ended, exits } from "./command.ts";

/** An event that was dealt with, by its id and the time that the list is ordered by. */
export interface Seen {
  id: string;
  /** Milliseconds since 1970, on the gateway's clock. */
  at: number;
}

/**
 * How much older than the newest event one may be that is new to the list. An event is listed a
 * moment after its time, and later if the gateway had to try again.
 */
export const LATE_MS = 10 * 60_000;

const PAGE_SIZE = 100;
/** No merchant has a hundred thousand events that one poll must read. */
const MOST_PAGES = 1_000;

/** One poll in so many reads on although a page had nothing new, for what came late. */
const THOROUGH_EVERY = 30;

export const timeOf = (event: Pick<Event, "created_at">): number => Date.parse(event.created_at);

/**
 * The merchant's events in the order in which they happened, each once, from the list of events,
 * which shows the newest first. What is `done` is not read again.
 */
export class Feed {
  readonly #events: MerchantClient["events"];
  /** Nothing before this time is new. */
  readonly #start: number;
  readonly #done = new Map<string, number>();
  #newest = Number.NEGATIVE_INFINITY;
  #polls = 0;

  constructor(events: MerchantClient["events"], start: number, done: Iterable<Seen>) {
    this.#events = events;
    this.#start = start;
    for (const seen of done) this.done(seen);
  }

  done({ id, at }: Seen): void {
    this.#done.set(id, at);
    this.#newest = Math.max(this.#newest, at);
  }

  /** What must be remembered so that nothing comes twice. */
  remembered(): Seen[] {
    for (const [id, at] of this.#done) if (at < this.#bound()) this.#done.delete(id);
    return [...this.#done].map(([id, at]) => ({ id, at }));
  }

  #bound(): number {
    return Math.max(this.#start, this.#newest - LATE_MS);
  }

  /** What is new, the oldest first. */
  async poll(signal: AbortSignal): Promise<Event[]> {
    const isThorough = this.#polls++ % THOROUGH_EVERY === 0;
    const bound = this.#bound();
    const found = new Map<string, Event>();
    let cursor: string | undefined;
    let pages = 0;
    do {
      if (++pages > MOST_PAGES) {
        throw new Ended(exits.REFUSED, "There are too many new events: begin with --from latest.");
      }
      const query = { limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) };
      const { data, next_cursor } = await this.#events.list(query, { signal }).page();
      const fresh = data.filter(
        (event) => timeOf(event) >= bound && !this.#done.has(event.event_id),
      );
      for (const event of fresh) found.set(event.event_id, event);
      const last = data.at(-1);
      const isPast = last === undefined || timeOf(last) < bound;
      cursor =
        isPast || (fresh.length === 0 && !isThorough) ? undefined : (next_cursor ?? undefined);
    } while (cursor !== undefined);
    return [...found.values()].reverse();
  }
}

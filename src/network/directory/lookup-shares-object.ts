import { DurableObject } from "cloudflare:workers";
import { DAY_MS, now } from "../../base/platform/clock.ts";
import { runAlarm, setAlarm } from "../../base/platform/objects.ts";
import type { BucketTerms } from "../../base/platform/token-bucket.ts";
import {
  consumeUnknown,
  type LookupAsker,
  noSharesUsed,
  retryAfter,
  returnShare,
  type SharesRecord,
  takeAllowance,
  takeShare,
} from "./lookup-shares.ts";

/** A name that was found longer ago is new again. */
const REMEMBERED_MS = 90 * DAY_MS;

const FORGOTTEN_PER_ALARM = 1_000;
const ALARM_AFTER_FULL_MS = 1_000;

const statements = {
  create: `CREATE TABLE IF NOT EXISTS known (name TEXT PRIMARY KEY, found_at INTEGER NOT NULL)
    WITHOUT ROWID; CREATE INDEX IF NOT EXISTS known_by_age ON known (found_at)`,
  find: "SELECT 1 FROM known WHERE name = ? AND found_at > ?",
  remember: "INSERT OR REPLACE INTO known (name, found_at) VALUES (?, ?)",
  remove: "DELETE FROM known WHERE name = ?",
  forget: `DELETE FROM known WHERE name IN
    (SELECT name FROM known WHERE found_at <= ? ORDER BY found_at LIMIT ${FORGOTTEN_PER_ALARM})`,
};

export type TakenShares =
  | {
      granted: true;
      /** Which of the names were found before. */
      known: string[];
      /** So many known names the isolate may look up without asking. */
      allowed: number;
    }
  | { granted: false; retryAfterSeconds: number };

/**
 * The shares of one mode's lookups at the registry. Methods: take, settle. Stored: the value
 * `shares`, and the table of the names that were found in the last 90 days, by keyed hash. It never
 * deletes itself: there is one for each mode.
 *
 * The shares stay in memory, and only the look-up of a new name writes them. What is lost with the
 * memory comes back by itself within seconds.
 */
export class LookupShares extends DurableObject {
  #shares: SharesRecord | null = null;

  /** Before the registry is asked. The names are keyed hashes. */
  take(terms: BucketTerms, asker: LookupAsker, names: string[]): TakenShares {
    const before = this.#read();
    const known = names.filter((name) => this.#isKnown(name));
    const asked = { known: known.length, new: names.length - known.length };
    const { record, granted } = takeShare(before, terms, asker, asked, now());
    this.#shares = record;
    if (!granted) return { granted, retryAfterSeconds: retryAfter(asked, terms) };
    const { record: after, allowed } = takeAllowance(record, terms);
    this.#shares = after;
    if (asked.new > 0) this.ctx.storage.kv.put("shares", after);
    return { granted, known, allowed };
  }

  /**
   * Afterwards, if a new name was found or a known one was not. A lookup without an answer is not
   * settled, because the registry may have counted it.
   */
  settle(asker: LookupAsker, name: string, isFound: boolean): void {
    const { storage } = this.ctx;
    if (isFound) {
      this.#shares = returnShare(this.#read(), asker);
      this.#remember(name);
    } else {
      this.#shares = consumeUnknown(this.#read(), asker);
      storage.sql.exec(statements.remove, name);
    }
  }

  override alarm(): Promise<void> {
    const { storage } = this.ctx;
    return runAlarm(storage, () => this.#forget(), DAY_MS);
  }

  /** The first read after a start also creates the table. */
  #read(): SharesRecord {
    if (this.#shares) return this.#shares;
    const { storage } = this.ctx;
    storage.sql.exec(statements.create);
    this.#shares = storage.kv.get<SharesRecord>("shares") ?? noSharesUsed;
    return this.#shares;
  }

  #isKnown(name: string): boolean {
    const { sql } = this.ctx.storage;
    return sql.exec(statements.find, name, now() - REMEMBERED_MS).toArray().length > 0;
  }

  #remember(name: string): void {
    const { storage } = this.ctx;
    storage.transactionSync(() => {
      storage.sql.exec(statements.remember, name, now());
      // Only the first name sets the alarm. Later it sets itself.
      if (!storage.kv.get("remembers")) {
        storage.kv.put("remembers", true);
        setAlarm(storage, now() + DAY_MS);
      }
    });
  }

  async #forget(): Promise<void> {
    this.#read();
    const { storage } = this.ctx;
    const { rowsWritten } = storage.sql.exec(statements.forget, now() - REMEMBERED_MS);
    await setAlarm(storage, now() + (rowsWritten > 0 ? ALARM_AFTER_FULL_MS : DAY_MS));
  }
}

import { DurableObject } from "cloudflare:workers";
import { now } from "../../base/platform/clock.ts";
import { runAlarm, setAlarm } from "../../base/platform/objects.ts";
import type { UsedOnce } from "./signed-claims.ts";

/** The kinds of one-time items of a client. Each kind has its own ids. */
export type OnceKind = "assertion" | "proof";

export interface OnceUse extends UsedOnce {
  kind: OnceKind;
}

export interface OnceAnswer {
  /**
   * The kind that was used before; "full" if nothing more can be remembered; null if everything is
   * new.
   */
  used: OnceKind | "full" | null;
}

/** More than ten times what a client at its rate limit uses in an assertion's longest life. */
const MAX_REMEMBERED = 50_000;

const FORGOTTEN_PER_ALARM = 5_000;
const ALARM_AFTER_FULL_MS = 1_000;
const ALARM_AFTER_FAULT_MS = 60_000;

/** Expired ids are deleted together, because one alarm costs as much as many rows. */
const ALARM_AFTER_MS = 60_000;

const statements = {
  create: `CREATE TABLE IF NOT EXISTS used (kind TEXT, jti_hash TEXT, request TEXT NOT NULL,
    expires_at INTEGER NOT NULL, PRIMARY KEY (kind, jti_hash)) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS used_by_end ON used (expires_at)`,
  count: "SELECT count(*) AS count FROM used",
  find: "SELECT request FROM used WHERE kind = ? AND jti_hash = ? AND expires_at > ?",
  remember: "INSERT OR REPLACE INTO used (kind, jti_hash, request, expires_at) VALUES (?, ?, ?, ?)",
  next: "SELECT expires_at FROM used ORDER BY expires_at LIMIT 1",
  forget: `DELETE FROM used WHERE (kind, jti_hash) IN
    (SELECT kind, jti_hash FROM used WHERE expires_at <= ? LIMIT ${FORGOTTEN_PER_ALARM})`,
};

/**
 * Remembers the one-time items of one TPP: the jti of each assertion until its exp [RFC 7523 § 3],
 * and of each DPoP proof that no consent remembers [RFC 9449 § 11.1]. Method: use. Stored: the
 * table `used`. An alarm deletes expired rows; the object deletes itself when none is left.
 */
export class ClientGuard extends DurableObject {
  /** The number of rows; null until they have been counted. */
  #count: number | null = null;

  /**
   * Remembers all items of a request. Remembers none if another request has used one of them. A
   * repeat counts as the same request.
   */
  use(request: string, uses: readonly OnceUse[]): OnceAnswer {
    const { storage } = this.ctx;
    return storage.transactionSync((): OnceAnswer => {
      if (this.#read() + uses.length > MAX_REMEMBERED) this.#forget();
      const count = this.#read();
      const before = uses.map((use) => this.#requestOf(use));
      // @rule O2.3
      const replayed = uses.find((_, place) => (before[place] ?? request) !== request);
      if (replayed) return { used: replayed.kind };
      const unknown = uses.filter((_, place) => before[place] === null);
      if (count + unknown.length > MAX_REMEMBERED) return { used: "full" };
      for (const { kind, jti_hash, expires_at } of unknown) {
        storage.sql.exec(statements.remember, kind, jti_hash, request, expires_at);
      }
      // Only the first name sets the alarm. Later it sets itself.
      if (count === 0 && unknown.length > 0) setAlarm(storage, now() + ALARM_AFTER_MS);
      this.#count = count + unknown.length;
      return { used: null };
    });
  }

  override alarm(): Promise<void> {
    return runAlarm(this.ctx.storage, () => this.#wake(), ALARM_AFTER_FAULT_MS);
  }

  /** The number of rows. The first read after a start also creates the table. */
  #read(): number {
    const { sql } = this.ctx.storage;
    if (this.#count === null) {
      sql.exec(statements.create);
      this.#count = sql.exec<{ count: number }>(statements.count).one().count;
    }
    return this.#count;
  }

  /** The request that used the item before, or null. */
  #requestOf({ kind, jti_hash }: Omit<OnceUse, "expires_at">): string | null {
    const { sql } = this.ctx.storage;
    const [row] = sql.exec<{ request: string }>(statements.find, kind, jti_hash, now()).toArray();
    return row?.request ?? null;
  }

  #forget(): void {
    this.ctx.storage.sql.exec(statements.forget, now());
    this.#count = null;
  }

  async #wake(): Promise<void> {
    const { storage } = this.ctx;
    this.#read();
    this.#forget();
    const [next] = storage.sql.exec<{ expires_at: number }>(statements.next).toArray();
    if (next) {
      const isBehind = next.expires_at <= now();
      await setAlarm(storage, now() + (isBehind ? ALARM_AFTER_FULL_MS : ALARM_AFTER_MS));
    } else {
      this.#count = null;
      await storage.deleteAll();
    }
  }
}

import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { now } from "./clock.ts";
import type { GatewayEnv } from "./env.ts";
import { logInfo, logWarning } from "./log.ts";
import { MOST_D1_BYTES } from "./platform-limits.ts";
import { settings } from "./schema.ts";

export type Database = DrizzleD1Database;

/** One statement of a batch. */
export type Statement = BatchItem<"sqlite">;

/**
 * The D1 of the administration. Changes that belong together go into one atomic `batch`; D1 has no
 * interactive transactions.
 */
export const database = (env: { DB: D1Database }): Database => drizzle(env.DB);

/** Whether it is one of these, however many: bound as one value, because D1 binds a hundred. */
export const among = (column: SQLiteColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/**
 * How full a database of D1 is. A full one refuses every change. So its size is logged each minute,
 * and staff are warned from 70 % on.
 */
export interface SizedEnv {
  /** The size at which a database refuses changes, in bytes. By default the platform's. */
  DATABASE_LIMIT_BYTES?: string;
}

/**
 * Whether a database has refused a change because it is full: D1's own words, and those of SQLite.
 * drizzle wraps them.
 */
export const isFullDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  (/maximum DB size|database or disk is full|SQLITE_FULL/i.test(error.message) ||
    isFullDatabase(error.cause));

const WARNED_SHARE = 0.7;

export interface DatabaseSize {
  database: string;
  bytes: number;
  limit_bytes: number;
  /** To four places. */
  share: number;
  is_filling: boolean;
}

/** `database`: the name of its binding. Every answer of D1 has the size. */
export const readSize = async (
  env: SizedEnv,
  database: string,
  db: D1Database,
): Promise<DatabaseSize> => {
  const { meta } = await db.prepare("SELECT 1").run();
  const limit_bytes = Number(env.DATABASE_LIMIT_BYTES ?? MOST_D1_BYTES);
  const exact = meta.size_after / limit_bytes;
  const share = Math.round(exact * 10_000) / 10_000;
  return {
    database,
    bytes: meta.size_after,
    limit_bytes,
    share,
    is_filling: exact >= WARNED_SHARE,
  };
};

/** The sweep: logs the size of these databases. */
export const logSizes = async (
  env: SizedEnv,
  databases: Readonly<Record<string, D1Database>>,
): Promise<void> => {
  for (const [database, db] of Object.entries(databases)) {
    const { is_filling, ...size } = await readSize(env, database, db);
    if (is_filling) logWarning("database is filling", size);
    else logInfo("database size", size);
  }
};

/**
 * Where the last run of a sweep stopped, stored in `settings` under the sweep's name. The next run
 * continues there, so stuck rows do not starve the others. Null starts from the beginning.
 */
export const readPosition = async <Position>(
  env: GatewayEnv,
  name: string,
): Promise<Position | null> => {
  const row = await database(env).select().from(settings).where(eq(settings.name, name)).get();
  return (row?.value as Position | null | undefined) ?? null;
};

export const keepPosition = async (
  env: GatewayEnv,
  name: string,
  position: readonly unknown[] | null,
): Promise<void> => {
  await positionStatement(database(env), name, position);
};

/** The statement of it, for a batch with what the position stands for. */
export const positionStatement = (
  db: Database,
  name: string,
  position: readonly unknown[] | null,
) => {
  if (position === null) return db.delete(settings).where(eq(settings.name, name));
  const row = { name, value: position, updatedAt: now() };
  return db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
};

import { logInfo, logWarning } from "./log.ts";
import { MOST_D1_BYTES } from "./platform-limits.ts";

/**
 * How full a database of D1 is. A full one refuses every change: no bank can be suspended and no
 * key retired. So its size is logged each minute, and staff are warned from 70 % on.
 */
export interface SizedEnv {
  /** The size at which a database refuses changes, in bytes. By default the platform's. */
  DATABASE_LIMIT_BYTES?: string;
}

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

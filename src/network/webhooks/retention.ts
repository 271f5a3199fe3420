import { sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { events } from "../../base/platform/schema.ts";

/** Events stay on their owner's list as long as payments are kept. @rule G8.2 */
const KEPT_MS = 400 * 24 * 3600_000;

/**
 * Deletes old events of all owners. The rowid counts the events as they were written, so the oldest
 * come first, and a run with nothing to delete reads one row. A run each minute makes 14 million
 * events a day. One that was published late is deleted late.
 */
export const sweepEvents = async (env: GatewayEnv): Promise<void> => {
  const before = now() - KEPT_MS;
  const db = database(env);
  const [oldest] = await db
    .select({ createdAt: events.createdAt })
    .from(events)
    .orderBy(sql`rowid`)
    .limit(1);
  if (!oldest || oldest.createdAt >= before) return;
  await db.run(sql`
    DELETE FROM events WHERE rowid IN (
      SELECT rowid FROM (
        SELECT rowid, created_at FROM events ORDER BY rowid LIMIT ${gatewayRun.forgottenEvents}
      ) AS looked WHERE created_at < ${before})`);
};

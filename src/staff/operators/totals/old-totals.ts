import { asc, lt, sql } from "drizzle-orm";
import { isoTime } from "../../../base/platform/clock.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { type FiledRow, listRetentionMs, writeRows } from "../../../base/platform/row-files.ts";
import { hourlyTotals } from "../../../base/platform/tables.ts";

/** Old totals of a database go to a file and are deleted, at most a thousand rows in one run. */
export const forgetOldTotals = async (
  env: GatewayEnv,
  database: string,
  db: Database,
  at: number,
): Promise<void> => {
  const { mode, ownerId, hour, part, figures } = hourlyTotals;
  const old = await db
    .select({ mode, ownerId, hour, part, figures })
    .from(hourlyTotals)
    .where(lt(hour, at - listRetentionMs(env)))
    .orderBy(asc(hour))
    .limit(1_000);
  if (old.length === 0) return;
  const source = { table: "totals", database, columns: totalsColumns } as const;
  await writeRows(env.ARCHIVE, source, old.map(filed));
  const keys = JSON.stringify(old.map((row) => [row.mode, row.ownerId, row.hour, row.part]));
  await db.run(sql`
    DELETE FROM hourly_totals WHERE (mode, owner_id, hour, part) IN (
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${keys}))`);
};

const totalsColumns = ["mode", "owner_id", "begins_at", "part", "figures"];

type OldTotals = Pick<
  typeof hourlyTotals.$inferSelect,
  "mode" | "ownerId" | "hour" | "part" | "figures"
>;

const filed = ({ mode, ownerId, hour, part, figures }: OldTotals): FiledRow => ({
  id: [mode, ownerId || "all", part].join("-"),
  at: hour,
  cells: [mode, ownerId, isoTime(hour), part, JSON.stringify(figures)],
});

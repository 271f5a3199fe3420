import { type SQL, sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { type Database, database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { applyDue } from "../../frame/records/apply-due.ts";
import { isDue } from "../../frame/records/proposals.ts";
import { gatewayAdmin } from "./administration.ts";

/** The column of a selection that says whether an approved change waits to be applied. */
type DueColumn = SQL.Aliased<number>;

/**
 * Reads records as they are in force now. The same statement asks whether an approved change is
 * due; if so it is applied, and the records are read again. So the time of a change is exact
 * without a timer. `select` has to select `due`.
 */
export const readInForce = async <Row extends { due: number }>(
  env: GatewayEnv,
  select: (db: Database, due: DueColumn) => PromiseLike<Row[]>,
): Promise<Row[]> => {
  const db = database(env);
  for (;;) {
    const due = isDue(now());
    const rows = await select(db, due.as("due"));
    // Without a row the question has no answer yet: the change may bring one.
    const [answer] =
      rows.length > 0 ? rows : await db.all<{ due: number }>(sql`SELECT ${due} AS due`);
    if (!answer?.due) return rows;
    await applyDue(gatewayAdmin, env);
  }
};

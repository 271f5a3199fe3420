import { sql } from "drizzle-orm";
import type { Database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { findLists } from "../../base/platform/list-databases.ts";
import { objects } from "../../base/platform/lists-schema.ts";
import { type ObjectKind, stubOf } from "./kinds.ts";
import { type ObjectRow, upsertRows } from "./rows.ts";

/**
 * What the list knew of an object before its row was written again: no row, an earlier status, or
 * the present one. EMPTY: there is no such object, or retention has ended it. UNOWNED: its owner
 * has no record, so it has no list.
 */
export type Relisted = "MISSING" | "OLDER" | "SAME" | "EMPTY" | "UNOWNED";

export interface RelistedObject {
  /** In hex. */
  object: string;
  /** Its public id; null if it is empty. */
  object_id: string | null;
  was: Relisted;
}

/**
 * Writes the rows of these objects again, for lists that were restored to an earlier time. The
 * objects hold the truth, so it may be repeated, and run beside any load.
 */
export const relistObjects = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  binding: string,
  hexes: readonly string[],
): Promise<RelistedObject[]> => {
  const looked = await Promise.all(
    hexes.map(async (hex) => (await stubOf(env, kinds, binding, hex)?.look()) ?? null),
  );
  const known = await compareAll(
    env,
    looked.filter((row) => row !== null),
  );
  const relisted = looked.map((found, place): RelistedObject => {
    const object = hexes[place] ?? "";
    const object_id = found?.row.objectId ?? null;
    const was = object_id === null ? "EMPTY" : (known.get(object_id) ?? "MISSING");
    return { object, object_id, was };
  });
  const differ = (was: Relisted | undefined) => was === "MISSING" || was === "OLDER";
  await upsertRows(
    env,
    looked.flatMap((row, place) => (row && differ(relisted[place]?.was) ? row : [])),
  );
  return relisted;
};

/** What the lists know of each row, by public id; nothing of those that they lack. */
const compareAll = async (
  env: GatewayEnv,
  rows: readonly ObjectRow[],
): Promise<Map<string, Relisted>> => {
  const known = new Map<string, Relisted>();
  const batches = new Map<number, { db: Database; rows: ObjectRow[] }>();
  for (const one of rows) {
    const { ownerKind: kind, ownerId: id, objectId } = one.row;
    const lists = await findLists(env, { kind, id });
    if (!lists) {
      known.set(objectId, "UNOWNED");
      continue;
    }
    const batch = batches.get(lists.number) ?? { db: lists.db, rows: [] };
    batches.set(lists.number, { ...batch, rows: [...batch.rows, one] });
  }
  for (const batch of batches.values()) {
    const stored = await storedStatuses(batch.db, batch.rows);
    for (const { row } of batch.rows) {
      const status = stored.get(row.objectId);
      if (status !== undefined) known.set(row.objectId, status === row.status ? "SAME" : "OLDER");
    }
  }
  return known;
};

/** The statuses of the rows that a database has, by public id. */
const storedStatuses = async (
  db: Database,
  rows: readonly ObjectRow[],
): Promise<Map<string, string>> => {
  const keys = rows.map(({ row }) => [row.kind, row.createdAt, row.objectId]);
  const stored = await db
    .select({ id: sql<string>`stored.object_id`, status: sql<string>`stored.status` })
    .from(sql`json_each(${JSON.stringify(keys)}) CROSS JOIN ${objects} AS stored
      ON stored.kind = value ->> 0 AND stored.created_at = value ->> 1
        AND stored.object_id = value ->> 2`);
  return new Map(stored.map(({ id, status }) => [id, status]));
};

import { sql } from "drizzle-orm";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objects } from "../../base/platform/schema.ts";
import { type ObjectKind, stubOf } from "./kinds.ts";
import { type ObjectRow, upsertRows } from "./rows.ts";

/**
 * What the list knew of an object before its row was written again: no row, an earlier status, or
 * the present one. EMPTY: there is no such object, or retention has ended it.
 */
export type Relisted = "MISSING" | "OLDER" | "SAME" | "EMPTY";

export interface RelistedObject {
  /** In hex. */
  object: string;
  /** Its public id; null if it is empty. */
  object_id: string | null;
  was: Relisted;
}

/**
 * Writes the rows of these objects again, for a list that was restored to an earlier time. The
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
  const rows = looked.filter((row) => row !== null);
  const statuses = await storedStatuses(env, rows);
  const relisted = looked.map((found, place): RelistedObject => {
    const object = hexes[place] ?? "";
    if (!found) return { object, object_id: null, was: "EMPTY" };
    const { objectId, status } = found.row;
    const stored = statuses.get(objectId);
    const was = stored === undefined ? "MISSING" : stored === status ? "SAME" : "OLDER";
    return { object, object_id: objectId, was };
  });
  const differing = looked.filter((found, place) => found && relisted[place]?.was !== "SAME");
  await upsertRows(
    env,
    differing.flatMap((row) => row ?? []),
  );
  return relisted;
};

/** The statuses of the rows that the list has, by public id. */
const storedStatuses = async (
  env: GatewayEnv,
  rows: readonly ObjectRow[],
): Promise<Map<string, string>> => {
  if (rows.length === 0) return new Map();
  const keys = rows.map(({ row }) => [row.kind, row.createdAt, row.objectId]);
  const stored = await database(env)
    .select({ id: sql<string>`stored.object_id`, status: sql<string>`stored.status` })
    .from(sql`json_each(${JSON.stringify(keys)}) CROSS JOIN ${objects} AS stored
      ON stored.kind = value ->> 0 AND stored.created_at = value ->> 1
        AND stored.object_id = value ->> 2`);
  return new Map(stored.map(({ id, status }) => [id, status]));
};

import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { objectIds, objects, reviews } from "../platform/schema.ts";

/**
 * The list of deciding objects in D1, for all kinds: callers list and search it, the sweep finds
 * unfinished work in it, retention finds old objects. A second table lists movements under manual
 * review, a third the other names of objects. All are projections; the objects hold the truth.
 */
export interface ObjectRow {
  row: Omit<typeof objects.$inferInsert, "updatedAt">;
  reviews: (typeof reviews.$inferInsert)[];
}

/** The columns that a kind of object provides; the frame adds the rest (listed-row.ts). */
export interface ListedObject extends Pick<ObjectRow, "reviews"> {
  row: Omit<
    ObjectRow["row"],
    "state" | "version" | "unfinished" | "lastOpenState" | "bankCalls" | "correlationId"
  >;
}

/** A row to write to D1, and the effect that ends once it is written. */
export interface ProjectionMessage extends ObjectRow {
  /**
   * Null for a new object's row. That row may be lost; the row at the object's end is an effect and
   * is not.
   */
  effect: { namespace: string; object: string; id: string } | null;
}

/** Writes rows in one batch. Only a newer version replaces a row. */
export const upsertRows = async (env: GatewayEnv, rows: readonly ObjectRow[]): Promise<void> => {
  const [first, ...rest] = rows.flatMap(({ row, reviews: reviewed }): BatchItem<"sqlite">[] => [
    upsertObject(env, row),
    ...insertIds(env, row),
    ...reviewed.map((review) => upsertReview(env, review)),
  ]);
  if (first) await database(env).batch([first, ...rest]);
};

const upsertObject = (env: GatewayEnv, row: ObjectRow["row"]) =>
  database(env)
    .insert(objects)
    .values({ ...row, updatedAt: now() })
    .onConflictDoUpdate({
      target: [objects.kind, objects.createdAt, objects.objectId],
      set: {
        status: sql`excluded.status`,
        state: sql`excluded.state`,
        version: sql`excluded.version`,
        updatedAt: sql`excluded.updated_at`,
        completedAt: sql`excluded.completed_at`,
        unfinished: sql`excluded.unfinished`,
        failureCode: sql`excluded.failure_code`,
        route: sql`excluded.route`,
        debtorBank: sql`excluded.debtor_bank`,
        creditorBank: sql`excluded.creditor_bank`,
        lastOpenState: sql`excluded.last_open_state`,
        bankCalls: sql`excluded.bank_calls`,
        otherIds: sql`excluded.other_ids`,
      },
      setWhere: sql`excluded.version > ${objects.version}`,
    });

/** A name that is stored already causes no write. */
const insertIds = (env: GatewayEnv, row: ObjectRow["row"]): BatchItem<"sqlite">[] => {
  const { kind, createdAt, objectId, otherIds } = row;
  // A message of an earlier release has none.
  if (!otherIds?.length) return [];
  const ids = JSON.stringify(otherIds);
  const rows = sql`select value, ${kind}, ${createdAt}, ${objectId} from json_each(${ids}) where true`;
  return [database(env).insert(objectIds).select(rows).onConflictDoNothing()];
};

const upsertReview = (env: GatewayEnv, row: ObjectRow["reviews"][number]) =>
  database(env)
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({
      target: [reviews.objectId, reviews.movement],
      set: {
        reason: sql`excluded.reason`,
        since: sql`excluded.since`,
        version: sql`excluded.version`,
        resolvedAt: sql`excluded.resolved_at`,
      },
      setWhere: sql`excluded.version > ${reviews.version}`,
    });

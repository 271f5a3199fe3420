import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { objects, reviews } from "../platform/schema.ts";

/**
 * The list of deciding objects in D1, whatever their kind: what callers list and search, what the
 * sweep looks after, what retention forgets; and beside it the movements under manual review. It is
 * a projection: the objects hold the truth.
 */
export interface ObjectRow {
  row: typeof objects.$inferInsert;
  reviews: (typeof reviews.$inferInsert)[];
}

/** A row on its way to D1, and the effect that it ends once it is written. */
export interface ProjectionMessage extends ObjectRow {
  /** Null for the row of a new object, which is a hint: the row of its end is the durable one. */
  effect: { namespace: string; object: string; id: string } | null;
}

/** Writes rows in one batch; only a newer version wins. */
export const upsertRows = async (env: GatewayEnv, rows: readonly ObjectRow[]): Promise<void> => {
  const [first, ...rest] = rows.flatMap(({ row, reviews: reviewed }): BatchItem<"sqlite">[] => [
    upsertObject(env, row),
    ...reviewed.map((review) => upsertReview(env, review)),
  ]);
  if (first) await database(env).batch([first, ...rest]);
};

const upsertObject = (env: GatewayEnv, row: ObjectRow["row"]) =>
  database(env)
    .insert(objects)
    .values(row)
    .onConflictDoUpdate({
      target: [objects.ownerId, objects.mode, objects.kind, objects.createdAt, objects.objectId],
      set: {
        status: sql`excluded.status`,
        state: sql`excluded.state`,
        version: sql`excluded.version`,
        updatedAt: sql`excluded.updated_at`,
        completedAt: sql`excluded.completed_at`,
        unfinished: sql`excluded.unfinished`,
      },
      setWhere: sql`excluded.version > ${objects.version}`,
    });

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

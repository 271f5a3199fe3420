import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { now } from "../../base/platform/clock.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listsOf } from "../../base/platform/list-databases.ts";
import {
  objectCounts,
  objectIds,
  objects,
  reviews,
  waiting,
} from "../../base/platform/lists-schema.ts";

/**
 * The list of deciding objects in D1, for all kinds: callers list and search it, the sweep finds
 * unfinished work in it, retention finds old objects. A second table lists movements under manual
 * review, a third the other names of objects. All are projections; the objects hold the truth.
 */
export interface ObjectRow {
  row: Omit<typeof objects.$inferInsert, "updatedAt">;
  reviews: (typeof reviews.$inferInsert)[];
  /** All that waits for an approver; missing if nothing of this object ever does. */
  waiting?: WaitingRow[] | undefined;
}

export type WaitingRow = typeof waiting.$inferSelect;

/** The columns that a kind of object provides; the frame adds the rest (listed-row.ts). */
export interface ListedObject extends Pick<ObjectRow, "reviews" | "waiting"> {
  /** `lastOpenState` only where it is not the state before the end. */
  row: Omit<ObjectRow["row"], "state" | "version" | "unfinished" | "bankCalls" | "correlationId">;
}

/** A row to write to D1, and the effect that ends once it is written. */
export interface ProjectionMessage extends ObjectRow {
  /**
   * Null for a new object's row. That row may be lost; the row at the object's end is an effect and
   * is not.
   */
  effect: { namespace: string; object: string; id: string } | null;
}

/**
 * Writes rows to their owners' databases, in one batch of at most six statements for each, however
 * many rows there are. Only a newer version replaces a row. If one database fails, the rows of the
 * others are written before this rejects.
 */
export const upsertRows = async (env: GatewayEnv, rows: readonly ObjectRow[]): Promise<void> => {
  const batches = new Map<number, { db: Database; rows: ObjectRow[] }>();
  const found = await Promise.allSettled(
    rows.map(async (one) => {
      const { ownerKind: kind, ownerId: id } = one.row;
      const { number, db } = await listsOf(env, { kind, id });
      const batch = batches.get(number) ?? { db, rows: [] };
      batches.set(number, batch);
      batch.rows.push(one);
    }),
  );
  const written = await Promise.allSettled(
    [...batches.values()].map((batch) => batch.db.batch(statementsOf(batch.db, batch.rows))),
  );
  for (const outcome of [...found, ...written]) {
    if (outcome.status === "rejected") throw outcome.reason;
  }
};

const statementsOf = (db: Database, rows: readonly ObjectRow[]): [Statement, ...Statement[]] => {
  const at = now();
  const ids = rows.flatMap(({ row }) => namesOf(row));
  const reviewed = rows.flatMap((one) => one.reviews);
  return [
    // First, because it compares with the rows as they were.
    countStatuses(
      db,
      rows.map(({ row }) => row),
    ),
    upsertObjects(
      db,
      rows.map(({ row }) => ({ ...row, updatedAt: at })),
    ),
    ...(ids.length > 0 ? [insertIds(db, ids)] : []),
    ...(reviewed.length > 0 ? [upsertReviews(db, reviewed)] : []),
    ...replaceWaiting(
      db,
      rows.filter((one) => one.waiting !== undefined),
    ),
  ];
};

/** The rows as a table that an INSERT selects from, bound as one value. */
const valuesOf = <Table extends SQLiteTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
): SQL => {
  const columns = Object.entries(getTableColumns(table));
  const values = rows.map((row) =>
    columns.map(([name, column]) => {
      const value = (row as Record<string, unknown>)[name];
      return value === undefined || value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const members = columns.map((_, place) => sql.raw(`value ->> ${place}`));
  const list = sql.join(members, sql`, `);
  return sql`SELECT ${list} FROM json_each(${JSON.stringify(values)}) WHERE true`;
};

/**
 * A name that an object no longer has, such as an earlier payer's, stays in its row: retention
 * deletes the names that the row lists.
 */
const allNames = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(coalesce(objects.other_ids, '[]')) UNION ALL
    SELECT value FROM json_each(coalesce(excluded.other_ids, '[]')) WHERE value NOT IN
      (SELECT value FROM json_each(coalesce(objects.other_ids, '[]')))) AS both_names)`;

const upsertObjects = (db: Database, rows: readonly (typeof objects.$inferInsert)[]) =>
  db
    .insert(objects)
    .select(valuesOf(objects, rows))
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
        otherIds: allNames,
      },
      setWhere: sql`excluded.version > ${objects.version}`,
    });

/**
 * Counts the objects that these rows bring to a status. In one batch with the rows, so a message
 * that comes again counts nothing; and one row written for each status, however many objects.
 */
const countStatuses = (db: Database, rows: readonly ObjectRow["row"][]) => {
  const entryOf = (row: ObjectRow["row"], status: string, route: string) => {
    const { kind, createdAt, objectId, mode, version } = row;
    return [kind, createdAt, objectId, mode, status, route, version] as const;
  };
  const entries = rows.flatMap((row) => [
    entryOf(row, "OPEN", ""),
    ...(row.status === "OPEN" ? [] : [entryOf(row, row.status, row.route ?? "")]),
  ]);
  // A batch may hold the row of an object's beginning and the one of its end.
  const once = new Map(entries.map((entry) => [`${entry[2]} ${entry[4]}`, entry]));
  const values = JSON.stringify([...once.values()]);
  const counted = sql`SELECT value ->> 0, value ->> 3, value ->> 4, value ->> 5, count(*)
    FROM json_each(${values}) LEFT JOIN ${objects} AS stored ON stored.kind = value ->> 0
      AND stored.created_at = value ->> 1 AND stored.object_id = value ->> 2
    WHERE stored.object_id IS NULL OR (value ->> 4 <> 'OPEN'
      AND value ->> 4 <> stored.status AND value ->> 6 > stored.version)
    GROUP BY value ->> 0, value ->> 3, value ->> 4, value ->> 5`;
  const { kind, mode, status, route, total } = objectCounts;
  return db
    .insert(objectCounts)
    .select(counted)
    .onConflictDoUpdate({
      target: [kind, mode, status, route],
      set: { total: sql`${total} + excluded.total` },
    });
};

const namesOf = ({ kind, createdAt, objectId, otherIds, version }: ObjectRow["row"]) =>
  (otherIds ?? []).map((id) => [id, kind, createdAt, objectId, version]);

/**
 * A name that is stored already causes no write. An older message that comes late brings none back:
 * the row of its object would not list it.
 */
const insertIds = (db: Database, names: readonly (readonly unknown[])[]) =>
  db
    .insert(objectIds)
    .select(
      sql`SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3
        FROM json_each(${JSON.stringify(names)}) WHERE NOT EXISTS (SELECT 1 FROM ${objects}
          WHERE kind = value ->> 1 AND created_at = value ->> 2 AND object_id = value ->> 3
          AND version > value ->> 4)`,
    )
    .onConflictDoNothing();

/**
 * A row that no longer waits is deleted. The objects' own rows, which are written before, tell an
 * older message that comes late: it brings nothing back.
 */
const replaceWaiting = (db: Database, rows: readonly ObjectRow[]) => {
  if (rows.length === 0) return [];
  const versions = rows.map(({ row }) => [row.objectId, row.version]);
  const older = sql`SELECT stored.waiting_id FROM json_each(${JSON.stringify(versions)})
    CROSS JOIN ${waiting} AS stored
    WHERE stored.object_id = value ->> 0 AND stored.version < value ->> 1`;
  const values = rows.flatMap(({ row: { kind, createdAt }, waiting: waits = [] }) =>
    waits.map((one) => [
      one.waitingId,
      one.objectId,
      one.kind,
      JSON.stringify(one.changes),
      one.proposedBy,
      one.proposedAt,
      one.version,
      kind,
      createdAt,
    ]),
  );
  const newest = sql`SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
    value ->> 5, value ->> 6 FROM json_each(${JSON.stringify(values)})
    WHERE NOT EXISTS (SELECT 1 FROM ${objects} WHERE kind = value ->> 7
      AND created_at = value ->> 8 AND object_id = value ->> 1 AND version > value ->> 6)`;
  return [
    db.delete(waiting).where(sql`waiting_id IN (${older})`),
    ...(values.length > 0 ? [db.insert(waiting).select(newest).onConflictDoNothing()] : []),
  ];
};

const upsertReviews = (db: Database, rows: readonly (typeof reviews.$inferInsert)[]) =>
  db
    .insert(reviews)
    .select(valuesOf(reviews, rows))
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

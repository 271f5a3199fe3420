import { and, asc, between, eq, lt, sql } from "drizzle-orm";
import { isoTime, isoTimeOrNull, now } from "../../base/platform/clock.ts";
import { among, type Database, keepPosition, readPosition } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { type ListDatabase, listsOfRun } from "../../base/platform/list-databases.ts";
import { objectIds, objects, reviews, waiting } from "../../base/platform/lists-schema.ts";
import { logFault } from "../../base/platform/log.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { type FiledRow, listRetentionMs, writeRows } from "../../base/platform/row-files.ts";
import { findObject, type ObjectKind } from "./kinds.ts";
import { isPayerName } from "./payer-names.ts";

/** The rows of one file. */
const PAGE_SIZE = 1_000;

/** The number of objects called in parallel. */
const CALLS_AT_ONCE = 100;

/** The name in `settings` of the object that was swept last in a database. */
const positionName = (lists: number): string => `retention_position ${lists}`;

type Position = [kind: string, createdAt: number, objectId: string];
type OldObject = typeof objects.$inferSelect;

/**
 * Retires objects that were created longer ago than retention, kind by kind and oldest first. A
 * retired object keeps only its tombstone; its row goes to a file, and its rows are deleted. An
 * object that has work left or must be kept longer stays, and the next round asks it again. A run
 * is about one list database.
 */
export const sweepRetention = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const names = kinds.map(({ kind }) => kind);
  const lists = listsOfRun(env);
  const before = now() - listRetentionMs(env);
  const name = positionName(lists.number);
  let stored = await readPosition<Position>(env, name);
  let position: Position | null = stored ?? beginningOf(names[0]);
  // One run a minute makes 2.9 million objects a day.
  for (let swept = 0; position && swept < gatewayRun.retiredObjects; ) {
    const [kind] = position;
    const old = await readOld(lists.db, position, before);
    await forget(env, lists, kinds, kind, old);
    swept += old.length;
    const last = old.length === PAGE_SIZE ? old.at(-1) : undefined;
    position = last
      ? [kind, last.createdAt, last.objectId]
      : beginningOf(names[names.indexOf(kind) + 1]);
    // Kept after each page, so a run that is cut off is not done again from its beginning.
    const isKept = last !== undefined || (position === null && stored !== null);
    if (isKept) await keepPosition(env, name, position);
    if (isKept) stored = position;
  }
};

const beginningOf = (kind: string | undefined): Position | null =>
  kind === undefined ? null : [kind, -1, ""];

const readOld = (
  db: Database,
  [kind, behind, behindId]: Position,
  before: number,
): Promise<OldObject[]> => {
  const { createdAt, objectId } = objects;
  const beyond = sql`(${createdAt}, ${objectId}) > (${behind}, ${behindId})`;
  return db
    .select()
    .from(objects)
    .where(and(eq(objects.kind, kind), lt(createdAt, before), beyond))
    .orderBy(asc(createdAt), asc(objectId))
    .limit(PAGE_SIZE);
};

const forget = async (
  env: GatewayEnv,
  { number, db }: ListDatabase,
  kinds: readonly ObjectKind[],
  kind: string,
  old: readonly OldObject[],
): Promise<void> => {
  const retired: OldObject[] = [];
  for (let place = 0; place < old.length; place += CALLS_AT_ONCE) {
    retired.push(...(await retire(env, kinds, old.slice(place, place + CALLS_AT_ONCE))));
  }
  const [first, last] = [retired[0], retired.at(-1)];
  if (!first || !last) return;
  const source = { table: "objects", database: `LISTS_${number}`, columns } as const;
  await writeRows(env.ARCHIVE, source, retired.map(filed));
  const areRetired = among(
    sql`object_id`,
    retired.map(({ objectId }) => objectId),
  );
  const names = retired.flatMap(({ otherIds }) => otherIds ?? []);
  // The times limit the statement to this page, however many old objects there are.
  const page = between(objects.createdAt, first.createdAt, last.createdAt);
  await db.batch([
    db.delete(objects).where(and(eq(objects.kind, kind), page, areRetired)),
    db.delete(reviews).where(areRetired),
    db.delete(waiting).where(areRetired),
    ...(names.length > 0
      ? [db.delete(objectIds).where(and(among(objectIds.id, names), areRetired))]
      : []),
  ]);
};

/** Those of the objects that keep only a tombstone now. */
const retire = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  old: readonly OldObject[],
): Promise<OldObject[]> => {
  const outcomes = await Promise.allSettled(
    old.map(async ({ objectId }) => {
      const found = findObject(env, kinds, objectId);
      return !found || (await found.stubOf().retire());
    }),
  );
  return old.filter((_, place) => {
    const outcome = outcomes[place];
    if (outcome?.status === "fulfilled") return outcome.value;
    // An object that cannot be reached stays. The next round asks it again.
    logFault("object not retired", outcome?.reason);
    return false;
  });
};

/** The columns of a file. None is about the payer. */
const columns = [
  ...["kind", "object_id", "created_at", "completed_at", "owner_kind", "owner_id", "mode"],
  ...["parent_id", "reference", "bank_handle", "amount", "currency", "status", "state"],
  ...["last_open_state", "failure_code", "route", "debtor_bank", "creditor_bank", "other_ids"],
];

/** A file is kept for ever, so it has no digest of a payer. */
const namesInFile = ({ otherIds }: OldObject): string =>
  (otherIds ?? []).filter((name) => !isPayerName(name)).join(" ");

const filed = (row: OldObject): FiledRow => ({
  id: row.objectId,
  at: row.createdAt,
  cells: [
    ...[row.kind, row.objectId, isoTime(row.createdAt), isoTimeOrNull(row.completedAt)],
    ...[row.ownerKind, row.ownerId, row.mode, row.parentId, row.reference, row.bankHandle],
    ...[row.amount, row.currency, row.status, row.state, row.lastOpenState, row.failureCode],
    ...[row.route, row.debtorBank, row.creditorBank, namesInFile(row)],
  ],
});

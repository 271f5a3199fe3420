import { and, asc, between, eq, lt, sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { type Database, keepPosition, readPosition } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listsOfRun } from "../../base/platform/list-databases.ts";
import { objectIds, objects, reviews, waiting } from "../../base/platform/lists-schema.ts";
import { logFault } from "../../base/platform/log.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { findObject, type ObjectKind } from "./kinds.ts";
import { OBJECT_RETENTION_MS } from "./state.ts";

/** The number of objects called in parallel. */
const PAGE_SIZE = 100;

/** The name in `settings` of the object that was swept last in a database. */
const positionName = (lists: number): string => `retention_position ${lists}`;

type Position = [kind: string, createdAt: number, objectId: string];
type OldObject = Pick<typeof objects.$inferSelect, "createdAt" | "objectId" | "otherIds">;

/**
 * Retires objects that were created longer ago than retention, kind by kind and oldest first. A
 * retired object keeps only its tombstone; its rows are deleted. An object that has work left or
 * must be kept longer stays, and the next round asks it again. A run is about one list database.
 */
export const sweepRetention = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const names = kinds.map(({ kind }) => kind);
  const { number, db } = listsOfRun(env);
  const name = positionName(number);
  let stored = await readPosition<Position>(env, name);
  let position: Position | null = stored ?? beginningOf(names[0]);
  // One run a minute makes 2.9 million objects a day.
  for (let swept = 0; position && swept < gatewayRun.retiredObjects; ) {
    const [kind] = position;
    const old = await readOld(db, position);
    await forget(env, db, kinds, kind, old);
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

const readOld = (db: Database, [kind, behind, behindId]: Position): Promise<OldObject[]> => {
  const { createdAt, objectId, otherIds } = objects;
  const beyond = sql`(${createdAt}, ${objectId}) > (${behind}, ${behindId})`;
  return db
    .select({ createdAt, objectId, otherIds })
    .from(objects)
    .where(and(eq(objects.kind, kind), lt(createdAt, now() - OBJECT_RETENTION_MS), beyond))
    .orderBy(asc(createdAt), asc(objectId))
    .limit(PAGE_SIZE);
};

const forget = async (
  env: GatewayEnv,
  db: Database,
  kinds: readonly ObjectKind[],
  kind: string,
  old: readonly OldObject[],
): Promise<void> => {
  const outcomes = await Promise.allSettled(
    old.map(async ({ objectId }) => {
      const found = findObject(env, kinds, objectId);
      return !found || (await found.stubOf().retire());
    }),
  );
  const retired = old.filter((_, place) => {
    const outcome = outcomes[place];
    if (outcome?.status === "fulfilled") return outcome.value;
    // An object that cannot be reached stays. The next round asks it again.
    logFault("object not retired", outcome?.reason);
    return false;
  });
  const [first, last] = [retired[0], retired.at(-1)];
  if (!first || !last) return;
  // Bound as one value, because D1 binds at most a hundred.
  const inJson = (column: string, values: readonly string[]) =>
    sql`${sql.identifier(column)} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  const areRetired = inJson(
    "object_id",
    retired.map(({ objectId }) => objectId),
  );
  const names = retired.flatMap(({ otherIds }) => otherIds ?? []);
  // The times limit the statement to this page, however many old objects there are.
  const page = between(objects.createdAt, first.createdAt, last.createdAt);
  await db.batch([
    db.delete(objects).where(and(eq(objects.kind, kind), page, areRetired)),
    db.delete(reviews).where(areRetired),
    db.delete(waiting).where(areRetired),
    ...(names.length > 0 ? [db.delete(objectIds).where(and(inJson("id", names), areRetired))] : []),
  ]);
};

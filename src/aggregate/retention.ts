import { and, asc, between, eq, lt, sql } from "drizzle-orm";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import { objects, reviews } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";
import { findObject, type ObjectKind } from "./kinds.ts";
import { RETENTION_MS } from "./state.ts";

/**
 * The limits of one run. A run each minute makes 2.9 million objects a day for all owners together.
 * The next run continues where this one stopped.
 */
export const MOST_OBJECTS = 2_000;
const MOST_LISTS = 300;

/** The number of objects called in parallel. */
const PAGE_SIZE = 100;

/** The name in `settings` of the object that was swept last. */
const POSITION = "object_retention_position";

type Objects = typeof objects.$inferSelect;
type ObjectList = Pick<Objects, "ownerKind" | "ownerId" | "mode" | "kind">;
type OldObject = Pick<Objects, "createdAt" | "objectId">;

/** Where the sweep is: in a list, behind an object. */
interface Place {
  list: ObjectList;
  behind: OldObject;
}

const BEGINNING: OldObject = { createdAt: -1, objectId: "" };

/**
 * Retires objects that were created longer ago than retention, list by list: a list is one owner's
 * objects of one mode and kind. A retired object keeps only its tombstone; its rows are deleted.
 * An object with work left, or that must be kept for longer, stays: the next round asks it again.
 */
export const sweepRetention = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const startedAt = await readPosition<unknown[]>(env, POSITION);
  let place = startedAt ? placeOf(startedAt) : await nextPlace(env, ["", "", "", ""]);
  let swept = 0;
  for (let lists = 0; place && lists < MOST_LISTS && swept < MOST_OBJECTS; ) {
    const old = await readOld(env, place);
    await forget(env, kinds, place.list, old);
    swept += old.length;
    const last = old.at(-1);
    if (last && old.length === PAGE_SIZE) {
      place = { list: place.list, behind: last };
      continue;
    }
    place = await nextPlace(env, keyOf(place.list));
    lists++;
  }
  const position = place && [...keyOf(place.list), place.behind.createdAt, place.behind.objectId];
  if (position || startedAt) await keepPosition(env, POSITION, position);
};

const keyOf = ({ ownerKind, ownerId, mode, kind }: ObjectList): string[] => [
  ...[ownerKind, ownerId, mode, kind],
];

/** A position of an earlier release names only a list: that list begins again. */
const placeOf = (position: readonly unknown[]): Place => {
  const [ownerKind, ownerId, mode, kind, createdAt, objectId] = position as string[];
  const list = { ownerKind, ownerId, mode, kind } as ObjectList;
  const behind = objectId === undefined ? BEGINNING : { createdAt: Number(createdAt), objectId };
  return { list, behind };
};

/** The next list in the order of the primary key. It reads one row, however long a list is. */
const nextPlace = async (env: GatewayEnv, after: readonly string[]): Promise<Place | null> => {
  const { ownerKind, ownerId, mode, kind } = objects;
  const [afterKind, afterId, afterMode, afterList] = after;
  const key = sql`(${ownerKind}, ${ownerId}, ${mode}, ${kind})`;
  const list = await database(env)
    .select({ ownerKind, ownerId, mode, kind })
    .from(objects)
    .where(sql`${key} > (${afterKind}, ${afterId}, ${afterMode}, ${afterList})`)
    .orderBy(asc(ownerKind), asc(ownerId), asc(mode), asc(kind))
    .limit(1)
    .get();
  return list ? { list, behind: BEGINNING } : null;
};

const isOf = ({ ownerKind, ownerId, mode, kind }: ObjectList) =>
  and(
    eq(objects.ownerKind, ownerKind),
    eq(objects.ownerId, ownerId),
    eq(objects.mode, mode),
    eq(objects.kind, kind),
  );

const readOld = (env: GatewayEnv, { list, behind }: Place): Promise<OldObject[]> => {
  const { createdAt, objectId } = objects;
  const beyond = sql`(${createdAt}, ${objectId}) > (${behind.createdAt}, ${behind.objectId})`;
  const isOld = lt(createdAt, now() - RETENTION_MS);
  return database(env)
    .select({ createdAt, objectId })
    .from(objects)
    .where(and(isOf(list), isOld, beyond))
    .orderBy(asc(createdAt), asc(objectId))
    .limit(PAGE_SIZE);
};

const forget = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  list: ObjectList,
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
  const db = database(env);
  // Bound as one value, because D1 binds at most a hundred.
  const ids = JSON.stringify(retired.map(({ objectId }) => objectId));
  const areRetired = sql`object_id IN (SELECT value FROM json_each(${ids}))`;
  // The times keep the deletion to this page, however many old objects the list has.
  const page = between(objects.createdAt, first.createdAt, last.createdAt);
  await db.batch([
    db.delete(objects).where(and(isOf(list), page, areRetired)),
    db.delete(reviews).where(areRetired),
  ]);
};

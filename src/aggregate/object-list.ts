import { and, asc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault, logWarning } from "../platform/log.ts";
import { objects, reviews } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";
import { findObject, type ObjectKind, stubOf } from "./kinds.ts";
import { type ObjectRow, type ProjectionMessage, upsertRows } from "./rows.ts";

/**
 * Writes a batch of rows, then ends the objects' effects that asked for them. If an ended object
 * still has work, such as an event to publish, its row is written again for the sweep. Normally
 * there is none.
 */
export const writeProjections = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  messages: readonly ProjectionMessage[],
): Promise<void> => {
  // A message of an earlier release has another form. Its object writes its row again, or the sweep
  // does.
  const known = messages.filter(({ row, reviews }) => "ownerKind" in row && Array.isArray(reviews));
  if (known.length < messages.length) {
    logWarning("projections of an unknown form", { count: messages.length - known.length });
  }
  await upsertRows(env, known);
  const ended = known.flatMap(({ effect }) => effect ?? []);
  const busy = await Promise.all(
    ended.map(({ namespace, object, id }) => stubOf(env, kinds, namespace, object)?.finish(id)),
  );
  await upsertRows(
    env,
    busy.flatMap((row) => row ?? []),
  );
};

/**
 * Longer than a payment session lives: an object unfinished for longer is working or has lost its
 * alarm.
 */
const UNFINISHED_TOO_LONG_MS = 16 * 60_000;

/** How many objects the sweep looks at in parallel, and how many pages in one run. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;

/** The name in `settings` of the position where the last run stopped. */
const SWEEP_POSITION = "sweep_position";

type Position = [createdAt: number, objectId: string];
type SweptRow = Pick<typeof objects.$inferSelect, "createdAt" | "objectId" | "kind" | "status">;

/**
 * Looks at the objects that have been unfinished too long, oldest first. A look is enough: it
 * applies expiry, restores a lost alarm and sends lost pointers again. The sweep also updates the
 * row of an object that has ended. A run covers five pages and the next run continues behind them,
 * so stuck objects do not starve the others.
 */
export const sweepUnfinished = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const startedAt = await readPosition<Position>(env, SWEEP_POSITION);
  // A position from an earlier release has more members; that run starts from the beginning.
  let position = startedAt?.length === 2 ? startedAt : null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = await readUnfinished(env, position);
    await lookAtAll(env, kinds, rows);
    const last = rows.at(-1);
    const isEnd = last === undefined || rows.length < PAGE_SIZE;
    position = isEnd ? null : [last.createdAt, last.objectId];
    if (isEnd) break;
  }
  if (position !== null || startedAt !== null) await keepPosition(env, SWEEP_POSITION, position);
};

const readUnfinished = (env: GatewayEnv, after: Position | null): Promise<SweptRow[]> => {
  const { createdAt, objectId, kind, status } = objects;
  const beyond: SQL | undefined = after
    ? sql`(${createdAt}, ${objectId}) > (${after[0]}, ${after[1]})`
    : undefined;
  return database(env)
    .select({ createdAt, objectId, kind, status })
    .from(objects)
    .where(and(sql`unfinished = 1`, lt(createdAt, now() - UNFINISHED_TOO_LONG_MS), beyond))
    .orderBy(asc(createdAt), asc(objectId))
    .limit(PAGE_SIZE);
};

/** An object that cannot be reached does not delay the others. */
const lookAtAll = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  rows: readonly SweptRow[],
): Promise<void> => {
  const looked = await Promise.allSettled(
    rows.map(async (row) => {
      const current = await findObject(env, kinds, row.objectId)?.stubOf().look();
      if (!current || current.row.status === "OPEN") return null;
      return row.status === "OPEN" || !current.row.unfinished ? current : null;
    }),
  );
  const stale: ObjectRow[] = [];
  for (const outcome of looked) {
    if (outcome.status === "rejected") logFault("object not reached", outcome.reason);
    else if (outcome.value) stale.push(outcome.value);
  }
  await upsertRows(env, stale);
};

/**
 * Objects are kept for 400 days, because a payer may dispute a payment for thirteen months [PSD2
 * Art. 71]. Then the object keeps only its tombstone, and its rows are deleted.
 */
const RETENTION_MS = 400 * 24 * 3600_000;

/** The limits of one run; the next run continues behind it. */
const LISTS_PER_RUN = 20;
const RETIRED_PER_LIST = 50;

/** The name in `settings` of the list that was swept last. */
const RETENTION_POSITION = "object_retention_position";

type ObjectList = Pick<typeof objects.$inferSelect, "ownerKind" | "ownerId" | "mode" | "kind">;

/**
 * Deletes objects that are older than retention, list by list: a list is one owner's objects of one
 * mode and kind. An object with work left stays, and the next round asks it again.
 */
export const sweepRetention = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const startedAt = await readPosition<string[]>(env, RETENTION_POSITION);
  let position = startedAt;
  for (let swept = 0; swept < LISTS_PER_RUN; swept++) {
    const list = await listBehind(env, position ?? ["", "", "", ""]);
    position = list ? [list.ownerKind, list.ownerId, list.mode, list.kind] : null;
    if (!list) break;
    await forgetOld(env, kinds, list);
  }
  if (position !== null || startedAt !== null) {
    await keepPosition(env, RETENTION_POSITION, position);
  }
};

/** The next list in the order of the primary key. It reads one row, however long a list is. */
const listBehind = (env: GatewayEnv, after: readonly string[]): Promise<ObjectList | undefined> => {
  const { ownerKind, ownerId, mode, kind } = objects;
  const [afterKind, afterId, afterMode, afterList] = after;
  const key = sql`(${ownerKind}, ${ownerId}, ${mode}, ${kind})`;
  return database(env)
    .select({ ownerKind, ownerId, mode, kind })
    .from(objects)
    .where(sql`${key} > (${afterKind}, ${afterId}, ${afterMode}, ${afterList})`)
    .orderBy(asc(ownerKind), asc(ownerId), asc(mode), asc(kind))
    .limit(1)
    .get();
};

const forgetOld = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  list: ObjectList,
): Promise<void> => {
  const db = database(env);
  const isOld = and(
    eq(objects.ownerKind, list.ownerKind),
    eq(objects.ownerId, list.ownerId),
    eq(objects.mode, list.mode),
    eq(objects.kind, list.kind),
    lt(objects.createdAt, now() - RETENTION_MS),
  );
  const old = await db
    .select({ objectId: objects.objectId })
    .from(objects)
    // Unfinished objects belong to the other sweep. Here they would fill the page.
    .where(and(isOld, eq(objects.unfinished, false)))
    .orderBy(asc(objects.createdAt), asc(objects.objectId))
    .limit(RETIRED_PER_LIST);
  const retired: string[] = [];
  for (const { objectId } of old) {
    try {
      const found = findObject(env, kinds, objectId);
      if (!found || (await found.stubOf().retire())) retired.push(objectId);
    } catch (error) {
      // An object that cannot be reached stays. The next round asks it again.
      logFault("object not retired", error);
    }
  }
  if (retired.length === 0) return;
  await db.batch([
    db.delete(objects).where(and(isOld, inArray(objects.objectId, retired))),
    db.delete(reviews).where(inArray(reviews.objectId, retired)),
  ]);
};

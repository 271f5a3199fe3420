import { and, asc, type Column, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { ok, type Result } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import {
  type Database,
  isFullDatabase,
  keepPosition,
  readPosition,
} from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import {
  type ListDatabase,
  type ListOwner,
  listsOf,
  listsOfRun,
} from "../../base/platform/list-databases.ts";
import {
  beyondCursor,
  type PageQuery,
  pageOf,
  positionOf,
  readNewest,
} from "../../base/platform/lists.ts";
import { objects } from "../../base/platform/lists-schema.ts";
import { logFault, logWarning } from "../../base/platform/log.ts";
import { faultFlags } from "../../base/platform/objects.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { findObject, type ObjectKind, stubOf } from "./kinds.ts";
import { type ObjectRow, type ProjectionMessage, upsertRows } from "./rows.ts";

/**
 * Writes a batch of rows, then ends the objects' effects that asked for them. If an ended object
 * still has work, such as an event to publish, its row is written again for the sweep. Normally
 * there is none.
 * @rule G1.12
 */
export const writeProjections = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  messages: readonly ProjectionMessage[],
): Promise<void> => {
  await upsertRows(env, messages);
  const ended = messages.flatMap(({ effect }) => effect ?? []);
  const busy = await Promise.all(
    ended.map(({ namespace, object, id }) => stubOf(env, kinds, namespace, object)?.finish(id)),
  );
  await upsertRows(
    env,
    busy.flatMap((row) => row ?? []),
  );
};

/** How long a new object's row waits for room, and how often: two and a half days in all. */
const ROOM_WAIT_S = 6 * 3600;
const MOST_WAITS = 10;

/**
 * Writes the row of one message. If the database is full or away, the row waits: an effect's row is
 * sent again by its object, and that of a new object by the queue. It never becomes a dead letter,
 * or one list database without room would fill the administration's database too.
 */
export const writeOrWait = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  message: Pick<Message<ProjectionMessage>, "body" | "attempts" | "retry">,
): Promise<void> => {
  try {
    await writeProjections(env, kinds, [message.body]);
  } catch (error) {
    const isFull = isFullDatabase(error);
    if (!isFull && !faultFlags(error).retryable) throw error;
    const { effect, row } = message.body;
    logWarning("row waits for its list database", { object_id: row.objectId, is_full: isFull });
    if (effect === null && message.attempts <= MOST_WAITS) {
      message.retry(isFull ? { delaySeconds: ROOM_WAIT_S } : {});
    }
  }
};

/**
 * Longer than a payment session lives: an object unfinished for longer is working or has lost its
 * alarm.
 */
const UNFINISHED_TOO_LONG_MS = 16 * 60_000;

/** How many objects the sweep calls in parallel. */
const PAGE_SIZE = 100;

/** The name in `settings` of the position where the last run of a kind in a database stopped. */
const positionName = (kind: string, lists: number): string => `sweep_position ${kind} ${lists}`;

type Position = [createdAt: number, objectId: string];
type SweptRow = Pick<typeof objects.$inferSelect, "createdAt" | "objectId" | "kind" | "status">;

/** The name in `settings` of the creation time up to which late objects are in their index. */
const lateUntil = (lists: number): string => `late_objects_until ${lists}`;

/** The most rows of a kind that one run looks at, so no statement grows with an outage. */
const MOST_INDEXED = 50_000;

/**
 * The condition of the index of late objects: unfinished when written, more than fifteen minutes
 * after creation.
 */
const isLate = sql`unfinished = 1 AND updated_at > created_at + 900000`;

/**
 * Puts old unfinished objects into the index of late objects. Most objects end within fifteen
 * minutes and never enter this index. A row that was last written before that age is written again
 * here, which adds it to the index; a later write adds the row by itself.
 */
const indexLate = async (
  env: GatewayEnv,
  { number, db }: ListDatabase,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const name = lateUntil(number);
  const [from] = (await readPosition<[number]>(env, name)) ?? [0];
  const until = await endOfRun(db, kinds, from);
  if (until <= from) return;
  const names = kinds.map(({ kind }) => kind);
  await db
    .update(objects)
    .set({ updatedAt: now() })
    .where(
      and(
        inArray(objects.kind, names),
        gte(objects.createdAt, from),
        lt(objects.createdAt, until),
        eq(objects.unfinished, true),
      ),
    );
  await keepPosition(env, name, [until]);
};

/** The creation time that a run reaches. */
const endOfRun = async (
  db: Database,
  kinds: readonly ObjectKind[],
  from: number,
): Promise<number> => {
  const latest = now() - UNFINISHED_TOO_LONG_MS;
  const { kind, createdAt, objectId } = objects;
  const ends = await Promise.all(
    kinds.map((one) =>
      db
        .select({ createdAt })
        .from(objects)
        .where(and(eq(kind, one.kind), gte(createdAt, from), lt(createdAt, latest)))
        .orderBy(asc(createdAt), asc(objectId))
        .limit(1)
        .offset(MOST_INDEXED)
        .get(),
    ),
  );
  return Math.min(latest, ...ends.flatMap((row) => row?.createdAt ?? []));
};

/**
 * Looks at the objects that have been unfinished too long, oldest first. Calling `look` is enough:
 * it applies expiry, restores a lost alarm and sends lost pointers again. The sweep also updates
 * the row of an object that has ended. A run covers five pages of each kind in one list database,
 * and the database's next run continues after them, so that stuck objects do not delay the others
 * and long-lived consents do not delay payments.
 */
export const sweepUnfinished = async (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
): Promise<void> => {
  const lists = listsOfRun(env);
  await indexLate(env, lists, kinds).catch((error) => logFault("late objects not indexed", error));
  for (const { kind } of kinds) {
    // A kind that fails must not delay the others.
    await sweepKind(env, lists, kinds, kind).catch((error) =>
      logFault("kind not swept", error, { kind }),
    );
  }
};

const sweepKind = async (
  env: GatewayEnv,
  { number, db }: ListDatabase,
  kinds: readonly ObjectKind[],
  kind: string,
): Promise<void> => {
  const name = positionName(kind, number);
  let position = await readPosition<Position>(env, name);
  for (let page = 0; page < gatewayRun.unfinishedPages; page++) {
    const startedAt = position;
    const rows = await readUnfinished(db, kind, startedAt);
    await lookAtAll(env, kinds, rows);
    const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
    position = last ? [last.createdAt, last.objectId] : null;
    if (position !== null || startedAt !== null) await keepPosition(env, name, position);
    if (position === null) break;
  }
};

const readUnfinished = async (
  db: Database,
  wanted: string,
  after: Position | null,
): Promise<SweptRow[]> => {
  const { createdAt, objectId, kind, status } = objects;
  const isOld = lt(createdAt, now() - UNFINISHED_TOO_LONG_MS);
  const beyond: SQL | undefined = after
    ? sql`(${createdAt}, ${objectId}) > (${after[0]}, ${after[1]})`
    : undefined;
  return (
    db
      .select({
        createdAt: sql<number>`${createdAt}`,
        objectId: sql<string>`${objectId}`,
        kind: sql<string>`${kind}`,
        status: sql<string>`${status}`,
      })
      // Without the hint SQLite chooses the primary key, which does not narrow the search.
      .from(sql`${objects} indexed by objects_late`)
      .where(and(isLate, eq(kind, wanted), isOld, beyond))
      .orderBy(asc(createdAt), asc(objectId))
      .limit(PAGE_SIZE)
  );
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
 * The objects of one kind that an owner has in one mode. The list's index begins with these
 * columns. The primary key begins with the kind, and without this hint SQLite could choose it and
 * read every object of the kind.
 */
export const ofOwner = (owner: ListOwner, mode: Mode, kind: string): SQL[] => [
  eq(objects.ownerKind, owner.kind),
  eq(objects.ownerId, owner.id),
  eq(objects.mode, mode),
  sql`likely(${eq(objects.kind, kind)})`,
];

interface Wanted {
  env: GatewayEnv;
  /** Whose objects they are. */
  owner: ListOwner;
  /** Conditions that an index serves. */
  condition: readonly SQL[];
  /** Filters that no index serves. */
  filters: readonly { column: Column; value: string | undefined }[];
  query: PageQuery;
  /** Reads the caller's view of the object with this public id. */
  read(objectId: string): Promise<Result<string> | null> | undefined;
}

/** A page of a list. */
export interface ListedPage<Shown> {
  data: Shown[];
  next_cursor: string | null;
}

const order = { createdAt: objects.createdAt, id: objects.objectId };

/**
 * A page of objects, newest first. The projection gives their ids and can lag by seconds; each
 * entry is read from its object, so its state is current. Objects that the caller may not see are
 * left out.
 */
export const listObjects = async <Shown>({
  env,
  owner,
  condition,
  filters,
  query: { limit, cursor },
  read,
}: Wanted): Promise<Result<ListedPage<Shown>>> => {
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const { db } = await listsOf(env, owner);
  const { rows, end } = await readNewest(
    db,
    { table: objects, order, condition: and(...condition, beyond.value) },
    filters,
    limit,
  );
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.objectId));
  const shown = await Promise.all(
    page.data.map(async ({ objectId }): Promise<Shown[]> => {
      const view = await read(objectId);
      return view?.ok ? [JSON.parse(view.value)] : [];
    }),
  );
  return ok({ data: shown.flat(), next_cursor: page.next_cursor ?? end });
};

/** Drops objects whose status has changed since their rows were written. */
export const withStatus = <Shown extends { status: string }>(
  { data, next_cursor }: ListedPage<Shown>,
  status: string | undefined,
): ListedPage<Shown> => ({
  data: data.filter((shown) => status === undefined || shown.status === status),
  next_cursor,
});

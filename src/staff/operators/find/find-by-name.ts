import { and, between, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { timeOfEndToEndId, timeOfTraceId } from "../../../base/kernel/ids.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { everyLists, findLists, type ListOwner } from "../../../base/platform/list-databases.ts";
import {
  beyondCursor,
  type ListOrder,
  type LookedFor,
  MOST_ROWS,
  type Position,
  readNewest,
} from "../../../base/platform/lists.ts";
import { events, objectIds, objects } from "../../../base/platform/lists-schema.ts";
import { redact } from "../../../base/platform/log.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { CREATED_WITHIN_MS } from "../../../frame/objects/listed-row.ts";
import { ofOwner } from "../../../frame/objects/object-list.ts";
import { movementOwner } from "../reconciliation.ts";
import { type FindFilters, type FoundRow, foundRow, lookedForIn } from "./found-row.ts";

/** The kinds of objects that a search covers: those of one list. */
export interface Search {
  env: GatewayEnv;
  /** The list databases that may have them: that of the query's owner, or all. */
  databases: readonly Database[];
  kinds: readonly ObjectKind[];
  query: FindFilters;
}

/** Rows of a search. */
export interface Found {
  rows: FoundRow[];
  /** Where the looking stopped: there may be more behind it. Null if these are all. */
  endsAt: Position | null;
}

/** What several searches found: it ends where the first of them stopped. */
const together = (found: readonly Found[]): Found => {
  const ends = found.flatMap(({ endsAt }) => endsAt ?? []);
  const newest = ends.sort((a, b) => b.createdAt - a.createdAt || (b.id > a.id ? 1 : -1))[0];
  return { rows: found.flatMap(({ rows }) => rows), endsAt: newest ?? null };
};

const all = (rows: FoundRow[]): Found => ({ rows, endsAt: null });

/** The most objects with one reference, or one name, that one page looks at. */
const MOST_NAMESAKES = 1_000;

/** The most objects of one millisecond that are asked for their movements. */
const MOST_ASKED = 100;

/** The order of the lists of objects. */
export const listOrder = { createdAt: objects.createdAt, id: objects.objectId };

/** Created in the time that the query names, and behind its cursor. */
const createdThen = (
  { cursor, created_from, created_to }: FindFilters,
  columns: ListOrder = listOrder,
): SQL | undefined => {
  const beyond = beyondCursor(cursor, columns);
  return and(
    beyond.ok ? beyond.value : undefined,
    created_from === undefined ? undefined : gte(columns.createdAt, created_from),
    created_to === undefined ? undefined : lt(columns.createdAt, created_to),
  );
};

/**
 * The objects that a text may name, in any of the ways that a caller can know: each way has an
 * index, and a text may name objects in several. Spaces inside a pasted id do not count, and where
 * an id has capitals only, small letters will do.
 */
export const findByName = async (search: Search, text: string): Promise<Found> => {
  const compact = text.replace(/\s/g, "");
  const names = [...new Set([text, compact, compact.toUpperCase(), redact(text)])];
  const found = await Promise.all([
    readOwnId(search, compact).then(all),
    readSubject(search, compact).then(all),
    readMovement(search, compact.toUpperCase()).then(all),
    readOtherIds(search, names),
    readReference(search, text),
    readMadeCorrelation(search, compact.toLowerCase()).then(all),
  ]);
  const { rows, endsAt } = together(found);
  return { rows: [...new Map(rows.map((row) => [row.objectId, row])).values()], endsAt };
};

const namesOf = (kinds: readonly ObjectKind[]): string[] => kinds.map(({ kind }) => kind);

/** The id is the object's address, so it needs no row. */
const readOwnId = async ({ env, kinds }: Search, id: string): Promise<FoundRow[]> => {
  const current = await findObject(env, kinds, id)?.stubOf().look();
  return current ? [foundRow(current.row)] : [];
};

/** The object that an event is about. */
const readSubject = async (search: Search, id: string): Promise<FoundRow[]> => {
  if (!id.startsWith("evt_")) return [];
  const { subjectId } = events;
  const found = await Promise.all(
    search.databases.map((db) =>
      db.select({ subjectId }).from(events).where(eq(events.eventId, id)),
    ),
  );
  const event = found.flat()[0];
  return event ? readOwnId(search, event.subjectId) : [];
};

/** An end_to_end_id contains its object's creation time. Each object of that time is asked. */
const readMovement = async (
  { env, databases, kinds }: Search,
  endToEndId: string,
): Promise<FoundRow[]> => {
  const createdAt = timeOfEndToEndId(endToEndId);
  if (createdAt === null) return [];
  const then = and(inArray(objects.kind, namesOf(kinds)), eq(objects.createdAt, createdAt));
  const found = await Promise.all(
    databases.map((db) => db.select().from(objects).where(then).limit(MOST_ASKED)),
  );
  const rows = found.flat().slice(0, MOST_ASKED);
  const haveIt = await Promise.all(
    rows.map(async ({ objectId }) => {
      const view = await movementOwner(env, objectId)?.view({ view: "movements" });
      if (!view?.ok) return false;
      const { movements } = JSON.parse(view.value) as { movements: { end_to_end_id: string }[] };
      return movements.some(({ end_to_end_id }) => end_to_end_id === endToEndId);
    }),
  );
  return rows.filter((_, place) => haveIt[place]);
};

/** Ids that banks, the rail and callers gave: the newest objects of each name. */
const readOtherIds = async (search: Search, names: string[]): Promise<Found> =>
  together(await Promise.all(search.databases.map((db) => readOtherIdsIn(db, search, names))));

const readOtherIdsIn = async (
  db: Database,
  { kinds, query }: Search,
  names: string[],
): Promise<Found> => {
  const then = createdThen(query, { createdAt: objectIds.createdAt, id: objectIds.objectId });
  const { kind, createdAt, objectId } = objects;
  const queries = names.flatMap((name) =>
    namesOf(kinds).map((of) => {
      const ofThese = db
        .select({
          kind: objectIds.kind,
          createdAt: objectIds.createdAt,
          objectId: objectIds.objectId,
        })
        .from(objectIds)
        .where(and(eq(objectIds.id, name), eq(objectIds.kind, of), then))
        .orderBy(desc(objectIds.createdAt), desc(objectIds.objectId))
        .limit(MOST_NAMESAKES);
      return db
        .select()
        .from(objects)
        .where(sql`(${kind}, ${createdAt}, ${objectId}) IN ${ofThese}`);
    }),
  );
  const [first, ...others] = queries;
  if (!first) return all([]);
  const found = await db.batch([first, ...others]);
  return together(found.map(uptoOldest));
};

const uptoOldest = (rows: FoundRow[]): Found => {
  if (rows.length < MOST_NAMESAKES) return all(rows);
  const [oldest] = rows.toSorted(
    (a, b) => a.createdAt - b.createdAt || (a.objectId < b.objectId ? -1 : 1),
  );
  return { rows, endsAt: oldest ? { createdAt: oldest.createdAt, id: oldest.objectId } : null };
};

/**
 * The objects with this reference. The index is in the order of time for one owner only. So what
 * more objects have than are sorted here is looked through like a list, newest first.
 */
const readReference = async (search: Search, reference: string): Promise<Found> => {
  const has = eq(objects.reference, reference);
  const owners = ownerLists(search);
  if (owners.length > 0) {
    const lists = owners.map((owner) => [has, ...owner]);
    return readInOrder(search, lists, lookedForIn(search.query));
  }
  return together(
    await Promise.all(search.databases.map((db) => readReferenceIn(db, search, reference))),
  );
};

const readReferenceIn = async (db: Database, search: Search, reference: string): Promise<Found> => {
  const { kinds, query } = search;
  const has = eq(objects.reference, reference);
  const rows = await db
    .select()
    .from(objects)
    .where(and(has, inArray(objects.kind, namesOf(kinds))))
    .limit(MOST_NAMESAKES);
  if (rows.length < MOST_NAMESAKES) return all(rows);
  return readInOrder(
    { databases: [db], query },
    kinds.map(({ kind }) => [eq(objects.kind, kind)]),
    [{ column: objects.reference, value: reference }, ...lookedForIn(query)],
  );
};

/** The newest rows of lists that an index has in their order, of those that pass filters. */
export const readInOrder = async (
  { databases, query }: Pick<Search, "databases" | "query">,
  lists: readonly SQL[][],
  filters: readonly LookedFor[],
): Promise<Found> =>
  together(
    await Promise.all(
      lists.flatMap((list) => {
        const condition = and(...list, createdThen(query));
        const wanted = { table: objects, order: listOrder, condition };
        return databases.map((db) => readNewest(db, wanted, filters, query.limit));
      }),
    ),
  );

/** The owner that the query names, or null. */
const ownerIn = ({ merchant_id, tpp_id }: FindFilters): ListOwner | null => {
  if (merchant_id !== undefined) return { kind: "MERCHANT", id: merchant_id };
  return tpp_id === undefined ? null : { kind: "TPP", id: tpp_id };
};

/** The databases that a query is about; none if it names an owner that there is not. */
export const databasesOf = async (env: GatewayEnv, query: FindFilters): Promise<Database[]> => {
  const owner = ownerIn(query);
  const lists = owner === null ? everyLists(env) : [await findLists(env, owner)];
  return lists.flatMap((found) => found?.db ?? []);
};

/** The lists of the owner that the query names; none if it names no owner. */
export const ownerLists = ({ kinds, query }: Pick<Search, "kinds" | "query">): SQL[][] => {
  const owner = ownerIn(query);
  if (owner === null) return [];
  const modes = query.mode === undefined ? (["test", "live"] as const) : [query.mode];
  return modes.flatMap((of) => kinds.map(({ kind }) => ofOwner(owner, of, kind)));
};

/** A correlation id made by the gateway contains the time of its request. */
const readMadeCorrelation = async (
  { databases, kinds }: Search,
  correlationId: string,
): Promise<FoundRow[]> => {
  const madeAt = timeOfTraceId(correlationId);
  if (madeAt === null) return [];
  const then = between(objects.createdAt, madeAt, madeAt + CREATED_WITHIN_MS - 1);
  const found = await Promise.all(
    databases.map((db) => {
      const created = db
        .select()
        .from(objects)
        .where(and(inArray(objects.kind, namesOf(kinds)), then))
        .limit(MOST_ROWS)
        .as("created");
      return db.select().from(created).where(eq(created.correlationId, correlationId));
    }),
  );
  return found.flat();
};

import { eq, type SQL } from "drizzle-orm";
import type { Result } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { encodeCursor, isOfFile, pageOf } from "../../../base/platform/lists.ts";
import { logFault } from "../../../base/platform/log.ts";
import { type Position, positionOf, readCursor } from "../../../base/platform/newest-first.ts";
import { objects } from "../../../base/platform/schema.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import type { AdminCall } from "../administration.ts";
import { type Found, findByName, ownerLists, readInOrder, type Search } from "./find-by-name.ts";
import { type FindFilters, lookedForIn, passesAll } from "./find-filters.ts";
import { type FoundRow, foundRow, viewOf } from "./found-row.ts";

type FindCall = AdminCall<unknown, unknown, FindFilters>;

/**
 * A list that staff search: the objects of these kinds, newest first, of all owners. Which there
 * are comes from the projection; what is unfinished there is read from its object, so it is never
 * shown in a state that it has left. A file has the projection's rows: it would be 100,000 calls.
 */
export const findStep =
  (kinds: readonly ObjectKind[], idName: string) =>
  async ({ env, query }: FindCall): Promise<Result<Reply>> => {
    const after = readCursor(query.cursor);
    if (!after.ok) return after;
    const search = { env, kinds, query };
    const { rows, endsAt } =
      query.q === undefined ? await readLists(search, query) : await findByName(search, query.q);
    const newest = rows
      .filter((row) => isBetween(row, after.value, endsAt) && passesAll(row, query))
      .sort(newestFirst)
      .slice(0, query.limit + 1);
    const { data, next_cursor } = pageOf(newest, query.limit, ({ createdAt, objectId }) =>
      positionOf(createdAt, objectId),
    );
    const current = isOfFile(query)
      ? data
      : await Promise.all(data.map((row) => readCurrent(search, row)));
    const shown = current.filter((row) => passesAll(row, query));
    const end = endsAt && encodeCursor(positionOf(endsAt.createdAt, endsAt.id));
    return reply(200, {
      data: shown.map((row) => ({ [idName]: row.objectId, kind: row.kind, ...viewOf(row) })),
      next_cursor: next_cursor ?? end,
    });
  };

const compare = (row: FoundRow, position: Position): number =>
  row.createdAt - position.createdAt ||
  Number(row.objectId > position.id) - Number(row.objectId < position.id);

const newestFirst = (a: FoundRow, b: FoundRow): number =>
  compare(b, { createdAt: a.createdAt, id: a.objectId });

const isBetween = (row: FoundRow, after: Position | null, endsAt: Position | null): boolean =>
  (after === null || compare(row, after) < 0) && (endsAt === null || compare(row, endsAt) >= 0);

/**
 * The newest rows of every list that the query is about: one for each kind, or for each kind and
 * mode of an owner. A list that was looked through in part ends the page where its part ends.
 */
const readLists = (search: Search, query: FindFilters): Promise<Found> => {
  const owned = ownerLists(search);
  const lists: SQL[][] =
    owned.length > 0 ? owned : search.kinds.map(({ kind }) => [eq(objects.kind, kind)]);
  const { mode, ...others } = query;
  return readInOrder(search, lists, lookedForIn(owned.length > 0 ? others : query));
};

/** An unfinished object's row as the object gives it, or the stored row if it cannot be reached. */
const readCurrent = async ({ env, kinds }: Search, row: FoundRow): Promise<FoundRow> => {
  if (!row.unfinished && row.status !== "OPEN") return row;
  try {
    const current = await findObject(env, kinds, row.objectId)?.stubOf().look();
    return current ? foundRow(current.row) : row;
  } catch (error) {
    logFault("object not reached", error, { object_id: row.objectId });
    return row;
  }
};

import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { ok, type Result } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { type PageQuery, pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../platform/newest-first.ts";
import { objects } from "../platform/schema.ts";

/**
 * The objects of one kind that an owner has in one mode. The list's index begins with these. The
 * table's own order begins with the kind, so SQLite would go through every object of it if it
 * expected the kind to say as much as the owner.
 */
export const ofOwner = (
  owner: { kind: "MERCHANT" | "TPP"; id: string },
  mode: Mode,
  kind: string,
): SQL[] => [
  eq(objects.ownerKind, owner.kind),
  eq(objects.ownerId, owner.id),
  eq(objects.mode, mode),
  sql`likely(${eq(objects.kind, kind)})`,
];

interface Wanted {
  env: GatewayEnv;
  /** Conditions that an index has. */
  condition: readonly SQL[];
  /** Filters that no index has. */
  filters: readonly { column: Column; value: string | undefined }[];
  query: PageQuery;
  /** What the caller may see of the object with this public id. */
  read(objectId: string): Promise<Result<string> | null> | undefined;
}

/** A page of a list. */
export interface ListedPage<Shown> {
  data: Shown[];
  next_cursor: string | null;
}

const order = { createdAt: objects.createdAt, id: objects.objectId };

/**
 * A page of objects, newest first. Which there are comes from the projection, up to seconds old;
 * each is read from its object, so none is shown in a state that it has left. An object that the
 * caller may not see is left out.
 */
export const listObjects = async <Shown>({
  env,
  condition,
  filters,
  query: { limit, cursor },
  read,
}: Wanted): Promise<Result<ListedPage<Shown>>> => {
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const { rows, end } = await readNewest(
    database(env),
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

/** With a status only what has that status now: a row may be older than its object. */
export const withStatus = <Shown extends { status: string }>(
  { data, next_cursor }: ListedPage<Shown>,
  status: string | undefined,
): ListedPage<Shown> => ({
  data: data.filter((shown) => status === undefined || shown.status === status),
  next_cursor,
});

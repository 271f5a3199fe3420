import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { ok, type Result } from "../../base/kernel/result.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { type PageQuery, pageOf } from "../../base/platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../../base/platform/newest-first.ts";
import { objects } from "../../base/platform/schema.ts";

/**
 * The objects of one kind that an owner has in one mode. The list's index begins with these
 * columns. The primary key begins with the kind, and without this hint SQLite could choose it and
 * read every object of the kind.
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

/** Drops objects whose status has changed since their rows were written. */
export const withStatus = <Shown extends { status: string }>(
  { data, next_cursor }: ListedPage<Shown>,
  status: string | undefined,
): ListedPage<Shown> => ({
  data: data.filter((shown) => status === undefined || shown.status === status),
  next_cursor,
});

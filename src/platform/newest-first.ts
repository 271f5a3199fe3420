import { type Column, type SQL, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { encodeCursor, type PageQuery } from "./lists.ts";

/** An index on (created_at, id) that a list follows, newest first. A cursor names the last row. */
interface ListOrder {
  createdAt: Column;
  id: Column;
}

/** The condition that skips the previous pages; undefined on the first page. */
export const beyondCursor = (
  cursor: PageQuery["cursor"],
  order: ListOrder,
): Result<SQL | undefined> => {
  if (cursor === undefined) return ok(undefined);
  const position = /^(\d{1,15})\.([\w-]{1,80})$/.exec(cursor);
  if (!position) return refuseCursor();
  return ok(sql`(${order.createdAt}, ${order.id}) < (${Number(position[1])}, ${position[2]})`);
};

export const refuseCursor = () =>
  refuse("VALIDATION_FAILED", {
    field: "cursor",
    message: "cursor: must be the next_cursor of an earlier page",
  });

/** The position of a row, as cursors hold it. */
export const positionOf = (createdAt: number, id: string): string => `${createdAt}.${id}`;

/**
 * The most rows of a list that one page looks through for those that match a filter without an
 * index, so no request reads a whole partition.
 */
export const MOST_ROWS = 5_000;

/** A list along an index, newest first. */
type Newest<Row> = () => {
  limit(most: number): PromiseLike<Row[]> & { offset(rows: number): PromiseLike<Row[]> };
};

/**
 * The rows of a page and one more. `matching` selects those among the first MOST_ROWS that match a
 * filter; null without one. If they do not fill the page, `end` is the cursor behind the rows that
 * were looked through, so a page can be short, or empty, and still have a next_cursor.
 */
export const readNewest = async <Row>(
  limit: number,
  newest: Newest<Row>,
  matching: (() => PromiseLike<Row[]>) | null,
  keyOf: (row: Row) => string,
): Promise<{ rows: Row[]; end: string | null }> => {
  const rows = matching ? await matching() : await newest().limit(limit + 1);
  if (!matching || rows.length > limit) return { rows, end: null };
  const [last] = await newest()
    .limit(1)
    .offset(MOST_ROWS - 1);
  return { rows, end: last === undefined ? null : encodeCursor(keyOf(last)) };
};

import { type Column, type SQL, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { PageQuery } from "./lists.ts";

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

import { and, type Column, desc, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { Database } from "./database.ts";
import { encodeCursor, type ListAnswer, type PageQuery, pageOf } from "./lists.ts";

/** An index on (created_at, id) that a list follows, newest first. A cursor names the last row. */
export interface ListOrder {
  createdAt: Column;
  id: Column;
}

/** Where a page begins: behind this row. */
export interface Position {
  createdAt: number;
  id: string;
}

export const newestFirst = (a: Position, b: Position): number => {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
};

/** The row that a cursor names; null on the first page. */
export const readCursor = (cursor: PageQuery["cursor"]): Result<Position | null> => {
  if (cursor === undefined) return ok(null);
  const position = /^(\d{1,15})\.([\w-]{1,80})$/.exec(cursor);
  if (!position) return refuseCursor();
  return ok({ createdAt: Number(position[1]), id: position[2] as string });
};

/** The condition that skips the previous pages; undefined on the first page. */
export const beyondCursor = (
  cursor: PageQuery["cursor"],
  order: ListOrder,
): Result<SQL | undefined> => {
  const read = readCursor(cursor);
  if (!read.ok) return read;
  const after = read.value;
  if (after === null) return ok(undefined);
  return ok(sql`(${order.createdAt}, ${order.id}) < (${after.createdAt}, ${after.id})`);
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

/** The rows of a list that match a condition, which an index has. */
interface NewestFirst<Table extends SQLiteTable> {
  table: Table;
  order: ListOrder;
  condition: SQL | undefined;
}

/** A filter that no index has. Without a value it lets every row pass. */
export interface LookedFor {
  column: Column;
  /** A second column that may hold the value instead. */
  orColumn?: Column | undefined;
  /** `=` if it is left out. */
  compare?: "=" | "<" | "<=" | ">=" | undefined;
  value: string | number | undefined;
}

const passes = ({ column, orColumn, compare = "=", value }: LookedFor): SQL | undefined => {
  const holds = ({ name }: Column) =>
    sql`${sql.identifier("looked")}.${sql.identifier(name)} ${sql.raw(compare)} ${value}`;
  return orColumn ? or(holds(column), holds(orColumn)) : holds(column);
};

interface NewestRows<Row> {
  rows: Row[];
  end: string | null;
  /** The row that `end` names. */
  endsAt: Position | null;
}

/**
 * The rows of a page and one more. With filters only the first MOST_ROWS rows are looked through.
 * If they do not fill the page, `end` is the cursor behind them, so a page can be short, or empty,
 * and still have a next_cursor.
 * @rule A4.2
 */
export const readNewest = async <Table extends SQLiteTable>(
  db: Database,
  { table, order, condition }: NewestFirst<Table>,
  filters: readonly LookedFor[],
  limit: number,
): Promise<NewestRows<Table["$inferSelect"]>> => {
  const newest = () =>
    db
      .select()
      .from(table as SQLiteTable)
      .where(condition)
      .orderBy(desc(order.createdAt), desc(order.id));
  const wanted = filters.filter(({ value }) => value !== undefined);
  if (wanted.length === 0) {
    return { rows: await newest().limit(limit + 1), end: null, endsAt: null };
  }
  const looked = newest().limit(MOST_ROWS).as("looked");
  const rows = await db
    .select()
    .from(looked)
    .where(and(...wanted.map(passes)))
    .limit(limit + 1);
  if (rows.length > limit) return { rows, end: null, endsAt: null };
  const [last] = await db
    .select({ createdAt: sql<number>`${order.createdAt}`, id: sql<string>`${order.id}` })
    .from(table as SQLiteTable)
    .where(condition)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(1)
    .offset(MOST_ROWS - 1);
  const endsAt = last ?? null;
  return { rows, end: endsAt && encodeCursor(positionOf(endsAt.createdAt, endsAt.id)), endsAt };
};

interface TableList<Table extends SQLiteTable, Name> {
  table: Table;
  /** The columns of the list's index: the time, and the id. */
  by: readonly [time: Name, id: Name];
  condition?: SQL | undefined;
}

/** A page of a table's rows, newest first, as `view` shows them. */
export const newestPage = async <Table extends SQLiteTable, Shown>(
  db: Database,
  { table, by, condition }: TableList<Table, keyof Table["$inferSelect"] & string>,
  { limit, cursor }: PageQuery,
  view: (row: Table["$inferSelect"]) => Shown,
): Promise<Result<ListAnswer<Shown>>> => {
  const columns: Record<string, Column> = getTableColumns(table);
  const [time, id] = by;
  const order = { createdAt: columns[time] as Column, id: columns[id] as Column };
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const list = { table, order, condition: and(condition, beyond.value) };
  const { rows } = await readNewest(db, list, [], limit);
  const page = pageOf(rows, limit, (row) => positionOf(Number(row[time]), String(row[id])));
  return ok({ ...page, data: page.data.map(view) });
};

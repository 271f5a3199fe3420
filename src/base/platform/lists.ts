import { and, type Column, desc, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { orNull } from "../kernel/answer-words.ts";
import { described, named, rule } from "../kernel/fields.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { among, type Database } from "./database.ts";

/** Lists (G1.11): `limit`, an opaque `cursor`, `{data, next_cursor}`. */
export interface ListAnswer<Row> {
  data: Row[];
  next_cursor: string | null;
}

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** In base64url, so that callers do not build cursors themselves. */
export const encodeCursor = (key: string): string =>
  btoa(encodeURIComponent(key)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** The key in a cursor; null if it is not one of ours. */
export const decodeCursor = (cursor: string): string | null => {
  if (cursor === "" || cursor.length > 512) return null;
  try {
    const key = decodeURIComponent(atob(cursor.replace(/-/g, "+").replace(/_/g, "/")));
    return encodeCursor(key) === cursor ? key : null;
  } catch {
    return null;
  }
};

/**
 * The query parameters of every list. Parsed, the cursor is the key of the last row.
 * @rule G1.11
 */
export const pageQuery = v.object({
  limit: v.pipe(
    v.optional(v.string(), String(DEFAULT_LIMIT)),
    rule(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_LIMIT,
      `must be a whole number from 1 to ${MAX_LIMIT}`,
      { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    ),
    described("How many records the page has at most.", DEFAULT_LIMIT),
    v.transform(Number),
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      rule((text) => decodeCursor(text) !== null, "must be the next_cursor of an earlier page", {
        minLength: 1,
        maxLength: 512,
      }),
      described("The next_cursor of the page before.", "MTc5NTI1NjEwMDAwMA"),
      v.transform((text) => decodeCursor(text) as string),
    ),
  ),
});

export type PageQuery = v.InferOutput<typeof pageQuery>;

/** Whether a page is part of a file: a caller cannot ask for more rows than `MAX_LIMIT`. */
export const isOfFile = ({ limit }: Pick<PageQuery, "limit">): boolean => limit > MAX_LIMIT;

/** The answer of a list. @rule G1.12 */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.strictObject({
      data: v.array(item),
      next_cursor: orNull(v.string(), "Asks for the next page; null on the last one."),
    }),
    named(`${titleOf(item)}List`, "A page of the list."),
  );

const titleOf = (schema: v.GenericSchema): unknown =>
  (v.getMetadata(schema) as { title?: string }).title;

/** Cuts `limit + 1` rows to a page. The extra row only shows that another page follows. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): ListAnswer<Row> => {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const next_cursor = rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null;
  return { data, next_cursor };
};

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
  /** Of several any will do. */
  value: string | number | readonly string[] | undefined;
}

const passes = ({ column, orColumn, compare = "=", value }: LookedFor): SQL | undefined => {
  const holds = ({ name }: Column) => {
    const looked = sql`${sql.identifier("looked")}.${sql.identifier(name)}`;
    return typeof value === "object"
      ? among(looked, value)
      : sql`${looked} ${sql.raw(compare)} ${value}`;
  };
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

/**
 * A page of a table's rows, newest first, as `view` shows them: of all these databases, which each
 * read a page and one row more.
 */
export const newestPage = async <Table extends SQLiteTable, Shown>(
  databases: readonly Database[],
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
  const found = await Promise.all(databases.map((db) => readNewest(db, list, [], limit)));
  const placeOf = (row: Table["$inferSelect"]) => ({
    createdAt: Number(row[time]),
    id: String(row[id]),
  });
  const rows = found
    .flatMap(({ rows }) => rows)
    .sort((one, other) => newestFirst(placeOf(one), placeOf(other)));
  const page = pageOf(rows, limit, (row) => positionOf(placeOf(row).createdAt, placeOf(row).id));
  return ok({ ...page, data: page.data.map(view) });
};

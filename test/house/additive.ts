import { DatabaseSync } from "node:sqlite";

/**
 * Whether a migration only adds: code of the release before it goes on reading and writing the same
 * tables. SQLite runs it, and what it made is compared with what was there.
 */
interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
  hidden: number;
}

interface Made {
  type: string;
  name: string;
  tbl_name: string;
  rootpage: number;
  sql: string | null;
}

interface Schema {
  made: Map<string, Made>;
  columns: Map<string, Column[]>;
}

const read = (db: DatabaseSync): Schema => {
  const rows = db.prepare("SELECT * FROM sqlite_master").all() as unknown as Made[];
  const columnsOf = ({ name }: Made) =>
    db.prepare("SELECT * FROM pragma_table_xinfo(?)").all(name) as unknown as Column[];
  const tables = rows.filter(({ type }) => type === "table");
  return {
    made: new Map(rows.map((row) => [`${row.type} ${row.name}`, row])),
    columns: new Map(tables.map((table) => [table.name, columnsOf(table)])),
  };
};

/** Without the names of columns, so that a column called `check` counts for nothing. */
const constraintsIn = (sql: string | null): number =>
  sql?.replace(/`[^`]*`|"[^"]*"/g, "").match(/\b(CHECK|UNIQUE|REFERENCES)\b/gi)?.length ?? 0;

const sameColumn = (one: Column, other: Column | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What happened to a table, an index or a trigger of the release. */
const lossesOf = (old: Made, { made }: Schema): string[] => {
  const now = made.get(`${old.type} ${old.name}`);
  if (!now) return [`the ${old.type} ${old.name} is gone`];
  if (now.rootpage !== old.rootpage) return [`the ${old.type} ${old.name} was built anew`];
  if (old.type !== "table") return now.sql === old.sql ? [] : [`${old.name} is another`];
  if (constraintsIn(now.sql) === constraintsIn(old.sql)) return [];
  return [`the table ${old.name} has a new constraint`];
};

const changedColumns = (before: Schema, after: Schema): string[] =>
  [...before.columns].flatMap(([table, old]) => {
    const now = after.columns.get(table) ?? [];
    return old
      .filter((column, place) => !sameColumn(column, now[place]))
      .map(({ name }) => `the column ${table}.${name} is another or gone`);
  });

/** SQLite itself accepts such a column in an empty table, and only there. */
const demandedColumns = (before: Schema, after: Schema): string[] =>
  [...before.columns].flatMap(([table, old]) =>
    (after.columns.get(table) ?? [])
      .slice(old.length)
      .filter(({ notnull, dflt_value }) => notnull === 1 && dflt_value === null)
      .map(({ name }) => `the column ${table}.${name} is NOT NULL without a default`),
  );

/** Deletes names that a row lists no longer (docs/decisions/206), and refuses no row. */
const harmless = new Set(["objects_payer_names"]);

/** A unique index or a trigger may refuse what the code of the release writes. */
const refusersIn = (before: Schema, after: Schema): string[] =>
  [...after.made]
    .filter(([key, { tbl_name }]) => !before.made.has(key) && before.columns.has(tbl_name))
    .filter(([, { name }]) => !harmless.has(name))
    .filter(([, { type, sql }]) => type === "trigger" || /^CREATE UNIQUE/i.test(sql ?? ""))
    .map(([, { type, name, tbl_name }]) => `the ${type} ${name} may refuse rows of ${tbl_name}`);

/** Rows are carried over by code, in small steps: the release may be writing them. */
const changesRows = (sql: string): string[] =>
  sql.match(/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b.*/gim)?.map((text) => `changes rows: ${text}`) ??
  [];

/** What the later migrations do beyond adding, as sentences. */
export const findBeyondAdding = (released: string[], later: string[]): string[] => {
  const db = new DatabaseSync(":memory:");
  try {
    for (const sql of released) db.exec(sql);
    const before = read(db);
    try {
      for (const sql of later) db.exec(sql);
    } catch (error) {
      return [(error as Error).message];
    }
    const after = read(db);
    return [
      ...[...before.made.values()].flatMap((old) => lossesOf(old, after)),
      ...changedColumns(before, after),
      ...demandedColumns(before, after),
      ...refusersIn(before, after),
      ...later.flatMap(changesRows),
    ];
  } finally {
    db.close();
  }
};

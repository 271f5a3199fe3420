import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";

/** An object's stored values, in the form of a release's files. */
export interface StoredObject {
  /** The binding of its namespace. */
  namespace: string;
  /** Its id in hex. */
  object: string;
  /** The clock at that time, in milliseconds. */
  captured_at: number;
  /** Every key and its value. */
  values: Record<string, unknown>;
  /** Its tables, as statements that create them. */
  tables: string[];
  alarm_at: number | null;
}

type Row = Record<string, unknown>;
type Query = (sql: string) => Row[] | Promise<Row[]>;

const quoted = (value: unknown): string => {
  if (value === null || typeof value === "number") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`a ${typeof value} has no SQL form here`);
};

/**
 * Tables and indexes, rows, then triggers as SQL, without the internal ones of SQLite and the
 * platform.
 */
export const dumpTables = async (query: Query): Promise<string[]> => {
  const schema = await query(
    `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      ORDER BY rowid`,
  );
  const tables = schema.filter(({ type }) => type === "table");
  const indexes = schema.filter(({ type }) => type === "index");
  const triggers = schema.filter(({ type }) => type === "trigger");
  const rows: string[] = [];
  for (const { name } of tables) {
    for (const row of await query(`SELECT * FROM "${name}"`)) {
      const values = Object.values(row).map(quoted).join(", ");
      rows.push(`INSERT INTO "${name}" (${Object.keys(row).join(", ")}) VALUES (${values})`);
    }
  }
  const sqlOf = ({ sql }: Row) => String(sql);
  return [...[...tables, ...indexes].map(sqlOf), ...rows, ...triggers.map(sqlOf)];
};

/** JSON must be able to hold everything: a Date, a Map or an undefined member would be lost. */
const asJson = (value: unknown): unknown => {
  const kept: unknown = JSON.parse(JSON.stringify(value));
  expect(kept).toStrictEqual(value);
  return kept;
};

export const dumpObject = (
  namespace: string,
  stub: DurableObjectStub,
  captured_at: number,
): Promise<StoredObject> =>
  runInDurableObject(stub, async (_: DurableObject, { storage }) => ({
    namespace,
    object: stub.id.toString(),
    captured_at,
    values: Object.fromEntries([...storage.kv.list()].map(([key, value]) => [key, asJson(value)])),
    tables: await dumpTables((sql) => storage.sql.exec(sql).toArray()),
    alarm_at: await storage.getAlarm(),
  }));

/** Replaces the storage of an object with it. The object then restarts. */
export const restoreObject = async (
  stub: DurableObjectStub,
  { values, tables, alarm_at }: StoredObject,
): Promise<void> => {
  await runInDurableObject(stub, async (_: DurableObject, { storage }) => {
    await storage.deleteAll();
    for (const statement of tables) storage.sql.exec(statement);
    for (const [key, value] of Object.entries(values)) storage.kv.put(key, value);
    if (alarm_at !== null) await storage.setAlarm(alarm_at);
  });
  await evictDurableObject(stub);
};

const BREAKPOINT = ";\n--> statement-breakpoint\n";

export const dumpDatabase = async (db: D1Database): Promise<string> => {
  const statements = await dumpTables(async (sql) => (await db.prepare(sql).all()).results);
  return `${statements.join(BREAKPOINT)};\n`;
};

/** Restores the database, whatever it contains now. */
export const restoreDatabase = async (db: D1Database, dump: string): Promise<void> => {
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table'
        AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
    )
    .all<{ name: string }>();
  const dropped = results.map(({ name }) => `DROP TABLE "${name}"`);
  const deferred = "PRAGMA defer_foreign_keys = on";
  const statements = [deferred, ...dropped, ...dump.replace(/;\n$/, "").split(BREAKPOINT)];
  await db.batch(statements.map((statement) => db.prepare(statement)));
};

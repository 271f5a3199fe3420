import { applyD1Migrations } from "cloudflare:test";
import { offIndex } from "./plans.ts";

/** Brings a real D1 to the newest schema; the migrations are the texts of their files by path. */
export const applyMigrations = (
  db: D1Database,
  migrations: Readonly<Record<string, string>>,
): Promise<void> =>
  applyD1Migrations(
    db,
    Object.entries(migrations)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, text]) => ({
        name: path.split("/").at(-1) ?? path,
        queries: text.split("--> statement-breakpoint"),
      })),
  );

const listTables =
  /\b(?:objects|object_ids|reviews|waiting|events|hourly_totals|(?:consent|mandate)_accounts)\b/;

/** The database that has the tables of this statement. */
export const databaseOf = (
  env: { DB: D1Database; LISTS_1: D1Database },
  sql: string,
): D1Database => (listTables.test(sql) ? env.LISTS_1 : env.DB);

/** Deletes all rows of these tables, each from its own database of the gateway. */
export const emptyTables = async (
  env: { DB: D1Database; LISTS_1: D1Database },
  ...tables: readonly string[]
): Promise<void> => {
  for (const table of tables) {
    await databaseOf(env, table).prepare(`delete from ${table}`).run();
  }
};

/**
 * The same database, every statement sent to it with the values of its last use, every use, and the
 * number of round trips: a batch is one, and so is a statement on its own.
 */
export const recording = (db: D1Database) => {
  const statements = new Map<string, unknown[]>();
  const uses: { sql: string; values: unknown[] }[] = [];
  const trips = { count: 0 };
  const counting = (statement: D1PreparedStatement): D1PreparedStatement => {
    for (const name of ["all", "first", "raw", "run"] as const) {
      const run = statement[name].bind(statement) as (...given: unknown[]) => unknown;
      const counted = (...given: unknown[]) => {
        trips.count += 1;
        return run(...given);
      };
      Object.assign(statement, { [name]: counted });
    }
    return statement;
  };
  const prepare = (sql: string): D1PreparedStatement => {
    const statement = counting(db.prepare(sql));
    const bind = statement.bind.bind(statement);
    const use = { sql, values: [] as unknown[] };
    statements.set(sql, []);
    uses.push(use);
    return Object.assign(statement, {
      bind: (...values: unknown[]) => {
        statements.set(sql, values);
        use.values = values;
        return counting(bind(...values));
      },
    });
  };
  const recorded = new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return prepare;
      if (name === "batch") trips.count += 1;
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { db: recorded, statements, uses, trips };
};

/** Explained with the values it ran with, because a partial index depends on them. */
export const planOf = async (
  db: D1Database,
  sql: string,
  values: readonly unknown[],
): Promise<string[]> => {
  const { results } = await db
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map((row) => row.detail);
};

/** The statements that do not run well, with the steps that are wrong. */
export const wrongPlansOf = async (
  db: D1Database,
  statements: ReadonlyMap<string, unknown[]>,
  except: (sql: string, step: string) => boolean = () => false,
): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const [sql, values] of statements) {
    const steps = offIndex(sql, await planOf(db, sql, values)).filter((step) => !except(sql, step));
    if (steps.length > 0) found[sql] = steps;
  }
  return found;
};

/**
 * The statements of pages and cron runs with the time that the database takes for them, by its own
 * count (`meta.duration`), in whole milliseconds. Reads are asked again, one after the other, and
 * the quickest of three counts, because other programs use the machine too. Writes count when they
 * run.
 */
export const MOST_MS = 50;

interface Use {
  sql: string;
  values: unknown[];
  ms: number;
  rows: number;
}

const timed = async <Answer>(use: Use, run: () => Promise<Answer>): Promise<Answer> => {
  const answer = await run();
  const { meta } = Object(answer) as { meta?: D1Meta };
  use.ms += meta?.duration ?? 0;
  use.rows += meta?.rows_read ?? 0;
  return answer;
};

/** The same database, which notes every use of a statement. */
export const watched = (db: D1Database) => {
  const uses: Use[] = [];
  const useOf = new WeakMap<D1PreparedStatement, Use>();
  const watch = (statement: D1PreparedStatement, use: Use): D1PreparedStatement => {
    useOf.set(statement, use);
    for (const name of ["all", "first", "raw", "run"] as const) {
      const run = statement[name].bind(statement) as (...given: unknown[]) => Promise<unknown>;
      Object.assign(statement, {
        [name]: (...given: unknown[]) => timed(use, () => run(...given)),
      });
    }
    return statement;
  };
  const prepare = (sql: string) => {
    const use: Use = { sql, values: [], ms: 0, rows: 0 };
    uses.push(use);
    const statement = watch(db.prepare(sql), use);
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, {
      bind: (...values: unknown[]) => {
        use.values = values;
        return watch(bind(...values), use);
      },
    });
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    const answers = await db.batch(statements);
    for (const [place, statement] of statements.entries()) {
      const use = useOf.get(statement);
      if (!use) continue;
      use.ms += answers[place]?.meta.duration ?? 0;
      use.rows += answers[place]?.meta.rows_read ?? 0;
    }
    return answers;
  };
  const members: Record<string | symbol, unknown> = { prepare, batch };
  const watching = new Proxy(db, {
    get(target, name) {
      if (name in members) return members[name];
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { db: watching, uses };
};

const isRead = ({ sql }: Use): boolean => /^\s*(?:select|with)\b/i.test(sql);

/** What one page or run costs the database. */
export interface Cost {
  name: string;
  statements: number;
  rows: number;
  ms: number;
  /** The statement that takes longest. */
  worst: string;
}

export const costOf = async (name: string, db: D1Database, uses: readonly Use[]): Promise<Cost> => {
  const costs: Use[] = [];
  for (const use of uses) {
    if (!isRead(use)) {
      costs.push(use);
      continue;
    }
    const again: Use = { ...use, ms: Number.POSITIVE_INFINITY, rows: 0 };
    for (let turn = 0; turn < 3; turn++) {
      const { meta } = await db
        .prepare(use.sql)
        .bind(...use.values)
        .all();
      again.ms = Math.min(again.ms, meta.duration);
      again.rows = meta.rows_read;
    }
    costs.push(again);
  }
  const worst = costs.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    name,
    statements: costs.length,
    rows: costs.reduce((sum, { rows }) => sum + rows, 0),
    ms: costs.reduce((sum, { ms }) => sum + ms, 0),
    worst: worst ? `${worst.ms.toFixed(1)} ms ${shortOf(worst.sql)}` : "",
  };
};

const shortOf = (sql: string): string =>
  sql
    .replace(/^\s*select .*? from/is, "select … from")
    .replaceAll(/\s+/g, " ")
    .slice(0, 110);

/** The worst first. */
export const tableOf = (costs: readonly Cost[]): string[] =>
  costs
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, statements, rows, ms, worst }) =>
      [
        `${ms.toFixed(1).padStart(8)} ms`,
        `${String(statements).padStart(5)} statements`,
        `${String(rows).padStart(7)} rows`,
        ` ${name}`,
        ms > 10 ? `\n${" ".repeat(45)}${worst}` : "",
      ].join(""),
    );

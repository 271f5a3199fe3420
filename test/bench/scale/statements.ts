/**
 * The statements of pages and cron runs with the time that the database takes for them, by its own
 * count (`meta.duration`, in whole milliseconds). Reads are asked again, five times one after the
 * other, and their mean counts; of two means the lower one, because other programs use the machine
 * too. Writes count when they run.
 */
export const MOST_MS = 50;

const REPEATS = 5;
const MEANS = 2;

export interface Use {
  db: D1Database;
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

/** The same database, which notes every use of a statement in this list. */
export const watched = (db: D1Database, uses: Use[]): D1Database => {
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
    const use: Use = { db, sql, values: [], ms: 0, rows: 0 };
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
  return new Proxy(db, {
    get(target, name) {
      if (name in members) return members[name];
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
};

/** Of a statement that reads every row of a table: it shows that the time is measured. */
export const costOfScan = (db: D1Database, table: string, column: string): Promise<Cost> => {
  const sql = `select count(*) from ${table} where ${column} = 'none'`;
  return costOf(`a scan of ${table}`, [{ db, sql, values: [], ms: 0, rows: 0 }]);
};

const isRead = ({ sql }: Use): boolean => /^\s*(?:select|with)\b/i.test(sql);

/** What one page or run costs the database. */
export interface Cost {
  name: string;
  statements: number;
  rows: number;
  ms: number;
  /** Of the statement that takes longest. */
  worstMs: number;
  worst: string;
}

/** The lower one of the means. */
const askedAgain = async (use: Use): Promise<Use> => {
  const statement = use.db.prepare(use.sql).bind(...use.values);
  const again: Use = { ...use, ms: Number.POSITIVE_INFINITY };
  for (let mean = 0; mean < MEANS; mean++) {
    let ms = 0;
    for (let turn = 0; turn < REPEATS; turn++) {
      const { meta } = await statement.all();
      ms += meta.duration;
      again.rows = meta.rows_read;
    }
    again.ms = Math.min(again.ms, ms / REPEATS);
  }
  return again;
};

export const costOf = async (name: string, uses: readonly Use[]): Promise<Cost> => {
  const costs: Use[] = [];
  for (const use of uses) costs.push(isRead(use) ? await askedAgain(use) : use);
  const worst = costs.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    name,
    statements: costs.length,
    rows: costs.reduce((sum, { rows }) => sum + rows, 0),
    ms: costs.reduce((sum, { ms }) => sum + ms, 0),
    worstMs: worst?.ms ?? 0,
    worst: worst ? `${worst.ms.toFixed(1)} ms ${shortOf(worst.sql)}` : "",
  };
};

const shortOf = (sql: string): string =>
  sql
    .replace(/^\s*select .*? from/is, "select … from")
    .replaceAll(/\s+/g, " ")
    .slice(0, 110);

/** How the names of runs begin that work off an outage or a closed bank. */
export const AFTER = "cron after";

/**
 * Those that take too long. Of a run that takes as much as it may no statement takes too long: the
 * database answers others in between.
 */
export const tooSlow = (costs: readonly Cost[]): [name: string, ms: number][] =>
  costs
    .map(({ name, ms, worstMs }): [string, number] => [
      name,
      Math.round(name.startsWith(AFTER) ? worstMs : ms),
    ])
    .filter(([name, ms]) => ms > MOST_MS && !name.startsWith("a scan"));

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

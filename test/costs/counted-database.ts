import { cross } from "./crossing.ts";

interface Counted {
  meta: { rows_written: number };
}

const count = <Result extends Counted>(what: string, result: Result): Result => {
  const { rows_written } = result.meta;
  for (let row = 0; row < rows_written; row++) cross("D1 row", what);
  return result;
};

/** The same database, which counts its round trips, statements and rows. */
export const countedDatabase = (db: D1Database): D1Database => {
  const watched = (statement: D1PreparedStatement, what: string): D1PreparedStatement => {
    const { bind, run, all, raw, first } = statement;
    const isQuestion = /^\s*(?:select|with)/i.test(what);
    const asked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      cross("D1 trip", what);
      return answer;
    };
    const told = async <Result extends Counted>(answer: Promise<Result>): Promise<Result> => {
      cross("D1 trip", what);
      return count(what, await answer);
    };
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watched(bind.apply(statement, values), what),
      run: () => told(run.call(statement)),
      all: () => told(all.call(statement)),
      raw: async () => {
        if (isQuestion) return asked(raw.call(statement));
        const { results } = await told(all.call(statement));
        return (results as object[]).map((row) => Object.values(row));
      },
      first: async (column?: string) => {
        if (isQuestion)
          return asked((first as (name?: string) => Promise<unknown>).call(statement, column));
        const [row = null] = (await told(all.call(statement))).results as Record<string, unknown>[];
        return column === undefined ? row : (row?.[column] ?? null);
      },
    });
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    cross("D1 trip", "batch");
    return (await db.batch(statements)).map((result) => count("batch", result));
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === "batch") return batch;
      if (name === "prepare") {
        return (sql: string) => {
          cross("D1 statement", sql);
          return watched(db.prepare(sql), sql);
        };
      }
      const found = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
};

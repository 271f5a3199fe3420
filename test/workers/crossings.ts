/** What leaves the worker that handles a request: each costs a round trip, or a row, or money. */
export interface Crossing {
  kind: "object call" | "object row" | "D1 statement" | "D1 row" | "queue send" | "outbound call";
  what: string;
}

type Log = (crossing: Crossing) => void;

/** A Durable Object's writes: a value that is put or deleted, an alarm, and rows of its tables. */
export const countWrites = (object: string, storage: DurableObjectStorage, log: Log): void => {
  const row = (what: string) => log({ kind: "object row", what: `${object} ${what}` });
  const { kv, sql } = storage;
  const put = kv.put.bind(kv);
  const remove = kv.delete.bind(kv);
  const setAlarm = storage.setAlarm.bind(storage);
  const exec = sql.exec.bind(sql);
  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  replace(kv, "put", (key: string, value: unknown) => {
    row(key);
    put(key, value);
  });
  replace(kv, "delete", (key: string) => {
    row(key);
    return remove(key);
  });
  replace(storage, "setAlarm", (instant: number) => {
    row("alarm");
    return setAlarm(instant);
  });
  replace(sql, "exec", (query: string, ...values: SqlStorageValue[]) => {
    const cursor = exec(query, ...values);
    // Table and indexes, as the platform bills them.
    for (let written = cursor.rowsWritten; written > 0; written--) row(query.trim().slice(0, 40));
    return cursor;
  });
};

/** D1 with its statements and the rows that they wrote logged. */
export const countedDatabase = (db: D1Database, log: Log): D1Database => {
  const wrote = <Result extends { meta: { rows_written: number } }>(
    what: string,
    result: Result,
  ) => {
    for (let row = 0; row < result.meta.rows_written; row++) log({ kind: "D1 row", what });
    return result;
  };
  const watched = (statement: D1PreparedStatement, what: string): D1PreparedStatement => {
    const { bind, run, all } = statement;
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watched(bind.apply(statement, values), what),
      run: async () => wrote(what, await run.call(statement)),
      all: async () => wrote(what, await all.call(statement)),
    });
  };
  const prepare = (sql: string) => {
    log({ kind: "D1 statement", what: sql });
    return watched(db.prepare(sql), sql);
  };
  const batch = async (statements: D1PreparedStatement[]) =>
    (await db.batch(statements)).map((result) => wrote("batch", result));
  return new Proxy(db, {
    get(target, member) {
      if (member === "prepare") return prepare;
      if (member === "batch") return batch;
      const found = Reflect.get(target, member);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
};

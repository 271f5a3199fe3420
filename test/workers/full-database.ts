/** Stands for D1 databases that are full, or of some size: miniflare's have no limit. */
const isWrite = (sql: string): boolean => /^\s*(?:insert|update|replace)\b/i.test(sql);

/** As D1 says it, in its own words and in those of SQLite below it. */
const refusal = () => new Error("D1_ERROR: database or disk is full: SQLITE_FULL");

const refuse = () => Promise.reject(refusal());

/** A database that answers, deletes, and refuses every other change: also of a whole batch. */
export const fullDatabase = (db: D1Database): D1Database => {
  const writes = new WeakSet<D1PreparedStatement>();
  const noted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement);
    const refusing = { run: refuse, all: refuse, raw: refuse, first: refuse };
    writes.add(statement);
    return Object.assign(statement, refusing, {
      bind: (...values: unknown[]) => noted(bind(...values)),
    });
  };
  return replaced(db, {
    prepare: (sql: string) => (isWrite(sql) ? noted(db.prepare(sql)) : db.prepare(sql)),
    batch: ((statements: D1PreparedStatement[]) =>
      statements.some((statement) => writes.has(statement))
        ? refuse()
        : db.batch(statements)) as D1Database["batch"],
  });
};

/** A database whose answers give this size. */
export const databaseOfSize = (db: D1Database, bytes: number): D1Database =>
  replaced(db, {
    prepare: (sql: string) =>
      sql === "SELECT 1"
        ? ({ run: async () => ({ meta: { size_after: bytes } }) } as unknown as D1PreparedStatement)
        : db.prepare(sql),
  });

/** A database that is away. */
export const absentDatabase = (db: D1Database): D1Database =>
  replaced(db, {
    prepare: () => {
      throw Object.assign(new Error("D1_ERROR: Network connection lost."), { retryable: true });
    },
  });

const replaced = (db: D1Database, members: Partial<D1Database>): D1Database =>
  new Proxy(db, {
    get(target, name) {
      const member = Object.hasOwn(members, name)
        ? members[name as keyof D1Database]
        : Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });

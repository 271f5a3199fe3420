import { runInDurableObject } from "cloudflare:test";
import type { GatewayEnv } from "../../src/base/platform/env.ts";

/** The calls out of the worker that handles a request. Each costs a round trip, a row, or money. */
export interface Crossing {
  kind: "object call" | "object row" | "D1 statement" | "D1 row" | "queue send" | "outbound call";
  what: string;
}

let crossings: Crossing[] = [];

export const cross = (kind: Crossing["kind"], what: string): void =>
  void crossings.push({ kind, what });

/** The calls since the last time. */
export const takeCrossings = (): Crossing[] => {
  const taken = crossings;
  crossings = [];
  return taken;
};

const namespaces = [
  "PAYMENT_SESSIONS",
  "ENDPOINTS",
  "PAYER_GUARDS",
  "BUDGETS",
  "LOOKUP_SHARES",
] as const;

/**
 * Starts to count calls of objects, their writes, and statements of D1, in addition to the rest.
 */
export const countCrossings = (env: GatewayEnv): void => {
  for (const name of namespaces) env[name] = countedNamespace(name, env[name]);
  env.DB = countedDatabase(env.DB);
  env.LISTS_1 = countedDatabase(env.LISTS_1);
};

/** The target with some of its members replaced. */
const replaced = <Target extends object>(target: Target, members: Partial<Target>): Target =>
  new Proxy(target, {
    get(_, name) {
      if (Object.hasOwn(members, name)) return members[name as keyof Target];
      const found = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });

const countedNamespace = (
  name: string,
  namespace: DurableObjectNamespace,
): DurableObjectNamespace =>
  replaced(namespace, { get: (id: DurableObjectId) => countedStub(name, namespace.get(id)) });

const countedStub = (name: string, stub: DurableObjectStub): DurableObjectStub => {
  const methods = stub as unknown as Record<string, (...input: unknown[]) => unknown>;
  const callOf =
    (method: string) =>
    async (...input: unknown[]) => {
      await runInDurableObject(stub, (instance: DurableObject, { storage }) =>
        countWrites(instance.constructor.name, storage),
      );
      cross("object call", `${name}.${method}`);
      return methods[method]?.(...input);
    };
  return new Proxy(stub, {
    get(_, member) {
      if (member === "id") return stub.id;
      // An object with a `then` would be taken for a promise.
      return member === "then" || typeof member === "symbol" ? undefined : callOf(member);
    },
  });
};

const counted = new WeakSet<DurableObjectStorage>();

/** An object's writes: a value put or deleted, an alarm, rows of its tables and indexes. */
const countWrites = (object: string, storage: DurableObjectStorage): void => {
  if (counted.has(storage)) return;
  counted.add(storage);
  const { kv, sql } = storage;
  const put = kv.put.bind(kv);
  const remove = kv.delete.bind(kv);
  const setAlarm = storage.setAlarm.bind(storage);
  const exec = sql.exec.bind(sql);
  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value });
  replace(kv, "put", (key: string, value: unknown) => {
    cross("object row", `${object} ${key}`);
    put(key, value);
  });
  replace(kv, "delete", (key: string) => {
    cross("object row", `${object} ${key}`);
    return remove(key);
  });
  replace(storage, "setAlarm", (instant: number) => {
    cross("object row", `${object} alarm`);
    return setAlarm(instant);
  });
  replace(sql, "exec", (query: string, ...values: SqlStorageValue[]) => {
    const cursor = exec(query, ...values);
    for (let row = 0; row < cursor.rowsWritten; row++) cross("object row", `${object} ${query}`);
    return cursor;
  });
};

const countedDatabase = (db: D1Database): D1Database => {
  const wrote = <Result extends { meta: { rows_written: number } }>(
    what: string,
    result: Result,
  ) => {
    for (let row = 0; row < result.meta.rows_written; row++) cross("D1 row", what);
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
  const batch = async (statements: D1PreparedStatement[]) =>
    (await db.batch(statements)).map((result) => wrote("batch", result));
  return replaced(db, {
    prepare: (sql: string) => {
      cross("D1 statement", sql);
      return watched(db.prepare(sql), sql);
    },
    batch: batch as D1Database["batch"],
  });
};

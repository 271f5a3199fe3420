import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import type { GatewayEnv } from "../../src/base/platform/env.ts";
import { countedDatabase } from "../costs/counted-database.ts";
import { cross } from "../costs/crossing.ts";

/** Counts what the gateway's worker does besides computing, in its objects too. */
const namespaces = [
  "PAYMENT_SESSIONS",
  "CONSENTS",
  "PAYMENT_ORDERS",
  "CHARGES",
  "MANDATES",
  "ENDPOINTS",
  "CLIENT_GUARDS",
  "PAYER_GUARDS",
  "BUDGETS",
  "LOOKUP_SHARES",
  "LOGBOOK",
] as const;

/**
 * Starts to count calls of objects, their rows, and what databases do. Returns what ends it: other
 * files have the same environment.
 */
export const countCrossings = (env: GatewayEnv): (() => void) => {
  const before = { ...env };
  for (const name of namespaces) env[name] = countedNamespace(name, env[name]);
  env.DB = countedDatabase(env.DB);
  env.LISTS_1 = countedDatabase(env.LISTS_1);
  return () => {
    Object.assign(env, before);
    known.clear();
  };
};

const countedNamespace = (
  name: string,
  namespace: DurableObjectNamespace,
): DurableObjectNamespace =>
  new Proxy(namespace, {
    get(target, member) {
      if (member === "get") return (id: DurableObjectId) => countedStub(name, namespace.get(id));
      const found = Reflect.get(target, member);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });

/** Budgets and guards forget by alarm what many requests have written: once, not for each. */
const hasOwnAlarms = (name: string): boolean => !/BUDGETS|GUARDS|SHARES|LOGBOOK/.test(name);

/** Every object that was called, by its id. */
const known = new Map<string, DurableObjectStub>();

const countedStub = (name: string, stub: DurableObjectStub): DurableObjectStub => {
  if (hasOwnAlarms(name)) known.set(stub.id.toString(), stub);
  const methods = stub as unknown as Record<string, (...input: unknown[]) => unknown>;
  const callOf =
    (method: string) =>
    async (...input: unknown[]) => {
      await runInDurableObject(stub, (instance: DurableObject, { storage }) =>
        countRows(instance.constructor.name, storage),
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

/** An object's rows: a value put or deleted, an alarm, rows of its tables and indexes. */
const countRows = (object: string, storage: DurableObjectStorage): void => {
  if (counted.has(storage)) return;
  counted.add(storage);
  const { kv, sql } = storage;
  const replace = (target: object, name: string, count: (...input: never[]) => unknown) =>
    Object.defineProperty(target, name, { value: count });
  const { put, delete: remove } = kv;
  replace(kv, "put", (key: string, value: unknown) => {
    cross("object row", `${object} ${key}`);
    put.call(kv, key, value);
  });
  replace(kv, "delete", (key: string) => {
    cross("object row", `${object} ${key}`);
    return remove.call(kv, key);
  });
  const { setAlarm, deleteAll } = storage;
  replace(storage, "setAlarm", (instant: number) => {
    cross("object row", `${object} alarm`);
    return setAlarm.call(storage, instant);
  });
  replace(storage, "deleteAll", () => {
    cross("object row", `${object} all`);
    return deleteAll.call(storage);
  });
  const { exec } = sql;
  replace(sql, "exec", (query: string, ...values: SqlStorageValue[]) => {
    const cursor = exec.call(sql, query, ...values);
    // A cursor counts what it has read so far: these statements are read to their end.
    const { rowsWritten } = cursor;
    for (let row = 0; row < rowsWritten; row++) cross("object row", `${object} ${query}`);
    return cursor;
  });
};

const MOST_ALARMS = 40;

/** The next alarm of an object that was called. */
const nextAlarm = async (): Promise<{ at: number; stub: DurableObjectStub } | null> => {
  let next: { at: number; stub: DurableObjectStub } | null = null;
  for (const stub of known.values()) {
    const at = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
    if (at !== null && at < (next?.at ?? Infinity)) next = { at, stub };
  }
  return next;
};

/**
 * Runs every alarm up to this instant when it is due, and after each what `follow` does. Each is
 * one request of its object.
 */
export const runAlarmsUntil = async (
  until: number,
  moveTo: (instant: number) => void,
  follow: () => Promise<unknown>,
): Promise<void> => {
  for (let count = 0; count < MOST_ALARMS; count++) {
    const next = await nextAlarm();
    if (next === null || next.at > until) return;
    moveTo(Math.max(next.at, Date.now()));
    cross("object call", "alarm");
    await runDurableObjectAlarm(next.stub);
    await follow();
  }
  throw new Error("alarms that never come to an end");
};

/** Objects of other scenes have alarms too. */
export const forgetObjects = (): void => known.clear();

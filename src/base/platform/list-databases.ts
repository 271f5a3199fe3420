import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MINUTE_MS, now } from "./clock.ts";
import { randomBelow } from "./crypto.ts";
import { type Database, type DatabaseSize, database, readSize, type SizedEnv } from "./database.ts";
import type { GatewayEnv, ListsEnv } from "./env.ts";
import { boundedMap } from "./isolate-cache.ts";
import { logFault } from "./log.ts";
import { merchants, tpps } from "./schema.ts";

/**
 * The list databases: what grows with the payments is spread over as many as the operator binds
 * (docs/decisions/182). All rows of an owner are in the one that its record names, so what an owner
 * lists is read from one database. What staff list is read from all of them.
 */
export interface ListDatabase {
  /** From 1 on; its binding is `LISTS_` and this number. */
  number: number;
  db: Database;
}

/** A merchant or a TPP. */
export interface ListOwner {
  kind: "MERCHANT" | "TPP";
  id: string;
}

const bindingsOf = (env: ListsEnv): D1Database[] => {
  const found: D1Database[] = [];
  for (let number = 1; ; number++) {
    const next = env[`LISTS_${number}`];
    if (!next) return found;
    found.push(next);
  }
};

export const everyLists = (env: ListsEnv): ListDatabase[] =>
  bindingsOf(env).map((bound, place) => ({ number: place + 1, db: drizzle(bound) }));

/** The databases of this gateway by binding, the administration's first. */
export const everyDatabase = (env: ListsEnv & { DB: D1Database }): Record<string, D1Database> => ({
  DB: env.DB,
  ...Object.fromEntries(bindingsOf(env).map((bound, place) => [`LISTS_${place + 1}`, bound])),
});

/**
 * The database of this minute's sweeps. They take the databases in turn, because all of them in one
 * run would go beyond the platform's limits (platform-limits.ts).
 */
export const listsOfRun = (env: ListsEnv): ListDatabase => {
  const all = everyLists(env);
  const turn = Math.floor(now() / MINUTE_MS) % all.length;
  return all[turn] as ListDatabase;
};

/** The number of each owner. It never changes, so it is kept as long as there is room. */
const numbers = boundedMap<string, number>(20_000);

const nameOf = ({ kind, id }: ListOwner): string => `${kind} ${id}`;

/** Notes the number of an owner whose record was just read, which saves a read of it. */
export const noteLists = (owner: ListOwner, number: number): void =>
  numbers.set(nameOf(owner), number);

const readNumber = async (env: GatewayEnv, owner: ListOwner): Promise<number | null> => {
  const known = numbers.get(nameOf(owner));
  if (known !== undefined) return known;
  const { kind, id } = owner;
  const db = database(env);
  const record =
    kind === "MERCHANT"
      ? db.select({ lists: merchants.lists }).from(merchants).where(eq(merchants.merchant_id, id))
      : db.select({ lists: tpps.lists }).from(tpps).where(eq(tpps.tpp_id, id));
  const number = (await record.get())?.lists ?? null;
  if (number !== null) noteLists(owner, number);
  return number;
};

/** The database of an owner; null if there is no such owner. Throws if it is not bound. */
export const findLists = async (
  env: GatewayEnv,
  owner: ListOwner,
): Promise<ListDatabase | null> => {
  const number = await readNumber(env, owner);
  if (number === null) return null;
  const bound = everyLists(env)[number - 1];
  // As if the database were away: what is to be written there waits until it is bound again.
  if (!bound) throw Object.assign(new Error(`LISTS_${number} is not bound`), { retryable: true });
  return bound;
};

/**
 * The database of an owner that has objects or events. Throws if it has no record: a row that was
 * written to another database would be lost for its owner, so the work is done again later.
 */
export const listsOf = async (env: GatewayEnv, owner: ListOwner): Promise<ListDatabase> => {
  const found = await findLists(env, owner);
  if (!found) throw new Error(`no record of the ${owner.kind} says where its lists are`);
  return found;
};

/** What each of the databases answers, side by side. One that fails fails all. */
export const askEvery = <Answer>(
  env: ListsEnv,
  read: (lists: ListDatabase) => PromiseLike<Answer>,
): Promise<Answer[]> => Promise.all(everyLists(env).map(read));

/** From this share on a database gets no new owners, as long as another has room. */
const CLOSED_SHARE = 0.9;

/** Databases whose sizes differ by less than this share of the limit count as equally full. */
const EQUAL_SHARE = 0.01;

/**
 * The number of the database for a new owner: the emptiest of those below 90 %, else the emptiest
 * of all. Among equals chance decides, or the first day's owners would all get the same one. A
 * database that does not answer gets none.
 */
export const chooseLists = async (env: ListsEnv & SizedEnv): Promise<number> => {
  const bound = bindingsOf(env);
  if (bound.length === 1) return 1;
  const read = await Promise.allSettled(
    bound.map((db, place) => readSize(env, `LISTS_${place + 1}`, db)),
  );
  const sizes = read.map((outcome) => {
    if (outcome.status === "fulfilled") return outcome.value;
    logFault("size of a list database not read", outcome.reason);
    return null;
  });
  const open = emptiest(sizes);
  const chosen = open[randomBelow(open.length)];
  if (chosen === undefined) throw new Error("no list database answers");
  return chosen;
};

/** The numbers of the emptiest databases, from their sizes in order; null for an unknown one. */
const emptiest = (sizes: readonly (Pick<DatabaseSize, "share"> | null)[]): number[] => {
  const known = sizes.flatMap((size, place) => (size ? [{ number: place + 1, ...size }] : []));
  const open = known.filter(({ share }) => share < CLOSED_SHARE);
  const least = Math.min(...known.map(({ share }) => share));
  return (open.length > 0 ? open : known)
    .filter(({ share }) => share < least + EQUAL_SHARE)
    .map(({ number }) => number);
};

import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { currencies, currencyDecimals } from "../../../base/kernel/money.ts";
import { MINUTE_MS, now } from "../../../base/platform/clock.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { everyLists } from "../../../base/platform/list-databases.ts";
import { readNewest } from "../../../base/platform/lists.ts";
import { events, objectIds, objects } from "../../../base/platform/lists-schema.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { accountName, usernameName } from "../../../frame/objects/payer-names.ts";
import { findByName, listOrder, readInOrder } from "../find/find-by-name.ts";
import { type FoundRow, foundRow } from "../find/found-row.ts";
import type { SearchedAmount, SearchText } from "./search-text.ts";

/** How a hit was found. What names a customer is last. */
export const foundBy = ["ID", "BEGINNING", "NAME", "AMOUNT", "ACCOUNT", "USERNAME"] as const;

export type FoundBy = (typeof foundBy)[number];

/** Which of these may find something by this text. */
export const mayFindBy = (text: SearchText): FoundBy[] => [
  "ID",
  ...(text.beginning ? (["BEGINNING"] as const) : []),
  "NAME",
  ...(text.amount ? (["AMOUNT"] as const) : []),
  ...(text.accountTail ? (["ACCOUNT"] as const) : []),
  ...(text.username ? (["USERNAME"] as const) : []),
];

export interface FoundOne {
  row: FoundRow;
  by: FoundBy;
}

interface Searched {
  env: GatewayEnv;
  kinds: readonly ObjectKind[];
  /** The most rows of each way. */
  most: number;
}

/** `isCut`: whether a way ended before it had looked at everything. */
export interface FoundObjects {
  found: FoundOne[];
  isCut: boolean;
}

interface Rows {
  rows: FoundRow[];
  isCut?: boolean;
}

/** The objects that a text may mean, in every way that has an index. Each way finds `most` rows. */
export const searchObjects = async (search: Searched, text: SearchText): Promise<FoundObjects> => {
  const { env, kinds, most } = search;
  const databases = everyLists(env).map(({ db }) => db);
  const found = async (by: FoundBy, read: Promise<Rows>): Promise<FoundObjects> => {
    const { rows, isCut = false } = await read;
    return { found: rows.map((row) => ({ row, by })), isCut };
  };
  const everywhere = async (read: (db: Database) => Promise<Rows>): Promise<Rows> => {
    const parts = await Promise.all(databases.map(read));
    return {
      rows: parts.flatMap(({ rows }) => rows),
      isCut: parts.some(({ isCut }) => isCut),
    };
  };
  const { beginning, amount } = text;
  const named = (name: string) => everywhere((db) => readNamed(db, search, name));
  const query = { limit: most };
  const ways = [
    found("ID", findByName({ env, databases, kinds, query }, text.text)),
    ...(beginning
      ? [
          found(
            "BEGINNING",
            everywhere((db) => readBeginning(db, most, beginning)),
          ),
        ]
      : []),
    ...(amount
      ? [
          found(
            "AMOUNT",
            everywhere((db) => readAmount(db, most, amount)),
          ),
        ]
      : []),
    ...customerNames(env, text).flatMap(([by, name]) => [
      found(by, named(name)),
      found(by, readOpen(search, databases, name)),
    ]),
  ];
  const parts = await Promise.all(ways);
  return {
    found: parts.flatMap((part) => part.found),
    isCut: parts.some(({ isCut }) => isCut),
  };
};

const customerNames = (env: GatewayEnv, text: SearchText): (readonly [FoundBy, string])[] => [
  ...(text.accountTail ? [["ACCOUNT", accountName(env, text.accountTail)] as const] : []),
  ...(text.username ? [["USERNAME", usernameName(env, text.username)] as const] : []),
];

/** The text that sorts behind every one that begins so. */
const after = (beginning: string): string =>
  beginning.slice(0, -1) +
  String.fromCodePoint((beginning.codePointAt(beginning.length - 1) ?? 0) + 1);

/** A payment's session has its id with another prefix. */
const listedId = (id: string): string => id.replace(/^(?:ps|chg)_/, "pay_");

const readBeginning = async (
  db: Database,
  most: number,
  { from, end }: NonNullable<SearchText["beginning"]>,
): Promise<Rows> => {
  const isLike = (column: SQLiteColumn, beginning = from): SQL | undefined =>
    and(
      gte(column, beginning),
      lt(column, after(beginning)),
      end === "" ? undefined : sql`substr(${column}, ${-end.length}) = ${end}`,
    );
  const begins = (column: SQLiteColumn, beginning: string) =>
    db.select().from(objects).where(isLike(column, beginning)).limit(most);
  const others = db
    .select({ id: objectIds.objectId })
    .from(objectIds)
    .where(isLike(objectIds.id))
    .limit(most);
  const about = db
    .select({ id: events.subjectId })
    .from(events)
    .where(isLike(events.eventId))
    .limit(most);
  const [byId, byCharge, byReference, byOther, byEvent] = await db.batch([
    begins(objects.objectId, listedId(from)),
    begins(objects.objectId, from),
    begins(objects.reference, from),
    others,
    about,
  ]);
  const ids = [...byOther, ...byEvent].map(({ id }) => listedId(id));
  const behind = ids.length === 0 ? [] : await readIds(db, ids);
  return { rows: [...byId, ...byCharge, ...byReference, ...behind] };
};

const readIds = (db: Database, ids: readonly string[]): Promise<FoundRow[]> =>
  db
    .select()
    .from(objects)
    .where(inArray(objects.objectId, [...new Set(ids)]))
    .limit(ids.length);

/** The newest of this sum, on this day if there is one. */
const readAmount = async (
  db: Database,
  most: number,
  { byDecimals, currency, day }: SearchedAmount,
): Promise<Rows> => {
  const then = day ? [gte(objects.createdAt, day.from), lt(objects.createdAt, day.to)] : [];
  const found = await Promise.all(
    byDecimals.map(([decimals, minor]) => {
      const value = [...currencies].filter(
        (code) => currencyDecimals(code) === decimals && (currency ?? code) === code,
      );
      const wanted = {
        table: objects,
        order: listOrder,
        condition: and(eq(objects.amount, minor), ...then),
      };
      return readNewest(db, wanted, [{ column: objects.currency, value }], most);
    }),
  );
  return {
    rows: found.flatMap(({ rows }) => rows),
    isCut: found.some(({ endsAt }) => endsAt !== null),
  };
};

/** The newest objects with a name that their rows list. */
const readNamed = async (db: Database, search: Searched, name: string): Promise<Rows> => {
  const { id, kind, createdAt, objectId } = objectIds;
  const places = await Promise.all(
    search.kinds.map((one) =>
      db
        .select({ id: objectId })
        .from(objectIds)
        .where(and(eq(id, name), eq(kind, one.kind)))
        .orderBy(desc(createdAt), desc(objectId))
        .limit(search.most),
    ),
  );
  const ids = places.flat().map((place) => place.id);
  return { rows: ids.length === 0 ? [] : await readIds(db, ids) };
};

/** An open payment lives fifteen minutes, and its row names its payer only at its end. */
const OPEN_MS = 16 * MINUTE_MS;

/** The most open objects of each mode that are asked who their payer is. */
const MOST_OPEN = 100;

/** The newest open objects of a payer. */
const readOpen = async (
  { env, kinds }: Searched,
  databases: readonly Database[],
  name: string,
): Promise<Rows> => {
  const query = { limit: MOST_OPEN, created_from: now() - OPEN_MS };
  const lists = kinds.map(({ kind }) => [eq(objects.kind, kind)]);
  const open = await Promise.all(
    (["live", "test"] as const).map(async (mode) => {
      const { rows, endsAt } = await readInOrder({ databases, query }, lists, [
        { column: objects.unfinished, value: 1 },
        { column: objects.mode, value: mode },
      ]);
      const newest = rows.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MOST_OPEN);
      return { rows: newest, isCut: endsAt !== null || rows.length > MOST_OPEN };
    }),
  );
  const current = await Promise.all(
    open
      .flatMap(({ rows }) => rows)
      .map(({ objectId }) => findObject(env, kinds, objectId)?.stubOf().look()),
  );
  return {
    rows: current.flatMap((one) => (one?.row.otherIds?.includes(name) ? [foundRow(one.row)] : [])),
    isCut: open.some(({ isCut }) => isCut),
  };
};

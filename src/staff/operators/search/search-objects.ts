import { and, desc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import { currencyDecimals } from "../../../base/kernel/money.ts";
import { MINUTE_MS, now } from "../../../base/platform/clock.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { everyLists } from "../../../base/platform/list-databases.ts";
import { events, objectIds, objects } from "../../../base/platform/lists-schema.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { accountName, usernameName } from "../../../frame/objects/payer-names.ts";
import { findByName, readInOrder } from "../find/find-by-name.ts";
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

/** The objects that a text may mean, in every way that has an index. Each way reads `most` rows. */
export const searchObjects = async (search: Searched, text: SearchText): Promise<FoundOne[]> => {
  const { env, kinds, most } = search;
  const databases = everyLists(env).map(({ db }) => db);
  const found = (by: FoundBy, rows: Promise<FoundRow[]>) =>
    rows.then((some) => some.map((row) => ({ row, by })));
  const everywhere = (read: (db: Database) => Promise<FoundRow[]>) =>
    Promise.all(databases.map(read)).then((parts) => parts.flat());
  const { beginning, amount } = text;
  const named = (name: string) => everywhere((db) => readNamed(db, search, name));
  const query = { limit: most };
  const ways = [
    found(
      "ID",
      findByName({ env, databases, kinds, query }, text.text).then(({ rows }) => rows),
    ),
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
  return (await Promise.all(ways)).flat();
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
): Promise<FoundRow[]> => {
  const begins = (column: typeof objects.objectId | typeof objects.reference, text: string) =>
    db
      .select()
      .from(objects)
      .where(and(gte(column, text), lt(column, after(text))))
      .limit(most);
  const others = db
    .select({ id: objectIds.objectId })
    .from(objectIds)
    .where(and(gte(objectIds.id, from), lt(objectIds.id, after(from))))
    .limit(most);
  const about = db
    .select({ id: events.subjectId })
    .from(events)
    .where(and(gte(events.eventId, from), lt(events.eventId, after(from))))
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
  // Only ids and references are shown short.
  const isWhole = ({ objectId, reference }: FoundRow) =>
    objectId.endsWith(end) || (reference?.endsWith(end) ?? false);
  return [...byId, ...byCharge, ...byReference, ...behind].filter(
    (row) => end === "" || isWhole(row),
  );
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
): Promise<FoundRow[]> => {
  const found = await Promise.all(
    byDecimals.map(async ([decimals, minor]) => {
      const then: SQL[] = day
        ? [gte(objects.createdAt, day.from), lt(objects.createdAt, day.to)]
        : [];
      const rows = await db
        .select()
        .from(objects)
        .where(and(eq(objects.amount, minor), ...then))
        .orderBy(desc(objects.createdAt), desc(objects.objectId))
        .limit(most);
      return rows.filter(
        (row) =>
          row.currency !== null &&
          currencyDecimals(row.currency) === decimals &&
          (currency === null || row.currency === currency),
      );
    }),
  );
  return found.flat();
};

/** The newest objects with a name that their rows list. */
const readNamed = async (db: Database, search: Searched, name: string): Promise<FoundRow[]> => {
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
  return ids.length === 0 ? [] : readIds(db, ids);
};

/** An open payment lives fifteen minutes, and its row names its payer only at its end. */
const OPEN_MS = 16 * MINUTE_MS;

/** The most open objects of a search that are asked who their payer is. */
const MOST_OPEN = 100;

/** The newest open objects of a payer. */
const readOpen = async (
  { env, kinds }: Searched,
  databases: readonly Database[],
  name: string,
): Promise<FoundRow[]> => {
  const query = { limit: MOST_OPEN, created_from: now() - OPEN_MS };
  const lists = kinds.map(({ kind }) => [eq(objects.kind, kind)]);
  const { rows } = await readInOrder({ databases, query }, lists, [
    { column: objects.unfinished, value: 1 },
  ]);
  const newest = rows.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MOST_OPEN);
  const current = await Promise.all(
    newest.map(({ objectId }) => findObject(env, kinds, objectId)?.stubOf().look()),
  );
  return current.flatMap((one) => (one?.row.otherIds?.includes(name) ? [foundRow(one.row)] : []));
};

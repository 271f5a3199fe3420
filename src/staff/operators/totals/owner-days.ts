import { and, asc, eq, lt, sql } from "drizzle-orm";
import { DAY_MS } from "../../../base/platform/clock.ts";
import {
  type Database,
  database,
  keepPosition,
  readPosition,
} from "../../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import type { ListDatabase } from "../../../base/platform/list-databases.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { logFault } from "../../../base/platform/log.ts";
import { gatewayRun } from "../../../base/platform/platform-limits.ts";
import { endpoints } from "../../../base/platform/schema.ts";
import type { Figures } from "../../../base/platform/tables.ts";
import { ofOwner } from "../../../frame/objects/object-list.ts";
import type { Owner } from "../../../network/parties/owners.ts";
import { DELIVERY_RETENTION_MS } from "../../../network/webhooks/delivery-machine.ts";
import { callEndpoint, endpointObjectId } from "../../../network/webhooks/endpoint-address.ts";
import type { EndpointTotals, TotalsPosition } from "../../../network/webhooks/endpoint-monitor.ts";
import type { EndpointName } from "../../../network/webhooks/endpoint-record.ts";
import {
  add,
  countedColumns,
  countedKinds,
  firstHour,
  LATE_MS,
  PAGE_SIZE,
  plus,
  type Sum,
  timed,
  WAIT_MS,
  writeTotals,
} from "./figures.ts";

/**
 * The sums of each owner's closed days in UTC, in the table of totals under the day's beginning. A
 * row for each hour of each owner would fill the database (docs/decisions/158). One owner and mode
 * follows the other, each read from its own list; the next run continues behind the last one.
 */
type OwnerList = [kind: Owner["kind"], id: string, mode: Mode];
type Position = [day: number, ...after: [kind: string, id: string, mode: string]];

/** Where the days of a database were summed to, in `settings`: first, and once more a day later. */
const positionName = (lists: number): string => `owner_days_position ${lists}`;
const latePositionName = (lists: number): string => `late_owner_days_position ${lists}`;

/** A run begins no other owner after this many rows. */
const MOST_ROWS = 20_000;

/** The days before this time (milliseconds) are in the table, of every owner of a database. */
export const ownerDaysUntil = async (env: GatewayEnv, lists: number): Promise<number> =>
  (await readPosition<Position>(env, positionName(lists)))?.[0] ?? 0;

/** `read` rows were read in this run before; returns how many were in the end. */
export const sumOwnerDays = async (
  env: GatewayEnv,
  lists: ListDatabase,
  at: number,
  read: number,
): Promise<number> => {
  const rows = await sumDays(env, lists, positionName(lists.number), at, WAIT_MS, read);
  return sumDays(env, lists, latePositionName(lists.number), at, LATE_MS, rows);
};

const sumDays = async (
  env: GatewayEnv,
  { db }: ListDatabase,
  name: string,
  at: number,
  waitMs: number,
  read: number,
): Promise<number> => {
  let position = (await readPosition<Position>(env, name)) ?? beginning(await firstDay(db, at));
  let rows = read;
  for (let owners = 0; owners < gatewayRun.ownerDays && rows < MOST_ROWS; owners++) {
    const [day, ...after] = position;
    if (day + DAY_MS + waitMs > at) break;
    const list = await nextList(db, after);
    if (list) rows += await sumOwnerDay(env, db, list, day, at);
    position = list ? [day, ...list] : beginning(day + DAY_MS);
    await keepPosition(env, name, position);
  }
  return rows;
};

const beginning = (day: number): Position => [day, "", "", ""];

const firstDay = async (db: Database, at: number): Promise<number> => {
  const hour = await firstHour(db, at);
  return hour - (hour % DAY_MS);
};

/**
 * The next owner and mode that has objects. SQLite looks for a row of values from their equals on,
 * and this owner may have a million: a blob is behind every kind, so it reads one entry.
 */
const nextList = async (
  db: Database,
  [kind, id, of]: readonly [string, string, string],
): Promise<OwnerList | null> => {
  const { ownerKind, ownerId, mode, kind: objectKind } = objects;
  const list = await db
    .select({ ownerKind, ownerId, mode })
    .from(objects)
    .where(sql`(${ownerKind}, ${ownerId}, ${mode}, ${objectKind}) > (${kind}, ${id}, ${of}, x'00')`)
    .orderBy(asc(ownerKind), asc(ownerId), asc(mode))
    .limit(1)
    .get();
  return list ? [list.ownerKind, list.ownerId, list.mode] : null;
};

/** Replaces the rows of an owner's day. Returns how many objects it read. */
export const sumOwnerDay = async (
  env: GatewayEnv,
  db: Database,
  list: OwnerList,
  day: number,
  at: number,
): Promise<number> => {
  const [, ownerId, mode] = list;
  let sum: Sum | undefined;
  let rows = 0;
  for (const kind of countedKinds) {
    for (let behind: [number, string] = [day, ""]; ; ) {
      const page = await readPage(db, list, kind, behind, day + DAY_MS);
      for (const row of page) sum = plus(sum, row);
      rows += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE_SIZE) break;
      behind = [last.createdAt, last.objectId];
    }
  }
  if (sum) {
    await writeTotals(db, "OBJECTS", day, [[mode, ownerId, sum.figures, sum.open]], at);
  }
  // Endpoints forget: older figures stay as they are.
  if (day + DELIVERY_RETENTION_MS > at) await sumWebhooks(env, db, list, day, at);
  return rows;
};

const readPage = (
  db: Database,
  [ownerKind, ownerId, mode]: OwnerList,
  kind: string,
  behind: [number, string],
  before: number,
) =>
  db
    .select(countedColumns)
    .from(objects)
    .where(
      and(
        ...ofOwner({ kind: ownerKind, id: ownerId }, mode, kind),
        sql`(${objects.createdAt}, ${objects.objectId}) > (${behind[0]}, ${behind[1]})`,
        lt(objects.createdAt, before),
      ),
    )
    .orderBy(asc(objects.createdAt), asc(objects.objectId))
    .limit(PAGE_SIZE);

/** What the owner's endpoints answered. If one cannot be reached, the day is open. */
const sumWebhooks = async (
  env: GatewayEnv,
  db: Database,
  [ownerKind, ownerId, mode]: OwnerList,
  day: number,
  at: number,
): Promise<void> => {
  const { kind, origin } = endpoints;
  const rows = await database(env)
    .select({ kind, origin })
    .from(endpoints)
    .where(
      and(
        eq(endpoints.ownerKind, ownerKind),
        eq(endpoints.ownerId, ownerId),
        eq(endpoints.mode, mode),
      ),
    );
  const owner = { kind: ownerKind, id: ownerId };
  const found = await Promise.all(
    rows.map((row) => webhooksBetween(env, { owner, mode, ...row }, day, day + DAY_MS)),
  );
  const silent = found.filter((figures) => figures === null).length;
  const sum = found.reduce<Figures>((all, figures) => add(all, figures ?? {}), {});
  const isEmpty = silent === 0 && Object.keys(sum).length === 0;
  if (!isEmpty) await writeTotals(db, "WEBHOOKS", day, [[mode, ownerId, sum, silent]], at);
};

/** What an endpoint answered in a time span. Null if it cannot be reached. */
export const webhooksBetween = async (
  env: GatewayEnv,
  name: EndpointName,
  from: number,
  to: number,
): Promise<Figures | null> => {
  let sum: Figures = {};
  const ask = (after: TotalsPosition | null): Promise<EndpointTotals | null> =>
    callEndpoint(env, endpointObjectId(env, name), (endpoint) => endpoint.totals(from, to, after));
  try {
    let totals = await ask(null);
    while (totals) {
      const { attempts, delivered, milliseconds, next } = totals;
      const failed = attempts - delivered;
      if (attempts > 0) sum = add(sum, { webhooks: timed(attempts, failed, milliseconds) });
      totals = next && (await ask(next));
    }
    return sum;
  } catch (error) {
    logFault("endpoint not counted", error);
    return null;
  }
};

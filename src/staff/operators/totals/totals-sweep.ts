import { and, asc, eq, lt, lte, sql } from "drizzle-orm";
import { HOUR_MS, now } from "../../../base/platform/clock.ts";
import { type Database, keepPosition, readPosition } from "../../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { type ListDatabase, listsOfRun } from "../../../base/platform/list-databases.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { gatewayRun } from "../../../base/platform/platform-limits.ts";
import { hourlyTotals } from "../../../base/platform/tables.ts";
import {
  countedColumns,
  countedKinds,
  firstHour,
  LATE_MS,
  PAGE_SIZE,
  plus,
  type Sum,
  WAIT_MS,
  writeTotals,
} from "./figures.ts";
import { forgetOldTotals } from "./old-totals.ts";
import { sumOwnerDay, sumOwnerDays } from "./owner-days.ts";

/**
 * The sweep that sums closed hours of all owners together (table `hourly_totals`) from the rows of
 * objects; owner-days.ts sums the days of each. It replaces an hour's rows, so it may run again at
 * any time; payments themselves write nothing for it. A run is about one list database, which has
 * sums of its own objects; they are added when they are read.
 */
/** An hour is never split; a run begins no other one after this many rows. */
const MOST_ROWS = 20_000;

/** How often a time with open objects is summed again, and how many of them in one run. */
const AGAIN_MS = 15 * 60_000;
const MOST_OPEN = 5;

/** The setting that holds the end of the summed hours of a list database. */
const untilName = (lists: number): string => `totals_until ${lists}`;

/** The setting that holds the end of the hours that were summed again a day later. */
const lateUntilName = (lists: number): string => `late_totals_until ${lists}`;

/** The hours of a list database before this time (milliseconds) are in its table. */
export const totalsUntil = async (env: GatewayEnv, lists: number): Promise<number> =>
  (await readPosition<[number]>(env, untilName(lists)))?.[0] ?? 0;

export const sweepTotals = async (env: GatewayEnv): Promise<void> => {
  const at = now();
  const lists = listsOfRun(env);
  const { number, db } = lists;
  let rows = await sumHours(env, lists, untilName(number), at, WAIT_MS, 0);
  rows = await sumHours(env, lists, lateUntilName(number), at, LATE_MS, rows);
  rows = await sumOwnerDays(env, lists, at, rows);
  for (const { mode, ownerId, hour } of await openTimes(db, at)) {
    if (rows >= MOST_ROWS) break;
    rows +=
      ownerId === ""
        ? await sumHour(db, hour, at)
        : await sumOwnerDay(env, db, [kindOf(ownerId), ownerId, mode], hour, at);
  }
  await forgetOldTotals(env, `LISTS_${number}`, db, at);
};

/**
 * Sums the hours that closed at least `waitMs` ago, behind the position of this name. `read` rows
 * were read in this run before; returns how many were in the end.
 */
const sumHours = async (
  env: GatewayEnv,
  { db }: ListDatabase,
  name: string,
  at: number,
  waitMs: number,
  read: number,
): Promise<number> => {
  const known = (await readPosition<[number]>(env, name))?.[0] ?? 0;
  let hour = known || (await firstHour(db, at));
  if (hour !== known) await keepPosition(env, name, [hour]);
  let rows = read;
  for (let hours = 0; hour + HOUR_MS + waitMs <= at && hours < gatewayRun.hours; hours++) {
    if (rows >= MOST_ROWS) break;
    rows += await sumHour(db, hour, at);
    hour += HOUR_MS;
    // Kept after each hour, so a run that is cut off is not done again from its beginning.
    await keepPosition(env, name, [hour]);
  }
  return rows;
};

const openTimes = (db: Database, at: number) => {
  const { mode, ownerId, hour, updatedAt } = hourlyTotals;
  return db
    .select({ mode, ownerId, hour })
    .from(hourlyTotals)
    .where(and(sql`open > 0`, lte(updatedAt, at - AGAIN_MS)))
    .orderBy(asc(updatedAt), asc(hour))
    .limit(MOST_OPEN);
};

const kindOf = (ownerId: string) => (ownerId.startsWith("tpp_") ? "TPP" : "MERCHANT");

/** Sums an hour of all owners of a database, in both modes. Returns the rows it read. */
const sumHour = async (db: Database, hour: number, at: number): Promise<number> => {
  const sums = new Map<Mode, Sum>();
  let rows = 0;
  for (const kind of countedKinds) {
    for (let behind: [number, string] = [hour, ""]; ; ) {
      const page = await readPage(db, kind, behind, hour + HOUR_MS);
      for (const row of page) sums.set(row.mode, plus(sums.get(row.mode), row));
      rows += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE_SIZE) break;
      behind = [last.createdAt, last.objectId];
    }
  }
  const named = [...sums].map(([mode, { figures, open }]) => [mode, "", figures, open] as const);
  await writeTotals(db, "OBJECTS", hour, named, at);
  return rows;
};

const readPage = (db: Database, kind: string, behind: [number, string], before: number) =>
  db
    .select(countedColumns)
    .from(objects)
    .where(
      and(
        eq(objects.kind, kind),
        sql`(${objects.createdAt}, ${objects.objectId}) > (${behind[0]}, ${behind[1]})`,
        lt(objects.createdAt, before),
      ),
    )
    .orderBy(asc(objects.createdAt), asc(objects.objectId))
    .limit(PAGE_SIZE);

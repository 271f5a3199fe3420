import { and, asc, eq, lt, lte, sql } from "drizzle-orm";
import { now } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import type { GatewayEnv } from "../../platform/env.ts";
import { type Figures, hourlyTotals, objects } from "../../platform/schema.ts";
import { keepPosition, readPosition } from "../../platform/sweep-position.ts";
import { add, type CountedRow, figuresOf } from "./figures.ts";

/**
 * The sweep that sums closed hours (table `hourly_totals`) from the rows of objects. It replaces an
 * hour's rows, so it may run again at any time; payments themselves write nothing for it.
 */
export const HOUR_MS = 3_600_000;

/** The kinds that move money; the others are open for months. */
export const countedKinds = ["PAYMENT", "CHARGE", "PAYMENT_ORDER"] as const;

/** Most objects of an hour have ended by then, and their rows are written. */
const WAIT_MS = 20 * 60_000;

/** After an outage of their queue rows come late: each hour is summed once more after a day. */
const LATE_MS = 24 * HOUR_MS;

/** An hour is never split; a run begins no other one after this many rows or hours. */
const MOST_ROWS = 20_000;
const MOST_HOURS = 200;
const PAGE_SIZE = 2_000;

/** How often an hour with open objects is summed again, and how many of them in one run. */
const AGAIN_MS = 15 * 60_000;
const MOST_OPEN_HOURS = 5;

/** As long as the objects themselves are kept. */
const KEPT_MS = 400 * 24 * HOUR_MS;

/** The setting that holds the end of the summed hours. */
const UNTIL = "totals_until";

/** The setting that holds the end of the hours that were summed again a day later. */
const LATE_UNTIL = "late_totals_until";

/** The hours before this time (milliseconds) are in the table. */
export const totalsUntil = async (env: GatewayEnv): Promise<number> =>
  (await readPosition<[number]>(env, UNTIL))?.[0] ?? 0;

export const sweepTotals = async (env: GatewayEnv): Promise<void> => {
  const at = now();
  let rows = await sumHours(env, UNTIL, at, WAIT_MS, 0);
  rows = await sumHours(env, LATE_UNTIL, at, LATE_MS, rows);
  for (const open of await openHours(env, at)) {
    if (rows >= MOST_ROWS) break;
    rows += await sumHour(env, open, at);
  }
  await forgetOld(env, at);
};

/**
 * Sums the hours that closed at least `waitMs` ago, behind the position of this name. `read` rows
 * were read in this run before; returns how many were in the end.
 */
const sumHours = async (
  env: GatewayEnv,
  name: string,
  at: number,
  waitMs: number,
  read: number,
): Promise<number> => {
  const known = (await readPosition<[number]>(env, name))?.[0] ?? 0;
  let hour = known || (await firstHour(env, at));
  let rows = read;
  for (let hours = 0; hour + HOUR_MS + waitMs <= at && hours < MOST_HOURS; hours++) {
    if (rows >= MOST_ROWS) break;
    rows += await sumHour(env, hour, at);
    hour += HOUR_MS;
  }
  if (hour !== known) await keepPosition(env, name, [hour]);
  return rows;
};

/** The hour of the oldest object, or the present one. */
const firstHour = async (env: GatewayEnv, at: number): Promise<number> => {
  const db = database(env);
  const oldest = await Promise.all(
    countedKinds.map((kind) =>
      db
        .select({ createdAt: objects.createdAt })
        .from(objects)
        .where(eq(objects.kind, kind))
        .orderBy(asc(objects.createdAt), asc(objects.objectId))
        .limit(1)
        .get(),
    ),
  );
  const oldestAt = Math.min(at, ...oldest.flatMap((row) => row?.createdAt ?? []));
  const first = Math.max(oldestAt, at - KEPT_MS);
  return first - (first % HOUR_MS);
};

const openHours = async (env: GatewayEnv, at: number): Promise<Set<number>> => {
  const rows = await database(env)
    .select({ hour: hourlyTotals.hour })
    .from(hourlyTotals)
    .where(and(sql`open > 0 AND owner_id = ''`, lte(hourlyTotals.updatedAt, at - AGAIN_MS)))
    .orderBy(asc(hourlyTotals.updatedAt), asc(hourlyTotals.hour))
    .limit(MOST_OPEN_HOURS);
  return new Set(rows.map(({ hour }) => hour));
};

interface Sum {
  figures: Figures;
  open: number;
}

/** Sums an hour for each owner and for all together, in both modes. Returns the rows it read. */
const sumHour = async (env: GatewayEnv, hour: number, at: number): Promise<number> => {
  const sums = new Map<string, Sum>();
  let rows = 0;
  for (const kind of countedKinds) {
    for (let behind: [number, string] = [hour, ""]; ; ) {
      const page = await readPage(env, kind, behind, hour + HOUR_MS);
      for (const row of page) {
        count(sums, `${row.mode} `, row);
        count(sums, `${row.mode} ${row.ownerId}`, row);
      }
      rows += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE_SIZE) break;
      behind = [last.createdAt, last.objectId];
    }
  }
  const named = [...sums].map(([key, sum]) => {
    const [mode = "", ownerId = ""] = key.split(" ");
    return [mode, ownerId, sum.figures, sum.open] as const;
  });
  await writeTotals(env, "OBJECTS", hour, named, at);
  return rows;
};

const count = (sums: Map<string, Sum>, key: string, row: CountedRow): void => {
  const { figures, open } = sums.get(key) ?? { figures: {}, open: 0 };
  const isOpen = row.status === "OPEN" ? 1 : 0;
  sums.set(key, { figures: add(figures, figuresOf(row)), open: open + isOpen });
};

const readPage = (env: GatewayEnv, kind: string, behind: [number, string], before: number) =>
  database(env)
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

export const countedColumns = {
  createdAt: objects.createdAt,
  objectId: objects.objectId,
  mode: objects.mode,
  ownerId: objects.ownerId,
  kind: objects.kind,
  status: objects.status,
  amount: objects.amount,
  currency: objects.currency,
  failureCode: objects.failureCode,
  debtorBank: objects.debtorBank,
  lastOpenState: objects.lastOpenState,
  bankCalls: objects.bankCalls,
};

/** The rows of one statement. */
const AT_ONCE = 200;

type Named = readonly [mode: string, ownerId: string, figures: Figures, open: number];

/**
 * Replaces the totals of an hour that differ. The row of all owners is always written: its time
 * says when the hour was last summed.
 */
export const writeTotals = async (
  env: GatewayEnv,
  part: "OBJECTS" | "WEBHOOKS",
  hour: number,
  totals: readonly Named[],
  at: number,
): Promise<void> => {
  for (let first = 0; first < totals.length; first += AT_ONCE) {
    const rows = JSON.stringify(totals.slice(first, first + AT_ONCE));
    await database(env).run(sql`
      INSERT INTO hourly_totals (mode, owner_id, hour, part, figures, open, updated_at)
      SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), ${hour}, ${part},
        json_extract(value, '$[2]'), json_extract(value, '$[3]'), ${at}
      FROM json_each(${rows}) WHERE true
      ON CONFLICT (mode, owner_id, hour, part) DO UPDATE SET
        figures = excluded.figures, open = excluded.open, updated_at = excluded.updated_at
      WHERE owner_id = '' OR figures <> excluded.figures OR open <> excluded.open`);
  }
};

/** At most a thousand rows in one run. */
const forgetOld = async (env: GatewayEnv, at: number): Promise<void> => {
  await database(env).run(sql`
    DELETE FROM hourly_totals WHERE (mode, owner_id, hour, part) IN (
      SELECT mode, owner_id, hour, part FROM hourly_totals WHERE hour < ${at - KEPT_MS} LIMIT 1000)`);
};

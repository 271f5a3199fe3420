import { asc, eq, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../base/platform/clock.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { Mode } from "../../../base/platform/env.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { type Figures, hourlyTotals } from "../../../base/platform/tables.ts";

/**
 * Figures about objects and webhooks. They add up member by member in any order, so hours, owners
 * and parts of hours combine freely. Pure.
 */

/** The sum of two. Exact up to 2^53; a greater sum is rounded. */
export const add = (one: Figures, other: Figures): Figures => {
  const sum: Figures = { ...one };
  for (const [name, more] of Object.entries(other)) {
    const known = sum[name];
    if (typeof more === "number") sum[name] = (typeof known === "number" ? known : 0) + more;
    else sum[name] = add(typeof known === "object" ? known : {}, more);
  }
  return sum;
};

/** The figures of one hour, or of one object. */
export interface Piece {
  at: number;
  figures: Figures;
}

/** The columns of an object's row that its figures come from. */
export type CountedRow = Pick<
  typeof objects.$inferSelect,
  | "kind"
  | "status"
  | "amount"
  | "currency"
  | "failureCode"
  | "debtorBank"
  | "lastOpenState"
  | "bankCalls"
>;

/** The bank of a failure that came before the payer's bank was known. */
export const NO_BANK = "-";

/** The figures of one object. */
export const figuresOf = (row: CountedRow): Figures => ({
  kinds: { [row.kind]: { created: 1, [row.status]: 1 } },
  ...(row.status === "COMPLETED" ? completed(row) : {}),
  ...(row.status === "OPEN" || row.status === "COMPLETED" ? {} : notCompleted(row)),
  ...(row.bankCalls ? { calls: callsOf(row.bankCalls) } : {}),
});

const completed = ({ amount, currency }: CountedRow): Figures =>
  amount === null || currency === null ? {} : { volume: { [currency]: { count: 1, amount } } };

const notCompleted = ({ kind, lastOpenState, failureCode, debtorBank }: CountedRow): Figures => ({
  // Only a payment's customer names an account on our pages before the challenge.
  ...(kind === "PAYMENT" && debtorBank !== null ? { named: 1 } : {}),
  ...(lastOpenState === null ? {} : { stages: { [lastOpenState]: 1 } }),
  ...(failureCode === null ? {} : { failures: { [failureCode]: { [debtorBank ?? NO_BANK]: 1 } } }),
});

const callsOf = (calls: NonNullable<CountedRow["bankCalls"]>): Figures =>
  Object.fromEntries(
    Object.entries(calls).map(([bank, operations]) => [
      bank,
      Object.fromEntries(
        Object.entries(operations).map(([operation, [count, failed, milliseconds]]) => [
          operation,
          timed(count, failed, milliseconds),
        ]),
      ),
    ]),
  );

/** Calls and their durations, counted in buckets that are 19 % longer each. */
export const timed = (count: number, failed: number, milliseconds: readonly number[]): Figures => {
  const ms: Figures = {};
  for (const duration of milliseconds) {
    const bucket = bucketOf(duration);
    ms[bucket] = ((ms[bucket] as number | undefined) ?? 0) + 1;
  }
  return { count, failed, ms };
};

/** Four buckets for each doubling. The rounding keeps a bound in its own bucket. */
const bucketOf = (milliseconds: number): number =>
  milliseconds <= 1 ? 0 : Math.ceil(Math.round(4e6 * Math.log2(milliseconds)) / 1e6);

/**
 * The duration in milliseconds that this share of the counted ones does not exceed: never below the
 * true one, and at most 19 % above it. Null if none was counted.
 */
export const percentile = (ms: Figures | undefined, share: number): number | null => {
  const buckets = Object.entries(ms ?? {}).map(([bucket, count]) => [
    Number(bucket),
    Number(count),
  ]);
  const total = buckets.reduce((sum, [, count = 0]) => sum + count, 0);
  let left = Math.ceil(total * share);
  for (const [bucket = 0, count = 0] of buckets.sort(([one = 0], [other = 0]) => one - other)) {
    left -= count;
    if (left <= 0) return Math.ceil(Math.round(1e6 * 2 ** (bucket / 4)) / 1e6);
  }
  return null;
};

/** The kinds that move money; the others are open for months. */
export const countedKinds = ["PAYMENT", "CHARGE", "PAYMENT_ORDER"] as const;

/** Most objects of an hour have ended by then, and their rows are written. */
export const WAIT_MS = 20 * 60_000;

/** After an outage of their queue rows come late: each time is summed once more after a day. */
export const LATE_MS = 24 * HOUR_MS;

/** As long as the objects themselves are kept. */
const KEPT_MS = 400 * DAY_MS;

/** The rows of objects that one statement reads. */
export const PAGE_SIZE = 2_000;

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

export interface Sum {
  figures: Figures;
  open: number;
}

/** The sum with one more object. */
export const plus = (sum: Sum | undefined, row: CountedRow): Sum => ({
  figures: add(sum?.figures ?? {}, figuresOf(row)),
  open: (sum?.open ?? 0) + (row.status === "OPEN" ? 1 : 0),
});

/** The hour of the oldest object of a list database, or the present one. */
export const firstHour = async (db: Database, at: number): Promise<number> => {
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

export type Named = readonly [mode: Mode, ownerId: string, figures: Figures, open: number];

/**
 * Replaces the totals of a time that differ. A row that is summed again is always written: its time
 * says when it was last summed.
 */
export const writeTotals = async (
  db: Database,
  part: "OBJECTS" | "WEBHOOKS",
  hour: number,
  totals: readonly Named[],
  at: number,
): Promise<void> => {
  if (totals.length > 0) await totalsStatement(db, part, hour, totals, at);
};

export const totalsStatement = (
  db: Database,
  part: "OBJECTS" | "WEBHOOKS",
  hour: number,
  totals: readonly Named[],
  at: number,
) =>
  db
    .insert(hourlyTotals)
    .select(
      sql`SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), ${hour}, ${part},
        json_extract(value, '$[2]'), json_extract(value, '$[3]'), ${at}
        FROM json_each(${JSON.stringify(totals)}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: [hourlyTotals.mode, hourlyTotals.ownerId, hourlyTotals.hour, hourlyTotals.part],
      set: {
        figures: sql`excluded.figures`,
        open: sql`excluded.open`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`hourly_totals.owner_id = '' OR excluded.open > 0
        OR hourly_totals.figures <> excluded.figures OR hourly_totals.open <> excluded.open`,
    });

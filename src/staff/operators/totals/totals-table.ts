import { asc, eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../../base/platform/clock.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { type Figures, hourlyTotals, objects } from "../../../base/platform/schema.ts";
import { add, type CountedRow, figuresOf } from "./figures.ts";

/** The table of totals: what is counted in it, when a time is summed, how a row is written. */
export const HOUR_MS = 3_600_000;

/** The kinds that move money; the others are open for months. */
export const countedKinds = ["PAYMENT", "CHARGE", "PAYMENT_ORDER"] as const;

/** Most objects of an hour have ended by then, and their rows are written. */
export const WAIT_MS = 20 * 60_000;

/** After an outage of their queue rows come late: each time is summed once more after a day. */
export const LATE_MS = 24 * HOUR_MS;

/** As long as the objects themselves are kept. */
export const KEPT_MS = 400 * DAY_MS;

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

/** The hour of the oldest object, or the present one. */
export const firstHour = async (env: GatewayEnv, at: number): Promise<number> => {
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

export type Named = readonly [mode: Mode, ownerId: string, figures: Figures, open: number];

/**
 * Replaces the totals of a time that differ. A row that is summed again is always written: its time
 * says when it was last summed.
 */
export const writeTotals = async (
  env: GatewayEnv,
  part: "OBJECTS" | "WEBHOOKS",
  hour: number,
  totals: readonly Named[],
  at: number,
): Promise<void> => {
  if (totals.length > 0) await totalsStatement(database(env), part, hour, totals, at);
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

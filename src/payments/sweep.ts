import { and, asc, lt, type SQL, sql } from "drizzle-orm";
import { parseId } from "../kernel/ids.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import { payments } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";
import { hasWork } from "./movements.ts";
import { type Projection, projectionOf, upsertProjections } from "./projection.ts";
import { SESSION_PREFIXES, sessionStub } from "./session-address.ts";
import { isFinal } from "./session-machine.ts";

/** Longer than a session lives: whoever is unfinished then is paying or has lost its alarm. */
const UNFINISHED_TOO_LONG_MS = 16 * 60_000;

/** Objects that are poked at once, and in one run. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;

/** Where the last run stopped, in `settings`. */
const POSITION = "sweep_position";

type SweptRow = Pick<
  typeof payments.$inferSelect,
  "createdAt" | "merchantId" | "mode" | "paymentId" | "status"
>;

/** The row that was swept last, in the order of the index. */
type Position = [createdAt: number, merchantId: string, mode: string, paymentId: string];

/**
 * Pokes the objects that have been unfinished for too long, oldest first. Looking is enough: it
 * expires what is over, sets an alarm that was lost again and sends lost pointers anew. What has
 * ended meanwhile without the list knowing is written there. A run goes through so many pages and
 * the next one goes on behind them, so that nobody is starved by others that stay stuck.
 */
export const sweepUnfinished = async (env: GatewayEnv): Promise<void> => {
  const startedAt = await readPosition<Position>(env, POSITION);
  let position = startedAt;
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = await readPage(env, position);
    await pokeAll(env, rows);
    const last = rows.at(-1);
    const isEnd = last === undefined || rows.length < PAGE_SIZE;
    position = isEnd ? null : [last.createdAt, last.merchantId, last.mode, last.paymentId];
    if (isEnd) break;
  }
  if (position !== null || startedAt !== null) await keepPosition(env, POSITION, position);
};

const readPage = (env: GatewayEnv, after: Position | null): Promise<SweptRow[]> => {
  const { createdAt, merchantId, mode, paymentId, status } = payments;
  const beyond: SQL | undefined = after
    ? sql`(${createdAt}, ${merchantId}, ${mode}, ${paymentId})
        > (${after[0]}, ${after[1]}, ${after[2]}, ${after[3]})`
    : undefined;
  return database(env)
    .select({ createdAt, merchantId, mode, paymentId, status })
    .from(payments)
    .where(and(sql`unfinished = 1`, lt(createdAt, now() - UNFINISHED_TOO_LONG_MS), beyond))
    .orderBy(asc(createdAt), asc(merchantId), asc(mode), asc(paymentId))
    .limit(PAGE_SIZE);
};

/** One object that cannot be reached keeps nobody else waiting. */
const pokeAll = async (env: GatewayEnv, rows: readonly SweptRow[]): Promise<void> => {
  const poked = await Promise.allSettled(rows.map((row) => poke(env, row)));
  const stale: Projection[] = [];
  for (const outcome of poked) {
    if (outcome.status === "rejected") logFault("poke failed", outcome.reason);
    else if (outcome.value) stale.push(outcome.value);
  }
  await upsertProjections(env, stale);
};

/** What D1 does not know of the object yet, or null. */
const poke = async (env: GatewayEnv, row: SweptRow): Promise<Projection | null> => {
  const record = await sessionStub(env, parseId(SESSION_PREFIXES, row.paymentId) ?? "")?.peek();
  if (!record || !isFinal(record.state)) return null;
  const works = hasWork(record);
  return row.status === "OPEN" || !works ? projectionOf(record, works) : null;
};

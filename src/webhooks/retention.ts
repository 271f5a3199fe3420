import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { events } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";

/** Events stay on their owner's list as long as payments are kept: 400 days. */
const KEPT_MS = 400 * 24 * 3600_000;

/**
 * The limits of one run. A run each minute makes 14 million events a day for all owners together.
 * The next run continues where this one stopped.
 */
export const MOST_EVENTS = 10_000;
const MOST_LISTS = 300;

/** The events of one deletion. */
const PAGE_SIZE = 1_000;

/** The list that was swept last, in `settings`. */
const POSITION = "event_retention_position";

type Events = typeof events.$inferSelect;
type Position = [ownerKind: Events["ownerKind"], ownerId: string, mode: Events["mode"]];

/** Deletes old events, list by list: a list is one owner's events of one mode. */
export const sweepEvents = async (env: GatewayEnv): Promise<void> => {
  const startedAt = await readPosition<Position>(env, POSITION);
  let position: Position | null = startedAt ?? (await nextList(env, ["", "", ""]));
  let deleted = 0;
  for (let lists = 0; position && lists < MOST_LISTS && deleted < MOST_EVENTS; ) {
    const page = await deleteOld(env, position);
    deleted += page;
    if (page === PAGE_SIZE) continue;
    position = await nextList(env, position);
    lists++;
  }
  if (position || startedAt) await keepPosition(env, POSITION, position);
};

/** The next list in the order of the primary key. It reads one row, however long a list is. */
const nextList = async (env: GatewayEnv, after: readonly string[]): Promise<Position | null> => {
  const { ownerKind, ownerId, mode } = events;
  const list = await database(env)
    .select({ ownerKind, ownerId, mode })
    .from(events)
    .where(sql`(${ownerKind}, ${ownerId}, ${mode}) > (${after[0]}, ${after[1]}, ${after[2]})`)
    .orderBy(ownerKind, ownerId, mode)
    .limit(1)
    .get();
  return list ? [list.ownerKind, list.ownerId, list.mode] : null;
};

/** Deletes a page of the list's old events, and returns how many there were. */
const deleteOld = async (env: GatewayEnv, list: Position): Promise<number> => {
  const db = database(env);
  const [ownerKind, ownerId, mode] = list;
  const old = db
    .select({ eventId: events.eventId })
    .from(events)
    .where(
      and(
        eq(events.ownerKind, ownerKind),
        eq(events.ownerId, ownerId),
        eq(events.mode, mode),
        lt(events.createdAt, now() - KEPT_MS),
      ),
    )
    .limit(PAGE_SIZE);
  const { meta } = await db.delete(events).where(inArray(events.eventId, old));
  return meta.changes;
};

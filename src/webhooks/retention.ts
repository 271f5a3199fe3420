import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { events } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";

/** Events stay on their owner's list as long as payments are kept: 400 days. */
const KEPT_MS = 400 * 24 * 3600_000;

/** The limits of one run. The next run continues behind it. */
const LISTS_PER_RUN = 20;
const EVENTS_PER_LIST = 500;

/** The list that was swept last, in `settings`. */
const POSITION = "event_retention_position";

type EventList = Pick<typeof events.$inferSelect, "ownerKind" | "ownerId" | "mode">;
type Position = [ownerKind: string, ownerId: string, mode: string];

/** Deletes old events, list by list: a list is one owner's events of one mode. */
export const sweepEvents = async (env: GatewayEnv): Promise<void> => {
  const startedAt = await readPosition<Position>(env, POSITION);
  let position = startedAt;
  for (let swept = 0; swept < LISTS_PER_RUN; swept++) {
    const list = await listBehind(env, position ?? ["", "", ""]);
    position = list ? [list.ownerKind, list.ownerId, list.mode] : null;
    if (!list) break;
    await deleteOld(env, list);
  }
  if (position !== null || startedAt !== null) await keepPosition(env, POSITION, position);
};

/** The next list in the order of the primary key. It reads one row, however long a list is. */
const listBehind = async (env: GatewayEnv, after: Position): Promise<EventList | undefined> => {
  const { ownerKind, ownerId, mode } = events;
  return database(env)
    .select({ ownerKind, ownerId, mode })
    .from(events)
    .where(sql`(${ownerKind}, ${ownerId}, ${mode}) > (${after[0]}, ${after[1]}, ${after[2]})`)
    .orderBy(ownerKind, ownerId, mode)
    .limit(1)
    .get();
};

const deleteOld = async (env: GatewayEnv, list: EventList): Promise<void> => {
  const db = database(env);
  const old = db
    .select({ eventId: events.eventId })
    .from(events)
    .where(
      and(
        eq(events.ownerKind, list.ownerKind),
        eq(events.ownerId, list.ownerId),
        eq(events.mode, list.mode),
        lt(events.createdAt, now() - KEPT_MS),
      ),
    )
    .limit(EVENTS_PER_LIST);
  await db.delete(events).where(inArray(events.eventId, old));
};

import { and, asc, getTableColumns, lt, sql } from "drizzle-orm";
import { isoTime, now } from "../../base/platform/clock.ts";
import {
  type Database,
  database,
  keepPosition,
  readPosition,
} from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listsOfRun } from "../../base/platform/list-databases.ts";
import { events } from "../../base/platform/lists-schema.ts";
import { logFault } from "../../base/platform/log.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { type FiledRow, listRetentionMs, writeRows } from "../../base/platform/row-files.ts";
import { endpoints } from "../../base/platform/schema.ts";
import { callEndpoint, endpointObjectId } from "./endpoint-address.ts";
import { addBacklogs, type Backlog, type LookedAt, noBacklog } from "./endpoint-monitor.ts";
import type { EndpointName, HealthLevel } from "./endpoint-record.ts";
import { isRowOf, keepLevel, listEndpoint } from "./endpoint-rows.ts";

/**
 * Finds endpoints' objects whose alarm was lost. Without this sweep their retries would wait for
 * the next event to the same endpoint, which may never come. It also corrects the health in the
 * list.
 */

/** The number of objects called in parallel. */
const PAGE_SIZE = 100;

/** Where the last run stopped, in `settings`. */
const POSITION = "endpoints_position";

/** The position of a sweep in the list: the key of its last row. */
export type SweepPosition = [
  ownerKind: string,
  ownerId: string,
  mode: string,
  kind: string,
  origin: string,
];
export const START: SweepPosition = ["", "", "", "", ""];

/**
 * Calls the objects of the list, in its order. A call sets a lost alarm again, and the alarm does
 * the due work. The next run continues where a run stopped.
 */
export const sweepEndpoints = async (env: GatewayEnv): Promise<void> => {
  let position = await readPosition<SweepPosition>(env, POSITION);
  const room = { corrections: gatewayRun.endpointCorrections };
  let counted = noBacklog;
  const isNewRound = position === null;
  for (let page = 0; page < gatewayRun.endpointPages; page++) {
    const startedAt = position;
    const { names, isEnd } = await readPage(env, startedAt ?? START);
    counted = addBacklogs(counted, await lookAtAll(env, names, room));
    const last = names.at(-1);
    position = isEnd || !last ? null : sweepPositionOf(last);
    if (position !== null || startedAt !== null) await keepPosition(env, POSITION, position);
    if (position === null) break;
  }
  await keepBacklog(env, counted, { isNewRound, isEnd: position === null });
};

/** The name in `settings` of the figures of the last whole round, and of the present one so far. */
const BACKLOG = "endpoint_backlog";

type KeptBacklog = [whole: Backlog | null, soFar: Backlog];

/**
 * Sums what the runs of a round have counted. A run that is cut off is missing in its round, and
 * so is an object that could not be reached.
 */
const keepBacklog = async (
  env: GatewayEnv,
  counted: Backlog,
  { isNewRound, isEnd }: { isNewRound: boolean; isEnd: boolean },
): Promise<void> => {
  const [whole, soFar] = (await readPosition<KeptBacklog>(env, BACKLOG)) ?? [null, noBacklog];
  const sum = isNewRound ? counted : addBacklogs(soFar, counted);
  const kept: KeptBacklog = isEnd ? [sum, noBacklog] : [whole, sum];
  await keepPosition(env, BACKLOG, kept);
};

/** What endpoints had not accepted in the last whole round; null before the first. */
export const readBacklog = async (env: GatewayEnv): Promise<Backlog | null> =>
  (await readPosition<KeptBacklog>(env, BACKLOG))?.[0] ?? null;

export const sweepPositionOf = ({ owner, mode, kind, origin }: EndpointName): SweepPosition => [
  ...([owner.kind, owner.id] as const),
  ...([mode, kind, origin] as const),
];

/** The endpoint at a position. */
export const nameAt = ([ownerKind, id, mode, kind, origin]: SweepPosition): EndpointName =>
  ({ owner: { kind: ownerKind, id }, mode, kind, origin }) as EndpointName;

interface Listed extends EndpointName {
  health: HealthLevel;
}

/** The next endpoints of the list. */
export const readPage = async (
  env: GatewayEnv,
  after: SweepPosition,
): Promise<{ names: Listed[]; isEnd: boolean }> => {
  const { ownerKind, ownerId, mode, kind, origin, health } = endpoints;
  const key = sql`(${ownerKind}, ${ownerId}, ${mode}, ${kind}, ${origin})`;
  const values = after.map((part) => sql`${part}`);
  const names = await database(env)
    .select({ owner: { kind: ownerKind, id: ownerId }, mode, kind, origin, health })
    .from(endpoints)
    .where(sql`${key} > (${sql.join(values, sql`, `)})`)
    .orderBy(asc(ownerKind), asc(ownerId), asc(mode), asc(kind), asc(origin))
    .limit(PAGE_SIZE);
  return { names, isEnd: names.length < PAGE_SIZE };
};

/** An object that cannot be reached does not delay the others. */
const lookAtAll = async (
  env: GatewayEnv,
  names: readonly Listed[],
  room: { corrections: number },
): Promise<Backlog> => {
  const looked = await Promise.allSettled(names.map((name) => lookAfter(env, name, room)));
  let sum = noBacklog;
  for (const outcome of looked) {
    if (outcome.status === "rejected") logFault("endpoint not reached", outcome.reason);
    else sum = addBacklogs(sum, outcome.value);
  }
  return sum;
};

/**
 * How long an origin stays listed before its first event. Longer than a payment lives; otherwise a
 * merchant could name any number of origins (ad-hoc-origins.ts).
 */
const UNUSED_MS = 3600_000;

/**
 * An object whose retention is over is empty and leaves the list. What has no room in this run is
 * corrected in the next round.
 */
const lookAfter = async (
  env: GatewayEnv,
  listed: Listed,
  room: { corrections: number },
): Promise<Backlog> => {
  const seen = await look(env, listed);
  const backlog = seen?.backlog ?? noBacklog;
  if (seen?.level === listed.health || room.corrections === 0) return backlog;
  room.corrections -= 1;
  if (seen) {
    await keepLevel(env, { name: listed, level: seen.level });
    return backlog;
  }
  await database(env)
    .delete(endpoints)
    .where(and(isRowOf(listed), lt(endpoints.createdAt, now() - UNUSED_MS)));
  // Lists the endpoint again, because an event between the check and the deletion still found it
  // listed.
  if (await look(env, listed)) await listEndpoint(env, listed);
  return backlog;
};

const look = (env: GatewayEnv, name: EndpointName): Promise<LookedAt | null> =>
  callEndpoint(env, endpointObjectId(env, name), (endpoint) => endpoint.look());

/** The rows of one file of events. */
const EVENTS_PAGE = 2_000;

/**
 * Old events of all owners of a list database go to files, without what they said, and are
 * deleted. The rowid counts the events as they were written, so the oldest come first, and a run
 * with nothing to delete reads one row. A run each minute makes 14 million events a day. One that
 * was published late is deleted late. Events stay on their owner's list as long as payments are
 * kept.
 * @rule G8.2
 */
export const sweepEvents = async (env: GatewayEnv): Promise<void> => {
  const before = now() - listRetentionMs(env);
  const { number, db } = listsOfRun(env);
  const [oldest] = await readOldest(db, 1);
  if (!oldest || oldest.createdAt >= before) return;
  const source = { table: "events", database: `LISTS_${number}`, columns: eventColumns } as const;
  for (let seen = 0; seen < gatewayRun.forgottenEvents; seen += EVENTS_PAGE) {
    const page = await readOldest(db, EVENTS_PAGE);
    const old = page.filter(({ createdAt }) => createdAt < before);
    if (old.length > 0) {
      await writeRows(env.ARCHIVE, source, old.map(filedEvent));
      const ids = JSON.stringify(old.map(({ eventId }) => eventId));
      await db
        .delete(events)
        .where(sql`${events.eventId} IN (SELECT value FROM json_each(${ids}))`);
    }
    if (old.length < EVENTS_PAGE) return;
  }
};

const readOldest = (db: Database, most: number) => {
  const { payload: _, ...shown } = getTableColumns(events);
  return db.select(shown).from(events).orderBy(sql`rowid`).limit(most);
};

type ListedEvent = Omit<typeof events.$inferSelect, "payload">;

const eventColumns = [
  ...["event_id", "created_at", "owner_kind", "owner_id", "mode", "type", "subject_id"],
];

const filedEvent = (row: ListedEvent): FiledRow => ({
  id: row.eventId,
  at: row.createdAt,
  cells: [
    ...[row.eventId, isoTime(row.createdAt), row.ownerKind, row.ownerId, row.mode],
    ...[row.type, row.subjectId],
  ],
});

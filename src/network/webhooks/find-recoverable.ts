import { and, asc, eq, lt, sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { among, database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { listsOf } from "../../base/platform/list-databases.ts";
import { events } from "../../base/platform/lists-schema.ts";
import { newTraceparent } from "../../base/platform/log.ts";
import { endpoints } from "../../base/platform/schema.ts";
import type { Owner } from "../parties/owners.ts";
import { DELIVERY_RETENTION_MS } from "./delivery-machine.ts";
import { callEndpoint, endpointObjectId } from "./endpoint-address.ts";
import type { AcceptedEvent } from "./endpoint-object.ts";
import type { EventPosition, FoundEvent } from "./recovery-store.ts";

/**
 * The scope of a recovery job.
 *
 * - FAILED: the given-up deliveries of this endpoint
 * - MISSING: the events of its owner's list that no registered endpoint accepted, such as those
 *   from before it was registered. Events that go to another endpoint of the owner are not missing
 *   here, nor those that are so old that the endpoint may have forgotten them.
 */
export interface RecoveryTarget {
  /** The id of the endpoint's object in hex. */
  id: string;
  owner: Owner;
  mode: Mode;
  which: "FAILED" | "MISSING";
  /** When the events happened, in milliseconds; `to` is excluded. */
  from: number;
  to: number;
  /** Null: every type. */
  types: readonly string[] | null;
}

/** A page of events, oldest first. */
interface FoundPage {
  found: FoundEvent[];
  /** How many events were searched. */
  looked: number;
  /** The start of the next page; null on the last one. */
  next: EventPosition | null;
}

const PAGE_SIZE = 500;

/** The next events of a job after a position. */
export const findEvents = (
  env: GatewayEnv,
  target: RecoveryTarget,
  after: EventPosition,
): Promise<FoundPage> =>
  target.which === "FAILED" ? findFailed(env, target, after) : findMissing(env, target, after);

const findFailed = async (
  env: GatewayEnv,
  { id, to, types }: RecoveryTarget,
  after: EventPosition,
): Promise<FoundPage> => {
  const command = { type: "find_failed", after, to, types, limit: PAGE_SIZE } as const;
  const answer = await callEndpoint(env, id, (endpoint) => endpoint.recover(command));
  const found = answer?.found ?? [];
  return pageOf(found, found);
};

/** A margin for clocks that differ, and for the time between reading a page and taking it. */
const MARGIN_MS = 3600_000;

/** An older event never counts as missing, because its endpoint may have forgotten it. */
export const missingSince = (): number => now() - DELIVERY_RETENTION_MS + MARGIN_MS;

const findMissing = async (
  env: GatewayEnv,
  target: RecoveryTarget,
  after: EventPosition,
): Promise<FoundPage> => {
  const since = missingSince();
  const rows = await readEvents(env, target, after[0] < since ? [since, ""] : after);
  const { types } = target;
  const wanted = rows.filter(({ type }) => types === null || types.includes(type));
  const unaccepted = await idsAt(env, target.id, "find_unaccepted", wanted);
  const elsewhere = await Promise.all(
    (await otherEndpoints(env, target)).map(({ id, question }) =>
      idsAt(env, id, question, unaccepted),
    ),
  );
  const others = new Set(elsewhere.flat().map(({ event_id }) => event_id));
  const missing = unaccepted.filter(({ event_id }) => !others.has(event_id));
  return pageOf(rows, missing);
};

const pageOf = (looked: readonly FoundEvent[], found: readonly FoundEvent[]): FoundPage => {
  const last = looked.at(-1);
  const isEnd = last === undefined || looked.length < PAGE_SIZE;
  const next: EventPosition | null = isEnd ? null : [last.occurred_at, last.event_id];
  return { found: [...found], looked: looked.length, next };
};

/**
 * A page of the owner's list. The query does not filter by type, so a rare type reads no more rows.
 */
const readEvents = async (
  env: GatewayEnv,
  { owner, mode, to }: RecoveryTarget,
  after: EventPosition,
): Promise<(FoundEvent & { type: string })[]> => {
  const { db } = await listsOf(env, owner);
  return db
    .select({ event_id: events.eventId, occurred_at: events.createdAt, type: events.type })
    .from(events)
    .where(
      and(
        eq(events.ownerKind, owner.kind),
        eq(events.ownerId, owner.id),
        eq(events.mode, mode),
        sql`(${events.createdAt}, ${events.eventId}) > (${after[0]}, ${after[1]})`,
        lt(events.createdAt, to),
      ),
    )
    .orderBy(asc(events.createdAt), asc(events.eventId))
    .limit(PAGE_SIZE);
};

type Question = "find_unaccepted" | "find_known" | "find_accepted";

/** The events that an endpoint names in its answer. */
const idsAt = async (
  env: GatewayEnv,
  id: string,
  type: Question,
  asked: readonly FoundEvent[],
): Promise<FoundEvent[]> => {
  if (asked.length === 0) return [];
  const ids = asked.map(({ event_id }) => event_id);
  const answer = await callEndpoint(env, id, (endpoint) => endpoint.recover({ type, ids }));
  const named = new Set(answer?.ids);
  return asked.filter(({ event_id }) => named.has(event_id));
};

/**
 * The objects of the owner's other endpoints, and which events they have: at most twenty origins of
 * payments, and former ones. What a former registered endpoint gave up is missing at this one.
 */
const otherEndpoints = async (
  env: GatewayEnv,
  { id, owner, mode }: RecoveryTarget,
): Promise<{ id: string; question: Question }[]> => {
  const { kind, origin } = endpoints;
  const rows = await database(env)
    .select({ kind, origin })
    .from(endpoints)
    .where(
      and(
        eq(endpoints.ownerKind, owner.kind),
        eq(endpoints.ownerId, owner.id),
        eq(endpoints.mode, mode),
      ),
    );
  return rows
    .map((row) => ({
      id: endpointObjectId(env, { owner, mode, ...row }),
      question: row.kind === "REGISTERED" ? ("find_accepted" as const) : ("find_known" as const),
    }))
    .filter((other) => other.id !== id);
};

/** The event with the same bytes and id, for the address that is registered now. */
export const readDeliveries = async (
  env: GatewayEnv,
  owner: Owner,
  ids: readonly string[],
  url: string,
): Promise<AcceptedEvent[]> => {
  const { db } = await listsOf(env, owner);
  const rows = await db.select().from(events).where(among(events.eventId, ids));
  const traceparent = newTraceparent();
  return rows.map((row) => ({
    event_id: row.eventId,
    event: row.type,
    url,
    bytes: row.payload,
    traceparent,
    occurred_at: row.createdAt,
  }));
};

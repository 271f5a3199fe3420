import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { type Database, database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { listsOf } from "../../base/platform/list-databases.ts";
import { events } from "../../base/platform/lists-schema.ts";
import { endpoints } from "../../base/platform/schema.ts";
import type { Owner } from "../parties/owners.ts";
import type { DeliveryState } from "./delivery-machine.ts";
import type { DeliveryReport } from "./delivery-store.ts";
import { callEndpoint, endpointObjectId } from "./endpoint-address.ts";

/**
 * Finds deliveries. Each is stored in its endpoint's object. The owner's events in D1 give their
 * order and the objects that they concern.
 */
export interface FoundDelivery extends DeliveryReport {
  /** The id of its endpoint's object, in hex. */
  endpoint: string;
  /** The object that the event concerns; null if the event is no longer on a list. */
  subject: string | null;
}

/** Times in milliseconds; `from` inclusive, `to` exclusive. */
export interface DeliveryFilters {
  type?: string | undefined;
  state?: DeliveryState | undefined;
  from: number;
  to: number;
}

export interface EndpointOfOwner {
  /** The id of its object, in hex. */
  id: string;
  owner: Owner;
  mode: Mode;
}

/** A delivery's place in a list, newest first. */
export type DeliveryPosition = readonly [occurredAt: number, eventId: string];

const CHUNK = 500;

/** How many events one page searches for matches. */
const MOST_LOOKED = 2_000;

/**
 * The deliveries of an endpoint before a position, newest first: at least `limit` if there are that
 * many. `end` is the position of the search if it stopped before the end of the list.
 */
export const deliveriesOfEndpoint = async (
  env: GatewayEnv,
  endpoint: EndpointOfOwner,
  filters: DeliveryFilters,
  before: DeliveryPosition | null,
  limit: number,
): Promise<{ found: FoundDelivery[]; end: DeliveryPosition | null }> => {
  const { db } = await listsOf(env, endpoint.owner);
  const chunkOf = isIndexed(filters.state) ? chunkInState : chunkOfEvents(db);
  const found: DeliveryReport[] = [];
  let end = before ?? ([filters.to, ""] as const);
  for (let looked = 0; looked < MOST_LOOKED && found.length < limit; looked += CHUNK) {
    const { chunk, next } = await chunkOf(env, endpoint, filters, end);
    found.push(...chunk.filter((delivery) => matches(delivery, filters)));
    if (!next) return { found: await withSubjects(db, endpoint.id, found), end: null };
    end = next;
  }
  return { found: await withSubjects(db, endpoint.id, found), end };
};

interface Chunk {
  chunk: DeliveryReport[];
  next: DeliveryPosition | null;
}

/** The object has an index of these deliveries in the order of the list. */
const isIndexed = (state: DeliveryState | undefined): state is "HELD" | "GAVE_UP" =>
  state === "HELD" || state === "GAVE_UP";

const chunkInState = async (
  env: GatewayEnv,
  { id }: EndpointOfOwner,
  { state, from }: DeliveryFilters,
  before: DeliveryPosition,
): Promise<Chunk> => {
  if (!isIndexed(state)) return { chunk: [], next: null };
  const asked = { type: "in_state", state, from, before, limit: CHUNK } as const;
  const chunk = await callEndpoint(env, id, (endpoint) => endpoint.deliveries(asked));
  const last = chunk.length === CHUNK ? chunk.at(-1) : undefined;
  return { chunk, next: last ? [last.occurred_at, last.event_id] : null };
};

/** The owner's events. The endpoint has only some of them. */
const chunkOfEvents =
  (db: Database) =>
  async (
    env: GatewayEnv,
    { id, owner, mode }: EndpointOfOwner,
    { from }: DeliveryFilters,
    before: DeliveryPosition,
  ): Promise<Chunk> => {
    const { createdAt, eventId } = events;
    const rows = await db
      .select({ at: createdAt, id: eventId })
      .from(events)
      .where(
        and(
          eq(events.ownerKind, owner.kind),
          eq(events.ownerId, owner.id),
          eq(events.mode, mode),
          gte(createdAt, from),
          sql`(${createdAt}, ${eventId}) < (${before[0]}, ${before[1]})`,
        ),
      )
      .orderBy(desc(createdAt), desc(eventId))
      .limit(CHUNK);
    const ids = rows.map((row) => row.id);
    const deliveries = await ofEvents(env, id, ids);
    const places = new Map(ids.map((event, place) => [event, place]));
    const placeOf = ({ event_id }: DeliveryReport) => places.get(event_id) ?? 0;
    const last = rows.length === CHUNK ? rows.at(-1) : undefined;
    return {
      chunk: deliveries.toSorted((a, b) => placeOf(a) - placeOf(b)),
      next: last ? [last.at, last.id] : null,
    };
  };

const ofEvents = (env: GatewayEnv, id: string, ids: string[]): Promise<DeliveryReport[]> =>
  callEndpoint(env, id, (endpoint) => endpoint.deliveries({ type: "of_events", ids }));

const matches = (delivery: DeliveryReport, { type, state, from, to }: DeliveryFilters): boolean =>
  (type ?? delivery.event) === delivery.event &&
  (state ?? delivery.state) === delivery.state &&
  delivery.occurred_at >= from &&
  delivery.occurred_at < to;

const withSubjects = async (
  db: Database,
  endpoint: string,
  found: readonly DeliveryReport[],
): Promise<FoundDelivery[]> => {
  const ids = JSON.stringify(found.map(({ event_id }) => event_id));
  const rows = await db
    .select({ id: events.eventId, subject: events.subjectId })
    .from(events)
    .where(inArray(events.eventId, sql`(SELECT value FROM json_each(${ids}))`));
  const subjects = new Map(rows.map(({ id, subject }) => [id, subject]));
  return found.map((delivery) => ({
    ...delivery,
    endpoint,
    subject: subjects.get(delivery.event_id) ?? null,
  }));
};

/** An owner has at most 20 ad-hoc origins and few former addresses. */
const MOST_ENDPOINTS = 50;

/** The deliveries of these events at all endpoints of their owner, newest first. */
export const deliveriesOfEvents = async (
  env: GatewayEnv,
  { owner, mode }: Omit<EndpointOfOwner, "id">,
  ids: string[],
): Promise<FoundDelivery[]> => {
  const rows = await database(env)
    .select({ kind: endpoints.kind, origin: endpoints.origin })
    .from(endpoints)
    .where(
      and(
        eq(endpoints.ownerKind, owner.kind),
        eq(endpoints.ownerId, owner.id),
        eq(endpoints.mode, mode),
      ),
    )
    .orderBy(desc(endpoints.kind), endpoints.origin)
    .limit(MOST_ENDPOINTS);
  const { db } = await listsOf(env, owner);
  const found = await Promise.all(
    rows.map(async (row) => {
      const id = endpointObjectId(env, { owner, mode, ...row });
      return withSubjects(db, id, await ofEvents(env, id, ids));
    }),
  );
  return found.flat().sort((a, b) => b.occurred_at - a.occurred_at);
};

/** One delivery, or null. */
export const findDelivery = async (
  env: GatewayEnv,
  { id, owner }: Omit<EndpointOfOwner, "mode">,
  eventId: string,
): Promise<FoundDelivery | null> => {
  const { db } = await listsOf(env, owner);
  const [found] = await withSubjects(db, id, await ofEvents(env, id, [eventId]));
  return found ?? null;
};

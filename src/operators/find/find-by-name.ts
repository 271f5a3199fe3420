import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import { findObject, type ObjectKind } from "../../aggregate/kinds.ts";
import { ofOwner } from "../../aggregate/list-objects.ts";
import { CREATED_WITHIN_MS } from "../../aggregate/listed-row.ts";
import { timeOfEndToEndId, timeOfTraceId } from "../../kernel/ids.ts";
import { database } from "../../platform/database.ts";
import type { GatewayEnv } from "../../platform/env.ts";
import { redact } from "../../platform/log.ts";
import { MOST_ROWS } from "../../platform/newest-first.ts";
import { events, objectIds, objects } from "../../platform/schema.ts";
import { movementOwner } from "../reconciliation/movement-owners.ts";
import { type FindFilters, type FoundRow, foundRow } from "./find-filters.ts";

/** The kinds of objects that a search covers: those of one list. */
export interface Search {
  env: GatewayEnv;
  kinds: readonly ObjectKind[];
  /** A merchant or a TPP narrows a reference that many owners use. */
  query: Pick<FindFilters, "merchant_id" | "tpp_id" | "mode">;
}

/** The most objects with one reference, or one name, that a search looks at. */
const MOST_NAMESAKES = 1_000;

/** The most objects of one millisecond that are asked for their movements. */
const MOST_ASKED = 100;

/**
 * The objects that a text may name, in any of the ways that a caller can know: each way has an
 * index, and a text may name objects in several. Spaces inside a pasted id do not count, and where
 * an id has capitals only, small letters will do.
 */
export const findByName = async (search: Search, text: string): Promise<FoundRow[]> => {
  const compact = text.replace(/\s/g, "");
  const found = await Promise.all([
    readOwnId(search, compact),
    readSubject(search, compact),
    readMovement(search, compact.toUpperCase()),
    readOtherIds(search, [...new Set([text, compact, compact.toUpperCase(), redact(text)])]),
    readReference(search, text),
    readMadeCorrelation(search, compact.toLowerCase()),
  ]);
  return [...new Map(found.flat().map((row) => [row.objectId, row])).values()];
};

const namesOf = (kinds: readonly ObjectKind[]): string[] => kinds.map(({ kind }) => kind);

/** The id is the object's address, so it needs no row. */
const readOwnId = async ({ env, kinds }: Search, id: string): Promise<FoundRow[]> => {
  const current = await findObject(env, kinds, id)?.stubOf().look();
  return current ? [foundRow(current.row)] : [];
};

/** The object that an event is about. */
const readSubject = async (search: Search, id: string): Promise<FoundRow[]> => {
  if (!id.startsWith("evt_")) return [];
  const { subjectId } = events;
  const event = await database(search.env)
    .select({ subjectId })
    .from(events)
    .where(eq(events.eventId, id))
    .get();
  return event ? readOwnId(search, event.subjectId) : [];
};

/** An end_to_end_id contains its object's creation time. Each object of that time is asked. */
const readMovement = async ({ env, kinds }: Search, endToEndId: string): Promise<FoundRow[]> => {
  const createdAt = timeOfEndToEndId(endToEndId);
  if (createdAt === null) return [];
  const rows = await database(env)
    .select()
    .from(objects)
    .where(and(inArray(objects.kind, namesOf(kinds)), eq(objects.createdAt, createdAt)))
    .limit(MOST_ASKED);
  const haveIt = await Promise.all(
    rows.map(async ({ objectId }) => {
      const view = await movementOwner(env, objectId)?.view({ view: "movements" });
      if (!view?.ok) return false;
      const { movements } = JSON.parse(view.value) as { movements: { end_to_end_id: string }[] };
      return movements.some(({ end_to_end_id }) => end_to_end_id === endToEndId);
    }),
  );
  return rows.filter((_, place) => haveIt[place]);
};

/** Ids that banks, the rail and callers gave. */
const readOtherIds = async ({ env, kinds }: Search, names: string[]): Promise<FoundRow[]> => {
  const ofThese = database(env)
    .select({ kind: objectIds.kind, createdAt: objectIds.createdAt, objectId: objectIds.objectId })
    .from(objectIds)
    .where(and(inArray(objectIds.id, names), inArray(objectIds.kind, namesOf(kinds))))
    .limit(MOST_NAMESAKES);
  const { kind, createdAt, objectId } = objects;
  return database(env)
    .select()
    .from(objects)
    .where(sql`(${kind}, ${createdAt}, ${objectId}) IN ${ofThese}`);
};

const readReference = async (search: Search, reference: string): Promise<FoundRow[]> => {
  const { env, kinds } = search;
  const wanted = (owner: SQL[]) =>
    database(env)
      .select()
      .from(objects)
      .where(and(eq(objects.reference, reference), ...owner))
      .limit(MOST_NAMESAKES);
  const owners = ownerLists(search);
  if (owners.length > 0) return (await Promise.all(owners.map(wanted))).flat();
  return wanted([inArray(objects.kind, namesOf(kinds))]);
};

/** The lists of the owner that the query names; none if it names no owner. */
export const ownerLists = ({ kinds, query: { merchant_id, tpp_id, mode } }: Search): SQL[][] => {
  const owner =
    merchant_id !== undefined
      ? { kind: "MERCHANT" as const, id: merchant_id }
      : { kind: "TPP" as const, id: tpp_id };
  const { id } = owner;
  if (id === undefined) return [];
  const modes = mode === undefined ? (["test", "live"] as const) : [mode];
  return modes.flatMap((of) => kinds.map(({ kind }) => ofOwner({ ...owner, id }, of, kind)));
};

/** A correlation id made by the gateway contains the time of its request. */
const readMadeCorrelation = async (
  { env, kinds }: Search,
  correlationId: string,
): Promise<FoundRow[]> => {
  const madeAt = timeOfTraceId(correlationId);
  if (madeAt === null) return [];
  const then = between(objects.createdAt, madeAt, madeAt + CREATED_WITHIN_MS - 1);
  const created = database(env)
    .select()
    .from(objects)
    .where(and(inArray(objects.kind, namesOf(kinds)), then))
    .limit(MOST_ROWS)
    .as("created");
  return database(env).select().from(created).where(eq(created.correlationId, correlationId));
};

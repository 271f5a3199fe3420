import { and, asc, lt, sql } from "drizzle-orm";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import { endpoints } from "../platform/schema.ts";
import { keepPosition, readPosition } from "../platform/sweep-position.ts";
import { callEndpoint, endpointId } from "./endpoint-address.ts";
import { type HealthLevel, healthLevels } from "./endpoint-health.ts";
import type { EndpointName } from "./endpoint-record.ts";
import { isRowOf, keepLevel, listEndpoint } from "./endpoint-rows.ts";

/**
 * Finds endpoints' objects whose alarm was lost. Without this sweep their retries would wait for
 * the next event to the same endpoint, which may never come. It also corrects the health in the
 * list.
 */

/** The number of objects called in parallel, and the most pages of one run, every minute. */
const PAGE_SIZE = 100;
const MOST_PAGES = 20;

/** Where the last run stopped, in `settings`. */
const POSITION = "endpoints_position";

/** The position of a sweep in the list: the key of its last row. */
export type Position = [
  ownerKind: string,
  ownerId: string,
  mode: string,
  kind: string,
  origin: string,
];
export const START: Position = ["", "", "", "", ""];

/**
 * Calls the objects of the list, in its order. A call sets a lost alarm again, and the alarm does
 * the due work. The next run continues where a run stopped.
 */
export const sweepEndpoints = async (env: GatewayEnv): Promise<void> => {
  const startedAt = await readPosition<Position>(env, POSITION);
  // A position of an earlier release has fewer members; that run starts from the beginning.
  let position = startedAt?.length === START.length ? startedAt : null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { names, isEnd } = await readPage(env, position ?? START);
    await lookAtAll(env, names);
    const last = names.at(-1);
    position = isEnd || !last ? null : positionOf(last);
    if (isEnd) break;
  }
  if (position !== null || startedAt !== null) await keepPosition(env, POSITION, position);
};

export const positionOf = ({ owner, mode, kind, origin }: EndpointName): Position => [
  ...([owner.kind, owner.id] as const),
  ...([mode, kind, origin] as const),
];

interface Listed extends EndpointName {
  health: HealthLevel;
}

/** The next endpoints of the list. */
export const readPage = async (
  env: GatewayEnv,
  after: Position,
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
const lookAtAll = async (env: GatewayEnv, names: readonly Listed[]): Promise<void> => {
  const looked = await Promise.allSettled(names.map((name) => lookAfter(env, name)));
  for (const outcome of looked) {
    if (outcome.status === "rejected") logFault("endpoint not reached", outcome.reason);
  }
};

/**
 * How long an origin stays listed before its first event. Longer than a payment lives; otherwise a
 * merchant could name any number of origins (ad-hoc-origins.ts).
 */
const UNUSED_MS = 3600_000;

/** An object whose retention is over is empty and leaves the list. */
const lookAfter = async (env: GatewayEnv, listed: Listed): Promise<void> => {
  const seen = await look(env, listed);
  // Objects that still run earlier code answer true.
  const level = healthLevels.find((known) => known === seen);
  if (level && level !== listed.health) await keepLevel(env, { name: listed, level });
  if (seen) return;
  await database(env)
    .delete(endpoints)
    .where(and(isRowOf(listed), lt(endpoints.createdAt, now() - UNUSED_MS)));
  // Lists the endpoint again, because an event between the check and the deletion still found it
  // listed.
  if (await look(env, listed)) await listEndpoint(env, listed);
};

const look = (env: GatewayEnv, name: EndpointName): Promise<HealthLevel | null> =>
  callEndpoint(env, endpointId(env, name), (endpoint) => endpoint.look());

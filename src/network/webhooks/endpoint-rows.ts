import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { endpoints } from "../../base/platform/schema.ts";
import type { Owner } from "../parties/owners.ts";
import { type EndpointName, type HealthLevel, healthLevels } from "./endpoint-record.ts";

/** The list of endpoints in D1: it finds their objects, and orders them by health for staff. */
export const isRowOf = ({ owner, mode, kind, origin }: EndpointName): SQL | undefined =>
  and(
    eq(endpoints.ownerKind, owner.kind),
    eq(endpoints.ownerId, owner.id),
    eq(endpoints.mode, mode),
    eq(endpoints.kind, kind),
    eq(endpoints.origin, origin),
  );

/**
 * The statement that puts an endpoint on the list; it writes nothing if the endpoint is listed. It
 * is sent before the effect that publishes an event ends, so an object that holds an event is
 * always listed.
 */
export const listEndpoint = (env: GatewayEnv, { owner, mode, kind, origin }: EndpointName) =>
  database(env)
    .insert(endpoints)
    .values({ ownerKind: owner.kind, ownerId: owner.id, mode, kind, origin, createdAt: now() })
    .onConflictDoNothing();

/** An endpoint with a known level, to be written to its row. */
export interface KnownLevel {
  name: EndpointName;
  level: HealthLevel;
}

/** Writes can be lost or arrive out of order; the sweep corrects the row within minutes. */
export const keepLevel = async (env: GatewayEnv, { name, level }: KnownLevel): Promise<void> => {
  await database(env).update(endpoints).set({ health: level }).where(isRowOf(name));
};

export type EndpointRow = typeof endpoints.$inferSelect;

export interface EndpointFilters {
  health?: HealthLevel | undefined;
  mode?: Mode | undefined;
  owner?: Owner | undefined;
}

/** The end of a page of the list: the columns of its order. */
export type EndpointPosition = [
  ...[health: string, mode: string],
  ...[ownerKind: string, ownerId: string, kind: string, origin: string],
];

export const endpointPosition = (row: EndpointRow): EndpointPosition => [
  ...([row.health, row.mode] as const),
  ...([row.ownerKind, row.ownerId, row.kind, row.origin] as const),
];

/**
 * The rows after a position, by health, mode and owner. One query for each health and mode, so that
 * every filter is a condition on the index.
 */
export const endpointsByHealth = async (
  env: GatewayEnv,
  filters: EndpointFilters,
  after: EndpointPosition | null,
  limit: number,
): Promise<EndpointRow[]> => {
  const db = database(env);
  const { health, mode, ownerKind, ownerId, kind, origin } = endpoints;
  const order = [ownerKind, ownerId, kind, origin] as const;
  const values = after?.slice(2).map((part) => sql`${part}`) ?? [];
  const beyond = sql`(${sql.join([...order], sql`, `)}) > (${sql.join(values, sql`, `)})`;
  const { owner } = filters;
  const queries = partsOf(filters, after).map((part) =>
    db
      .select()
      .from(endpoints)
      .where(
        and(
          eq(health, part.health),
          eq(mode, part.mode),
          owner && and(eq(ownerKind, owner.kind), eq(ownerId, owner.id)),
          part.health === after?.[0] && part.mode === after[1] ? beyond : undefined,
        ),
      )
      .orderBy(...order.map((column) => asc(column)))
      .limit(limit),
  );
  const [first, ...others] = queries;
  return first ? (await db.batch([first, ...others])).flat().slice(0, limit) : [];
};

/** The matching parts of the list, starting with the part in which the previous page ended. */
const partsOf = ({ health, mode }: EndpointFilters, after: EndpointPosition | null) =>
  healthLevels
    .flatMap((level) => (["live", "test"] as const).map((of) => ({ health: level, mode: of })))
    .filter((part) => (health ?? part.health) === part.health)
    .filter((part) => (mode ?? part.mode) === part.mode)
    .filter((part) => !after || `${part.health} ${part.mode}` >= `${after[0]} ${after[1]}`);

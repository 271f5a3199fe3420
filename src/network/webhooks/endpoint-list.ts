import { and, asc, eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { formatId, parseId } from "../../base/kernel/ids.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { type PageQuery, pageOf, refuseCursor } from "../../base/platform/lists.ts";
import { objectStubs, type Remote } from "../../base/platform/objects.ts";
import { endpoints } from "../../base/platform/schema.ts";
import type { Owner } from "../parties/owners.ts";
import { type EventOwner, readOwner } from "../parties/read-owner.ts";
import type { endpointAnswer } from "./answers.ts";
import { callEndpoint, ENDPOINTS, endpointObjectId } from "./endpoint-address.ts";
import type { EndpointStatus } from "./endpoint-monitor.ts";
import type { Endpoint } from "./endpoint-object.ts";
import { type EndpointName, healthLevel } from "./endpoint-record.ts";
import { keepLevel } from "./endpoint-rows.ts";
import type { ownEndpointPath, ReaderOf } from "./event-list.ts";
import { endpointKinds } from "./events.ts";

/** An owner's endpoints: list them, and enable one. */
type EndpointCall<Caller, Path, Query> = Call<GatewayEnv, Caller, unknown, Path, Query>;

/** The steps for one kind of caller. */
export const endpointSteps = <Caller>(readerOf: ReaderOf<Caller>) => ({
  list: ({ env, caller, query }: EndpointCall<Caller, unknown, PageQuery>) => {
    const { owner, mode } = readerOf(caller);
    return listEndpoints(env, owner, mode, query);
  },
  enable: async ({ env, caller, path }: EndpointCall<Caller, EndpointPath, unknown>) => {
    const { owner, mode } = readerOf(caller);
    const endpoint = await findOwnEndpoint(env, owner, path.id);
    if (endpoint?.mode !== mode) return refuse("NOT_FOUND");
    if (endpoint.disabled?.reason === "OPERATOR") return refuse("DISABLED_BY_OPERATOR");
    return enableEndpoint(env, endpoint);
  },
});

type EndpointPath = InferOutput<typeof ownEndpointPath>;

/**
 * Sorted by kind and origin; each endpoint is read from its object. Endpoints without events are
 * left out.
 */
export const listEndpoints = async (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
  { limit, cursor }: PageQuery,
): Promise<Result<Reply>> => {
  const position = positionOf(cursor);
  if (!position.ok) return position;
  const [afterKind, afterOrigin] = position.value;
  const { kind, origin } = endpoints;
  const rows = await database(env)
    .select({ kind, origin })
    .from(endpoints)
    .where(
      and(
        eq(endpoints.ownerKind, owner.kind),
        eq(endpoints.ownerId, owner.id),
        eq(endpoints.mode, mode),
        sql`(${kind}, ${origin}) > (${afterKind}, ${afterOrigin})`,
      ),
    )
    .orderBy(asc(kind), asc(origin))
    .limit(limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, (row) => `${row.kind} ${row.origin}`);
  // Read uncached, so an owner sees its own change at once.
  const registered = await readOwner(env, owner, mode, { fresh: true });
  const views = await Promise.all(
    data.map(async (row) => {
      const id = endpointObjectId(env, { owner, mode, ...row });
      const status = await callEndpoint(env, id, (endpoint) => endpoint.status());
      return status ? [endpointView(id, status, registered)] : [];
    }),
  );
  return reply(200, { data: views.flat(), next_cursor });
};

/** A cursor holds the kind and the origin of the last row. */
const positionOf = (cursor: string | undefined): Result<[kind: string, origin: string]> => {
  if (cursor === undefined) return ok(["", ""]);
  const [kind = "", origin = ""] = cursor.split(" ");
  const isKnown = endpointKinds.some((known) => known === kind);
  return isKnown ? ok([kind, origin]) : refuseCursor();
};

interface FoundEndpoint extends EndpointStatus {
  /** The id of its object, in hex. */
  id: string;
}

/** The owner's endpoint with this public id, or null. */
export const findOwnEndpoint = async (
  env: GatewayEnv,
  owner: Owner,
  publicId: string,
): Promise<FoundEndpoint | null> => {
  const id = parseId(["ep"], publicId);
  const stubs = id === null ? null : objectStubs<Remote<Endpoint>>(env, ENDPOINTS, id);
  if (id === null || !stubs) return null;
  const found = await callEndpoint(env, id, (endpoint) => endpoint.status());
  const isOwn = found?.owner.kind === owner.kind && found.owner.id === owner.id;
  return found && isOwn ? { ...found, id } : null;
};

/** For staff, who may also enable an endpoint that staff disabled. */
export const enableEndpoint = async (
  env: GatewayEnv,
  endpoint: FoundEndpoint,
): Promise<Result<Reply>> => {
  const after = await enableFound(env, endpoint);
  if (!after) return refuse("NOT_FOUND");
  const registered = await readOwner(env, endpoint.owner, endpoint.mode);
  return reply(200, endpointView(endpoint.id, after, registered));
};

/**
 * The held events of a registered endpoint go to the address that is registered now, even at
 * another origin.
 */
export const enableFound = async (
  env: GatewayEnv,
  name: EndpointName & { id: string },
): Promise<EndpointStatus | null> => {
  const { id, owner, mode, kind } = name;
  // Read uncached, because the address may have just been changed.
  const fresh = { fresh: true };
  const registered = kind === "REGISTERED" ? await readOwner(env, owner, mode, fresh) : null;
  const url = registered?.webhook_url ?? null;
  const after = await callEndpoint(env, id, (endpoint) => endpoint.enable(url));
  if (after) await keepLevel(env, { name, level: healthLevel(after.health, after.disabled) });
  return after;
};

/** Whether the owner's events go to this endpoint now, unless an object names another address. */
export const isRegisteredEndpoint = (
  { kind, origin }: EndpointName,
  webhookUrl: string | null | undefined,
): boolean =>
  kind === "REGISTERED" && webhookUrl != null && URL.parse(webhookUrl)?.origin === origin;

/** `registered`: what its owner has registered now. */
export const endpointView = (
  id: string,
  endpoint: EndpointStatus,
  registered: EventOwner | null,
): InferOutput<typeof endpointAnswer> => {
  const { kind, origin, disabled, health, held, created_at } = endpoint;
  return {
    endpoint_id: formatId("ep", id),
    kind,
    origin,
    status: disabled ? "DISABLED" : "ENABLED",
    disabled_reason: disabled?.reason ?? null,
    disabled_at: isoTimeOrNull(disabled?.at),
    held_events: held,
    last_success_at: isoTimeOrNull(health.last_success_at),
    last_failure_at: isoTimeOrNull(health.last_failure_at),
    last_http_status: health.last_http_status,
    failing_since: isoTimeOrNull(health.failing_since),
    optional_events:
      registered && isRegisteredEndpoint(endpoint, registered.webhook_url)
        ? [...registered.optional_events]
        : null,
    created_at: isoTime(created_at),
  };
};

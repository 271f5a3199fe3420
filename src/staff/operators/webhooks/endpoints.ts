import type { InferOutput } from "valibot";
import { formatId, parseId } from "../../../base/kernel/ids.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../../base/platform/clock.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { pageOf, refuseCursor } from "../../../base/platform/lists.ts";
import { objectStubs, type Remote } from "../../../base/platform/objects.ts";
import type { Owner } from "../../../network/parties/owners.ts";
import { attemptView } from "../../../network/webhooks/answers.ts";
import {
  callEndpoint,
  ENDPOINTS,
  endpointObjectId,
} from "../../../network/webhooks/endpoint-address.ts";
import {
  enableEndpoint,
  enableFound,
  findOwnEndpoint,
} from "../../../network/webhooks/endpoint-list.ts";
import type { EndpointReport } from "../../../network/webhooks/endpoint-monitor.ts";
import type { Endpoint } from "../../../network/webhooks/endpoint-object.ts";
import type { EndpointName } from "../../../network/webhooks/endpoint-record.ts";
import {
  type EndpointPosition,
  type EndpointRow,
  endpointPosition,
  endpointsByHealth,
  keepLevel,
} from "../../../network/webhooks/endpoint-rows.ts";
import { pingEndpoint, readRegistered } from "../../../network/webhooks/publish.ts";
import { type AdminCall, writeEntry } from "../administration.ts";
import { readPartyNames } from "../party-names.ts";
import { maskedAddress } from "./payload.ts";
import type { disableRequest, endpointReport, endpointsByHealthQuery } from "./schemas.ts";

type Query = InferOutput<typeof endpointsByHealthQuery>;

export interface EndpointPath {
  endpoint_id: string;
}

/** An endpoint and its object's id in hex. */
interface Inspected extends EndpointReport {
  id: string;
}

/**
 * `GET /admin/v1/endpoints`: every owner's, the worst first. D1 orders them, each is read from its
 * object. One without events is left out, so a page may be short.
 */
export const listEndpointsByHealth = async (
  call: AdminCall<unknown, unknown, Query>,
): Promise<Result<Reply>> => {
  const { limit, cursor, health, mode, owner_id } = call.query;
  const after = positionOf(cursor);
  if (!after.ok) return after;
  const filters = { health, mode, owner: owner_id === undefined ? undefined : ownerOf(owner_id) };
  const rows = await endpointsByHealth(call.env, filters, after.value, limit + 1);
  const page = pageOf(rows, limit, (row) => endpointPosition(row).join(" "));
  const found = await Promise.all(page.data.map((row) => inspectRow(call.env, row)));
  const data = await reportsOf(
    call.env,
    found.flatMap((endpoint) => endpoint ?? []),
  );
  return reply(200, { data, next_cursor: page.next_cursor });
};

const ownerOf = (id: string): Owner => ({ kind: id.startsWith("tpp_") ? "TPP" : "MERCHANT", id });

/** A cursor holds the columns of the order. None of them has a space. */
const positionOf = (cursor: string | undefined): Result<EndpointPosition | null> => {
  if (cursor === undefined) return ok(null);
  const parts = cursor.split(" ");
  return parts.length === 6 ? ok(parts as EndpointPosition) : refuseCursor();
};

const inspectRow = (env: GatewayEnv, row: EndpointRow): Promise<Inspected | null> => {
  const { ownerKind, ownerId, mode, kind, origin } = row;
  const id = endpointObjectId(env, { owner: { kind: ownerKind, id: ownerId }, mode, kind, origin });
  return inspect(env, id);
};

const inspect = async (env: GatewayEnv, id: string): Promise<Inspected | null> => {
  const report = await callEndpoint(env, id, (endpoint) => endpoint.inspect());
  return report && { ...report, id };
};

export const findEndpoint = async (
  env: GatewayEnv,
  publicId: string,
): Promise<Inspected | null> => {
  const id = parseId(["ep"], publicId);
  const isId = id !== null && objectStubs<Remote<Endpoint>>(env, ENDPOINTS, id) !== null;
  return isId ? inspect(env, id) : null;
};

/** `GET /admin/v1/endpoints/{endpoint_id}` */
export const readEndpoint = async ({
  env,
  path,
}: AdminCall<unknown, EndpointPath>): Promise<Result<Reply>> => {
  const endpoint = await findEndpoint(env, path.endpoint_id);
  return endpoint ? replyReport(env, endpoint) : refuse("NOT_FOUND");
};

/** `POST …/disable`: events are held until staff enable it. Audited before it is done. */
export const disableEndpoint = async (
  call: AdminCall<InferOutput<typeof disableRequest>, EndpointPath>,
): Promise<Result<Reply>> => {
  const { env } = call;
  const { reason } = call.body;
  const endpoint = await findEndpoint(env, call.path.endpoint_id);
  if (!endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled?.reason === "OPERATOR") return replyReport(env, endpoint);
  const told = await writeOwnersEntry(call, endpoint.owner, "endpoint_disabled", { reason });
  if (!told.ok) return told;
  const { id } = endpoint;
  const after = await callEndpoint(env, id, (object) => object.disable(reason));
  if (!after) return refuse("NOT_FOUND");
  await keepLevel(env, { name: endpoint, level: after.level });
  return replyReport(env, { ...after, id });
};

/** `POST …/enable`: held events leave in their order. Audited before it is done. */
export const enableEndpointAsStaff = async (
  call: AdminCall<unknown, EndpointPath>,
): Promise<Result<Reply>> => {
  const { env } = call;
  const endpoint = await findEndpoint(env, call.path.endpoint_id);
  if (!endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled) {
    const told = await writeOwnersEntry(call, endpoint.owner, "endpoint_enabled", {});
    if (!told.ok) return told;
    await enableFound(env, endpoint);
  }
  const after = await inspect(env, endpoint.id);
  return after ? replyReport(env, after) : refuse("NOT_FOUND");
};

/** Writes to the audit log what is about to be done at an owner's endpoint. */
export const writeOwnersEntry = (
  call: AdminCall<unknown, EndpointPath>,
  owner: Owner,
  action: string,
  more: Record<string, string>,
): Promise<Result<null>> => {
  const { endpoint_id } = call.path;
  return writeEntry(call, {
    action: `${owner.kind.toLowerCase()}.${action}`,
    subject: owner.id,
    details: { endpoint_id, ...more },
  });
};

/** The reports with the names of their owners. */
const reportsOf = async (env: GatewayEnv, endpoints: readonly Inspected[]) => {
  const owners = endpoints.map(({ owner }) => owner.id);
  const names = await readPartyNames(env, { owners, banks: [] });
  return endpoints.map((endpoint) => reportView(endpoint, names.owner(endpoint.owner.id)));
};

const replyReport = async (env: GatewayEnv, endpoint: Inspected): Promise<Result<Reply>> =>
  reply(200, (await reportsOf(env, [endpoint]))[0] as Report);

type Report = InferOutput<typeof endpointReport>;

const reportView = (endpoint: Inspected, ownerName: string | null): Report => {
  const { id, disabled, health } = endpoint;
  return {
    endpoint_id: formatId("ep", id),
    owner: { ...endpoint.owner, name: ownerName },
    mode: endpoint.mode,
    kind: endpoint.kind,
    origin: endpoint.origin,
    address: endpoint.url ? maskedAddress(endpoint.url) : endpoint.origin,
    health: endpoint.level,
    waiting: endpoint.waiting,
    held: endpoint.held,
    failed: endpoint.failed,
    oldest_waiting_at: isoTimeOrNull(endpoint.oldest_waiting_at),
    success_share: endpoint.success_share,
    p50_ms: endpoint.p50_ms,
    p95_ms: endpoint.p95_ms,
    next_retry_at: isoTimeOrNull(endpoint.next_retry_at),
    failing_since: isoTimeOrNull(health.failing_since),
    disabled: disabled && {
      since: isoTime(disabled.at),
      why: disabled.reason,
      reason: disabled.note,
    },
    last_success_at: isoTimeOrNull(health.last_success_at),
    last_failure_at: isoTimeOrNull(health.last_failure_at),
    last_http_status: health.last_http_status,
    created_at: isoTime(endpoint.created_at),
  };
};

/** Staff send one test event. Its answer is shown and counts nowhere. */

/** `POST /admin/v1/endpoints/{endpoint_id}/ping` */
export const pingEndpointAsStaff = async (
  call: AdminCall<unknown, EndpointPath>,
): Promise<Result<Reply>> => {
  const { endpoint_id } = call.path;
  const endpoint = await findEndpoint(call.env, endpoint_id);
  return endpoint ? sendPing(call, endpoint, endpoint_id) : refuse("NOT_FOUND");
};

/** The endpoint of the owner's address may have no object yet: the first event makes it. */
export const pingOwner = async (
  call: AdminCall,
  owner: Owner,
  mode: Mode,
): Promise<Result<Reply>> => {
  const registered = await readRegistered(call.env, owner, mode);
  if (!registered) return refuse("NO_ENDPOINT");
  return sendPing(call, registered, formatId("ep", endpointObjectId(call.env, registered)));
};

/** Audited before it is sent. */
const sendPing = async (
  call: AdminCall,
  endpoint: EndpointName,
  endpoint_id: string,
): Promise<Result<Reply>> => {
  const { kind, id } = endpoint.owner;
  const action = `${kind.toLowerCase()}.endpoint_pinged`;
  const told = await writeEntry(call, { action, subject: id, details: { endpoint_id } });
  if (!told.ok) return told;
  const pinged = await pingEndpoint(call.env, endpoint, call.traceparent);
  if (!pinged) return refuse("NO_ENDPOINT");
  const { event_id, attempt } = pinged;
  return reply(200, { endpoint_id, event_id, ...attemptView(attempt) });
};

type OwnerPath = { merchant_id: string } | { tpp_id: string };

const ownerIn = (path: OwnerPath): Owner =>
  "tpp_id" in path ? { kind: "TPP", id: path.tpp_id } : { kind: "MERCHANT", id: path.merchant_id };

/** `POST …/endpoints/{endpoint_id}/enable`, audited before it is done. */
export const enableOwnersEndpoint = async (
  call: AdminCall<unknown, OwnerPath & { endpoint_id: string }>,
): Promise<Result<Reply>> => {
  const owner = ownerIn(call.path);
  const endpoint = await findOwnEndpoint(call.env, owner, call.path.endpoint_id);
  if (!endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled) {
    const told = await writeOwnersEntry(call, owner, "endpoint_enabled", {});
    if (!told.ok) return told;
  }
  return enableEndpoint(call.env, endpoint);
};

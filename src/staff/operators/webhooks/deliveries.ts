import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { formatId } from "../../../base/kernel/ids.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { askEvery } from "../../../base/platform/list-databases.ts";
import {
  encodeCursor,
  listOf,
  pageOf,
  positionOf,
  refuseCursor,
} from "../../../base/platform/lists.ts";
import { events } from "../../../base/platform/lists-schema.ts";
import { type AnyObject, findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { attemptView, deliveryView, stateOf } from "../../../network/webhooks/answers.ts";
import { redeliverRow } from "../../../network/webhooks/event-list.ts";
import type { EventKind } from "../../../network/webhooks/events.ts";
import {
  type DeliveryFilters,
  type DeliveryPosition,
  deliveriesOfEndpoint,
  deliveriesOfEvents,
  type FoundDelivery,
  findDelivery,
} from "../../../network/webhooks/find-deliveries.ts";
import { type AdminCall, changes, reads } from "../administration.ts";
import { adminView, type ExplainedView, eventsOf, ownerOf } from "../explain/explain.ts";
import { findEndpoint, writeOwnersEntry } from "./endpoints.ts";
import { requestView } from "./payload.ts";
import type { deliveriesQuery, deliveryPath } from "./schemas.ts";
import * as schemas from "./schemas.ts";

type Query = InferOutput<typeof deliveriesQuery>;
type ListCall = AdminCall<unknown, unknown, Query>;
type DeliveryCall = AdminCall<unknown, InferOutput<typeof deliveryPath>>;

const selectors = ["endpoint_id", "event_id", "subject"] as const;

/** `GET /admin/v1/deliveries`: of an endpoint, of an event or of all events about an object. */
const listDeliveries =
  (kinds: readonly ObjectKind[]) =>
  async (call: ListCall): Promise<Result<Reply>> => {
    const { endpoint_id, event_id, subject } = call.query;
    if (selectors.filter((name) => call.query[name] !== undefined).length !== 1) {
      const message = `exactly one of ${selectors.join(", ")} is needed`;
      return refuse("VALIDATION_FAILED", { field: "endpoint_id", message });
    }
    if (endpoint_id !== undefined) return listOfEndpoint(call, endpoint_id);
    const found =
      event_id === undefined
        ? await deliveriesAbout(call, kinds, subject ?? "")
        : await deliveriesOfEvent(call.env, event_id);
    const filters = filtersOf(call.query);
    const data = found.filter((delivery) => matches(delivery, filters)).map(deliveryView);
    return reply(200, { data, next_cursor: null });
  };

const filtersOf = ({ type, status, from, to }: Query): DeliveryFilters => ({
  type,
  state: status && stateOf[status],
  from: from === undefined ? 0 : Date.parse(from),
  to: to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(to),
});

const matches = (
  { event, state, occurred_at }: FoundDelivery,
  { type, state: wanted, from, to }: DeliveryFilters,
): boolean =>
  (type ?? event) === event &&
  (wanted ?? state) === state &&
  occurred_at >= from &&
  occurred_at < to;

const listOfEndpoint = async (
  { env, query }: ListCall,
  endpointId: string,
): Promise<Result<Reply>> => {
  const { limit, cursor } = query;
  const before = placeOf(cursor);
  if (!before.ok) return before;
  const endpoint = await findEndpoint(env, endpointId);
  if (!endpoint) return refuse("NOT_FOUND");
  const filters = filtersOf(query);
  const page = await deliveriesOfEndpoint(env, endpoint, filters, before.value, limit + 1);
  const { data, next_cursor } = pageOf(page.found, limit, (row) =>
    positionOf(row.occurred_at, row.event_id),
  );
  const end = page.end && encodeCursor(positionOf(...page.end));
  return reply(200, { data: data.map(deliveryView), next_cursor: next_cursor ?? end });
};

const placeOf = (cursor: string | undefined): Result<DeliveryPosition | null> => {
  if (cursor === undefined) return ok(null);
  const [, at, id] = /^(\d{1,16})\.([\w-]{0,80})$/.exec(cursor) ?? [];
  return at === undefined || id === undefined ? refuseCursor() : ok([Number(at), id]);
};

/** Only its id is known, so all list databases are asked. */
const readEvent = async (env: GatewayEnv, eventId: string) => {
  const isIt = eq(events.eventId, eventId);
  const found = await askEvery(env, ({ db }) => db.select().from(events).where(isIt));
  return found.flat()[0];
};

const deliveriesOfEvent = async (env: GatewayEnv, eventId: string): Promise<FoundDelivery[]> => {
  const row = await readEvent(env, eventId);
  if (!row) return [];
  const owner = { kind: row.ownerKind, id: row.ownerId };
  return deliveriesOfEvents(env, { owner, mode: row.mode }, [eventId]);
};

interface Viewed extends AnyObject {
  view(request: Awaited<ReturnType<typeof adminView>>): Promise<Result<string> | null>;
}

/** The object says when its events happened. */
const deliveriesAbout = async (
  call: ListCall,
  kinds: readonly ObjectKind[],
  subject: string,
): Promise<FoundDelivery[]> => {
  const stub = findObject<Viewed>(call.env, kinds, subject)?.stubOf();
  const shown = await stub?.view(await adminView(call));
  if (!shown?.ok) return [];
  const object = JSON.parse(shown.value) as ExplainedView & {
    session_id?: string;
    charge_id?: string;
  };
  // A payment_id names a session or a charge, which its events are about.
  const about = object.session_id ?? object.charge_id ?? subject;
  const found = await eventsOf(call.env, object, about);
  const ids = found.map(({ event_id }) => event_id);
  return deliveriesOfEvents(call.env, { owner: ownerOf(object), mode: object.mode }, ids);
};

/** `GET /admin/v1/deliveries/{endpoint_id}/{event_id}` */
const readListedDelivery = async ({ env, path, caller }: DeliveryCall): Promise<Result<Reply>> => {
  const endpoint = await findEndpoint(env, path.endpoint_id);
  const found = endpoint && (await findDelivery(env, endpoint, path.event_id));
  if (!found) return refuse("NOT_FOUND");
  const row = await readEvent(env, path.event_id);
  const sent = { url: found.url ?? null, payload: row?.payload ?? null };
  const request = requestView(path.event_id, sent, caller.role);
  // An endpoint may answer with what it was sent.
  const hide = (answer: string | null) => (answer && request.body_redacted ? "[hidden]" : answer);
  const log = found.log.map(attemptView).map((one) => ({ ...one, answer: hide(one.answer) }));
  return reply(200, { ...deliveryView(found), log, request });
};

/** `POST …/redeliver`: to where the event goes now, which may be another endpoint. @rule A3.5 */
const redeliverAsStaff =
  (kinds: readonly EventKind[]) =>
  async (call: DeliveryCall): Promise<Result<Reply>> => {
    const { env, path, traceparent } = call;
    const endpoint = await findEndpoint(env, path.endpoint_id);
    const found = endpoint && (await findDelivery(env, endpoint, path.event_id));
    const row = found && (await readEvent(env, path.event_id));
    if (!endpoint || !row) return refuse("NOT_FOUND");
    const { event_id } = path;
    const told = await writeOwnersEntry(call, endpoint.owner, "event_redelivered", { event_id });
    if (!told.ok) return told;
    const redelivery = await redeliverRow(env, kinds, row, traceparent);
    if (!redelivery.ok) return redelivery;
    call.waitUntil(redelivery.value.attempt);
    const endpoint_id = formatId("ep", redelivery.value.endpoint);
    return reply(202, { event_id, endpoint_id, accepted: true });
  };

const deliveries = "/admin/v1/deliveries";
const oneDelivery = `${deliveries}/:endpoint_id/:event_id`;

/** `objects`: the kinds of objects with events. `kinds`: everything that events are about. */
export const deliveryRoutes = (
  objects: readonly ObjectKind[],
  kinds: readonly EventKind[],
): readonly Route<GatewayEnv>[] => [
  route({
    id: "listDeliveries",
    method: "GET",
    paths: [deliveries],
    summary: "List deliveries of an endpoint, of an event or about an object, newest first",
    description:
      "Exactly one of endpoint_id, event_id and subject is needed. A short page of an endpoint " +
      "may still have a next_cursor; of an object its newest 25 events are shown.",
    guard: reads,
    query: schemas.deliveriesQuery,
    answers: { 200: listOf(schemas.delivery) },
    refusals: ["NOT_FOUND"],
    step: listDeliveries(objects),
  }),
  route({
    id: "readDelivery",
    method: "GET",
    paths: [oneDelivery],
    summary: "Read a delivery with every attempt and its answer",
    guard: reads,
    path: schemas.deliveryPath,
    answers: { 200: schemas.deliveryDetail },
    step: readListedDelivery,
  }),
  route({
    id: "redeliverAsStaff",
    method: "POST",
    paths: [`${oneDelivery}/redeliver`],
    summary: "Send an event again",
    description:
      "The same body under the same event_id. It goes to where its owner's events go now, which " +
      "may be another endpoint.",
    guard: changes,
    path: schemas.deliveryPath,
    body: v.strictObject({}),
    answers: { 202: schemas.redelivered },
    refusals: ["NO_ENDPOINT", "ENDPOINT_DISABLED"],
    step: redeliverAsStaff(kinds),
  }),
];

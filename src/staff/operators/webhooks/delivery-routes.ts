import * as v from "valibot";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf } from "../../../base/platform/lists.ts";
import type { ObjectKind } from "../../../frame/objects/kinds.ts";
import type { EventKind } from "../../../network/webhooks/events.ts";
import { changes, reads } from "../guards.ts";
import { listDeliveries, readListedDelivery, redeliverAsStaff } from "./deliveries.ts";
import * as schemas from "./delivery-schemas.ts";

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

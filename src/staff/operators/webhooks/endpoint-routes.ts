import * as v from "valibot";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf } from "../../../base/platform/lists.ts";
import { changes, reads } from "../administration.ts";
import {
  disableEndpoint,
  enableEndpointAsStaff,
  listEndpointsByHealth,
  pingEndpointAsStaff,
  readEndpoint,
} from "./endpoints.ts";
import * as schemas from "./schemas.ts";
import { pingAnswer } from "./schemas.ts";

/** The monitor of webhooks: the endpoints of every owner (A3.5). */
const endpoints = "/admin/v1/endpoints";
const oneEndpoint = `${endpoints}/:endpoint_id`;

export const endpointAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listEndpointsByHealth",
    method: "GET",
    paths: [endpoints],
    summary: "List the webhook endpoints of all owners, by health",
    description:
      "DISABLED first, then FAILING, HEALTHY, UNKNOWN. The order may be a minute old. A short " +
      "page may still have a next_cursor.",
    guard: reads,
    query: schemas.endpointsByHealthQuery,
    answers: { 200: listOf(schemas.endpointReport) },
    step: listEndpointsByHealth,
  }),
  route({
    id: "readEndpointReport",
    method: "GET",
    paths: [oneEndpoint],
    summary: "Read a webhook endpoint",
    guard: reads,
    path: schemas.endpointPath,
    answers: { 200: schemas.endpointReport },
    step: readEndpoint,
  }),
  route({
    id: "disableEndpoint",
    method: "POST",
    paths: [`${oneEndpoint}/disable`],
    summary: "Disable a webhook endpoint",
    description: "Its events are held until staff enable it; its owner cannot.",
    guard: changes,
    path: schemas.endpointPath,
    body: schemas.disableRequest,
    answers: { 200: schemas.endpointReport },
    step: disableEndpoint,
  }),
  route({
    id: "enableEndpointAsStaff",
    method: "POST",
    paths: [`${oneEndpoint}/enable`],
    summary: "Enable a webhook endpoint",
    description: "Its held events leave in their order, at most ten a second.",
    guard: changes,
    path: schemas.endpointPath,
    body: v.strictObject({}),
    answers: { 200: schemas.endpointReport },
    step: enableEndpointAsStaff,
  }),
  route({
    id: "pingEndpoint",
    method: "POST",
    paths: [`${oneEndpoint}/ping`],
    summary: "Send a test event to a webhook endpoint",
    description:
      "One signed endpoint.ping to the address that is registered now, also while it is disabled. " +
      "It is on no list, never repeated, and changes no health.",
    guard: changes,
    path: schemas.endpointPath,
    body: v.strictObject({}),
    answers: { 200: pingAnswer },
    refusals: ["NO_ENDPOINT"],
    step: pingEndpointAsStaff,
  }),
];

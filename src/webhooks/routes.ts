import * as v from "valibot";
import { merchantKey, merchantOwner } from "../parties/guards.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { listOf, pageQuery } from "../platform/lists.ts";
import { endpointAnswer, eventAnswer, redelivery } from "./answers.ts";
import { endpointSteps } from "./endpoint-list.ts";
import { eventSteps } from "./event-list.ts";
import type { EventKind } from "./events.ts";
import { endpointPath, eventFilters, eventPath } from "./requests.ts";

const events = "/api/v1/events";

/** The rows of the merchant's list of events. `kinds`: the kinds of objects that have events. */
export const merchantEventRoutes = (kinds: readonly EventKind[]): readonly Route<GatewayEnv>[] => {
  const { list, read, redeliver } = eventSteps(kinds, merchantOwner);
  const event = eventAnswer(kinds);
  return [
    route({
      id: "listEvents",
      method: "GET",
      paths: [events],
      summary: "List the events sent to the merchant, newest first",
      description: "With event, a short page may still have a next_cursor.",
      guard: merchantKey,
      query: eventFilters,
      answers: { 200: listOf(event) },
      step: list,
    }),
    route({
      id: "readEvent",
      method: "GET",
      paths: [`${events}/:id`],
      summary: "Read an event",
      guard: merchantKey,
      path: eventPath,
      answers: { 200: event },
      step: read,
    }),
    route({
      id: "redeliverEvent",
      method: "POST",
      paths: [`${events}/:id/redeliver`],
      summary: "Send an event again",
      description: "The same body under the same event_id, with a new signature.",
      guard: merchantKey,
      path: eventPath,
      body: v.strictObject({}),
      answers: { 202: redelivery },
      refusals: ["NO_ENDPOINT", "ENDPOINT_DISABLED"],
      step: redeliver,
    }),
  ];
};

const endpoints = "/api/v1/endpoints";
const { list: listEndpoints, enable: enableEndpoint } = endpointSteps(merchantOwner);

/** The rows of the merchant's endpoints. */
export const merchantEndpointRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listEndpoints",
    method: "GET",
    paths: [endpoints],
    summary: "List the merchant's webhook endpoints",
    guard: merchantKey,
    query: pageQuery,
    answers: { 200: listOf(endpointAnswer) },
    step: listEndpoints,
  }),
  route({
    id: "enableEndpoint",
    method: "POST",
    paths: [`${endpoints}/:id/enable`],
    summary: "Enable a webhook endpoint",
    description:
      "A 410 of a registered endpoint disables it, and so do five days without a success. Its " +
      "events are held, and leave in their order once it is enabled.",
    guard: merchantKey,
    path: endpointPath,
    body: v.strictObject({}),
    answers: { 200: endpointAnswer },
    step: enableEndpoint,
  }),
];

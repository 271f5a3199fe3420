import * as v from "valibot";
import { merchantKey, merchantOwner } from "../parties/guards.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { eventSteps } from "./event-list.ts";
import type { EventSubjects } from "./events.ts";

const events = "/api/v1/events";

/** The merchant's list of its events. `subjects`: what they may be about. */
export const merchantEventRoutes = (subjects: EventSubjects): readonly Route<GatewayEnv>[] => {
  const { list, read, redeliver } = eventSteps(subjects, merchantOwner);
  return [
    route({ method: "GET", paths: [events], guard: merchantKey, step: list }),
    route({ method: "GET", paths: [`${events}/:id`], guard: merchantKey, step: read }),
    route({
      method: "POST",
      paths: [`${events}/:id/redeliver`],
      guard: merchantKey,
      body: v.strictObject({}),
      step: redeliver,
    }),
  ];
};

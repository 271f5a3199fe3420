import * as v from "valibot";
import type { EventContract } from "../network/webhooks/event-contract.ts";
import type { Components } from "./components.ts";

/** The events whose names begin so. */
export const eventsNamed = (
  prefix: string,
  events: Readonly<Record<string, EventContract>>,
): Readonly<Record<string, EventContract>> =>
  Object.fromEntries(Object.entries(events).filter(([name]) => name.startsWith(prefix)));

/** The body of an event: exactly `{event, data}` (P8.1). */
export const eventBody = (name: string, { data }: Pick<EventContract, "data">) =>
  v.strictObject({ event: v.literal(name), data });

/** The Path Item Object of the request that delivers an event. */
export const webhookOf = (name: string, event: EventContract, components: Components) => ({
  post: {
    tags: ["Webhooks"],
    operationId: name,
    summary: event.summary,
    ...(event.optional
      ? { description: "Optional: only endpoints that ask for it get it. Fulfil nothing on it." }
      : {}),
    security: [],
    parameters: signatureParameters.map((name) => components.parameter(name)),
    requestBody: {
      required: true,
      content: { "application/json": components.json(eventBody(name, event), "open") },
    },
    responses: {
      "2XX": {
        description: "Received. Answer within 15 seconds. 500 bytes of the body are kept.",
      },
      "410": {
        description: "A registered endpoint is disabled, and its events wait until it is enabled.",
      },
      default: { description: "Anything else is tried again, for about three days." },
    },
  },
});

const signatureParameters = [
  "Signature",
  "WebhookId",
  "WebhookTimestamp",
  "WebhookSignature",
] as const;

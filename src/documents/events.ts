import * as v from "valibot";
import type { Components } from "./components.ts";

/** An event, as the documents describe it. */
export interface EventContract {
  name: string;
  /** When it is sent. */
  summary: string;
  /** Whether an endpoint gets it only if it asked for it. */
  optional: boolean;
  data: v.GenericSchema;
}

/** Events that an endpoint gets unasked. */
export const usualEvents = (
  events: Readonly<Record<string, Pick<EventContract, "summary" | "data">>>,
): EventContract[] =>
  Object.entries(events).map(([name, event]) => ({ name, ...event, optional: false }));

/** The body of an event: exactly `{event, data}` (P8.1). */
export const eventBody = ({ name, data }: Pick<EventContract, "name" | "data">) =>
  v.strictObject({ event: v.literal(name), data });

/** The Path Item Object of the request that delivers an event. */
export const webhookOf = (event: EventContract, components: Components) => ({
  post: {
    tags: ["Webhooks"],
    operationId: event.name,
    summary: event.summary,
    ...(event.optional
      ? { description: "Optional: only endpoints that ask for it get it. Fulfil nothing on it." }
      : {}),
    security: [],
    parameters: signatureParameters.map((name) => components.parameter(name)),
    requestBody: {
      required: true,
      content: { "application/json": components.json(eventBody(event), "open") },
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

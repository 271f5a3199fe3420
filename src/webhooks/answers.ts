import * as v from "valibot";
import { described, endpointId, eventId, named, text, time } from "../kernel/fields.ts";
import { disablingReasons } from "./endpoint-health.ts";
import { endpointKinds } from "./endpoint-kinds.ts";
import type { EventKind } from "./events.ts";

/**
 * The answers of a list of events, under this name in the documents. Each event names its object by
 * that object's id name.
 */
export const eventAnswer = (title: string, kinds: readonly EventKind[]) => {
  const ids = kinds.map(({ subject }) => [
    subject.idName,
    v.exactOptional(v.pipe(v.string(), described("What the event is about.", "ps_0123456789"))),
  ]);
  return v.pipe(
    v.strictObject({
      event_id: eventId,
      ...(Object.fromEntries(ids) as Record<string, v.GenericSchema>),
      created_at: time,
      event: text("The event's name.", "payment.completed"),
      data: v.pipe(v.looseObject({}), described("As it was sent.", { status: "COMPLETED" })),
    }),
    named(title, "An event as it was sent, and the object that it is about."),
  );
};

export const redelivery = v.pipe(
  v.strictObject({ event_id: eventId, accepted: v.literal(true) }),
  named("Redelivery", "The event is being sent again."),
);

const timeOrNull = (description: string) =>
  v.nullable(v.pipe(v.string(), described(description, "2026-11-22T09:30:00.000Z")));

export const endpointAnswer = v.pipe(
  v.strictObject({
    endpoint_id: endpointId,
    kind: v.pipe(
      v.picklist(endpointKinds),
      described(
        "Registered now, registered before, named by a payment, or told how these do.",
        "REGISTERED",
      ),
    ),
    origin: text("The origin of its addresses.", "https://shop.example"),
    status: v.pipe(
      v.picklist(["ENABLED", "DISABLED"]),
      described("The events of a disabled endpoint are held.", "DISABLED"),
    ),
    disabled_reason: v.pipe(
      v.nullable(v.picklist(disablingReasons)),
      described(
        "It answered 410, it accepted nothing for five days, or the operator disabled it.",
        "FAILING",
      ),
    ),
    disabled_at: timeOrNull("When it was disabled; null while it is enabled."),
    held_events: v.pipe(
      v.number(),
      v.integer(),
      described("How many events leave when it is enabled.", 12),
    ),
    last_success_at: timeOrNull("When it last accepted an event, to the minute."),
    last_failure_at: timeOrNull("When it last did not."),
    last_http_status: v.pipe(
      v.nullable(v.number()),
      described("Its last answer; null if there was none.", 503),
    ),
    failing_since: timeOrNull(
      "The first failure since its last success, or since 36 h without attempts.",
    ),
    created_at: time,
  }),
  named("Endpoint", "A webhook endpoint, and how it answers."),
);

import * as v from "valibot";
import { described, eventId, named, text, time } from "../kernel/fields.ts";
import type { EventKind } from "./events.ts";

/** The answers of the list of events. Each event names its object by that object's id name. */
export const eventAnswer = (kinds: readonly EventKind[]) => {
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
    named("Event", "An event as it was sent, and the object that it is about."),
  );
};

export const redelivery = v.pipe(
  v.strictObject({ event_id: eventId, accepted: v.literal(true) }),
  named("Redelivery", "The event is being sent again."),
);

import * as v from "valibot";
import { orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  described,
  endpointId,
  eventId,
  idOf,
  named,
  text,
  time,
} from "../../../base/kernel/fields.ts";
import { pageQuery } from "../../../base/platform/lists.ts";
import { attemptAnswer, deliveryStatus } from "../../../network/webhooks/answers.ts";

/** Deliveries of events to endpoints, as staff see them on the wire. */
export const deliveriesQuery = v.object({
  ...pageQuery.entries,
  endpoint_id: v.optional(endpointId),
  event_id: v.optional(eventId),
  subject: v.optional(idOf("ps|pay|chg|mnd|cns|po", "What the events are about.")),
  type: v.optional(text("Only events of this name.", "payment.completed")),
  status: v.optional(deliveryStatus),
  from: v.optional(time),
  to: v.optional(time),
});

export const deliveryPath = v.object({ endpoint_id: endpointId, event_id: eventId });

const deliveryEntries = {
  event_id: eventId,
  type: text("The event's name.", "payment.completed"),
  subject: v.nullable(text("What the event is about.", "ps_0123456789")),
  endpoint_id: endpointId,
  status: deliveryStatus,
  created_at: v.pipe(time, described("When the event happened.", "2026-11-22T09:30:00.000Z")),
  attempts: wholeNumber("How many were made.", 2),
  next_attempt_at: orNull(time, "Null unless it is WAITING."),
  last_result: v.nullable(attemptAnswer.entries.result),
  last_http_status: attemptAnswer.entries.http_status,
};

export const delivery = v.pipe(
  v.strictObject(deliveryEntries),
  named("Delivery", "An event on its way to one endpoint."),
);

export const deliveryDetail = v.pipe(
  v.strictObject({ ...deliveryEntries, log: v.array(attemptAnswer) }),
  named("DeliveryDetail", "A delivery with its newest 20 attempts, oldest first."),
);

export const redelivered = v.pipe(
  v.strictObject({ event_id: eventId, endpoint_id: endpointId, accepted: v.literal(true) }),
  named("RedeliveredByStaff", "The event is being sent again, to where its events go now."),
);

export const pingAnswer = v.pipe(
  v.strictObject({
    endpoint_id: endpointId,
    event_id: eventId,
    ...attemptAnswer.entries,
    attempt: v.literal(1),
  }),
  named("PingAnswer", "How the endpoint answered a test event."),
);

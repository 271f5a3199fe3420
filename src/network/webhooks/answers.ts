import * as v from "valibot";
import { oneOf, orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import { described, endpointId, eventId, named, text, time } from "../../base/kernel/fields.ts";
import { formatId } from "../../base/kernel/ids.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { json } from "../../base/platform/contract.ts";
import type { AttemptRecord, DeliveryState } from "./delivery-machine.ts";
import { disablingReasons } from "./endpoint-record.ts";
import { type EventKind, endpointKinds } from "./events.ts";
import type { FoundDelivery } from "./find-deliveries.ts";

/**
 * The schema of a list of events, with this title in the documents. Each event has its object's id
 * under the id's usual name.
 */
export const eventAnswer = (title: string, kinds: readonly EventKind[], shown: ShownEvent) =>
  v.pipe(
    v.strictObject(eventEntries(kinds)),
    named(
      title,
      "An event as it was sent, and the object that it is about.",
      exampleOf(kinds, shown),
    ),
  );

/** The event of the examples, as it was sent. It is about one object. */
export interface ShownEvent {
  event: string;
  data: Readonly<Record<string, string | number>>;
}

const exampleOf = (kinds: readonly EventKind[], { event, data }: ShownEvent): object => {
  const about = kinds.find(({ subject }) => event in subject.events)?.subject.idName;
  const ids = kinds.map(({ subject: { idName } }) => [
    idName,
    idName === about ? data[idName] : undefined,
  ]);
  return { ...Object.fromEntries(ids), event, data };
};

const eventEntries = (kinds: readonly EventKind[]) => {
  const ids = kinds.map(({ subject }) => [
    subject.idName,
    v.exactOptional(text("What the event is about.", "ps_0123456789")),
  ]);
  return {
    event_id: eventId,
    ...(Object.fromEntries(ids) as Record<string, v.GenericSchema>),
    created_at: time,
    event: text("The event's name.", "payment.completed"),
    data: v.pipe(v.looseObject({}), described("As it was sent.", { status: "COMPLETED" })),
  };
};

/** The views of a delivery: for staff, and for the owner of the event. */
export const deliveryStatuses = ["DELIVERED", "WAITING", "FAILED", "HELD"] as const;

export const deliveryStatus = v.pipe(
  v.picklist(deliveryStatuses, `must be one of ${deliveryStatuses.join(", ")}`),
  described("WAITING for its next attempt, HELD while its endpoint is disabled.", "DELIVERED"),
);

const attemptResults = [
  "SUCCEEDED",
  "REFUSED",
  "TIMED_OUT",
  "UNREACHABLE",
  "TARGET_NOT_ALLOWED",
  "NO_SIGNING_SECRET",
  "UNREPORTED",
] as const satisfies readonly AttemptRecord["result"][];

export const attemptAnswer = v.pipe(
  v.strictObject({
    attempt: wholeNumber("Its number, from 1.", 1),
    at: v.pipe(time, described("When its outcome was known.", "2026-11-22T09:30:00.000Z")),
    result: oneOf(attemptResults, "UNREPORTED: we did not learn it. It was repeated.", "REFUSED"),
    http_status: orNull(v.number(), "Null without an answer.", 503),
    milliseconds: orNull(v.number(), "Until the answer, or without one.", 84),
    answer: orNull(
      v.string(),
      "Its first 500 bytes, without what may be a secret, a token, a code or an account.",
      "upstream timed out",
    ),
  }),
  named("DeliveryAttempt", "One attempt to deliver an event."),
);

/** A delivery of an event, as shown to its owner. */
const ownDelivery = v.pipe(
  v.strictObject({
    endpoint_id: endpointId,
    status: deliveryStatus,
    next_attempt_at: orNull(time, "Null unless it is WAITING."),
    attempts: v.array(attemptAnswer),
  }),
  named("EventDelivery", "An event at one endpoint, with its newest 20 attempts, oldest first.", {
    status: "WAITING",
    next_attempt_at: "2026-11-22T09:30:05.000Z",
  }),
);

/** An event, with the answers of its endpoints in the last 30 days. */
export const readEventAnswer = (title: string, kinds: readonly EventKind[], shown: ShownEvent) =>
  v.pipe(
    v.strictObject({ ...eventEntries(kinds), deliveries: v.array(ownDelivery) }),
    named(
      `${title}Detail`,
      "An event as it was sent, and how it was answered.",
      exampleOf(kinds, shown),
    ),
  );

export const redelivery = v.pipe(
  v.strictObject({ event_id: eventId, accepted: v.literal(true) }),
  named("Redelivery", "The event is being sent again."),
);

const timeOrNull = (description: string) =>
  v.nullable(text(description, "2026-11-22T09:30:00.000Z"));

export const endpointAnswer = v.pipe(
  v.strictObject({
    endpoint_id: endpointId,
    kind: oneOf(
      endpointKinds,
      "Registered now, registered before, named by a payment, or told how these do.",
      "REGISTERED",
    ),
    origin: text("The origin of its addresses.", "https://shop.example"),
    status: oneOf(
      ["ENABLED", "DISABLED"],
      "The events of a disabled endpoint are held.",
      "DISABLED",
    ),
    disabled_reason: orNull(
      v.picklist(disablingReasons),
      "It answered 410, it accepted nothing for five days, or the operator disabled it.",
      "FAILING",
    ),
    disabled_at: timeOrNull("When it was disabled; null while it is enabled."),
    held_events: wholeNumber("How many events leave when it is enabled.", 12),
    last_success_at: timeOrNull("When it last accepted an event, to the minute."),
    last_failure_at: timeOrNull("When it last did not."),
    last_http_status: orNull(v.number(), "Its last answer; null if there was none.", 503),
    failing_since: timeOrNull(
      "The first failure since its last success, or since 36 h without attempts.",
    ),
    optional_events: orNull(
      v.array(v.string()),
      "Those that it gets; null unless it is the one that is registered now.",
      ["payment.processing"],
    ),
    created_at: time,
  }),
  named("Endpoint", "A webhook endpoint, and how it answers."),
);

/** The same once it is enabled. */
export const enabledEndpoint = json(endpointAnswer, {
  status: "ENABLED",
  disabled_reason: null,
  disabled_at: null,
  held_events: 0,
  failing_since: null,
});

export type DeliveryStatus = (typeof deliveryStatuses)[number];

const statusOf: Readonly<Record<DeliveryState, DeliveryStatus>> = {
  PENDING: "WAITING",
  HELD: "HELD",
  DELIVERED: "DELIVERED",
  GAVE_UP: "FAILED",
};

export const stateOf: Readonly<Record<DeliveryStatus, DeliveryState>> = {
  WAITING: "PENDING",
  HELD: "HELD",
  DELIVERED: "DELIVERED",
  FAILED: "GAVE_UP",
};

export const attemptView = ({ at, duration_ms, ...attempt }: AttemptRecord) => ({
  ...attempt,
  at: isoTime(at),
  milliseconds: duration_ms,
});

const nextAttemptAt = ({ state, next_attempt_at }: FoundDelivery): string | null =>
  state === "PENDING" ? isoTime(next_attempt_at) : null;

/** A delivery as shown to staff. */
export const deliveryView = (found: FoundDelivery) => {
  const last = found.log.at(-1);
  return {
    event_id: found.event_id,
    type: found.event,
    subject: found.subject,
    endpoint_id: formatId("ep", found.endpoint),
    status: statusOf[found.state],
    created_at: isoTime(found.occurred_at),
    attempts: found.attempts,
    next_attempt_at: nextAttemptAt(found),
    last_result: last?.result ?? null,
    last_http_status: last?.http_status ?? null,
  };
};

/** A delivery as shown to its owner, who also gets the event itself. */
export const ownDeliveryView = (found: FoundDelivery) => ({
  endpoint_id: formatId("ep", found.endpoint),
  status: statusOf[found.state],
  next_attempt_at: nextAttemptAt(found),
  attempts: found.log.map(attemptView),
});

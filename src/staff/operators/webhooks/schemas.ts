import * as v from "valibot";
import { flag, oneOf, orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  described,
  endpointId,
  eventId,
  idOf,
  mode,
  named,
  rule,
  setOf,
  text,
  time,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import { pageQuery } from "../../../base/platform/lists.ts";
import { attemptAnswer, deliveryStatus } from "../../../network/webhooks/answers.ts";
import { disablingReasons, healthLevels } from "../../../network/webhooks/endpoint-record.ts";
import { endpointKinds } from "../../../network/webhooks/events.ts";
import { note } from "../requests.ts";
import { sentRequest } from "./payload.ts";

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
  v.strictObject({
    ...deliveryEntries,
    log: v.array(attemptAnswer),
    request: v.pipe(
      v.strictObject(sentRequest),
      named("SentRequest", "The request of an attempt, without its signatures."),
    ),
  }),
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

/** The endpoints of every owner, as staff see them on the wire. */
const ownerId = idOf("mer|tpp", "The merchant or the TPP that the events are for.");

const health = v.pipe(
  v.picklist(healthLevels, `must be one of ${healthLevels.join(", ")}`),
  described("FAILING: its last three answers or more were failures.", "FAILING"),
);

export const endpointsByHealthQuery = v.object({
  ...pageQuery.entries,
  health: v.optional(health),
  owner_id: v.optional(ownerId),
  mode: v.optional(mode),
});

export const endpointPath = v.object({ endpoint_id: endpointId });

export const disableRequest = v.pipe(
  v.strictObject({ reason: note }),
  named("DisableEndpoint", "Why staff disable an endpoint. Its owner does not see the reason."),
);

export const pingMerchantRequest = v.pipe(
  v.strictObject({ mode }),
  named("PingMerchant", "Whose registered address: the one of test or of live mode.", {
    mode: "test",
  }),
);

const milliseconds = (description: string, example: number) =>
  v.nullable(wholeNumber(description, example));

export const endpointReport = v.pipe(
  v.strictObject({
    endpoint_id: endpointId,
    owner: v.strictObject({
      kind: v.picklist(["MERCHANT", "TPP"]),
      id: ownerId,
      name: orNull(v.string(), "Null if it has no record.", "Meridian Books"),
    }),
    mode,
    kind: oneOf(
      endpointKinds,
      "Registered now, registered before, or named by a payment.",
      "REGISTERED",
    ),
    origin: text("The origin of its addresses.", "https://shop.example"),
    address: text(
      "Its address: secret parts are masked. The origin alone, if a payment named it.",
      "https://shop.example/webhooks/gw…",
    ),
    health,
    waiting: wholeNumber("Deliveries under way or waiting for a retry, counted to 10,000.", 3),
    held: wholeNumber("Deliveries that leave once it is enabled.", 0),
    failed: wholeNumber("Deliveries that were given up in the last 30 days.", 1),
    oldest_waiting_at: orNull(time, "When the oldest event happened that is waiting or held."),
    success_share: v.nullable(
      v.pipe(
        v.number(),
        described("Of the attempts in 24 hours; of 1,500 deliveries at most.", 0.98),
      ),
    ),
    p50_ms: milliseconds("Half of these attempts were answered within this time.", 120),
    p95_ms: milliseconds("95 % of them were. A time-out counts as 15 s.", 900),
    next_retry_at: orNull(time, "When the next attempt is due."),
    failing_since: orNull(
      time,
      "The first failure since its last success, or since 36 h without attempts.",
    ),
    disabled: v.nullable(
      v.strictObject({
        since: time,
        why: oneOf(disablingReasons, "A 410, five days without a success, or staff.", "GONE"),
        reason: orNull(
          v.string(),
          "What staff gave as their reason.",
          "The shop asked for it by phone.",
        ),
      }),
    ),
    last_success_at: orNull(time, "When it last accepted an event, to the minute."),
    last_failure_at: orNull(time, "When it last did not."),
    last_http_status: v.nullable(wholeNumber("Its last answer; null if there was none.", 200)),
    created_at: time,
  }),
  named("EndpointReport", "A webhook endpoint of a merchant or a TPP, and how it does.", {
    health: "HEALTHY",
    disabled: null,
  }),
);

/** Jobs that send an endpoint's events again (docs/decisions/119). */
const jobId = idOf("job", "A recovery job.");

const which = oneOf(
  ["FAILED", "MISSING"],
  "FAILED: given up. MISSING: never accepted by a registered endpoint.",
  "FAILED",
);

const eventName = v.pipe(
  v.string(),
  v.regex(/^[a-z_]{1,40}(?:\.[a-z_]{1,40}){1,3}$/, "must be the name of an event"),
  described("The name of an event.", "payment.completed"),
);

export const recoverRequest = v.pipe(
  v.strictObject({
    from: time,
    to: time,
    types: v.optional(setOf(eventName, 1)),
    which,
    dry_run: v.pipe(v.optional(v.boolean(), false), described("True only counts.", false)),
  }),
  rule(({ from, to }) => Date.parse(from) < Date.parse(to), "from must be before to", {}),
  named("Recover", "The events that happened from one time to another, the second excluded.", {
    from: "2026-11-21T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
  }),
);

export const recoveryCount = v.pipe(
  v.strictObject({
    count: wholeNumber("How many events a job would send.", 412),
    capped: flag("There are more. A job takes at most 10,000, the oldest first.", false),
    through: timeOrNull,
  }),
  named("RecoveryCount", "What a job would send: the last event happened at through."),
);

const status = oneOf(["RUNNING", "DONE", "CANCELLED"], "CANCELLED: staff stopped it.", "RUNNING");

export const recoveryJob = v.pipe(
  v.strictObject({
    job_id: jobId,
    endpoint_id: endpointId,
    owner: v.strictObject({ kind: v.picklist(["MERCHANT", "TPP"]), id: text("Its id.", "mer_0") }),
    mode,
    which,
    from: time,
    to: time,
    types: v.nullable(v.array(eventName)),
    status,
    total: wholeNumber("How many events it sends.", 412),
    done: wholeNumber("How many of them were accepted or given up.", 40),
    delivered: wholeNumber("How many of them were accepted.", 40),
    failed: wholeNumber("How many of them were given up again.", 0),
    started_at: time,
    ended_at: timeOrNull,
  }),
  named("RecoveryJob", "Events that are being sent again. to is earlier if more were left.", {
    from: "2026-11-21T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
    types: null,
    ended_at: null,
  }),
);

export const recoveriesQuery = v.object({
  ...pageQuery.entries,
  endpoint_id: v.optional(endpointId),
});

export const jobPath = v.object({ job_id: jobId });

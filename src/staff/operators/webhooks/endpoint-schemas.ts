import * as v from "valibot";
import { oneOf, orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  described,
  endpointId,
  idOf,
  mode,
  named,
  text,
  time,
} from "../../../base/kernel/fields.ts";
import { pageQuery } from "../../../base/platform/lists.ts";
import { disablingReasons, healthLevels } from "../../../network/webhooks/endpoint-health.ts";
import { endpointKinds } from "../../../network/webhooks/endpoint-kinds.ts";
import { note } from "../requests.ts";

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
    owner: v.strictObject({ kind: v.picklist(["MERCHANT", "TPP"]), id: ownerId }),
    mode,
    kind: oneOf(
      endpointKinds,
      "Registered now, registered before, or named by a payment.",
      "REGISTERED",
    ),
    origin: text("The origin of its addresses.", "https://shop.example"),
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

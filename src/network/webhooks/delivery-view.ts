import { formatId } from "../../base/kernel/ids.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { AttemptRecord, DeliveryState } from "./delivery-machine.ts";
import type { FoundDelivery } from "./find-deliveries.ts";

/** The views of a delivery: for staff, and for the owner of the event. */
export const deliveryStatuses = ["DELIVERED", "WAITING", "FAILED", "HELD"] as const;

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

export const attemptResults = [
  "SUCCEEDED",
  "REFUSED",
  "TIMED_OUT",
  "UNREACHABLE",
  "TARGET_NOT_ALLOWED",
  "NO_SIGNING_SECRET",
  "UNREPORTED",
] as const satisfies readonly AttemptRecord["result"][];

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

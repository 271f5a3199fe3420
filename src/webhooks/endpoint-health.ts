import type { Outcome } from "./delivery-machine.ts";

/** How an endpoint has answered, over all its deliveries. Times in milliseconds. */
export interface EndpointHealth {
  /** Precise to the minute, because not every success is worth a write. */
  last_success_at: number | null;
  last_failure_at: number | null;
  last_http_status: number | null;
  consecutive_failures: number;
  /** The first failure since the last success. */
  failing_since: number | null;
}

export const unknownHealth: EndpointHealth = {
  last_success_at: null,
  last_failure_at: null,
  last_http_status: null,
  consecutive_failures: 0,
  failing_since: null,
};

const SUCCESS_PRECISION_MS = 60_000;

/** The health after one more outcome; the same value if the change is not worth a write. */
export const healthAfter = (
  health: EndpointHealth,
  outcome: Outcome,
  nowMs: number,
): EndpointHealth => {
  if (outcome.result === "SUCCEEDED") {
    const isRecent =
      health.failing_since === null &&
      nowMs - (health.last_success_at ?? -Infinity) < SUCCESS_PRECISION_MS;
    if (isRecent) return health;
    return {
      ...health,
      last_success_at: nowMs,
      last_http_status: outcome.http_status,
      consecutive_failures: 0,
      failing_since: null,
    };
  }
  return {
    ...health,
    last_failure_at: nowMs,
    last_http_status: outcome.http_status,
    consecutive_failures: health.consecutive_failures + 1,
    failing_since: health.failing_since ?? nowMs,
  };
};

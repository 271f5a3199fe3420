import type { Outcome } from "./delivery-machine.ts";
import type { EndpointKind } from "./endpoint-kinds.ts";
import { attemptDelaysMs } from "./schedule.ts";

/** How an endpoint has answered, over all its deliveries. Times in milliseconds. */
export interface EndpointHealth {
  /** Precise to the minute, because not every success is worth a write. */
  last_success_at: number | null;
  last_failure_at: number | null;
  last_http_status: number | null;
  consecutive_failures: number;
  /** The first failure since the last success, or since a pause without attempts. */
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

/** Longer than any wait between two attempts of an event (28.8 h), so a longer one is a pause. */
const PAUSE_MS = 36 * 3600_000;

/** Whether the request left. If it did not, the outcome says nothing about the endpoint. */
export const wasSent = ({ result }: Outcome): boolean =>
  result !== "TARGET_NOT_ALLOWED" && result !== "NO_SIGNING_SECRET";

/**
 * The health after one more outcome; the same value if the change is not worth a write. The first
 * success of an episode of alerts, begun at `alertedAt`, always is: it ends the episode.
 */
export const healthAfter = (
  health: EndpointHealth,
  outcome: Outcome,
  nowMs: number,
  alertedAt: number | null,
): EndpointHealth => {
  if (outcome.result === "SUCCEEDED") {
    const known = health.last_success_at ?? -Infinity;
    const endsEpisode = alertedAt !== null && known <= alertedAt;
    const isRecent = health.failing_since === null && nowMs - known < SUCCESS_PRECISION_MS;
    if (isRecent && !endsEpisode) return health;
    return {
      ...health,
      // Later than the alert, also in the same millisecond.
      last_success_at: endsEpisode ? Math.max(nowMs, alertedAt + 1) : nowMs,
      last_http_status: outcome.http_status,
      consecutive_failures: 0,
      failing_since: null,
    };
  }
  const isAfterPause = nowMs - (health.last_failure_at ?? nowMs) > PAUSE_MS;
  return {
    ...health,
    last_failure_at: nowMs,
    last_http_status: outcome.http_status,
    consecutive_failures: health.consecutive_failures + 1,
    failing_since: isAfterPause ? nowMs : (health.failing_since ?? nowMs),
  };
};

/**
 * Why an endpoint gets no events: it answered 410, it accepted nothing for five days, or the
 * operator's staff disabled it.
 */
export const disablingReasons = ["GONE", "FAILING", "OPERATOR"] as const;

export interface Disabling {
  reason: (typeof disablingReasons)[number];
  /** Milliseconds since the epoch. */
  at: number;
  /** What staff gave as their reason, for staff only. */
  note: string | null;
}

/** How an endpoint does, the worst first. Lists order by these names, which are in that order. */
export const healthLevels = ["DISABLED", "FAILING", "HEALTHY", "UNKNOWN"] as const;

export type HealthLevel = (typeof healthLevels)[number];

/** So many failures in a row are not an accident of one request. */
const FAILING_AFTER = 3;

export const healthLevel = (health: EndpointHealth, disabled: Disabling | null): HealthLevel => {
  if (disabled) return "DISABLED";
  if (health.consecutive_failures >= FAILING_AFTER) return "FAILING";
  return health.last_success_at === null ? "UNKNOWN" : "HEALTHY";
};

const FAILING_TOO_LONG_MS = 5 * 24 * 3600_000;

const isGone = (outcome: Outcome): boolean => outcome.http_status === 410;

/** Whether a failure disables the endpoint. `health` already includes it. */
export const disablingAfter = (
  kind: EndpointKind,
  health: EndpointHealth,
  outcome: Outcome,
  nowMs: number,
): Disabling | null => {
  if (kind === "ALERT") return null;
  // A 410 is about one address, and only a registered endpoint has just one.
  if (kind === "REGISTERED" && isGone(outcome)) return { reason: "GONE", at: nowMs, note: null };
  const { failing_since } = health;
  const isFailing = failing_since !== null && nowMs - failing_since >= FAILING_TOO_LONG_MS;
  return isFailing ? { reason: "FAILING", at: nowMs, note: null } : null;
};

/** Until the first success at an origin that nobody registered, an event gets three attempts. */
const UNPROVEN_ATTEMPTS = 3;

/** How many attempts an event has, after this outcome of one of them. */
export const attemptsFor = (
  kind: EndpointKind,
  health: EndpointHealth,
  outcome: Outcome,
): number => {
  if (kind === "REGISTERED") return attemptDelaysMs.length;
  // The address of this event is gone. Others at the same origin need not be.
  if (isGone(outcome)) return 1;
  const isProven = kind === "FORMER" || kind === "ALERT" || health.last_success_at !== null;
  return isProven ? attemptDelaysMs.length : UNPROVEN_ATTEMPTS;
};

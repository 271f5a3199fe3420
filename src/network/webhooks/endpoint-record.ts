import { DAY_MS } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Upcasts } from "../../frame/objects/state.ts";
import type { Owner } from "../parties/owners.ts";
import type { AttemptOutcome } from "./delivery-machine.ts";
import type { EndpointKind } from "./events.ts";
import { attemptDelaysMs } from "./schedule.ts";

/** The scope of one endpoint's object: an owner's events in one mode, at one origin of one kind. */
export interface EndpointName {
  owner: Owner;
  mode: Mode;
  kind: EndpointKind;
  origin: string;
}

/** The value that an endpoint's object stores in addition to its deliveries. */
export interface EndpointRecord extends EndpointName {
  /** The schema number of this value. */
  schema: number;
  created_at: number;
  /** The registered address as of the newest event; null for the other kinds. */
  url: string | null;
  health: EndpointHealth;
  /** Null while it is enabled. */
  disabled: Disabling | null;
  /** Whether deliveries may be held. */
  holding: boolean;
  /** The held delivery that was released last. The next one is released after its first attempt. */
  released: string | null;
  /** The instant that the alarm is set for; null if none is needed. */
  alarm_at: number | null;
}

/** The schemas of endpoints' records, as of every aggregate (objects/state.ts). */
export const endpointUpcasts: Upcasts = Object.freeze([]);

/**
 * Events about their owner's own safety: what staff change of a merchant or a TPP. They leave also
 * while staff hold the endpoint, so nobody can silence the owner first and then change something.
 */
const isSafety = (event: string): boolean => /^(merchant|tpp)\./.test(event);

/** Whether the endpoint holds an event. @rule P8.14 */
export const holds = ({ disabled }: Pick<EndpointRecord, "disabled">, event: string): boolean =>
  disabled !== null && !(disabled.reason === "OPERATOR" && isSafety(event));

export const newEndpoint = (
  { owner, mode, kind, origin }: EndpointName,
  nowMs: number,
): EndpointRecord => ({
  schema: endpointUpcasts.length + 1,
  owner,
  mode,
  kind,
  origin,
  created_at: nowMs,
  url: null,
  health: unknownHealth,
  disabled: null,
  holding: false,
  released: null,
  alarm_at: null,
});

/** How an endpoint has answered all its deliveries. Times in milliseconds. */
export interface EndpointHealth {
  /** Precise to the minute, so that not every success causes a write. */
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

/** Longer than any wait between two attempts of an event (28.8 h). A longer gap is a pause. */
const PAUSE_MS = 36 * 3600_000;

/** Whether the request was sent. If not, the outcome says nothing about the endpoint. */
export const wasSent = ({ result }: AttemptOutcome): boolean =>
  result !== "TARGET_NOT_ALLOWED" && result !== "NO_SIGNING_SECRET";

/**
 * The health after one more outcome; the same value if the change needs no write. The first success
 * after `alertedAt` is always written, because it ends the episode of alerts.
 */
export const healthAfter = (
  health: EndpointHealth,
  outcome: AttemptOutcome,
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
      // Must be later than the alert, even if both happen in the same millisecond.
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
 * Why an endpoint is disabled: it answered 410, it accepted nothing for five days, or the
 * operator's staff disabled it.
 */
export const disablingReasons = ["GONE", "FAILING", "OPERATOR"] as const;

export interface Disabling {
  reason: (typeof disablingReasons)[number];
  /** Milliseconds since the epoch. */
  at: number;
  /** The reason that staff gave, shown to staff only. */
  note: string | null;
}

/**
 * The health of an endpoint, the worst first. Lists sort by these names, whose alphabetical order
 * is the same.
 */
export const healthLevels = ["DISABLED", "FAILING", "HEALTHY", "UNKNOWN"] as const;

export type HealthLevel = (typeof healthLevels)[number];

/** After this many consecutive failures, the cause is not a single request. */
const FAILING_AFTER = 3;

export const healthLevel = (health: EndpointHealth, disabled: Disabling | null): HealthLevel => {
  if (disabled) return "DISABLED";
  if (health.consecutive_failures >= FAILING_AFTER) return "FAILING";
  return health.last_success_at === null ? "UNKNOWN" : "HEALTHY";
};

const FAILING_TOO_LONG_MS = 5 * DAY_MS;

const isGone = (outcome: AttemptOutcome): boolean => outcome.http_status === 410;

/** Whether a failure disables the endpoint. `health` already includes it. @rule P8.9 */
export const disablingAfter = (
  kind: EndpointKind,
  health: EndpointHealth,
  outcome: AttemptOutcome,
  nowMs: number,
): Disabling | null => {
  if (kind === "ALERT") return null;
  // A 410 concerns one address, and only a registered endpoint has a single address.
  // @rule P8.22
  if (kind === "REGISTERED" && isGone(outcome)) return { reason: "GONE", at: nowMs, note: null };
  const { failing_since } = health;
  const isFailing = failing_since !== null && nowMs - failing_since >= FAILING_TOO_LONG_MS;
  return isFailing ? { reason: "FAILING", at: nowMs, note: null } : null;
};

/** The attempts of an event at an unregistered origin before the origin's first success. */
const UNPROVEN_ATTEMPTS = 3;

/** How many attempts an event gets, given the outcome of one of them. @rule P8.10 */
export const attemptsFor = (
  kind: EndpointKind,
  health: EndpointHealth,
  outcome: AttemptOutcome,
): number => {
  if (kind === "REGISTERED") return attemptDelaysMs.length;
  // Only the address of this event is gone. Other addresses at the origin may still work.
  if (isGone(outcome)) return 1;
  const isProven = kind === "FORMER" || kind === "ALERT" || health.last_success_at !== null;
  return isProven ? attemptDelaysMs.length : UNPROVEN_ATTEMPTS;
};

import { findMove, type Move } from "../../base/kernel/machine.ts";
import { DAY_MS, HOUR_MS } from "../../base/platform/clock.ts";
import { nextDelayMs } from "./schedule.ts";

/**
 * One event on its way to one endpoint: pure decisions over a record.
 *
 * A delivery is leased to one performer at a time. Each lease has a number, so a late report is
 * recognised: a late success ends the delivery, and a late failure counts only while no newer lease
 * exists.
 *
 * Failures (the endpoint did not accept the event) and lapses (no report arrived before the lease
 * ended) are counted separately, so an outage of the gateway uses up no attempts of the endpoint.
 */
export type DeliveryState = "PENDING" | "HELD" | "DELIVERED" | "GAVE_UP";

export type DeliveryTrigger =
  | "leased"
  | "lapsed"
  | "succeeded"
  | "failed"
  | "exhausted"
  | "outlived"
  | "redelivered"
  | "held"
  | "released"
  | "recovered"
  | "stopped";

export const deliveryMoves: readonly Move<DeliveryState, DeliveryTrigger, null>[] = [
  // from       trigger      to           emits
  ["PENDING", "leased", "PENDING", null],
  ["PENDING", "lapsed", "PENDING", null],
  ["PENDING", "failed", "PENDING", null],
  ["PENDING", "succeeded", "DELIVERED", null],
  ["PENDING", "exhausted", "GAVE_UP", null],
  ["PENDING", "outlived", "GAVE_UP", null],
  // A late success of an earlier attempt ends the delivery.
  ["GAVE_UP", "succeeded", "DELIVERED", null],
  // The owner requests the event again; its id stays the same.
  ["PENDING", "redelivered", "PENDING", null],
  ["DELIVERED", "redelivered", "PENDING", null],
  ["GAVE_UP", "redelivered", "PENDING", null],
  // The endpoint is disabled. Once it is enabled, held deliveries are sent one after the other.
  ["PENDING", "held", "HELD", null],
  ["HELD", "released", "PENDING", null],
  ["HELD", "redelivered", "PENDING", null],
  ["HELD", "succeeded", "DELIVERED", null],
  ["HELD", "outlived", "GAVE_UP", null],
  // Staff recover a given-up delivery. It is sent like a held one, unless staff stop the recovery
  // first.
  ["GAVE_UP", "recovered", "HELD", null],
  ["HELD", "stopped", "GAVE_UP", null],
];

export interface Delivery {
  event_id: string;
  event: string;
  url: string;
  /** The exact body; the same in every attempt. */
  bytes: string;
  traceparent: string;
  occurred_at: number;
  /** When its schedule began: at its acceptance, its release or its last redelivery. */
  created_at: number;
  state: DeliveryState;
  /** How often it was leased. This is also the number of the newest lease. */
  attempts: number;
  /** How many times the endpoint did not accept it: the position in the schedule. */
  failures: number;
  /** Consecutive leases that ended without a report. */
  lapses: number;
  next_attempt_at: number;
  held_until: number;
  /** True: a performer holds it. False: a pointer to it is in the queue. */
  leased: boolean;
  /** When it reached its final state. */
  ended_at: number | null;
  /** The newest attempts, oldest first. */
  log: AttemptRecord[];
}

export interface AttemptRecord {
  attempt: number;
  /** When this became known (milliseconds). */
  at: number;
  result: "SUCCEEDED" | DeliveryFailure | "UNREPORTED";
  http_status: number | null;
  duration_ms: number | null;
  /** The beginning of the answer, redacted (deliver.ts); null if there was none. */
  answer: string | null;
}

export type DeliveryFailure =
  | "REFUSED"
  | "TIMED_OUT"
  | "UNREACHABLE"
  | "TARGET_NOT_ALLOWED"
  | "NO_SIGNING_SECRET";

/** The outcome of one attempt. */
export type AttemptOutcome =
  | { result: "SUCCEEDED"; http_status: number; duration_ms: number; answer?: string }
  | {
      result: DeliveryFailure;
      http_status: number | null;
      duration_ms: number;
      retry_after_ms: number | null;
      answer?: string;
    };

/** How long an endpoint may take to answer. @rule G8.1 P8.8 */
export const ENDPOINT_TIMEOUT_MS = 15_000;

/** The time-out, plus the time to sign before the call and to report after it. */
const LEASE_MS = ENDPOINT_TIMEOUT_MS + 5_000;

/** How long a pointer may stay in its queue before another one is sent. */
const POINTER_HOLD_MS = 20_000;

/** How long final deliveries are kept. An unfinished one of that age is given up. */
export const DELIVERY_RETENTION_MS = 30 * DAY_MS;

/** A held delivery waits as long as its event is on its owner's list (sweep.ts). */
export const HELD_RETENTION_MS = 400 * DAY_MS;

/** Normal deliveries have ten attempts; the rest is room for lapses. */
const LOGGED_ATTEMPTS = 20;

/** Waits after consecutive lapses; none at first, because the usual cause is a restart. */
const lapseDelaysMs = [0, 5_000, 20_000, 60_000, 300_000, 900_000] as const;

export const newDelivery = (
  event: Pick<Delivery, "event_id" | "event" | "url" | "bytes" | "traceparent" | "occurred_at">,
  nowMs: number,
): Delivery => ({
  ...event,
  created_at: nowMs,
  state: "PENDING",
  attempts: 0,
  failures: 0,
  lapses: 0,
  next_attempt_at: nowMs,
  held_until: 0,
  leased: false,
  ended_at: null,
  log: [],
});

/** The delivery leased for one more attempt, or null if nothing is due. */
export const leaseDelivery = (delivery: Delivery, nowMs: number): Delivery | null => {
  const move = findMove(deliveryMoves, delivery.state, "leased");
  if (!move || delivery.next_attempt_at > nowMs || isLeased(delivery, nowMs)) return null;
  const attempts = delivery.attempts + 1;
  return {
    ...delivery,
    state: move.to,
    attempts,
    held_until: nowMs + LEASE_MS,
    leased: true,
    // A repeated pointer may find the lapse before the alarm does.
    log: delivery.leased ? logged(delivery.log, unreported(delivery, nowMs)) : delivery.log,
  };
};

/** The delivery with its schedule started again. An attempt under way continues. */
export const redeliver = (delivery: Delivery, nowMs: number): Delivery => {
  const move = findMove(deliveryMoves, delivery.state, "redelivered");
  if (!move || isLeased(delivery, nowMs)) return delivery;
  return { ...delivery, ...beginning(nowMs), state: move.to, held_until: 0, leased: false };
};

/** The members of a delivery whose schedule begins now. */
const beginning = (nowMs: number) => ({
  created_at: nowMs,
  next_attempt_at: nowMs,
  failures: 0,
  lapses: 0,
  ended_at: null,
});

/** The delivery held for a disabled endpoint, or null if the delivery has ended. */
export const holdDelivery = (delivery: Delivery, nowMs: number): Delivery | null =>
  moved(delivery, "held", nowMs);

/** At most ten held deliveries are released a second. */
const BETWEEN_RELEASES_MS = 100;

/**
 * Releases a held delivery. Its first attempt is due shortly after that of the previously released
 * delivery.
 */
export const releaseDelivery = (
  delivery: Delivery,
  last: Delivery | null,
  nowMs: number,
): Delivery => {
  const attempt = last?.log.at(-1);
  const begun = attempt ? attempt.at - (attempt.duration_ms ?? 0) : -Infinity;
  const at = Math.max(nowMs, begun + BETWEEN_RELEASES_MS);
  return moved({ ...delivery, ...beginning(at) }, "released", at) ?? delivery;
};

/** Holds a given-up delivery until its turn; null if it was not given up. */
export const recoverDelivery = (delivery: Delivery, nowMs: number): Delivery | null =>
  moved({ ...delivery, created_at: nowMs }, "recovered", nowMs);

/** Gives a held delivery up again; null if it is no longer held. */
export const stopRecovery = (delivery: Delivery, nowMs: number): Delivery | null =>
  moved(delivery, "stopped", nowMs);

const isLeased = (delivery: Delivery, nowMs: number): boolean =>
  delivery.leased && delivery.held_until > nowMs;

/**
 * The latest time to send a leased delivery's request, so that its answer can arrive within the
 * lease.
 */
export const sendByOf = (delivery: Delivery): number => delivery.held_until - ENDPOINT_TIMEOUT_MS;

/**
 * The delivery after a performer's report, or null if the report changes nothing (a repeat, or an
 * attempt that was never leased). `random` in [0, 1) is for the schedule's jitter. The delivery is
 * given up after `attempts` failures.
 */
export const reportDelivery = (
  delivery: Delivery,
  attempt: number,
  outcome: AttemptOutcome,
  nowMs: number,
  random: number,
  attempts: number,
): Delivery | null => {
  if (attempt < 1 || attempt > delivery.attempts || isReported(delivery, attempt)) return null;
  const { result, http_status, duration_ms, answer = null } = outcome;
  const entry: AttemptRecord = { attempt, at: nowMs, result, http_status, duration_ms, answer };
  const known = { ...delivery, log: logged(delivery.log, entry) };
  if (outcome.result === "SUCCEEDED") return moved(known, "succeeded", nowMs) ?? known;
  if (attempt < delivery.attempts) return known;
  const failures = delivery.failures + 1;
  const delay = failures < attempts ? nextDelayMs(failures, random, outcome.retry_after_ms) : null;
  const failed = { ...known, failures, lapses: 0 };
  return (
    (delay === null
      ? moved(failed, "exhausted", nowMs)
      : moved({ ...failed, next_attempt_at: nowMs + delay }, "failed", nowMs)) ?? known
  );
};

/** Only the newest attempt can count, and the log always keeps it. */
const isReported = (delivery: Delivery, attempt: number): boolean =>
  delivery.log.some((entry) => entry.attempt === attempt && entry.result !== "UNREPORTED");

/**
 * The delivery after the alarm: held for a pointer that must be sent now, postponed after several
 * lapses, or given up because it is too old. Null if nothing is due.
 */
export const wakeDelivery = (
  delivery: Delivery,
  nowMs: number,
): { delivery: Delivery; sendPointer: boolean } | null => {
  if (delivery.ended_at !== null || wakeAt(delivery) > nowMs) return null;
  const seen = delivery.leased ? lapsed(delivery, nowMs) : delivery;
  if (seen.state === "HELD" || seen.created_at + DELIVERY_RETENTION_MS <= nowMs) {
    return { delivery: moved(seen, "outlived", nowMs) ?? seen, sendPointer: false };
  }
  if (seen.next_attempt_at > nowMs) return { delivery: seen, sendPointer: false };
  return { delivery: { ...seen, held_until: nowMs + POINTER_HOLD_MS }, sendPointer: true };
};

const lapsed = (delivery: Delivery, nowMs: number): Delivery => {
  const wait = lapseDelaysMs[Math.min(delivery.lapses, lapseDelaysMs.length - 1)] ?? 0;
  const changed = {
    ...delivery,
    lapses: delivery.lapses + 1,
    next_attempt_at: nowMs + wait,
    log: logged(delivery.log, unreported(delivery, nowMs)),
  };
  return moved(changed, "lapsed", nowMs) ?? delivery;
};

/** When the alarm should next look at a delivery. */
export const wakeAt = (delivery: Delivery): number => {
  if (delivery.state === "HELD") return delivery.created_at + HELD_RETENTION_MS;
  if (delivery.ended_at === null) return Math.max(delivery.next_attempt_at, delivery.held_until);
  // Rounded up to the hour, so one alarm deletes the deliveries of a whole hour, and the index
  // finds those that ended in an hour (endpoint-monitor.ts).
  return Math.ceil((delivery.ended_at + DELIVERY_RETENTION_MS) / HOUR_MS) * HOUR_MS;
};

/** The delivery after a move that ends its hold, or null if the table has no such move. */
const moved = (delivery: Delivery, trigger: DeliveryTrigger, nowMs: number): Delivery | null => {
  const move = findMove(deliveryMoves, delivery.state, trigger);
  if (!move) return null;
  const ended_at = move.to === "PENDING" || move.to === "HELD" ? null : nowMs;
  return { ...delivery, state: move.to, held_until: 0, leased: false, ended_at };
};

const unreported = (delivery: Delivery, nowMs: number): AttemptRecord => ({
  attempt: delivery.attempts,
  at: nowMs,
  result: "UNREPORTED",
  http_status: null,
  duration_ms: null,
  answer: null,
});

/** One entry per attempt. A late report replaces the assumed one. */
const logged = (log: readonly AttemptRecord[], entry: AttemptRecord): AttemptRecord[] =>
  [...log.filter((known) => known.attempt !== entry.attempt), entry]
    .sort((a, b) => a.attempt - b.attempt)
    .slice(-LOGGED_ATTEMPTS);

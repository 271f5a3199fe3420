import { DAY_MS, HOUR_MS } from "../../base/platform/clock.ts";
import { type AttemptRecord, DELIVERY_RETENTION_MS } from "./delivery-machine.ts";
import { countHeld, LONGEST_WAIT_MS, logOf } from "./delivery-store.ts";
import { type EndpointRecord, type HealthLevel, healthLevel } from "./endpoint-record.ts";

/** An endpoint as shown to its owner. */
export interface EndpointStatus
  extends Pick<
    EndpointRecord,
    "owner" | "mode" | "kind" | "origin" | "created_at" | "health" | "disabled"
  > {
  /** The number of events that wait for the endpoint to be enabled. */
  held: number;
}

export const endpointStatus = (sql: SqlStorage, record: EndpointRecord): EndpointStatus => {
  const { owner, mode, kind, origin, created_at, health, disabled } = record;
  const held = record.holding ? countHeld(sql) : 0;
  return { owner, mode, kind, origin, created_at, health, disabled, held };
};

/**
 * The counts of one endpoint's deliveries, for staff. They are computed from the deliveries' rows
 * when they are read, so no counter must be written with a delivery.
 */
interface EndpointCounts {
  /** Deliveries that are under way or wait for a retry, counted to 10,000. */
  waiting: number;
  /** Deliveries that wait until the endpoint is enabled. */
  held: number;
  /** Deliveries that were given up and are still kept. */
  failed: number;
  /** When the oldest waiting or held event happened; null if there is none. */
  oldest_waiting_at: number | null;
  next_retry_at: number | null;
}

/** How an endpoint answered the attempts of the last 24 hours. */
interface RecentAnswers {
  /** The share of attempts that were accepted, from 0 to 1; null without attempts. */
  success_share: number | null;
  /**
   * The duration in milliseconds of attempts that were answered or timed out; null without such
   * attempts.
   */
  p50_ms: number | null;
  p95_ms: number | null;
}

/** An endpoint as shown to staff. */
export interface EndpointReport extends EndpointStatus, EndpointCounts, RecentAnswers {
  /** The registered address; null for the other kinds. */
  url: string | null;
  level: HealthLevel;
}

export const reportOf = (
  sql: SqlStorage,
  record: EndpointRecord,
  nowMs: number,
): EndpointReport => ({
  ...endpointStatus(sql, record),
  url: record.url,
  ...countDeliveries(sql, nowMs),
  ...recentAnswers(sql, nowMs),
  level: healthLevel(record.health, record.disabled),
});

/** What an endpoint has not accepted yet, for the figures of all endpoints. */
export interface Backlog {
  /** Deliveries that are under way or wait for a retry, counted to 10,000. */
  waiting: number;
  held: number;
  /** When the oldest of them happened (milliseconds); null without any. */
  oldest_at: number | null;
}

/** An endpoint as the sweep finds it. */
export interface LookedAt {
  level: HealthLevel;
  backlog: Backlog;
}

export const noBacklog: Backlog = { waiting: 0, held: 0, oldest_at: null };

export const addBacklogs = (one: Backlog, other: Backlog): Backlog => ({
  waiting: one.waiting + other.waiting,
  held: one.held + other.held,
  oldest_at: earlier(one.oldest_at, other.oldest_at),
});

const earlier = (one: number | null, other: number | null): number | null => {
  const first = Math.min(one ?? Infinity, other ?? Infinity);
  return first === Infinity ? null : first;
};

const MOST_COUNTED = 10_000;

/** The most deliveries read of each group: ended last, due next, held first. */
const MOST_SAMPLED = 500;

const statements = {
  waiting: `SELECT COUNT(*) AS waiting, MIN(occurred_at) AS oldest,
    MIN(CASE WHEN leased = 0 THEN next_attempt_at END) AS next FROM (
      SELECT occurred_at, next_attempt_at, leased FROM deliveries
      WHERE wake_at <= ? AND state = 'PENDING' LIMIT ?)`,
  held: "SELECT COUNT(*) AS held, MIN(occurred_at) AS oldest FROM deliveries WHERE state = 'HELD'",
  failed: "SELECT COUNT(*) AS failed FROM deliveries WHERE state = 'GAVE_UP'",
  endedLogs: `SELECT attempt_log FROM deliveries
    WHERE wake_at BETWEEN ? AND ? AND ended_at >= ? ORDER BY wake_at DESC LIMIT ?`,
  waitingLogs: `SELECT attempt_log FROM deliveries
    WHERE wake_at <= ? AND state = 'PENDING' ORDER BY wake_at LIMIT ?`,
  endedBetween: `SELECT event_id, wake_at, state, created_at, attempt_log FROM deliveries
    WHERE (wake_at, event_id) > (?, ?) AND wake_at <= ? AND ended_at >= ? AND ended_at < ?
    ORDER BY wake_at, event_id LIMIT ?`,
  heldLogs: `SELECT attempt_log FROM deliveries WHERE state = 'HELD'
    ORDER BY occurred_at, event_id LIMIT ?`,
};

/** The backlog, and when its next retry is. */
const backlogOf = (sql: SqlStorage, nowMs: number): Backlog & { next: number | null } => {
  const { waiting, oldest, next } = sql
    .exec<{ waiting: number; oldest: number | null; next: number | null }>(
      ...([statements.waiting, nowMs + LONGEST_WAIT_MS, MOST_COUNTED] as const),
    )
    .one();
  const held = sql.exec<{ held: number; oldest: number | null }>(statements.held).one();
  return { waiting, held: held.held, oldest_at: earlier(oldest, held.oldest), next };
};

export const lookedAt = (sql: SqlStorage, record: EndpointRecord, nowMs: number): LookedAt => {
  const { waiting, held, oldest_at } = backlogOf(sql, nowMs);
  const level = healthLevel(record.health, record.disabled);
  return { level, backlog: { waiting, held, oldest_at } };
};

const countDeliveries = (sql: SqlStorage, nowMs: number): EndpointCounts => {
  const { waiting, held, oldest_at, next } = backlogOf(sql, nowMs);
  const { failed } = sql.exec<{ failed: number }>(statements.failed).one();
  return { waiting, held, failed, oldest_waiting_at: oldest_at, next_retry_at: next };
};

const recentAnswers = (sql: SqlStorage, nowMs: number): RecentAnswers => {
  const since = nowMs - DAY_MS;
  const logs = (...query: [string, ...number[]]) =>
    sql.exec<{ attempt_log: string }>(...query).toArray();
  const rows = [
    ...logs(
      ...([
        statements.endedLogs,
        since + DELIVERY_RETENTION_MS,
        nowMs + DELIVERY_RETENTION_MS + HOUR_MS,
      ] as const),
      since,
      MOST_SAMPLED,
    ),
    ...logs(statements.waitingLogs, nowMs + LONGEST_WAIT_MS, MOST_SAMPLED),
    ...logs(statements.heldLogs, MOST_SAMPLED),
  ];
  const attempts = rows
    .flatMap(({ attempt_log }) => logOf(attempt_log))
    .filter(({ at }) => at >= since);
  return summary(attempts);
};

const summary = (attempts: readonly AttemptRecord[]): RecentAnswers => {
  const made = attempts.filter(reachedEndpoint);
  const accepted = made.filter(({ result }) => result === "SUCCEEDED").length;
  const durations = durationsOf(made).sort((a, b) => a - b);
  return {
    success_share: made.length === 0 ? null : accepted / made.length,
    p50_ms: percentile(durations, 0.5),
    p95_ms: percentile(durations, 0.95),
  };
};

/** Attempts that were not sent or not reported say nothing about the endpoint. */
const reachedEndpoint = ({ result }: AttemptRecord): boolean =>
  result !== "UNREPORTED" && result !== "TARGET_NOT_ALLOWED" && result !== "NO_SIGNING_SECRET";

const durationsOf = (attempts: readonly AttemptRecord[]): number[] =>
  attempts.flatMap(({ result, duration_ms }) =>
    result === "UNREACHABLE" ? [] : (duration_ms ?? []),
  );

/** The percentile of ascending values, by nearest rank; null without values. */
const percentile = (ascending: readonly number[], share: number): number | null =>
  ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? null;

/** Totals of one endpoint's deliveries that ended in a span of time, or one page of them. */
export interface EndpointTotals {
  delivered: number;
  failed: number;
  /** The attempts of these deliveries that reached the endpoint, also those of earlier hours. */
  attempts: number;
  /** The duration in milliseconds of the attempts that were answered or timed out. */
  milliseconds: number[];
  /** The start of the next page; null on the last one. */
  next: TotalsPosition | null;
}

export interface TotalsPosition {
  wake_at: number;
  event_id: string;
}

/** The limit keeps calls short, because the object must also serve its deliveries. */
const MOST_ADDED = 5_000;

/** `from` inclusive, `to` exclusive, in milliseconds. */
export const totalsOf = (
  sql: SqlStorage,
  from: number,
  to: number,
  after: TotalsPosition | null,
): EndpointTotals => {
  const ended = sql
    .exec<{
      event_id: string;
      wake_at: number;
      state: string;
      created_at: number;
      attempt_log: string;
    }>(
      ...([statements.endedBetween, after?.wake_at ?? from + DELIVERY_RETENTION_MS - 1] as const),
      after?.event_id ?? "",
      to + DELIVERY_RETENTION_MS + HOUR_MS,
      from,
      to,
      MOST_ADDED,
    )
    .toArray();
  const attempts = ended
    .flatMap(({ attempt_log, created_at }) =>
      // Attempts before a redelivery were counted already.
      logOf(attempt_log).filter(({ at }) => at >= created_at),
    )
    .filter(reachedEndpoint);
  const delivered = ended.filter(({ state }) => state === "DELIVERED").length;
  const last = ended.length === MOST_ADDED ? ended.at(-1) : undefined;
  return {
    delivered,
    failed: ended.length - delivered,
    attempts: attempts.length,
    milliseconds: durationsOf(attempts),
    next: last ? { wake_at: last.wake_at, event_id: last.event_id } : null,
  };
};

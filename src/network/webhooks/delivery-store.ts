import { DAY_MS } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Owner } from "../parties/owners.ts";
import {
  type AttemptRecord,
  type Delivery,
  type DeliveryState,
  HELD_RETENTION_MS,
  sendByOf,
  wakeAt,
} from "./delivery-machine.ts";
import type { EndpointRecord } from "./endpoint-record.ts";

/**
 * The deliveries of one endpoint's object.
 *
 * deliveries: one row per event. wake_at is when the alarm should next look at it (a retry, the end
 * of a hold, the end of its retention), so one index serves all three. The log of attempts is part
 * of the row, so a report writes one row instead of two. The indexes of held and of failed
 * deliveries cost nothing while deliveries succeed.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS deliveries (
    event_id        TEXT PRIMARY KEY,
    event           TEXT NOT NULL,
    url             TEXT NOT NULL,
    bytes           TEXT NOT NULL,
    traceparent     TEXT NOT NULL,
    occurred_at     INTEGER NOT NULL,
    created_at      INTEGER NOT NULL,
    state           TEXT NOT NULL,
    attempts        INTEGER NOT NULL,
    failures        INTEGER NOT NULL,
    lapses          INTEGER NOT NULL,
    next_attempt_at INTEGER NOT NULL,
    held_until      INTEGER NOT NULL,
    leased         INTEGER NOT NULL,
    ended_at        INTEGER,
    attempt_log     TEXT NOT NULL,
    wake_at         INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS deliveries_by_wake_at ON deliveries (wake_at);
  CREATE INDEX IF NOT EXISTS deliveries_held ON deliveries (occurred_at, event_id)
    WHERE state = 'HELD';
  CREATE INDEX IF NOT EXISTS deliveries_failed ON deliveries (occurred_at, event_id)
    WHERE state = 'GAVE_UP';
`;

const statements = {
  read: "SELECT * FROM deliveries WHERE event_id = ?",
  insert: `INSERT INTO deliveries (event_id, event, bytes, traceparent, occurred_at,
    url, created_at, state, attempts, failures, lapses, next_attempt_at, held_until, leased, ended_at,
    attempt_log, wake_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  update: `UPDATE deliveries SET url = ?, created_at = ?, state = ?, attempts = ?, failures = ?, lapses = ?,
    next_attempt_at = ?, held_until = ?, leased = ?, ended_at = ?, attempt_log = ?, wake_at = ?
    WHERE event_id = ?`,
  due: `SELECT * FROM deliveries WHERE wake_at <= ? AND ended_at IS NULL
    ORDER BY wake_at LIMIT ?`,
  sweep: `DELETE FROM deliveries WHERE event_id IN (
    SELECT event_id FROM deliveries WHERE wake_at <= ? AND ended_at IS NOT NULL
    ORDER BY wake_at LIMIT ?)`,
  hold: `UPDATE deliveries SET state = 'HELD', held_until = 0, leased = 0, wake_at = created_at + ?
    WHERE event_id IN (
      SELECT event_id FROM deliveries
      WHERE wake_at <= ? AND state = 'PENDING' AND NOT (leased = 1 AND held_until > ?)
        AND NOT (? AND (event LIKE 'merchant.%' OR event LIKE 'tpp.%'))
      ORDER BY wake_at LIMIT ?)`,
  oldestHeld: `SELECT * FROM deliveries WHERE state = 'HELD'
    ORDER BY occurred_at, event_id LIMIT 1`,
  countHeld: "SELECT COUNT(*) AS held FROM deliveries WHERE state = 'HELD'",
  nextWakeAt: "SELECT MIN(wake_at) AS wake_at FROM deliveries",
};

type Row = {
  event_id: string;
  event: string;
  url: string;
  bytes: string;
  traceparent: string;
  occurred_at: number;
  created_at: number;
  state: string;
  attempts: number;
  failures: number;
  lapses: number;
  next_attempt_at: number;
  held_until: number;
  leased: number;
  ended_at: number | null;
  attempt_log: string;
  wake_at: number;
};

export const logOf = (stored: string): AttemptRecord[] => JSON.parse(stored) as AttemptRecord[];

const deliveryOf = ({ leased, attempt_log, state, wake_at: _, ...row }: Row): Delivery => ({
  ...row,
  state: state as DeliveryState,
  leased: leased === 1,
  log: logOf(attempt_log),
});

/** The columns that moves change, in the order in which both statements take them. */
const changingColumns = (delivery: Delivery) => [
  delivery.url,
  delivery.created_at,
  delivery.state,
  delivery.attempts,
  delivery.failures,
  delivery.lapses,
  delivery.next_attempt_at,
  delivery.held_until,
  delivery.leased ? 1 : 0,
  delivery.ended_at,
  JSON.stringify(delivery.log),
  wakeAt(delivery),
];

export const createDeliveries = (sql: SqlStorage): void => {
  sql.exec(schema);
};

export const readDelivery = (sql: SqlStorage, eventId: string): Delivery | null => {
  const [row] = sql.exec<Row>(statements.read, eventId);
  return row ? deliveryOf(row) : null;
};

export const insertDelivery = (sql: SqlStorage, delivery: Delivery): void => {
  const { event_id, event, bytes, traceparent, occurred_at } = delivery;
  const fixed = [event_id, event, bytes, traceparent, occurred_at];
  sql.exec(statements.insert, ...fixed, ...changingColumns(delivery));
};

export const updateDelivery = (sql: SqlStorage, delivery: Delivery): void => {
  sql.exec(statements.update, ...changingColumns(delivery), delivery.event_id);
};

/** The unfinished deliveries that are due, longest wait first. */
export const dueDeliveries = (sql: SqlStorage, nowMs: number, limit: number): Delivery[] =>
  sql.exec<Row>(statements.due, nowMs, limit).toArray().map(deliveryOf);

/** Deletes finished deliveries whose retention is over, at most `limit` of them. */
export const sweepDeliveries = (sql: SqlStorage, nowMs: number, limit: number): void => {
  sql.exec(statements.sweep, nowMs, limit);
};

/** No wait of the schedule is longer, so the index skips most ended deliveries. */
export const LONGEST_WAIT_MS = 2 * DAY_MS;

/** The limit keeps one call short. */
const HELD_AT_ONCE = 5000;

/**
 * Makes the move `held` for unfinished deliveries that no performer holds, in the order of their
 * due times. Deliveries above the limit are held when they become due. `byStaff`: events about the
 * owner's own safety go on (endpoint-record.ts).
 */
export const holdDeliveries = (sql: SqlStorage, nowMs: number, byStaff: boolean): void => {
  sql.exec(
    statements.hold,
    HELD_RETENTION_MS,
    nowMs + LONGEST_WAIT_MS,
    nowMs,
    Number(byStaff),
    HELD_AT_ONCE,
  );
};

/** The held delivery with the oldest event, or null. */
export const oldestHeld = (sql: SqlStorage): Delivery | null => {
  const [row] = sql.exec<Row>(statements.oldestHeld);
  return row ? deliveryOf(row) : null;
};

export const countHeld = (sql: SqlStorage): number =>
  sql.exec<{ held: number }>(statements.countHeld).one().held;

/** When the alarm is needed next, or null if no delivery is left. */
export const nextWakeAt = (sql: SqlStorage): number | null =>
  sql.exec<{ wake_at: number | null }>(statements.nextWakeAt).one().wake_at;

/** The deliveries of one endpoint's object, for lists. */
export interface DeliveryReport {
  event_id: string;
  event: string;
  /** When the event happened, in milliseconds. */
  occurred_at: number;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: number;
  log: AttemptRecord[];
  /** Where it goes; an object of the version before does not say it. */
  url?: string;
}

export type DeliveriesAsked =
  | { type: "of_events"; ids: string[] }
  /** Newest first, since `from` and before a place in that order, at most `limit`. */
  | {
      type: "in_state";
      state: "HELD" | "GAVE_UP";
      from: number;
      before: readonly [occurredAt: number, eventId: string];
      limit: number;
    };

const columns = "url, event_id, event, occurred_at, state, attempts, next_attempt_at, attempt_log";

const listStatements = {
  ofEvents: `SELECT ${columns} FROM deliveries
    WHERE event_id IN (SELECT value FROM json_each(?))`,
  // Both states have an index in this order (delivery-store.ts).
  inState: (state: "HELD" | "GAVE_UP") => `SELECT ${columns} FROM deliveries
    WHERE state = '${state}' AND occurred_at >= ? AND (occurred_at, event_id) < (?, ?)
    ORDER BY occurred_at DESC, event_id DESC LIMIT ?`,
};

type ListedRow = Omit<DeliveryReport, "log" | "state"> & { state: string; attempt_log: string };

export const deliveriesAsked = (sql: SqlStorage, asked: DeliveriesAsked): DeliveryReport[] => {
  const rows =
    asked.type === "of_events"
      ? sql.exec<ListedRow>(listStatements.ofEvents, JSON.stringify(asked.ids))
      : sql.exec<ListedRow>(
          ...([listStatements.inState(asked.state), asked.from] as const),
          ...asked.before,
          asked.limit,
        );
  return rows.toArray().map(({ attempt_log, state, ...row }) => ({
    ...row,
    state: state as DeliveryState,
    log: logOf(attempt_log),
  }));
};

/** An attempt that is leased to the caller. */
export interface LeasedDelivery {
  event_id: string;
  owner: Owner;
  mode: Mode;
  url: string;
  bytes: string;
  traceparent: string;
  attempt: number;
  /** The request must not be sent after this time. */
  send_by: number;
}

export const leasedDelivery = (record: EndpointRecord, delivery: Delivery): LeasedDelivery => ({
  event_id: delivery.event_id,
  owner: record.owner,
  mode: record.mode,
  url: delivery.url,
  bytes: delivery.bytes,
  traceparent: delivery.traceparent,
  attempt: delivery.attempts,
  send_by: sendByOf(delivery),
});

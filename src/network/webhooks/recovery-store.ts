import {
  type Delivery,
  holdDelivery,
  newDelivery,
  recoverDelivery,
  stopRecovery,
} from "./delivery-machine.ts";
import { insertDelivery, readDelivery, updateDelivery } from "./delivery-store.ts";

/**
 * The part of a recovery job that an endpoint's object does (docs/decisions/119): it finds the
 * job's events and holds them, so they are released like the held events of an endpoint that was
 * just enabled. Each command is idempotent.
 *
 * recoveries: one row per job. Once it has ended, it takes nothing more, even if a worker tries.
 * recovered: the events that a job took, until it has ended. recovery_ends: the figures of ended
 * jobs. A worker that died before it wrote them asks again. deliveries_failed: so that a job does
 * not read every delivery of 30 days.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS recoveries (
    job   TEXT PRIMARY KEY,
    ended INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS recovered (
    job      TEXT NOT NULL,
    event_id TEXT NOT NULL,
    PRIMARY KEY (job, event_id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS recovery_ends (
    job       TEXT PRIMARY KEY,
    taken     INTEGER NOT NULL,
    delivered INTEGER NOT NULL,
    failed    INTEGER NOT NULL,
    cancelled INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS deliveries_failed ON deliveries (occurred_at, event_id)
    WHERE state = 'GAVE_UP';
`;

const statements = {
  failed: `SELECT event_id, occurred_at FROM deliveries
    WHERE state = 'GAVE_UP' AND (occurred_at, event_id) > (?, ?) AND occurred_at < ?
    AND (? IS NULL OR event IN (SELECT value FROM json_each(?)))
    ORDER BY occurred_at, event_id LIMIT ?`,
  unaccepted: `SELECT value AS event_id FROM json_each(?) AS asked
    LEFT JOIN deliveries ON deliveries.event_id = asked.value
    WHERE state IS NULL OR state = 'GAVE_UP'`,
  accepted: `SELECT event_id FROM deliveries
    WHERE event_id IN (SELECT value FROM json_each(?)) AND state <> 'GAVE_UP'`,
  known: "SELECT event_id FROM deliveries WHERE event_id IN (SELECT value FROM json_each(?))",
  stored: `SELECT event_id, event, bytes, occurred_at FROM deliveries
    WHERE event_id > ? ORDER BY event_id LIMIT ?`,
  hasEnded: "SELECT ended FROM recoveries WHERE job = ?",
  begin: "INSERT INTO recoveries (job, ended) VALUES (?, 0) ON CONFLICT DO NOTHING",
  end: `INSERT INTO recoveries (job, ended) VALUES (?, 1)
    ON CONFLICT (job) DO UPDATE SET ended = 1`,
  isTaken: "SELECT 1 FROM recovered WHERE job = ? AND event_id = ?",
  taken: "SELECT COUNT(*) AS taken FROM recovered WHERE job = ?",
  take: "INSERT INTO recovered (job, event_id) VALUES (?, ?)",
  held: `SELECT recovered.event_id FROM recovered JOIN deliveries USING (event_id)
    WHERE job = ? AND state = 'HELD' LIMIT ?`,
  progress: `SELECT state, COUNT(*) AS events FROM recovered LEFT JOIN deliveries USING (event_id)
    WHERE job = ? GROUP BY state`,
  leave: "DELETE FROM recovered WHERE job = ? AND event_id = ?",
  forget: "DELETE FROM recovered WHERE job = ?",
  keepEnd:
    "INSERT INTO recovery_ends (job, taken, delivered, failed, cancelled) VALUES (?, ?, ?, ?, ?)",
  ended: "SELECT taken, delivered, failed, cancelled FROM recovery_ends WHERE job = ?",
};

/** The most events that one job takes. */
export const MOST_RECOVERED = 10_000;

/** An event's position among an owner's events, oldest first. */
export type EventPosition = [occurredAt: number, eventId: string];

/** Selects events after a position and before `to`, by type. */
export interface RecoveryRange {
  after: EventPosition;
  to: number;
  /** Null: every type. */
  types: readonly string[] | null;
}

type RecoveredEvent = Parameters<typeof newDelivery>[0];

export type RecoveryCommand =
  /** The given-up events of a range, oldest first, at most `limit`. */
  | ({ type: "find_failed"; limit: number } & RecoveryRange)
  /** The events among these that the endpoint has not accepted and will not be sent. */
  | { type: "find_unaccepted"; ids: readonly string[] }
  /** The events among these that the endpoint has accepted or will be sent. */
  | { type: "find_accepted"; ids: readonly string[] }
  /** The events among these that were ever sent to the endpoint. */
  | { type: "find_known"; ids: readonly string[] }
  /** Takes given-up events for a job. `url`: the address that is registered now, or null. */
  | { type: "take_failed"; job: string; ids: readonly string[]; url: string | null }
  /** Takes events for a job, if the endpoint does not know them or has given them up. */
  | { type: "take_missing"; job: string; events: readonly RecoveredEvent[]; url: string | null }
  /** Every event of this endpoint that it keeps, in the order of their ids. */
  | { type: "read_stored"; after: string; limit: number }
  | { type: "progress"; job: string }
  /** Gives up the job's events that have not been sent yet. */
  | { type: "cancel"; job: string }
  /** Ends a job that was cancelled, or that has taken `all` its events and has none waiting. */
  | { type: "end"; job: string; all: boolean };

export interface FoundEvent {
  event_id: string;
  /** Milliseconds since the epoch. */
  occurred_at: number;
}

/** The progress of a job's events. */
export interface RecoveryProgress {
  taken: number;
  delivered: number;
  failed: number;
  /** Not sent yet, or waiting for a retry. */
  waiting: number;
  cancelled: boolean;
}

export interface RecoveryAnswer {
  found: FoundEvent[];
  ids: string[];
  progress: RecoveryProgress;
  /** Whether the endpoint now holds further events. */
  holds: boolean;
  stored: StoredEvent[];
}

/** An event as it is sent. */
export interface StoredEvent extends FoundEvent {
  event: string;
  bytes: string;
}

const nothing: RecoveryAnswer = {
  found: [],
  ids: [],
  holds: false,
  stored: [],
  progress: { taken: 0, delivered: 0, failed: 0, waiting: 0, cancelled: false },
};

export const recoverIn = (
  sql: SqlStorage,
  command: RecoveryCommand,
  nowMs: number,
): RecoveryAnswer => {
  switch (command.type) {
    case "find_unaccepted":
      return { ...nothing, ids: idsOf(sql, statements.unaccepted, command.ids) };
    case "find_accepted":
      return { ...nothing, ids: idsOf(sql, statements.accepted, command.ids) };
    case "find_known":
      return { ...nothing, ids: idsOf(sql, statements.known, command.ids) };
    case "read_stored": {
      const read = [statements.stored, command.after, command.limit] as const;
      return { ...nothing, stored: sql.exec<StoredEvent & SqlRow>(...read).toArray() };
    }
    default:
      sql.exec(schema);
      return workIn(sql, command, nowMs);
  }
};

type SqlRow = Record<string, SqlStorageValue>;

type FindCommand = Extract<
  RecoveryCommand,
  { ids: readonly string[]; job?: never } | { type: "read_stored" }
>;

const workIn = (
  sql: SqlStorage,
  command: Exclude<RecoveryCommand, FindCommand>,
  nowMs: number,
): RecoveryAnswer => {
  switch (command.type) {
    case "find_failed":
      return { ...nothing, found: findFailed(sql, command) };
    case "take_failed": {
      const { job, ids } = command;
      const events = ids.map((event_id) => ({ event_id, make: () => null }));
      return { ...nothing, holds: take(sql, job, events, nowMs) };
    }
    case "take_missing": {
      const events = command.events.map((event) => ({
        event_id: event.event_id,
        make: () => newDelivery(event, nowMs),
      }));
      return { ...nothing, holds: take(sql, command.job, events, nowMs) };
    }
    case "progress":
      return { ...nothing, progress: progressOf(sql, command.job) };
    case "cancel":
      return { ...nothing, progress: cancel(sql, command.job, nowMs) };
    case "end":
      return { ...nothing, progress: end(sql, command.job, command.all) };
  }
};

const findFailed = (
  sql: SqlStorage,
  { after, to, types, limit }: RecoveryRange & { limit: number },
): FoundEvent[] => {
  const wanted = types && JSON.stringify(types);
  return sql
    .exec<{ event_id: string; occurred_at: number }>(
      ...([statements.failed, ...after, to, wanted, wanted, limit] as const),
    )
    .toArray();
};

const idsOf = (sql: SqlStorage, statement: string, ids: readonly string[]): string[] =>
  sql
    .exec<{ event_id: string }>(statement, JSON.stringify(ids))
    .toArray()
    .map(({ event_id }) => event_id);

/** Holds events for a job that has not ended, up to the limit of a job. */
const take = (
  sql: SqlStorage,
  job: string,
  events: readonly { event_id: string; make: () => Delivery | null }[],
  nowMs: number,
): boolean => {
  sql.exec(statements.begin, job);
  if (hasEnded(sql, job)) return false;
  const { taken } = sql.exec<{ taken: number }>(statements.taken, job).one();
  let room = MOST_RECOVERED - taken;
  let holds = false;
  for (const { event_id, make } of events) {
    if (room === 0) break;
    // An event that the job has already taken may have been given up again.
    const isTaken = sql.exec(statements.isTaken, job, event_id).toArray().length > 0;
    if (isTaken || !hold(sql, event_id, make, nowMs)) continue;
    sql.exec(statements.take, job, event_id);
    room -= 1;
    holds = true;
  }
  return holds;
};

const hold = (
  sql: SqlStorage,
  eventId: string,
  make: () => Delivery | null,
  nowMs: number,
): boolean => {
  const known = readDelivery(sql, eventId);
  if (known) {
    const recovered = recoverDelivery(known, nowMs);
    if (recovered) updateDelivery(sql, recovered);
    return recovered !== null;
  }
  const made = make();
  const held = made && holdDelivery(made, nowMs);
  if (held) insertDelivery(sql, held);
  return held !== null;
};

const hasEnded = (sql: SqlStorage, job: string): boolean => {
  const [row] = sql.exec<{ ended: number }>(statements.hasEnded, job);
  return row?.ended === 1;
};

type End = { taken: number; delivered: number; failed: number; cancelled: number };

const progressOf = (sql: SqlStorage, job: string): RecoveryProgress => {
  const [end] = sql.exec<End>(statements.ended, job);
  if (end) return { ...end, waiting: 0, cancelled: end.cancelled === 1 };
  const counts = { ...nothing.progress, cancelled: hasEnded(sql, job) };
  const rows = sql.exec<{ state: string | null; events: number }>(statements.progress, job);
  for (const { state, events } of rows) {
    counts.taken += events;
    if (state === "PENDING" || state === "HELD") counts.waiting += events;
    else if (state === "GAVE_UP") counts.failed += events;
    else counts.delivered += events;
  }
  return counts;
};

/** Replaces the job's list of events with figures, in the transaction that ends the job. */
const end = (sql: SqlStorage, job: string, all: boolean): RecoveryProgress => {
  const progress = progressOf(sql, job);
  const { taken, delivered, failed, waiting, cancelled } = progress;
  const isKept = sql.exec(statements.ended, job).toArray().length > 0;
  if (isKept || !(cancelled || (all && waiting === 0))) return progress;
  sql.exec(statements.keepEnd, job, taken, delivered, failed, cancelled ? 1 : 0);
  sql.exec(statements.end, job);
  sql.exec(statements.forget, job);
  return progress;
};

/** An event that is being sent continues. Events held for the job are given up again. */
const cancel = (sql: SqlStorage, job: string, nowMs: number): RecoveryProgress => {
  sql.exec(statements.end, job);
  const held = sql.exec<{ event_id: string }>(statements.held, job, MOST_RECOVERED).toArray();
  for (const { event_id } of held) {
    const known = readDelivery(sql, event_id);
    const stopped = known && stopRecovery(known, nowMs);
    if (!stopped) continue;
    updateDelivery(sql, stopped);
    sql.exec(statements.leave, job, event_id);
  }
  return progressOf(sql, job);
};

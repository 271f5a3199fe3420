import type { AttemptRecord, DeliveryState } from "./delivery-machine.ts";
import { logOf } from "./delivery-store.ts";

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

const columns = "event_id, event, occurred_at, state, attempts, next_attempt_at, attempt_log";

const statements = {
  ofEvents: `SELECT ${columns} FROM deliveries
    WHERE event_id IN (SELECT value FROM json_each(?))`,
  // Both states have an index in this order (delivery-store.ts).
  inState: (state: "HELD" | "GAVE_UP") => `SELECT ${columns} FROM deliveries
    WHERE state = '${state}' AND occurred_at >= ? AND (occurred_at, event_id) < (?, ?)
    ORDER BY occurred_at DESC, event_id DESC LIMIT ?`,
};

type Row = Omit<DeliveryReport, "log" | "state"> & { state: string; attempt_log: string };

export const deliveriesAsked = (sql: SqlStorage, asked: DeliveriesAsked): DeliveryReport[] => {
  const rows =
    asked.type === "of_events"
      ? sql.exec<Row>(statements.ofEvents, JSON.stringify(asked.ids))
      : sql.exec<Row>(
          ...([statements.inState(asked.state), asked.from] as const),
          ...asked.before,
          asked.limit,
        );
  return rows.toArray().map(({ attempt_log, state, ...row }) => ({
    ...row,
    state: state as DeliveryState,
    log: logOf(attempt_log),
  }));
};

import type { SQL } from "drizzle-orm";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { eventOutbox } from "../../base/platform/schema.ts";

/** The receiver of events: a merchant or a TPP. An id is unique among owners of its kind. */
export interface Owner {
  kind: "MERCHANT" | "TPP";
  id: string;
}

/** An event about a record that its owner is told of. */
export interface RecordEvent {
  owner: Owner;
  mode: Mode;
  type: string;
  /** The record, proposal or key that the event is about. */
  subjectId: string;
  data: object;
  /** Where it goes, if not to the registered endpoint. */
  webhookUrl?: string | SQL | null;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * The statement that keeps an event with the change that it tells of: either both are written or
 * neither. The event is published afterwards (operators/merchants/owner-events.ts).
 */
export const keepEvent = (db: Database, event: RecordEvent): Statement =>
  db.insert(eventOutbox).values({
    eventId: `evt_${randomBase62()}`,
    ownerKind: event.owner.kind,
    ownerId: event.owner.id,
    mode: event.mode,
    type: event.type,
    subjectId: event.subjectId,
    data: event.data,
    webhookUrl: event.webhookUrl ?? null,
    occurredAt: event.at,
  });

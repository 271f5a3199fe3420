import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, modeColumn, ownerId, ownerKind, updatedAt } from "./tables.ts";

/**
 * The tables of each list database (list-databases.ts): what grows with the payments. An owner's
 * rows are all in one of them. Everything here is a copy for lists and search, or a sum of it; the
 * objects hold the truth. Timestamps are milliseconds since the epoch. The sums are in tables.ts.
 */

/**
 * The list of deciding objects, one row per object, written when it is created and when it ends. An
 * upsert wins only with a newer version. The primary key is the order of the operator's lists.
 */
export const objects = sqliteTable(
  "objects",
  {
    /** PAYMENT, or the name of another kind. */
    kind: text("kind").notNull(),
    createdAt: createdAt(),
    /** The public identifier: pay_… for a payment. */
    objectId: text("object_id").notNull(),
    ownerKind: ownerKind(),
    ownerId: ownerId(),
    mode: modeColumn(),
    /** The mandate of a charge, the consent of a payment order; null for other kinds. */
    parentId: text("parent_id"),
    reference: text("reference"),
    /** The bank of a consent; null for kinds that do not belong to one bank. */
    bankHandle: text("bank_handle"),
    /** Minor units; like the currency, null for kinds without an amount. */
    amount: integer("amount"),
    currency: text("currency"),
    /** OPEN, or the final status that the owner sees. */
    status: text("status").notNull(),
    state: text("state").notNull(),
    version: integer("version").notNull(),
    /** When this row was written. */
    updatedAt: updatedAt(),
    completedAt: integer("completed_at"),
    /** Whether the object has work left; the sweep then watches it. */
    unfinished: integer("unfinished", { mode: "boolean" }).notNull(),
    /** Why it failed: a code of the catalogue. */
    failureCode: text("failure_code"),
    route: text("route", { enum: ["SAME_BANK", "INTERBANK"] }),
    /**
     * Bank handles. For a consent or a mandate, the debtor's bank is the bank that it was approved
     * at.
     */
    debtorBank: text("debtor_bank"),
    creditorBank: text("creditor_bank"),
    /** The state before its final one; null while it is open. */
    lastOpenState: text("last_open_state"),
    /** The calls to its banks, from its timeline. */
    bankCalls: text("bank_calls", { mode: "json" }).$type<BankCalls>(),
    /** The correlation id of the request that created the object. */
    correlationId: text("correlation_id"),
    /** Its names in `object_ids`. */
    otherIds: text("other_ids", { mode: "json" }).$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.createdAt, table.objectId] }),
    index("objects_owner").on(
      table.ownerKind,
      table.ownerId,
      table.mode,
      table.kind,
      table.createdAt,
      table.objectId,
    ),
    index("objects_reference")
      .on(
        table.reference,
        table.ownerKind,
        table.ownerId,
        table.mode,
        table.kind,
        table.createdAt,
        table.objectId,
      )
      .where(sql`reference IS NOT NULL`),
    index("objects_parent")
      .on(table.parentId, table.createdAt, table.objectId)
      .where(sql`parent_id IS NOT NULL`),
    // For staff's search: an id by its beginning, and an amount with its time.
    index("objects_by_id").on(table.objectId),
    index("objects_amount")
      .on(table.amount, table.createdAt, table.objectId)
      .where(sql`amount IS NOT NULL`),
    // Holds objects that are still unfinished after fifteen minutes (object-list.ts).
    index("objects_late")
      .on(table.kind, table.createdAt, table.objectId)
      .where(sql`unfinished = 1 AND updated_at > created_at + 900000`),
  ],
);

/**
 * Calls to banks by handle and operation: how many, how many of them failed, and their durations in
 * milliseconds. Repeats that the timeline folds are counted, but only the last duration is known.
 */
export type BankCalls = Record<
  string,
  Record<string, [count: number, failed: number, milliseconds: number[]]>
>;

/**
 * How many objects came to each status, since the deployment began. OPEN counts each object once,
 * when its first row is written. Counted in the batch that writes the rows (objects/rows.ts), and
 * never lowered: retention takes nothing from it.
 */
export const objectCounts = sqliteTable(
  "object_counts",
  {
    kind: text("kind").notNull(),
    mode: modeColumn(),
    status: text("status").notNull(),
    /** Empty if the object has none. */
    route: text("route").notNull(),
    total: integer("total").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.mode, table.status, table.route] })],
);

/**
 * The names that banks, rails and callers give to objects, for the operator's search: references
 * of transfers, refunds, correlation ids, and keyed digests of its payer (objects/payer-names.ts).
 * Deleted with their object's row, which lists them.
 */
export const objectIds = sqliteTable(
  "object_ids",
  {
    id: text("id").notNull(),
    kind: text("kind").notNull(),
    createdAt: createdAt(),
    objectId: text("object_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.kind, table.createdAt, table.objectId] })],
);

/**
 * What waits for an approver at an object: the outcome of a movement, a refund that staff ask for,
 * or the creditor of a mandate.
 * Only what waits has a row. Written together with the object's row.
 */
export const waiting = sqliteTable(
  "waiting",
  {
    /** The refund's id for a refund or its movement, else the object's. */
    waitingId: text("waiting_id").primaryKey(),
    objectId: text("object_id").notNull(),
    kind: text("kind", { enum: ["MOVEMENT", "REFUND", "MANDATE"] }).notNull(),
    /** With masked account numbers. */
    changes: text("changes", { mode: "json" })
      .$type<{ field: string; from: string | null; to: string | number | null }[]>()
      .notNull(),
    proposedBy: text("proposed_by").notNull(),
    proposedAt: integer("proposed_at").notNull(),
    /** Of the object that wrote it. */
    version: integer("version").notNull(),
  },
  (table) => [
    index("waiting_open").on(table.proposedAt, table.waitingId),
    index("waiting_object").on(table.objectId, table.proposedAt, table.waitingId),
  ],
);

/**
 * Movements of money that are or were under manual review. The list reads each open movement from
 * its object. Written together with the object's row; an upsert wins only with a newer version.
 */
export const reviews = sqliteTable(
  "reviews",
  {
    objectId: text("object_id").notNull(),
    /** Empty for the object's own movement, else the refund's id. */
    movement: text("movement").notNull(),
    ownerId: text("owner_id").notNull(),
    mode: modeColumn(),
    reason: text("reason", { enum: ["UNKNOWN_OUTCOME", "STALLED", "LATE_MONEY"] }).notNull(),
    since: integer("since").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    endToEndId: text("end_to_end_id").notNull(),
    version: integer("version").notNull(),
    resolvedAt: integer("resolved_at"),
  },
  (table) => [
    primaryKey({ columns: [table.objectId, table.movement] }),
    index("reviews_open").on(table.since, table.endToEndId).where(sql`resolved_at IS NULL`),
  ],
);

/** The events sent to owners, for lists and redelivery. */
export const events = sqliteTable(
  "events",
  {
    ownerKind: ownerKind(),
    ownerId: ownerId(),
    mode: modeColumn(),
    createdAt: createdAt(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    /** The id of the object that the event is about. Its prefix names the kind. */
    subjectId: text("subject_id").notNull(),
    /** The exact bytes that are signed. */
    payload: text("payload").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.ownerKind, table.ownerId, table.mode, table.createdAt, table.eventId],
    }),
    uniqueIndex("events_id").on(table.eventId),
  ],
);

/**
 * The consents and mandates of each account, for the customer's own page (docs/decisions/095). The
 * account is a keyed digest, and a row exists only while its consent or mandate is in force.
 */
const accountTable = <Name extends string>(name: Name, idColumn: string) =>
  sqliteTable(
    name,
    {
      account: text("account").notNull(),
      objectId: text(idColumn).notNull(),
    },
    (table) => [primaryKey({ columns: [table.account, table.objectId] })],
  );

export const consentAccounts = accountTable("consent_accounts", "consent_id");

export const mandateAccounts = accountTable("mandate_accounts", "mandate_id");

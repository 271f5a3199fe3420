import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAtColumn, realmColumn } from "./schema.ts";

/**
 * The tables that guard and prove the registry's records: keys, audit, one-time addresses, answers.
 */

/** What a bank sends its customer for: the page begins with it. */
export type Purpose = "CONFIRM_LINK" | "DEFAULT" | "VISIBILITY" | "USERNAME";

/** One-time addresses that banks give to their customers, and the sessions that they open. */
export const customerSessions = sqliteTable(
  "customer_sessions",
  {
    addressSha256: text("address_sha256").primaryKey(),
    realm: realmColumn(),
    handleId: text("handle_id").notNull(),
    bankId: text("bank_id").notNull(),
    createdAt: createdAtColumn(),
    expiresAt: integer("expires_at").notNull(),
    /** The browser that opened the address; no other browser can open it. */
    visitSha256: text("visit_sha256"),
    /** Where the bank wants the customer back; null if the customer stays here. */
    returnUrl: text("return_url"),
    /** The bank's own text, given back with the customer. */
    state: text("state"),
    purpose: text("purpose").$type<Purpose>(),
    /** When the customer last made a choice. */
    chosenAt: integer("chosen_at"),
  },
  (table) => [
    uniqueIndex("customer_sessions_visit").on(table.visitSha256),
    index("customer_sessions_due").on(table.expiresAt),
  ],
);

export type CustomerSessionRow = typeof customerSessions.$inferSelect;

const digestTable = <Name extends string>(name: Name) =>
  sqliteTable(
    name,
    {
      realm: realmColumn(),
      bankId: text("bank_id").notNull(),
      bucket: text("bucket").notNull(),
      count: integer("count").notNull(),
      digest: text("digest").notNull(),
    },
    (table) => [primaryKey({ columns: [table.realm, table.bankId, table.bucket] })],
  );

/** The number and XOR of a bank's live links, and of the handles that it sponsors, by bucket. */
export const linkDigests = digestTable("link_digests");
export const handleDigests = digestTable("handle_digests");

export type ChangeType = "HANDLE_CHANGED" | "LINK_CHANGED" | "CLAIM_CHANGED" | "LINK_WAITING";

/** What banks are told, in the order of the realm's audit chain (bank-changes.ts). */
export const bankChanges = sqliteTable(
  "bank_changes",
  {
    realm: realmColumn(),
    bankId: text("bank_id").notNull(),
    /** Of the decision's last audit entry. */
    sequence: integer("sequence").notNull(),
    /** The place among the rows of the decision. */
    ordinal: integer("ordinal").notNull(),
    at: integer("at").notNull(),
    type: text("type").$type<ChangeType>().notNull(),
    recordId: text("record_id").notNull(),
    /** As the bank sees it from then on; null if it no longer does. */
    record: text("record", { mode: "json" }),
  },
  (table) => [
    primaryKey({ columns: [table.realm, table.bankId, table.sequence, table.ordinal] }),
    index("bank_changes_at").on(table.at),
  ],
);

/** The lookup log of releases before it had its own database. The sweep empties it. */
export const lookupBatches = sqliteTable(
  "lookup_batches",
  {
    batchId: integer("batch_id").primaryKey({ autoIncrement: true }),
    at: integer("at").notNull(),
    entries: text("entries").notNull(),
  },
  (table) => [index("lookup_batches_at").on(table.at)],
);

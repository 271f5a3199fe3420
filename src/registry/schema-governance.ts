import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAtColumn, type Realm, realmColumn } from "./schema.ts";

/**
 * The tables that guard and prove the registry's records: keys, audit, one-time addresses, answers.
 */

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
  },
  (table) => [
    uniqueIndex("customer_sessions_visit").on(table.visitSha256),
    index("customer_sessions_due").on(table.expiresAt),
  ],
);

/** The number and XOR of a bank's live links, one row per bucket. */
export const linkDigests = sqliteTable(
  "link_digests",
  {
    realm: realmColumn(),
    bankId: text("bank_id").notNull(),
    bucket: text("bucket").notNull(),
    count: integer("count").notNull(),
    digest: text("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.realm, table.bankId, table.bucket] })],
);

/** One lookup, as short as possible: every payment has one. */
export interface LoggedLookup {
  realm: Realm;
  at: number;
  /** A gateway_id, or the public caller's address by keyed hash. */
  caller: string;
  handle_hmac: string;
  hit: boolean;
}

/**
 * The lookup log by keyed hash, outside the audit chain. One row holds everything that an isolate
 * gathered, because written rows are the main cost of a lookup.
 */
export const lookupBatches = sqliteTable(
  "lookup_batches",
  {
    batchId: integer("batch_id").primaryKey({ autoIncrement: true }),
    /** The time of writing. */
    at: integer("at").notNull(),
    entries: text("entries", { mode: "json" }).$type<readonly LoggedLookup[]>().notNull(),
  },
  (table) => [index("lookup_batches_at").on(table.at)],
);

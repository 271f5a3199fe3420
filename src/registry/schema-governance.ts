import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { KeyState } from "../platform/key-machine.ts";
import { createdAtColumn, type Realm, realmColumn } from "./schema.ts";

/**
 * The tables that guard and prove the registry's records: keys, audit, one-time addresses, answers.
 */

/** Keys of banks and gateways, as hashes. The registry itself sends none of them. */
export const keys = sqliteTable(
  "keys",
  {
    keyId: text("key_id").primaryKey(),
    realm: realmColumn(),
    kind: text("kind").$type<"BANK" | "GATEWAY">().notNull(),
    /** A bank_id or a gateway_id. */
    ownerId: text("owner_id").notNull(),
    status: text("status").$type<KeyState>().notNull(),
    sha256: text("sha256").notNull(),
    createdAt: createdAtColumn(),
    promotedAt: integer("promoted_at"),
    retiredAt: integer("retired_at"),
  },
  (table) => [
    uniqueIndex("keys_sha256").on(table.sha256),
    index("keys_owner").on(table.ownerId, table.createdAt, table.keyId),
    uniqueIndex("keys_promoted").on(table.ownerId).where(sql`status = 'ACTIVE'`),
  ],
);

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

import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Chain } from "./administration.ts";
import type { AdminRole } from "./roles.ts";

/** The tables that every administration has. Times are milliseconds since the epoch. */

/**
 * Keys of the operator's staff and programs. The first owner's key is a secret of the worker and
 * has no row.
 */
export const adminKeys = sqliteTable(
  "admin_keys",
  {
    keyId: text("key_id").primaryKey(),
    name: text("name").notNull(),
    role: text("role").$type<AdminRole>().notNull(),
    /** PROPOSED waits for an approver and opens nothing. */
    status: text("status").$type<"PROPOSED" | "ACTIVE" | "RETIRED">().notNull(),
    sha256: text("sha256").notNull(),
    /** The key that added this one. */
    addedBy: text("added_by").notNull(),
    /** The key that approved this one, where it took two people. */
    approvedBy: text("approved_by"),
    createdAt: integer("created_at").notNull(),
    /** Since when it has been in force; null while it never was. */
    activeSince: integer("active_since"),
    retiredAt: integer("retired_at"),
  },
  (table) => [
    uniqueIndex("admin_keys_sha256").on(table.sha256),
    index("admin_keys_created").on(table.createdAt, table.keyId),
    index("admin_keys_role").on(table.role, table.status),
  ],
);

/**
 * Append-only: triggers refuse every change and deletion. Sequence and previous hash are unique, so
 * that of two writers who saw the same head one starts anew.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    chain: text("chain").$type<Chain>().notNull(),
    sequence: integer("sequence").notNull(),
    at: integer("at").notNull(),
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    /** The exact JSON that was hashed; it never holds a secret. */
    details: text("details").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
    signature: text("signature").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.sequence] }),
    uniqueIndex("audit_log_previous").on(table.chain, table.previousHash),
  ],
);

/** The first answer to each idempotency key. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    /** The collection that the key was sent to, and who sent it where that matters. */
    scope: text("scope").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Keyed: a plain hash of a request that holds a national id could be guessed. */
    requestHmac: text("request_hmac").notNull(),
    status: integer("status").notNull(),
    /** Null where the answer held a secret, which is never shown again. */
    answer: text("answer"),
    location: text("location"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.idempotencyKey] }),
    index("idempotency_created").on(table.createdAt),
  ],
);

import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Chain } from "./administration.ts";

/** The tables that every administration has. Times are milliseconds since the epoch. */

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

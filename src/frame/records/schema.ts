import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Mode } from "../../base/platform/env.ts";
import type { KeyState } from "./key-machine.ts";
import type { ProposalState } from "./proposal-machine.ts";
import type { AdminRole } from "./roles.ts";

/** The tables of every administration. Times are milliseconds since the epoch. */

/** Each chain of the audit log orders the changes that it proves. */
export type Chain = Mode | "registry" | "gateway";

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
    /** PROPOSED waits for an approver and gives no access. */
    status: text("status").$type<"PROPOSED" | "ACTIVE" | "RETIRED">().notNull(),
    sha256: text("sha256").notNull(),
    /** Its holder made it and sent its hash (keys.ts). */
    byHolder: integer("by_holder", { mode: "boolean" }).notNull().default(false),
    /** The key that added this one. */
    addedBy: text("added_by").notNull(),
    /** The key that approved this one, if it needed two people. */
    approvedBy: text("approved_by"),
    createdAt: integer("created_at").notNull(),
    /** When it came into force; null if never. */
    activeSince: integer("active_since"),
    retiredAt: integer("retired_at"),
    /** Whose it is; null: a person of its own, named as the key (people.ts). */
    personId: text("person_id"),
    /** A passkey signs in to the console only; its hash is of no key that can be sent. */
    kind: text("kind", { enum: ["KEY", "PASSKEY"] })
      .notNull()
      .default("KEY"),
  },
  (table) => [
    uniqueIndex("admin_keys_sha256").on(table.sha256),
    index("admin_keys_person").on(table.personId),
    index("admin_keys_alone").on(table.createdAt, table.keyId).where(sql`person_id IS NULL`),
    index("admin_keys_created").on(table.createdAt, table.keyId),
    index("admin_keys_role").on(table.role, table.status),
    index("admin_keys_held").on(table.byHolder, table.sha256).where(sql`retired_at IS NULL`),
  ],
);

/** The operator's staff. A key that belongs to nobody here is a person of its own (people.ts). */
export const people = sqliteTable(
  "people",
  {
    personId: text("person_id").primaryKey(),
    name: text("name").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When the person was taken out; null while they are one of the staff. */
    leftAt: integer("left_at"),
  },
  (table) => [index("people_created").on(table.createdAt, table.personId)],
);

export type PersonRow = typeof people.$inferSelect;

/**
 * Keys of banks, merchants, TPPs and gateways. Inbound keys are stored as a hash. Keys that are
 * used again are encrypted, bound to their key_id, and erased when they retire.
 */
export const keys = sqliteTable(
  "keys",
  {
    keyId: text("key_id").primaryKey(),
    ownerKind: text("owner_kind", { enum: ["BANK", "MERCHANT", "TPP", "GATEWAY"] }).notNull(),
    ownerId: text("owner_id").notNull(),
    /** In the registry, the realm. */
    mode: text("mode").$type<Mode>().notNull(),
    kind: text("kind", {
      enum: [
        "API",
        "CLIENT_SECRET",
        "SIGNING",
        "BANK_TO_GATEWAY",
        "GATEWAY_TO_BANK",
        "BANK_TO_REGISTRY",
        "GATEWAY_TO_REGISTRY",
      ],
    }).notNull(),
    status: text("status").$type<KeyState>().notNull(),
    sha256: text("sha256"),
    /** Its holder made it and sent its hash (keys.ts). */
    byHolder: integer("by_holder", { mode: "boolean" }).notNull().default(false),
    sealed: text("sealed"),
    createdAt: integer("created_at").notNull(),
    promotedAt: integer("promoted_at"),
    retiredAt: integer("retired_at"),
  },
  (table) => [
    uniqueIndex("keys_sha256").on(table.sha256),
    index("keys_owner").on(table.ownerKind, table.ownerId, table.createdAt, table.keyId),
    index("keys_held").on(table.byHolder, table.sha256).where(sql`retired_at IS NULL`),
    // For those that a rotation of the master key seals anew.
    index("keys_sealed").on(table.sealed).where(sql`sealed IS NOT NULL`),
    // At most one promoted key of a kind, even if two requests promote at the same moment.
    uniqueIndex("keys_promoted")
      .on(table.ownerKind, table.ownerId, table.mode, table.kind)
      .where(sql`status = 'ACTIVE'`),
  ],
);

/**
 * Append-only: triggers refuse every change, every deletion of an entry that no row of
 * `audit_archive` covers, and every insertion of one that a row covers. Sequence and previous hash
 * are unique, so of two writers that read the same head one must start again.
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
    /** The exact JSON that was hashed. It never holds a secret. */
    details: text("details").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
    signature: text("signature").notNull(),
    /** The number of the master key that signed it. */
    signingKey: integer("signing_key").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.sequence] }),
    uniqueIndex("audit_log_previous").on(table.chain, table.previousHash),
    index("audit_log_actor").on(table.chain, table.actor, table.sequence),
  ],
);

/**
 * Each row stands for entries of a chain that are in a file and here no more (audit-archive.ts).
 * Triggers refuse its change and deletion.
 */
export const auditArchive = sqliteTable(
  "audit_archive",
  {
    chain: text("chain").$type<Chain>().notNull(),
    firstSequence: integer("first_sequence").notNull(),
    lastSequence: integer("last_sequence").notNull(),
    /** SHA-256 of the file, in hex. */
    sha256: text("sha256").notNull(),
    /** The hash of the last entry, which the next one follows. */
    lastHash: text("last_hash").notNull(),
    /** Over all of these, so that nobody who can only write to the database makes a row. */
    signature: text("signature").notNull(),
    /** The number of the master key that signed it. */
    signingKey: integer("signing_key").notNull(),
  },
  // In this order, the first row at or after a sequence is the one that can cover it.
  (table) => [primaryKey({ columns: [table.chain, table.lastSequence] })],
);

/**
 * The master keys of this deployment, so that an audit entry can be proved when its key is held no
 * more (master-keys.ts). Nothing here is secret.
 */
export const masterKeys = sqliteTable("master_keys", {
  number: integer("number").primaryKey(),
  /** The public key of its audit signatures, 32 bytes in hex; of number 0, see chain.ts. */
  auditKey: text("audit_key").notNull(),
  /** A MAC over the other two, with a master key that is held. */
  mac: text("mac").notNull(),
  since: integer("since").notNull(),
});

/** The first answer to each idempotency key. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    /** The collection that the key was sent to, and its sender if that matters. */
    scope: text("scope").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Keyed, because a plain hash of a request with a national id could be guessed. */
    requestHmac: text("request_hmac").notNull(),
    status: integer("status").notNull(),
    /** Null if the answer held a secret, which is never shown again. */
    answer: text("answer"),
    location: text("location"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.idempotencyKey] }),
    index("idempotency_created").on(table.createdAt),
  ],
);

export type FieldValue = string | number | boolean | string[] | null;

/** One field of a proposed change. */
export interface FieldChange {
  field: string;
  /** The value in force when the change was proposed; null if there was none. */
  from: FieldValue;
  to: FieldValue;
}

/** Why a proposal became void. */
export const voidReasons = [
  "RECORD_GONE",
  "RECORD_CHANGED",
  "VALUE_TAKEN",
  "SUSPENDED_AGAIN",
  // An approval no longer counts: its key is retired, or is the same person's as the proposer's.
  "APPROVER_RETIRED",
] as const;

export type VoidReason = (typeof voidReasons)[number];

/** Changes that take two people and a delay (docs/decisions/064). Nothing is ever deleted. */
export const proposals = sqliteTable(
  "proposals",
  {
    proposalId: text("proposal_id").primaryKey(),
    subjectKind: text("subject_kind", {
      enum: ["BANK", "MERCHANT", "TPP", "SETTLEMENT_STRATEGY", "STAFF_REFUND_LIMIT", "ADMIN_KEY"],
    }).notNull(),
    subjectId: text("subject_id").notNull(),
    changes: text("changes", { mode: "json" }).$type<FieldChange[]>().notNull(),
    /** APPROVED also after its time has come, until it is applied (apply-due.ts). */
    status: text("status").$type<ProposalState>().notNull(),
    proposedBy: text("proposed_by").notNull(),
    proposedAt: integer("proposed_at").notNull(),
    approvedBy: text("approved_by"),
    approvedAt: integer("approved_at"),
    /** Set by the approval: a later change of the configured delay does not move it. */
    takesEffectAt: integer("takes_effect_at"),
    /** The key that rejected or withdrew it. */
    endedBy: text("ended_by"),
    /** Null while it is PROPOSED or APPROVED. */
    endedAt: integer("ended_at"),
    voidReason: text("void_reason").$type<VoidReason>(),
  },
  (table) => [
    // At most one open proposal for a record.
    uniqueIndex("proposals_open")
      .on(table.subjectKind, table.subjectId)
      .where(sql`ended_at IS NULL`),
    index("proposals_due").on(table.takesEffectAt, table.proposalId).where(sql`ended_at IS NULL`),
    index("proposals_created").on(table.proposedAt, table.proposalId),
    index("proposals_status").on(table.status, table.proposedAt, table.proposalId),
    index("proposals_subject").on(table.subjectId, table.proposedAt, table.proposalId),
  ],
);

export type ProposalRow = typeof proposals.$inferSelect;

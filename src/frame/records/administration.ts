import type { LimitsEnv } from "../../base/platform/budget.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { KeyEnv } from "../../base/platform/master-key.ts";
import type { ProposalEvent } from "./proposal-machine.ts";
import type { Chain, FieldChange, ProposalRow, VoidReason } from "./schema.ts";

/** The bindings of a worker with an administration. */
export interface AdminEnv extends LimitsEnv, KeyEnv {
  DB: D1Database;
  /** Files that leave the database, such as old audit entries (audit-files.ts). */
  ARCHIVE: R2Bucket;
  /** SHA-256 in hex of the owner's key that the deployment starts with. */
  OWNER_ADMIN_KEY_SHA256: string;
  /** SHA-256 in hex of one approver's key that no approver must agree to (docs/keys.md). */
  BREAK_GLASS_SHA256?: string;
  /** Seconds between the approval of a change and its effect (proposal-routes.ts). */
  CHANGE_DELAY_SECONDS: string;
}

/** The author of a change, and the chain that proves it. */
export interface Author {
  chain: Chain;
  actor: string;
  /** The key that was used. After a theft it tells the thief's changes from the owner's. */
  keyId?: string;
}

/** The entries of one chain, with their author. */
export interface ChainPart {
  author: Author;
  entries: { action: string; subject: string; details: Record<string, unknown> }[];
}

/** The differences between the administrations of two workers. */
export interface Administration {
  /** How long a token of a master key may be valid after another has taken over, in ms. */
  tokensLastMs: number;
  /** Part of the purposes that its keys are derived for, so it must never change. */
  name: "registry" | "gateway";
  chains: readonly Chain[];
  /** The author of staff changes to the administration itself. */
  staff(keyId: string): Author;
  /** The author of changes that happen by time alone. */
  itself: Author;
  /** The scope in which idempotency keys are compared (commit.ts). */
  idempotencyScope(author: Author, collection: string): string;
  /** The request field behind each unique index; columns named as in SQLite. */
  uniqueFields: readonly (readonly [columns: string, field: string])[];
  /** The records whose changes can take two people, besides the staff's keys. */
  guarded: Partial<Record<ProposalRow["subjectKind"], GuardedRecord>>;
  /** The present names of merchants, banks and other parties, by id; staff are not among them. */
  namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What waits for an approver at another address, newest first (proposal-routes.ts). */
  elsewhere(env: AdminEnv, asked: AskedElsewhere): Promise<readonly Elsewhere[]>;
}

export interface AskedElsewhere {
  /** Only about this record. */
  subject: string | undefined;
  /** Only behind this row; null for the first page. */
  after: { createdAt: number; id: string } | null;
  limit: number;
}

/** One row of such a list. */
export interface Elsewhere {
  id: string;
  proposedAt: number;
  /** Null if it waits no more: then the row is left out, and the next page begins behind it. */
  shown: {
    kind: "MOVEMENT" | "REFUND" | "MANDATE" | "CLAIM";
    subjectId: string;
    changes: FieldChange[];
    proposedBy: string;
    decide: { operation: string; path: string };
  } | null;
}

/** How proposals about one kind of record are applied and shown, and which events follow. */
export interface GuardedRecord {
  /** What puts the change in force, or why it no longer can be. Only reads. */
  apply(db: Database, proposal: ProposalRow, at: number): Promise<Applied>;
  /** What is written with a step of the proposal: events for the record's owner. */
  follow?(db: Database, proposal: ProposalRow, step: ProposalStep, at: number): Statement[];
  /** The change as staff, audit log and owners see it: account numbers masked. */
  show?(change: FieldChange): FieldChange;
}

export type ProposalStep = "change_proposed" | ProposalEvent;

/** `beside`: entries of the chain that orders the record, if it is not that of the proposals. */
export type Applied = { statements: Statement[]; beside?: ChainPart } | { voidFor: VoidReason };

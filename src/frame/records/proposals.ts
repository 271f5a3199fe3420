import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { canonicalJson } from "../../base/kernel/json.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { Database } from "../../base/platform/database.ts";
import type { Administration, GuardedRecord, ProposalStep } from "./administration.ts";
import type { proposal } from "./answers.ts";
import type { Decision } from "./commit.ts";
import { guardedKey } from "./keys.ts";
import { findProposalMove, type ProposalState, type ProposalTrigger } from "./proposal-machine.ts";
import type { AdminRole } from "./roles.ts";
import { type FieldChange, type ProposalRow, proposals, type VoidReason } from "./schema.ts";

/**
 * Changes that take two people and a delay (docs/decisions/064). A proposal stores the values
 * before and after; the record keeps its value until the change takes effect. A record has at most
 * one open proposal.
 */
export type Subject = Pick<ProposalRow, "subjectKind" | "subjectId">;

/** Statements and audit entries of one decision about proposals. */
export type Written = Pick<Decision<null>, "statements" | "entries">;

export const guardedRecord = (
  { guarded }: Administration,
  { subjectKind }: Subject,
): GuardedRecord => {
  const known = subjectKind === "ADMIN_KEY" ? guardedKey : guarded[subjectKind];
  if (!known) throw new Error(`no record of the kind ${subjectKind} is guarded`);
  return known;
};

/** An approved change is in force from its time on, also before it was applied. */
export const stateAt = ({ status, takesEffectAt }: ProposalRow, at: number): ProposalState =>
  status === "APPROVED" && takesEffectAt !== null && takesEffectAt <= at ? "IN_FORCE" : status;

export const findProposal = (db: Database, proposalId: string) =>
  db.select().from(proposals).where(eq(proposals.proposalId, proposalId)).get();

const isOpen = isNull(proposals.endedAt);

/** The open proposal about a record, if there is one. */
export const selectOpenProposal = (db: Database, { subjectKind, subjectId }: Subject) =>
  db
    .select()
    .from(proposals)
    .where(and(isOpen, eq(proposals.subjectKind, subjectKind), eq(proposals.subjectId, subjectId)))
    .limit(1);

export const findOpenProposal = async (
  db: Database,
  subject: Subject,
): Promise<ProposalRow | undefined> => (await selectOpenProposal(db, subject))[0];

/** The approved changes whose time has come, in the order in which they take effect. */
export const selectDue = (db: Database, at: number) =>
  db
    .select()
    .from(proposals)
    .where(and(isOpen, lte(proposals.takesEffectAt, at)))
    .orderBy(asc(proposals.takesEffectAt), asc(proposals.proposalId))
    .limit(1);

/** Whether there is such a change, as a part of a statement about something else. */
export const isDue = (at: number): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM ${proposals} WHERE ${and(isOpen, lte(proposals.takesEffectAt, at))})`;

/** The changes that this key has approved and that are not in force yet. */
export const approvedBy = (db: Database, keyId: string, at: number): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(isOpen, gt(proposals.takesEffectAt, at), eq(proposals.approvedBy, keyId)));

/**
 * Proposes a change; `answer` is the proposal. The same change again is the open proposal.
 * CHANGE_PENDING if the record has another open one: it must end first, so what an approver has
 * read is what takes effect.
 */
export const propose = async (
  admin: Administration,
  db: Database,
  at: number,
  asked: Asked,
): Promise<Result<Decision<ProposalRow>>> =>
  proposeBeside(admin, db, at, asked, await findOpenProposal(db, asked));

type Asked = Subject & {
  changes: FieldChange[];
  proposedBy: string;
  /** Why; only the audit log keeps it. */
  reason?: string | null;
};

/** The same for a decision that has read the record's open proposal. */
export const proposeBeside = (
  admin: Administration,
  db: Database,
  at: number,
  { reason, ...asked }: Asked,
  open: ProposalRow | undefined,
): Result<Decision<ProposalRow>> => {
  if (open) {
    const isSame = canonicalJson(open.changes) === canonicalJson(asked.changes);
    return isSame ? ok({ statements: [], entries: [], answer: open }) : refuse("CHANGE_PENDING");
  }
  const row: ProposalRow = {
    ...asked,
    proposalId: `prp_${randomBase62()}`,
    status: "PROPOSED",
    proposedAt: at,
    approvedBy: null,
    approvedAt: null,
    takesEffectAt: null,
    endedBy: null,
    endedAt: null,
    voidReason: null,
  };
  const written = noted(admin, db, row, "change_proposed", at, reason ? { reason } : {});
  return ok({
    statements: [db.insert(proposals).values(row), ...written.statements],
    entries: written.entries,
    answer: row,
  });
};

interface Move {
  trigger: ProposalTrigger;
  at: number;
  /** The key of the staff that moved it; null if nobody did. */
  by?: string;
  takesEffectAt?: number;
  voidReason?: VoidReason;
}

/** Moves a proposal. CHANGE_HAS_ENDED if the table has no such move. */
export const moveProposal = (
  admin: Administration,
  db: Database,
  row: ProposalRow,
  { trigger, at, by, takesEffectAt, voidReason }: Move,
): Result<Written> => {
  const move = findProposalMove(row.status, trigger);
  if (!move) return refuse("CHANGE_HAS_ENDED");
  const changes: Partial<ProposalRow> =
    trigger === "approve"
      ? {
          status: move.to,
          approvedBy: by ?? null,
          approvedAt: at,
          takesEffectAt: takesEffectAt ?? null,
        }
      : {
          status: move.to,
          endedBy: by ?? null,
          voidReason: voidReason ?? null,
          endedAt: trigger === "take_effect" ? row.takesEffectAt : at,
        };
  const moved = { ...row, ...changes };
  const why = moved.voidReason ? { void_reason: moved.voidReason } : {};
  const written = noted(admin, db, moved, move.emits, at, why);
  const update = db.update(proposals).set(changes).where(eq(proposals.proposalId, row.proposalId));
  return ok({ statements: [update, ...written.statements], entries: written.entries });
};

/** The audit entry of a step, and what the record's owner is told. */
const noted = (
  admin: Administration,
  db: Database,
  row: ProposalRow,
  step: ProposalStep,
  at: number,
  why: { reason?: string; void_reason?: string } = {},
): Written => {
  const record = guardedRecord(admin, row);
  const details = {
    proposal_id: row.proposalId,
    changes: shownChanges(record, row),
    ...why,
  };
  return {
    statements: record.follow?.(db, row, step, at) ?? [],
    entries: [{ action: step.replace("_", "."), subject: row.subjectId, details }],
  };
};

/** The difference, as it may leave the database. */
export const shownChanges = ({ show }: GuardedRecord, { changes }: ProposalRow): FieldChange[] =>
  changes.map((change) => show?.(change) ?? change);

/**
 * Decisions of two people, by the approver role (A2.2). Only keys of that role approve. An approval
 * counts only from a key that was in force before the proposal, so nobody can create a key to
 * approve a waiting proposal. It never counts from the person who proposed, whichever of their keys
 * they use, and only once from each person (docs/decisions/208). Pure.
 */
export interface Proposal {
  /** The key or the bank that proposed. */
  proposer: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A key that wants to approve. */
export interface Approver {
  keyId: string;
  /**
   * All keys that the key's person has or had. A worker of the release before sends none to an
   * object (docs/decisions/187).
   */
  own?: readonly string[];
  role: AdminRole;
  /** When the key came into force, in milliseconds since the epoch; null if never. */
  since: number | null;
  retired: boolean;
}

/**
 * Whether the key may approve the proposal, in addition to the keys that already have.
 * @rule A2.2
 */
export const mayApprove = (
  by: Approver,
  { proposer, at }: Proposal,
  approvedBy: readonly string[] = [],
): Result<null> => {
  if (by.retired || by.since === null) return refuse("UNAUTHENTICATED");
  if (by.role !== "approver") return forbid("Only a key of the role approver can approve this.");
  if (isOwn(by, proposer)) {
    return forbid("Nobody can approve what they proposed, with any of their keys.");
  }
  if (by.since >= at) return forbid("An approver's key must be older than what it approves.");
  if (approvedBy.some((keyId) => isOwn(by, keyId))) {
    return forbid("You have already approved it. Another approver must approve too.");
  }
  return ok(null);
};

/** Whether a key is of the same person. */
export const isOwn = ({ keyId, own = [] }: Approver, other: string): boolean =>
  other === keyId || own.includes(other);

/**
 * What a statement of staff does, where two people decide by the same statement: an operator's
 * proposes, and the same one by an approver decides. In test mode the first decides. `proposal` is
 * the one that says the same; `unproposed` tells an approver that there is none.
 * @rule A2.5 P2.18
 */
export const judgeStatement = (
  by: Approver,
  proposal: Proposal | null,
  { isLive, unproposed }: { isLive: boolean; unproposed: string },
): Result<"DECIDES" | "PROPOSES" | "REPEATS"> => {
  if (by.role === "approver") {
    if (!proposal) return forbid(unproposed);
    const may = mayApprove(by, proposal);
    return may.ok ? ok("DECIDES") : may;
  }
  if (!isLive) return ok("DECIDES");
  return ok(proposal && isOwn(by, proposal.proposer) ? "REPEATS" : "PROPOSES");
};

const forbid = (message: string) => refuse("FORBIDDEN", { message });

/** A proposal as staff see it, with the difference. */
export const proposalView = (
  admin: Administration,
  row: ProposalRow,
): InferOutput<typeof proposal> => ({
  proposal_id: row.proposalId,
  status: row.status,
  subject: { kind: row.subjectKind, id: row.subjectId },
  changes: shownChanges(guardedRecord(admin, row), row),
  proposed_by: row.proposedBy,
  proposed_at: isoTime(row.proposedAt),
  approved_by: row.approvedBy,
  approved_at: isoTimeOrNull(row.approvedAt),
  takes_effect_at: isoTimeOrNull(row.takesEffectAt),
  ended_by: row.endedBy,
  ended_at: isoTimeOrNull(row.endedAt),
  void_reason: row.voidReason,
});

import { ok, type Result } from "../../base/kernel/result.ts";
import type { Database } from "../../base/platform/database.ts";
import { type Reply, reply } from "../../base/platform/edge.ts";
import type { Decision } from "../../frame/records/commit.ts";
import { proposalView } from "../../frame/records/proposal-view.ts";
import { propose, type Subject } from "../../frame/records/proposals.ts";
import type { FieldChange, ProposalRow } from "../../frame/records/schema.ts";
import { type AdminCall, admin } from "./administration.ts";

type ProposalDecision = Decision<ProposalRow | null>;

/** Proposes the change of a record in live mode; writes nothing if nothing would change. */
export const proposeChange = async (
  { caller }: AdminCall,
  db: Database,
  at: number,
  subject: Subject,
  changes: FieldChange[],
  reason: string | null = null,
): Promise<Result<ProposalDecision>> =>
  changes.length === 0
    ? ok({ statements: [], entries: [], answer: null })
    : propose(admin, db, at, { ...subject, changes, proposedBy: caller.keyId, reason });

/** 200 with the record, or 202 with the record as it still is and the proposal to change it. */
export const replyOrPropose = (record: object, proposal: ProposalRow | null): Result<Reply> =>
  proposal === null
    ? reply(200, record)
    : reply(202, { ...record, proposal: proposalView(admin, proposal) });

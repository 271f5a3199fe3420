import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Database, database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { applyDue } from "./apply-due.ts";
import { type Approver, mayApprove } from "./approvals.ts";
import { commitTo, type Decision } from "./commit.ts";
import { changeDelayMs } from "./delay.ts";
import type { AdminCaller } from "./guard.ts";
import type { ProposalState } from "./proposal-machine.ts";
import { proposalView } from "./proposal-view.ts";
import { findProposal, guardedRecord, moveProposal, stateAt } from "./proposals.ts";
import type { ProposalRow } from "./schema.ts";
import { readApprover } from "./staff.ts";

/**
 * Decisions of staff about a proposal: approve, reject, withdraw. Each is repeatable: a proposal
 * that is already where the decision leads is answered as it is, and a second approval neither
 * restarts nor shortens the delay.
 */
export type ProposalVerb = "approve" | "reject" | "withdraw";

type DecisionCall = Call<AdminEnv, AdminCaller, unknown, { proposal_id: string }>;

/** Where each decision leads. */
const ends: Readonly<Record<ProposalVerb, readonly ProposalState[]>> = {
  approve: ["APPROVED", "IN_FORCE"],
  reject: ["REJECTED"],
  withdraw: ["WITHDRAWN"],
};

/** `POST /admin/v1/approvals/{proposal_id}/approve|reject|withdraw` */
export const decideProposal =
  (admin: Administration, verb: ProposalVerb) =>
  async ({ env, caller, path }: DecisionCall): Promise<Result<Reply>> => {
    const done = await commitTo(admin, env, admin.staff(caller.keyId), async (db, at) => {
      const row = await findProposal(db, path.proposal_id);
      if (!row) return refuse("NOT_FOUND");
      const actor = await readApprover(db, caller.keyId);
      // The guard may remember a key for two seconds after it was retired.
      if (actor.retired) return refuse("UNAUTHENTICATED");
      return decide({ admin, env, db, at }, row, verb, actor);
    });
    if (!done.ok) return done;
    // Without a delay the change takes effect now.
    await applyDue(admin, env);
    const row = await findProposal(database(env), path.proposal_id);
    return row ? reply(200, proposalView(admin, row)) : refuse("NOT_FOUND");
  };

interface Scene {
  admin: Administration;
  env: AdminEnv;
  db: Database;
  at: number;
}

const decide = async (
  { admin, env, db, at }: Scene,
  row: ProposalRow,
  verb: ProposalVerb,
  actor: Approver,
): Promise<Result<Decision<null>>> => {
  const state = stateAt(row, at);
  if (ends[verb].includes(state)) return ok({ statements: [], entries: [], answer: null });
  if (state !== "PROPOSED" && state !== "APPROVED") return refuse("CHANGE_HAS_ENDED");
  const may = mayDecide(row, verb, actor);
  if (!may.ok) return may;
  if (verb === "approve") {
    const applied = await guardedRecord(admin, row).apply(db, row, at);
    if ("voidFor" in applied) return refuse("CHANGE_OUTDATED");
  }
  const takesEffectAt = at + changeDelayMs(env);
  const moved = moveProposal(admin, db, row, { trigger: verb, at, by: actor.keyId, takesEffectAt });
  return moved.ok ? ok({ ...moved.value, answer: null }) : moved;
};

/**
 * Stopping a change takes one person: any approver, the key that proposed it, or an owner.
 * @rule A2.4
 */
const mayDecide = (
  { proposedBy: proposer, proposedAt: at }: ProposalRow,
  verb: ProposalVerb,
  actor: Approver,
): Result<null> => {
  if (verb === "approve") return mayApprove(actor, { proposer, at });
  if (verb === "reject" || actor.keyId === proposer || actor.role === "owner") return ok(null);
  const message = "Only the key that proposed this, or an owner, can withdraw it.";
  return refuse("FORBIDDEN", { message });
};

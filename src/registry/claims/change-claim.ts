import type { InferOutput } from "valibot";
import type { AdminCaller } from "../../admin/guard.ts";
import { readApprover } from "../../admin/staff.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { commit } from "../administration.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { mayOpenCustomerSession } from "../customers/customer-rules.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { type HandleContext, readById } from "../handles/apply-due.ts";
import { isFrozen } from "../links/link-rules.ts";
import type { ClaimPath } from "../parameters.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type { confirmClaimRequest, optionalReasonRequest, reasonRequest } from "../requests.ts";
import type { ClaimRow, ParticipantStatus } from "../schema.ts";
import { provenSubject } from "../subjects.ts";
import { requireFewDisputes } from "./claim-limits.ts";
import {
  type Approvers,
  type ClaimCommand,
  type ClaimedHandle,
  decideClaim,
} from "./claim-rules.ts";
import { findClaim, showClaim } from "./read-claims.ts";
import { transferHandle } from "./transfer-handle.ts";

type PartyCall<Body = unknown> = Call<RegistryEnv, BankCaller | AdminCaller, Body, ClaimPath>;
type BankCall<Body = unknown> = Call<RegistryEnv, BankCaller, Body, ClaimPath>;
type CommandFor = (
  db: RegistryDatabase,
  claim: ClaimRow,
  at: number,
) => Promise<Result<ClaimCommand>>;

/** Decides a command on the claim's current state, and transfers the handle when it completes. */
const changeClaim = async (call: PartyCall, commandFor: CommandFor): Promise<Result<Reply>> => {
  const { env, caller } = call;
  const known = await findClaim(call);
  if (!known) return refuse("NOT_FOUND");
  const author = authorOf({ ...caller, realm: known.realm });
  const done = await commit(env, author, async (db, at) => {
    const stored = await queries.claimById(db, known.claimId).get();
    if (!stored) throw new Error("a claim is gone");
    const draft = new Draft(db, stored.realm, at);
    const context = stored.closedAt === null ? await readById(draft, stored.handleId) : null;
    const claim = context?.claim;
    if (!context || !claim) {
      return refuse("INVALID_STATE", { message: "The claim has ended." });
    }
    const [[holder], [claimant]] = await db.batch([
      queries.bankById(db, claim.holderBankId),
      queries.bankById(db, claim.claimantBankId),
    ]);
    if (!holder || !claimant) throw new Error("a party's bank is gone");
    // The guard may remember a bank for two seconds after it was switched off.
    const asking =
      caller.kind === "bank" && [holder, claimant].find(({ bankId }) => bankId === caller.bankId);
    if (asking && asking.status !== "ACTIVE") {
      return refuse("FORBIDDEN", { message: `This bank is ${asking.status.toLowerCase()}.` });
    }
    const command = await commandFor(db, claim, at);
    if (!command.ok) return command;
    const facts = factsOf(context, claim, holder.status);
    const decided = decideClaim(claim, facts, command.value, at);
    if (!decided.ok) return decided;
    draft.updateClaim(claim, decided.value.changes);
    draft.note(decided.value.audit, claim.claimId, { by: command.value.by });
    if (command.value.does === "complete") {
      const transferred = await transferHandle(draft, context, claim, claimant);
      if (!transferred.ok) return transferred;
    }
    return ok(await draft.decision(null));
  });
  return done.ok ? showClaim(call) : done;
};

/** The facts about handle and links that the rules need. */
const factsOf = (
  { handle, links }: HandleContext,
  claim: ClaimRow,
  holderStatus: ParticipantStatus,
): ClaimedHandle => ({
  subject: handle.subject,
  suspendedFor: handle.suspensionReason,
  isClaimantFrozen: isFrozen(links, claim.claimantBankId),
  isHolderTrusted:
    holderStatus === "ACTIVE" &&
    mayOpenCustomerSession({ bankId: claim.holderBankId, handle, links }),
});

const asHolder = (call: BankCall, command: ClaimCommand) =>
  changeClaim(call, async (_db, claim) =>
    claim.holderBankId === call.caller.bankId ? ok(command) : refuseParty("holder"),
  );

/** `POST /identity/claims/{claim_id}/acknowledge`: the holder's bank has informed its customer. */
export const acknowledgeClaim = (call: BankCall): Promise<Result<Reply>> =>
  asHolder(call, { by: "holder", does: "acknowledge" });

/** `POST …/confirm`: the holder's customer agrees. */
export const confirmClaim = (
  call: BankCall<InferOutput<typeof confirmClaimRequest>>,
): Promise<Result<Reply>> => {
  const subject = provenSubject(call.env, call.caller.realm, call.body.customer_proof);
  return asHolder(call, { by: "holder", does: "confirm", subject });
};

/** `POST …/dispute`: either party takes the claim to the registry's operator. */
export const disputeClaim = (
  call: BankCall<InferOutput<typeof reasonRequest>>,
): Promise<Result<Reply>> =>
  changeClaim(call, async (db, claim, at) => {
    const by = partyOf(call.caller, claim);
    const few = by === "holder" ? ok(null) : await requireFewDisputes(db, claim, at);
    return few.ok ? ok({ by, does: "dispute", reason: call.body.reason }) : few;
  });

/** `POST …/complete`: the claimant takes over the handle. */
export const completeClaim = (call: BankCall): Promise<Result<Reply>> =>
  changeClaim(call, async (db, claim) =>
    claim.claimantBankId === call.caller.bankId
      ? ok({ by: "claimant", does: "complete", approvers: await readApprovers(db, claim) })
      : refuseParty("claimant"),
  );

/** `POST …/cancel`, for either party and for the operator. */
export const cancelClaim = (
  call: PartyCall<InferOutput<typeof optionalReasonRequest>>,
): Promise<Result<Reply>> =>
  changeClaim(call, async (_db, claim) => {
    const by = call.caller.kind === "admin" ? "operator" : partyOf(call.caller, claim);
    return ok({ by, does: "cancel", reason: call.body.reason ?? null });
  });

/** `POST /admin/v1/claims/{claim_id}/approve`: one of the two approvals needed. */
export const approveClaim = (
  call: Call<RegistryEnv, AdminCaller, unknown, ClaimPath>,
): Promise<Result<Reply>> =>
  changeClaim(call, async (db, claim) => {
    const approver = await readApprover(db, call.caller.keyId);
    const approvers = await readApprovers(db, claim);
    return ok({ by: "operator", does: "approve", approver, approvers });
  });

const readApprovers = async (db: RegistryDatabase, claim: ClaimRow): Promise<Approvers> => {
  const { firstApproverKeyId: first, secondApproverKeyId: second } = claim;
  return {
    first: first === null ? null : await readApprover(db, first),
    second: second === null ? null : await readApprover(db, second),
  };
};

const partyOf = (bank: BankCaller, claim: ClaimRow): "holder" | "claimant" =>
  claim.holderBankId === bank.bankId ? "holder" : "claimant";

const refuseParty = (party: string) =>
  refuse("FORBIDDEN", { message: `Only the ${party}'s bank may do this.` });

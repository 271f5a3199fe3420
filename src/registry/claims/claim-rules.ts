import { type Approver, mayApprove } from "../../admin/approvals.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { type ClaimTrigger, moveClaim } from "../claim-machine.ts";
import { COMPLETION_MS, OBJECTION_MS } from "../periods.ts";
import type { ClaimRow, SuspensionReason } from "../schema.ts";
import { isImposed } from "../suspensions.ts";

/**
 * What each party may do with a claim. Pure, so tests try every interleaving. The holder is the
 * bank that vouches for the present customer; the claimant is the bank that wants the handle.
 */
export type ClaimCommand =
  | { by: "holder"; does: "acknowledge" }
  /** `subject` is the proven identity of the holder's customer, by keyed hash. */
  | { by: "holder"; does: "confirm"; subject: string | null }
  | { by: "holder" | "claimant"; does: "dispute"; reason: string }
  | { by: "operator"; does: "approve"; approver: Approver; approvers: Approvers }
  | { by: "holder" | "claimant" | "operator"; does: "cancel"; reason: string | null }
  | { by: "claimant"; does: "complete"; approvers: Approvers };

/** The approvers so far; none if the holder's customer decides. */
export interface Approvers {
  first: Approver | null;
  second: Approver | null;
}

export interface ClaimChange {
  changes: Partial<ClaimRow>;
  /** The name of the audit entry: the move's name, or the dispute's, which moves nothing. */
  audit: string;
}

/** The facts about the handle that matter here. */
export interface ClaimedHandle {
  subject: string | null;
  /** Null while it is active. */
  suspendedFor: SuspensionReason | null;
  /** The operator has suspended an account that the claimant's bank linked to it. */
  isClaimantFrozen: boolean;
  /** Whether the holder can act for the customer, as for a customer session (customer-rules.ts). */
  isHolderTrusted: boolean;
}

/**
 * A bank that keeps claiming a handle without success would block its customer. So in ninety days a
 * bank may have this many unsuccessful claims on one handle, and this many that it disputed,
 * because the holder cannot cancel those.
 */
export const MAX_UNSUCCESSFUL_CLAIMS = 4;
export const MAX_UNSUCCESSFUL_DISPUTES = 2;

/** The change that a command makes to the claim, at an instant in milliseconds since the epoch. */
export const decideClaim = (
  claim: ClaimRow,
  handle: ClaimedHandle,
  command: ClaimCommand,
  at: number,
): Result<ClaimChange> => {
  switch (command.does) {
    case "acknowledge":
      return moved(claim, "acknowledge", {});
    case "confirm":
      return confirm(claim, handle, command.subject, at);
    case "dispute":
      return disputeClaim(claim, command, at);
    case "approve":
      return approve(claim, command.approver, command.approvers, at);
    case "cancel":
      return cancel(claim, command, at);
    case "complete":
      return complete(claim, handle, command.approvers, at);
  }
};

const moved = (
  claim: ClaimRow,
  trigger: ClaimTrigger,
  changes: Partial<ClaimRow>,
): Result<ClaimChange> => {
  const move = moveClaim(claim.status, trigger);
  if (!move) return refuse("INVALID_STATE", { message: `The claim is ${claim.status}.` });
  return ok({ changes: { status: move.to, ...changes }, audit: move.emits });
};

/** The present customer agrees, at the holder's bank and with a proof of identity. */
const confirm = (
  claim: ClaimRow,
  handle: ClaimedHandle,
  subject: string | null,
  at: number,
): Result<ClaimChange> => {
  if (claim.type === "RECOVERY") {
    return refuse("FORBIDDEN", { message: "Only the registry's operator can approve a recovery." });
  }
  if (handle.subject !== null && subject !== handle.subject) {
    return refuse("FORBIDDEN", {
      message: "The proof is not for the handle's customer. Verify the customer again.",
    });
  }
  if (!handle.isHolderTrusted) return refuseHolder("FORBIDDEN");
  // A confirmation does not shorten the operator's time for a dispute.
  const dueAt = at + COMPLETION_MS;
  const until = claim.disputedAt === null ? dueAt : Math.max(dueAt, claim.dueAt ?? 0);
  return moved(claim, "holder_confirms", { dueAt: until });
};

/** Its customer is now another bank's, or the operator has suspended the account there. */
const refuseHolder = (code: "FORBIDDEN" | "APPROVAL_REQUIRED") =>
  refuse(code, {
    message: "The holder cannot act for this customer. The registry's operator must decide.",
  });

/**
 * From now on the registry's operator decides; without a decision the claim is cancelled. A
 * recovery is the operator's from the start, and a dispute would only remove the holder's right to
 * object.
 */
export const disputeClaim = (
  claim: ClaimRow,
  { by, reason }: { by: "holder" | "claimant"; reason: string },
  at: number,
): Result<ClaimChange> => {
  if (claim.type === "RECOVERY") {
    return refuse("FORBIDDEN", {
      message: "A recovery is already with the registry's operator. Wait for the decision.",
    });
  }
  if (claim.status !== "OPEN" && claim.status !== "WAITING_RESOLUTION") {
    return refuse("INVALID_STATE", { message: `The claim is ${claim.status}.` });
  }
  if (claim.disputedAt !== null) {
    return refuse("INVALID_STATE", {
      message: "The claim is already disputed. Wait for the operator's decision.",
    });
  }
  const changes = { disputedAt: at, disputedBy: by, disputeReason: reason };
  return ok({ changes, audit: "claim.disputed" });
};

/**
 * Two approvers, one after the other, whose keys are older than the claim. An approval does not
 * count once its key is retired: until the claim completes another approver must replace it.
 */
const approve = (
  claim: ClaimRow,
  approver: Approver,
  { first, second }: Approvers,
  at: number,
): Result<ClaimChange> => {
  if (claim.type !== "RECOVERY" && claim.disputedAt === null) {
    return refuse("FORBIDDEN", {
      message:
        "Only recoveries and disputed claims can be approved. The holder must confirm this one.",
    });
  }
  const approvers = [first, second].filter((one) => one !== null);
  const standing = approvers.filter(({ retired }) => !retired);
  const approvedBy = standing.map(({ keyId }) => keyId);
  const proposal = { proposer: claim.claimantBankId, at: claim.openedAt };
  const may = mayApprove(approver, proposal, approvedBy);
  if (!may.ok) return may;
  const { keyId } = approver;
  if (standing.length === 2) {
    return refuse("INVALID_STATE", {
      message: "Two approvers have already approved it. The claimant can complete it.",
    });
  }
  if (second) {
    const objection = periodsOf(claim, at);
    if (first?.retired) {
      return moved(claim, "approval_anew", { ...objection, firstApproverKeyId: keyId });
    }
    if (second.retired) {
      return moved(claim, "approval_anew", { ...objection, secondApproverKeyId: keyId });
    }
  }
  if (standing.length === 0) {
    return moved(claim, "first_approval", { firstApproverKeyId: keyId });
  }
  const periods = periodsOf(claim, at);
  return moved(claim, "second_approval", { ...periods, secondApproverKeyId: keyId });
};

/** However late a recovery is approved, the holder can object for seven days after that. */
const periodsOf = (claim: ClaimRow, at: number) => {
  if (claim.type !== "RECOVERY") return { dueAt: at + COMPLETION_MS };
  const resolutionEndsAt = Math.max(claim.resolutionEndsAt, at + OBJECTION_MS);
  return { resolutionEndsAt, dueAt: Math.max(claim.dueAt ?? 0, resolutionEndsAt + COMPLETION_MS) };
};

/**
 * The claimant and the operator can cancel at any time. The holder can until its customer has
 * confirmed or a dispute was opened; a recovery it can cancel until the end.
 */
const cancel = (
  claim: ClaimRow,
  { by, reason }: { by: "holder" | "claimant" | "operator"; reason: string | null },
  at: number,
): Result<ClaimChange> => {
  const isBound =
    claim.type !== "RECOVERY" && (claim.status === "CONFIRMED" || claim.disputedAt !== null);
  if (by === "holder" && isBound) {
    return refuse("FORBIDDEN", {
      message:
        "The holder can no longer cancel this claim. Only the claimant and the operator can.",
    });
  }
  const cancelReason = reason ?? `BY_${by.toUpperCase()}`;
  return moved(claim, "cancel", { cancelReason, dueAt: null, closedAt: at });
};

/**
 * A suspension stops it. The holder's own suspension does not, once two approvers have approved:
 * otherwise the holder could let the claim run out of time.
 */
const complete = (
  claim: ClaimRow,
  handle: ClaimedHandle,
  { first, second }: Approvers,
  at: number,
): Result<ClaimChange> => {
  const done = moved(claim, "complete", { dueAt: null, closedAt: at });
  if (!done.ok) return done;
  const isApproved = second !== null;
  if (isApproved && (first?.retired || second.retired)) {
    const message = "An approver's key was retired. Another approver must approve again.";
    return refuse("APPROVAL_REQUIRED", { message });
  }
  if (!isApproved && !handle.isHolderTrusted) return refuseHolder("APPROVAL_REQUIRED");
  if (handle.isClaimantFrozen) return refuse("ACCOUNT_SUSPENDED");
  if (handle.suspendedFor !== null && (!isApproved || isImposed(handle.suspendedFor))) {
    return refuse("HANDLE_SUSPENDED");
  }
  if (claim.type === "RECOVERY" && at < claim.resolutionEndsAt) {
    return refuse("OBJECTION_PERIOD");
  }
  return done;
};

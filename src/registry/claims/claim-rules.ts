import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Approver, mayApprove } from "../../frame/records/proposals.ts";
import { type Approvers, standingApprovals } from "../approvers.ts";
import { type ClaimTrigger, moveClaim, objectionFrom } from "../claim-machine.ts";
import type { Suspensions } from "../link-rules.ts";
import {
  COMPLETION_MS,
  OBJECTION_MS,
  RECOVERY_MS,
  REFUSED_CLAIM_MS,
  RESOLUTION_MS,
} from "../periods.ts";
import type { ClaimRow, ClaimType, HandleRow } from "../schema.ts";
import { refuseProof } from "../subjects.ts";

/**
 * The life of a claim. Pure, so tests try every interleaving.
 *
 * 1. A bank, the claimant, opens a claim on a handle that another bank, the holder, sponsors. It
 *    costs 20 tokens and changes no route. While it is open the handle takes no other claim, and
 *    nobody can give it up or rename it.
 * 2. PORTABILITY: the customer moves to the claimant. OWNERSHIP: another person has a right to the
 *    name. RECOVERY: the customer has lost the accounts at the holder.
 * 3. The holder acknowledges PORTABILITY and OWNERSHIP, and confirms with its customer's proof.
 * 4. Otherwise the registry's operator decides: a RECOVERY from the start, the others once either
 *    bank has disputed them. Two approvers approve, or the operator cancels.
 * 5. The claimant completes a confirmed claim: only then the handle moves. For a RECOVERY it waits
 *    seven days after the last approval, so the holder can object by cancelling.
 * 6. The claimant and the operator can always cancel. Silence cancels, in every state.
 * 7. After the operator's refusal, or a withdrawal in a dispute, the claimant waits thirty days
 *    before it can claim the same handle again.
 */
export type ClaimParty = "holder" | "claimant" | "operator";

export type ClaimCommand =
  | { does: "acknowledge" | "complete" }
  /** `subject` is the proven identity of the holder's customer, by keyed hash. */
  | { does: "confirm"; subject: string | null }
  | { does: "dispute"; reason: string }
  | { does: "approve"; approver: Approver }
  | { does: "cancel"; reason: string | null };

const parties: Record<ClaimCommand["does"], readonly ClaimParty[]> = {
  acknowledge: ["holder"],
  confirm: ["holder"],
  dispute: ["holder", "claimant"],
  approve: ["operator"],
  cancel: ["holder", "claimant", "operator"],
  complete: ["claimant"],
};

/** What matters here besides the claim. */
export interface ClaimFacts {
  /** Of the handle's customer; null if no bank sent one. */
  subject: string | null;
  /** Of the handle. */
  suspensions: Suspensions;
  /** The operator has suspended an account that the claimant's bank linked to the handle. */
  isClaimantFrozen: boolean;
  /** The operator has suspended an account of any bank at the handle. */
  isAnyFrozen: boolean;
  /** Whether the holder can act for the customer, as for a customer session (link-rules.ts). */
  isHolderTrusted: boolean;
  approvers: Approvers;
}

export interface ClaimChange {
  changes: Partial<ClaimRow>;
  /** The name of the audit entry. */
  audit: string;
}

/** A bank's wish to claim a handle. */
interface Opening {
  type: ClaimType;
  bankId: string;
  /** The identity of the claimant's customer, by keyed hash. */
  subject: string | null;
}

/** The handle that is claimed, with its open claim and the bank's last refusal there. */
interface Claimable {
  handle: Pick<HandleRow, "status" | "sponsorBankId" | "subject">;
  claim: unknown;
  refusedAt: number | null;
}

export const refuseUnknown = () =>
  refuse("NOT_FOUND", { field: "alias", message: "alias: no handle has this name" });

/** Whether the bank may open the claim, and its deadlines. */
export const decideOpening = (
  { handle, claim, refusedAt }: Claimable,
  { type, bankId, subject }: Opening,
  at: number,
): Result<{ resolutionEndsAt: number; dueAt: number }> => {
  if (handle.status !== "ACTIVE" && handle.status !== "SUSPENDED") return refuseUnknown();
  if (handle.sponsorBankId === bankId) return refuse("ALREADY_SPONSOR");
  // @rule R4.7
  if (claim) return refuse("CLAIM_OPEN");
  const isSameCustomer = handle.subject !== null && handle.subject === subject;
  if (type === "OWNERSHIP" && isSameCustomer) return refuse("CLAIM_TYPE_MISMATCH");
  if (type !== "OWNERSHIP" && handle.subject !== null && !isSameCustomer) return refuseProof();
  // Otherwise the bank could undo the operator's decision at once, for twenty tokens.
  // @rule R4.5
  if (refusedAt !== null && at < refusedAt + REFUSED_CLAIM_MS) return refuse("CLAIM_REFUSED");
  return ok(
    type === "RECOVERY"
      ? { resolutionEndsAt: at + OBJECTION_MS, dueAt: at + RECOVERY_MS }
      : { resolutionEndsAt: at + RESOLUTION_MS, dueAt: at + RESOLUTION_MS },
  );
};

/** The change that a command makes to the claim, at an instant in milliseconds since the epoch. */
export const decideClaim = (
  claim: ClaimRow,
  facts: ClaimFacts,
  by: ClaimParty,
  command: ClaimCommand,
  at: number,
): Result<ClaimChange> => {
  const [party] = parties[command.does];
  if (!parties[command.does].includes(by)) {
    return refuse("FORBIDDEN", { message: `Only the ${party}'s bank may do this.` });
  }
  switch (command.does) {
    case "acknowledge":
      return moved(claim, "acknowledge", {});
    case "confirm":
      return confirm(claim, facts, command.subject, at);
    case "dispute":
      return dispute(claim, by, command.reason, at);
    case "approve":
      return approve(claim, facts.approvers, command.approver, at);
    case "cancel":
      return cancel(claim, by, command.reason, at);
    case "complete":
      return complete(claim, facts, at);
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
  handle: ClaimFacts,
  subject: string | null,
  at: number,
): Result<ClaimChange> => {
  if (claim.type === "RECOVERY") {
    return refuse("FORBIDDEN", { message: "Only the registry's operator can approve a recovery." });
  }
  if (handle.subject !== null && subject !== handle.subject) return refuseProof();
  if (!handle.isHolderTrusted) return refuseHolder("FORBIDDEN");
  // A confirmation does not shorten the operator's time for a dispute.
  const dueAt = at + COMPLETION_MS;
  const until = claim.disputedAt === null ? dueAt : Math.max(dueAt, claim.dueAt ?? 0);
  return moved(claim, "holder_confirms", { dueAt: until });
};

/** Its customer is now another bank's, or the operator has suspended an account. */
const refuseHolder = (code: "FORBIDDEN" | "APPROVAL_REQUIRED") =>
  refuse(code, {
    message: "The holder cannot act for this customer. The registry's operator must decide.",
  });

/**
 * The operator decides from now on; without a decision the claim lapses. A holder that has
 * confirmed is bound. The claimant may still dispute: the holder could have suspended the handle.
 * @rule R4.6
 */
const dispute = (
  claim: ClaimRow,
  by: ClaimParty,
  reason: string,
  at: number,
): Result<ClaimChange> => {
  if (claim.type === "RECOVERY") {
    return refuse("FORBIDDEN", {
      message: "A recovery is already with the registry's operator. Wait for the decision.",
    });
  }
  if (claim.disputedAt !== null) {
    return refuse("INVALID_STATE", {
      message: "The claim is already disputed. Wait for the operator's decision.",
    });
  }
  if (by === "holder" && claim.status === "CONFIRMED") {
    return refuse("FORBIDDEN", { message: "The holder has confirmed this claim." });
  }
  return moved(claim, "dispute", { disputedAt: at, disputeReason: reason });
};

/**
 * Two approvers, one after the other. An approval does not count once its key is retired, or is
 * the other approver's too: until the claim completes another approver must replace it.
 * @rule R4.4
 */
const approve = (
  claim: ClaimRow,
  { first, second }: Approvers,
  approver: Approver,
  at: number,
): Result<ClaimChange> => {
  if (claim.type !== "RECOVERY" && claim.disputedAt === null) {
    return refuse("FORBIDDEN", {
      message:
        "Only recoveries and disputed claims can be approved. The holder must confirm this one.",
    });
  }
  const standing = standingApprovals({ first, second });
  const proposal = { proposer: claim.claimantBankId, at: claim.openedAt };
  const may = mayApprove(approver, proposal, standing);
  if (!may.ok) return may;
  if (standing.length === 2) {
    return refuse("INVALID_STATE", {
      message: "Two approvers have already approved it. The claimant can complete it.",
    });
  }
  const place = !first || first.retired ? "firstApproverKeyId" : "secondApproverKeyId";
  const changes = { [place]: approver.keyId };
  if (standing.length === 0) return moved(claim, "first_approval", changes);
  // However late a recovery is approved, the holder can object for seven days after that.
  const periods =
    claim.type === "RECOVERY" ? objectionFrom(claim, at) : { dueAt: at + COMPLETION_MS };
  return moved(claim, "second_approval", { ...changes, ...periods });
};

/**
 * An end by the operator, or by the claimant in a dispute, counts as a refusal (R4.5).
 * @rule R4.6
 */
const cancel = (
  claim: ClaimRow,
  by: ClaimParty,
  reason: string | null,
  at: number,
): Result<ClaimChange> => {
  if (by === "holder" && claim.type !== "RECOVERY") {
    return refuse("FORBIDDEN", {
      message: "The holder can object only to a recovery. Confirm this claim or dispute it.",
    });
  }
  const isRefused = by === "operator" || (by === "claimant" && claim.disputedAt !== null);
  return moved(claim, "cancel", {
    cancelReason: reason ?? `BY_${by.toUpperCase()}`,
    refusedAt: isRefused ? at : null,
    dueAt: null,
    closedAt: at,
  });
};

/**
 * A suspension stops it. The holder's own suspension does not, once two approvers have approved:
 * otherwise the holder could let the claim run out of time.
 */
const complete = (claim: ClaimRow, facts: ClaimFacts, at: number): Result<ClaimChange> => {
  const done = moved(claim, "complete", { dueAt: null, closedAt: at });
  if (!done.ok) return done;
  const isApproved = facts.approvers.second !== null;
  if (isApproved && standingApprovals(facts.approvers).length < 2) {
    const message = "An approval no longer counts. Another approver must approve again.";
    return refuse("APPROVAL_REQUIRED", { message });
  }
  if (!isApproved && !facts.isHolderTrusted) return refuseHolder("APPROVAL_REQUIRED");
  // An OWNERSHIP would end every link, also those that only the operator may end.
  const endsFrozen = claim.type === "OWNERSHIP" && facts.isAnyFrozen;
  if (!isApproved && endsFrozen) return refuseHolder("APPROVAL_REQUIRED");
  if (facts.isClaimantFrozen) return refuse("ACCOUNT_SUSPENDED");
  const { bankSuspension, operatorSuspension } = facts.suspensions;
  if (operatorSuspension !== null || (bankSuspension !== null && !isApproved)) {
    return refuse("HANDLE_SUSPENDED");
  }
  if (claim.type === "RECOVERY" && at < claim.resolutionEndsAt) {
    return refuse("OBJECTION_PERIOD");
  }
  return done;
};

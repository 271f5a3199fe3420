import { ok, type Result, refuse } from "../../kernel/result.ts";
import { type ClaimTrigger, moveClaim } from "../claim-machine.ts";
import { COMPLETION_MS, OBJECTION_MS } from "../periods.ts";
import type { ClaimRow, SuspensionReason } from "../schema.ts";
import { isImposed } from "../suspensions.ts";

/**
 * What each party may do with a claim; pure, so that every interleaving can be tried. The holder is
 * the bank that answers for the present customer, the claimant the one that wants the handle.
 */
export interface Person {
  keyId: string;
  name: string;
  /** The keys that led to this one: which added it, which added that, up to the first owner's. */
  line: readonly string[];
  retired: boolean;
}

export type ClaimCommand =
  | { by: "holder"; does: "acknowledge" }
  /** `subject` is what the holder's customer proved to be, by keyed hash. */
  | { by: "holder"; does: "confirm"; subject: string | null }
  | { by: "holder" | "claimant"; does: "dispute"; reason: string }
  | { by: "operator"; does: "approve"; person: Person; approvers: Approvers }
  | { by: "holder" | "claimant" | "operator"; does: "cancel"; reason: string | null }
  | { by: "claimant"; does: "complete"; approvers: Approvers };

/** Who approved so far; nobody where the holder's customer decides. */
export interface Approvers {
  first: Person | null;
  second: Person | null;
}

export interface ClaimChange {
  changes: Partial<ClaimRow>;
  /** What it is audited as: the move's name, or the dispute's, which moves nothing. */
  audit: string;
}

/** The facts about the handle that matter here. */
export interface ClaimedHandle {
  subject: string | null;
  /** Null while it is active. */
  suspendedFor: SuspensionReason | null;
  /** The operator has suspended an account that the claimant's bank linked to it. */
  isClaimantFrozen: boolean;
  /**
   * The holder can speak for the customer, as by beginning a visit (customers/customer-rules.ts).
   */
  isHolderTrusted: boolean;
}

/**
 * A bank that keeps on claiming what it does not get would keep the customer from moving on: so
 * many of its claims on one handle, of whatever type, come to nothing in ninety days, and so many
 * of these may it have disputed, which the holder cannot cancel.
 */
export const MAX_VAIN_CLAIMS = 4;
export const MAX_VAIN_DISPUTES = 2;

/** What a command makes of the claim at an instant, in milliseconds since the epoch. */
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
      return approve(claim, command.person, command.approvers, at);
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

/** The present customer agrees, at the holder's bank and with a proof of who they are. */
const confirm = (
  claim: ClaimRow,
  handle: ClaimedHandle,
  subject: string | null,
  at: number,
): Result<ClaimChange> => {
  if (claim.type === "RECOVERY") {
    return refuse("FORBIDDEN", { message: "A recovery is approved by the registry's operator." });
  }
  if (handle.subject !== null && subject !== handle.subject) {
    return refuse("FORBIDDEN", { message: "The proof is not that of the handle's customer." });
  }
  if (!handle.isHolderTrusted) return refuseHolder("FORBIDDEN");
  // A confirmation takes no time from the operator, who decides on a dispute as well.
  const dueAt = at + COMPLETION_MS;
  const until = claim.disputedAt === null ? dueAt : Math.max(dueAt, claim.dueAt ?? 0);
  return moved(claim, "holder_confirms", { dueAt: until });
};

/** Its customer is another bank's by now, or the operator has suspended the account there. */
const refuseHolder = (code: "FORBIDDEN" | "INVALID_STATE") =>
  refuse(code, {
    message: "The holder cannot speak for this customer: the registry's operator has to decide.",
  });

/**
 * From now on the registry's operator decides; where it stays silent the claim is cancelled. A
 * recovery is the operator's from the start: a dispute would only take the holder's objection away.
 */
export const disputeClaim = (
  claim: ClaimRow,
  { by, reason }: { by: "holder" | "claimant"; reason: string },
  at: number,
): Result<ClaimChange> => {
  if (claim.type === "RECOVERY") {
    return refuse("FORBIDDEN", { message: "A recovery is with the registry's operator already." });
  }
  if (claim.status !== "OPEN" && claim.status !== "WAITING_RESOLUTION") {
    return refuse("INVALID_STATE", { message: `The claim is ${claim.status}.` });
  }
  if (claim.disputedAt !== null) {
    return refuse("INVALID_STATE", { message: "The claim is disputed already." });
  }
  const changes = { disputedAt: at, disputedBy: by, disputeReason: reason };
  return ok({ changes, audit: "claim.disputed" });
};

/**
 * Two people, one after the other. Whoever added the other's key, or the key that added it, could
 * hold both, and so could one person under one name twice. An approval by a key that was retired
 * since counts for nothing: until the claim completes somebody else has to give it anew.
 */
const approve = (
  claim: ClaimRow,
  person: Person,
  { first, second }: Approvers,
  at: number,
): Result<ClaimChange> => {
  if (claim.type !== "RECOVERY" && claim.disputedAt === null) {
    return refuse("FORBIDDEN", { message: "Only recoveries and disputes are approved." });
  }
  if (person.line.length === 0) {
    const message = "The first owner's key led to every other: two people with added keys approve.";
    return refuse("FORBIDDEN", { message });
  }
  const approvers = [first, second].filter((approver) => approver !== null);
  const standing = approvers.filter(({ retired }) => !retired);
  if (standing.some((approver) => isSamePerson(person, approver))) {
    const message =
      "Two different people have to approve, neither with a key of the other's making.";
    return refuse("FORBIDDEN", { message });
  }
  if (standing.length === 2) {
    return refuse("INVALID_STATE", { message: "Two people have approved already." });
  }
  if (second) {
    const objection = periodsOf(claim, at);
    if (first?.retired) {
      return moved(claim, "approval_anew", { ...objection, firstApproverKeyId: person.keyId });
    }
    if (second.retired) {
      return moved(claim, "approval_anew", { ...objection, secondApproverKeyId: person.keyId });
    }
  }
  if (standing.length === 0) {
    return moved(claim, "first_approval", { firstApproverKeyId: person.keyId });
  }
  const periods = periodsOf(claim, at);
  return moved(claim, "second_approval", { ...periods, secondApproverKeyId: person.keyId });
};

/** However late two people approve a recovery, the holder can object for seven days after that. */
const periodsOf = (claim: ClaimRow, at: number) => {
  if (claim.type !== "RECOVERY") return { dueAt: at + COMPLETION_MS };
  const resolutionEndsAt = Math.max(claim.resolutionEndsAt, at + OBJECTION_MS);
  return { resolutionEndsAt, dueAt: Math.max(claim.dueAt ?? 0, resolutionEndsAt + COMPLETION_MS) };
};

/** Whether two keys may be in one hand: one led to the other, or both have one name. */
export const isSamePerson = (a: Person, b: Person): boolean =>
  a.keyId === b.keyId ||
  a.line.includes(b.keyId) ||
  b.line.includes(a.keyId) ||
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase();

/**
 * The claimant and the operator at any time. The holder until its customer has confirmed, or until
 * someone took the matter to the operator; a recovery can be stopped up to its end.
 */
const cancel = (
  claim: ClaimRow,
  { by, reason }: { by: "holder" | "claimant" | "operator"; reason: string | null },
  at: number,
): Result<ClaimChange> => {
  const isBound =
    claim.type !== "RECOVERY" && (claim.status === "CONFIRMED" || claim.disputedAt !== null);
  if (by === "holder" && isBound) {
    return refuse("FORBIDDEN", { message: "The holder can no longer cancel this claim." });
  }
  const cancelReason = reason ?? `BY_${by.toUpperCase()}`;
  return moved(claim, "cancel", { cancelReason, dueAt: null, closedAt: at });
};

/**
 * A suspension stops it, but not the holder's own where two people have approved: the holder would
 * let the claim run out of time that way.
 */
const complete = (
  claim: ClaimRow,
  handle: ClaimedHandle,
  { first, second }: Approvers,
  at: number,
): Result<ClaimChange> => {
  const isApproved = second !== null;
  if (isApproved && (first?.retired || second.retired)) {
    const message = "An approver's key was retired: somebody else has to approve anew.";
    return refuse("INVALID_STATE", { message });
  }
  if (!isApproved && !handle.isHolderTrusted) return refuseHolder("INVALID_STATE");
  if (handle.isClaimantFrozen) {
    const message = "An account of the claimant's bank is suspended by the registry's operator.";
    return refuse("INVALID_STATE", { message });
  }
  if (handle.suspendedFor !== null && (!isApproved || isImposed(handle.suspendedFor))) {
    return refuse("INVALID_STATE", { message: "The handle is suspended." });
  }
  if (claim.type === "RECOVERY" && at < claim.resolutionEndsAt) {
    return refuse("INVALID_STATE", { message: "The holder can still object." });
  }
  return moved(claim, "complete", { dueAt: null, closedAt: at });
};

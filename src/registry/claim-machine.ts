import { findMove, type Move } from "../base/kernel/machine.ts";
import { COMPLETION_MS, OBJECTION_MS } from "./periods.ts";

/**
 * The life of a claim on a handle (R4.1) [DICT]. No move by time leads to COMPLETED: silence
 * cancels (R4.3). claims/claim-rules.ts says who may make each move.
 */
export type ClaimState = "OPEN" | "WAITING_RESOLUTION" | "CONFIRMED" | "COMPLETED" | "CANCELLED";

export type ClaimTrigger =
  | "acknowledge"
  | "dispute"
  | "holder_confirms"
  | "first_approval"
  | "second_approval"
  | "complete"
  | "cancel"
  | "time_runs_out";

/** @rule R4.1 */
export const claimMoves: readonly Move<ClaimState, ClaimTrigger, string>[] = [
  // from              trigger            to            audited as
  ["OPEN", "acknowledge", "WAITING_RESOLUTION", "claim.acknowledged"],
  ["OPEN", "dispute", "OPEN", "claim.disputed"],
  ["OPEN", "first_approval", "WAITING_RESOLUTION", "claim.approved_first"],
  ["OPEN", "cancel", "CANCELLED", "claim.cancelled"],
  ["OPEN", "time_runs_out", "CANCELLED", "claim.lapsed"],
  ["WAITING_RESOLUTION", "holder_confirms", "CONFIRMED", "claim.confirmed"],
  ["WAITING_RESOLUTION", "dispute", "WAITING_RESOLUTION", "claim.disputed"],
  ["WAITING_RESOLUTION", "first_approval", "WAITING_RESOLUTION", "claim.approved_first"],
  ["WAITING_RESOLUTION", "second_approval", "CONFIRMED", "claim.approved_second"],
  ["WAITING_RESOLUTION", "cancel", "CANCELLED", "claim.cancelled"],
  ["WAITING_RESOLUTION", "time_runs_out", "CANCELLED", "claim.lapsed"],
  // A holder can confirm and then suspend the handle, and an approver's key can be retired.
  ["CONFIRMED", "dispute", "CONFIRMED", "claim.disputed"],
  ["CONFIRMED", "first_approval", "CONFIRMED", "claim.approved_first"],
  ["CONFIRMED", "second_approval", "CONFIRMED", "claim.approved_second"],
  ["CONFIRMED", "complete", "COMPLETED", "claim.completed"],
  ["CONFIRMED", "cancel", "CANCELLED", "claim.cancelled"],
  ["CONFIRMED", "time_runs_out", "CANCELLED", "claim.lapsed"],
];

export const moveClaim = (from: ClaimState, trigger: ClaimTrigger) =>
  findMove(claimMoves, from, trigger);

/** What silence changes; null before the claim is due. @rule R4.3 */
export const lapse = (claim: { status: ClaimState; dueAt: number | null }, at: number) => {
  if (claim.dueAt === null || at < claim.dueAt) return null;
  const move = moveClaim(claim.status, "time_runs_out");
  if (!move) throw new Error(`a ${claim.status} claim is due`);
  const ended = { cancelReason: "TIME_RAN_OUT", dueAt: null, closedAt: claim.dueAt };
  return { changes: { status: move.to, ...ended }, audit: move.emits };
};

/** The periods of a recovery, so that from this instant its holder has seven days to object. */
export const objectionFrom = (
  claim: { resolutionEndsAt: number; dueAt: number | null },
  at: number,
) => {
  const resolutionEndsAt = Math.max(claim.resolutionEndsAt, at + OBJECTION_MS);
  return { resolutionEndsAt, dueAt: Math.max(claim.dueAt ?? 0, resolutionEndsAt + COMPLETION_MS) };
};

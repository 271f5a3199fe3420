import { findMove, type Move } from "../kernel/machine.ts";

/**
 * The life of a claim on a handle (contract/registry.md, [DICT]). Nothing is transferred before
 * COMPLETED, and no move by time leads there: silence cancels.
 *
 * OWNERSHIP and PORTABILITY: the holder's bank acknowledges, then confirms with its customer's
 * proof, then the claimant completes. RECOVERY, and disputed claims: two keys of the approver role
 * approve, one after the other.
 */
export type ClaimState = "OPEN" | "WAITING_RESOLUTION" | "CONFIRMED" | "COMPLETED" | "CANCELLED";

export type ClaimTrigger =
  | "acknowledge"
  | "holder_confirms"
  | "first_approval"
  | "second_approval"
  | "approval_anew"
  | "complete"
  | "cancel"
  | "time_runs_out";

export const claimMoves: readonly Move<ClaimState, ClaimTrigger, string>[] = [
  // from              trigger            to            audited as
  ["OPEN", "acknowledge", "WAITING_RESOLUTION", "claim.acknowledged"],
  ["OPEN", "first_approval", "WAITING_RESOLUTION", "claim.approved_first"],
  ["OPEN", "cancel", "CANCELLED", "claim.cancelled"],
  ["OPEN", "time_runs_out", "CANCELLED", "claim.lapsed"],
  ["WAITING_RESOLUTION", "holder_confirms", "CONFIRMED", "claim.confirmed"],
  ["WAITING_RESOLUTION", "first_approval", "WAITING_RESOLUTION", "claim.approved_first"],
  ["WAITING_RESOLUTION", "second_approval", "CONFIRMED", "claim.approved_second"],
  ["WAITING_RESOLUTION", "cancel", "CANCELLED", "claim.cancelled"],
  ["WAITING_RESOLUTION", "time_runs_out", "CANCELLED", "claim.lapsed"],
  // A disputed claim that the holder has confirmed: the holder could still block it.
  ["CONFIRMED", "first_approval", "CONFIRMED", "claim.approved_first"],
  ["CONFIRMED", "second_approval", "CONFIRMED", "claim.approved_second"],
  // Replaces an approval whose key was retired.
  ["CONFIRMED", "approval_anew", "CONFIRMED", "claim.approved_anew"],
  ["CONFIRMED", "complete", "COMPLETED", "claim.completed"],
  ["CONFIRMED", "cancel", "CANCELLED", "claim.cancelled"],
  ["CONFIRMED", "time_runs_out", "CANCELLED", "claim.lapsed"],
];

export const moveClaim = (from: ClaimState, trigger: ClaimTrigger) =>
  findMove(claimMoves, from, trigger);

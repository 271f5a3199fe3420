import { findMove, type Move } from "../../base/kernel/machine.ts";

/**
 * The life of a change that takes two people (docs/decisions/064). It can be rejected or withdrawn
 * until its time has come, also after its approval. VOID: it can no longer be applied.
 */
export const proposalStates = [
  "PROPOSED",
  "APPROVED",
  "IN_FORCE",
  "REJECTED",
  "WITHDRAWN",
  "VOID",
] as const;

export type ProposalState = (typeof proposalStates)[number];

export type ProposalTrigger = "approve" | "reject" | "withdraw" | "take_effect" | "make_void";

/** The audit entry of a move, and the event that the record's owner gets. */
export type ProposalEvent =
  | "change_approved"
  | "change_rejected"
  | "change_withdrawn"
  | "change_voided"
  | "change_in_force";

export const proposalMoves: readonly Move<ProposalState, ProposalTrigger, ProposalEvent>[] = [
  // from       trigger        to           emits
  ["PROPOSED", "approve", "APPROVED", "change_approved"],
  ["PROPOSED", "reject", "REJECTED", "change_rejected"],
  ["PROPOSED", "withdraw", "WITHDRAWN", "change_withdrawn"],
  ["PROPOSED", "make_void", "VOID", "change_voided"],
  ["APPROVED", "reject", "REJECTED", "change_rejected"],
  ["APPROVED", "withdraw", "WITHDRAWN", "change_withdrawn"],
  ["APPROVED", "make_void", "VOID", "change_voided"],
  ["APPROVED", "take_effect", "IN_FORCE", "change_in_force"],
];

export const findProposalMove = (from: ProposalState, trigger: ProposalTrigger) =>
  findMove(proposalMoves, from, trigger);

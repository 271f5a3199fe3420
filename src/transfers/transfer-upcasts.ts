import { reviewAt } from "./manual-review.ts";
import { AFTERWARDS_MS, type MovementEffect, NOTICE_FOR_MS } from "./movement-steps.ts";
import type { LateMoney, Transfer } from "./transfer.ts";

/**
 * The stored transfer before the members that say when staff must look at it: `stalled` said that
 * they had been told of its present wait. A return that the bank proved after the end was noted as
 * a rejection.
 */
export interface Transfer4 extends Omit<Transfer, "review_at"> {
  stalled: boolean;
}

/** The one before the name `manual_review`. Its `stalled` outlived the wait for a credit. */
export interface Transfer1 extends Omit<Transfer4, "manual_review"> {
  attention: Transfer["manual_review"];
}

export const upcastTransfer1 = ({ attention, ...transfer }: Transfer1): Transfer4 => ({
  ...transfer,
  manual_review: attention,
  stalled: transfer.stalled && transfer.state === "SETTLEMENT_PENDING",
});

/** The start of a return was not stored; staff may hear of an old one at once. */
export const upcastTransfer4 = ({ stalled, ...transfer }: Transfer4): Transfer => {
  const { reason, resolved_at } = transfer.manual_review ?? {};
  const isUnknown = reason === "UNKNOWN_OUTCOME" && resolved_at === null;
  // In that release staff could only acknowledge a return, not take it over, so they are alerted
  // again.
  const isToldAgain = transfer.funds === "RETURNING" && typeof resolved_at === "number";
  const isTold = !isToldAgain && (stalled || (isUnknown && transfer.state === "EXECUTING"));
  return {
    ...transfer,
    review_at: isTold ? null : reviewAt(transfer, transfer.decided_at),
    late_money: transfer.late_money.map((late) => upcastLateMoney4(late, transfer)),
  };
};

/**
 * In that release a rejection after the end left nothing to refund, and the bank was not asked
 * about it. This stays so for old records.
 */
const upcastLateMoney4 = (late: LateMoney, { state }: Pick<Transfer, "state">): LateMoney =>
  late.said === "rejected" && state === "COMPLETED" ? { ...late, said: "returned" } : late;

/**
 * Effects that change no outcome had no end. Their time now counts from when they were last due.
 */
export const upcastMovementEffect4 = (
  effect: MovementEffect,
  { state, funds }: Pick<Transfer, "state" | "funds">,
): MovementEffect => {
  const { kind, due_at } = effect;
  const isOver = state === "COMPLETED" || state === "FAILED";
  if (kind === "notify_credit") return { ...effect, give_up_at: due_at + NOTICE_FOR_MS };
  return isOver && funds !== "RETURNING"
    ? { ...effect, give_up_at: due_at + AFTERWARDS_MS }
    : effect;
};

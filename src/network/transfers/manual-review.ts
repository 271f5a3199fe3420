import { type LateMoney, type ManualReview, REVIEW_AFTER_MS, type Transfer } from "./transfer.ts";

/**
 * The start and the end of the manual review of a movement. It ends with the movement itself or
 * with a decision of staff (resolve.ts). Pure.
 */
export const isMovementUnderReview = ({ manual_review }: Transfer): boolean =>
  manual_review !== null && manual_review.resolved_at === null;

/**
 * If there is no credit after this time, merchant and staff learn that settlement is stalled.
 * @rule D2.2
 */
const STALLED_AFTER_MS = 10 * 60_000;

/** Leaves time to ask the rail first, even if the settlement was submitted late. */
const ASK_FIRST_MS = 60_000;

/**
 * When the movement has waited so long that staff must look at it; null if it waits for nothing.
 */
export const reviewAt = (
  { state, funds, decided_at }: Pick<Transfer, "state" | "funds" | "decided_at">,
  nowMs: number,
): number | null => {
  if (state === "EXECUTING") return decided_at + REVIEW_AFTER_MS;
  if (state === "SETTLEMENT_PENDING") {
    return Math.max(decided_at + STALLED_AFTER_MS, nowMs + ASK_FIRST_MS);
  }
  return funds === "RETURNING" ? nowMs + REVIEW_AFTER_MS : null;
};

/** Starts the review, and replaces the reason of an earlier one. */
export const requireReview = (
  transfer: Transfer,
  reason: ManualReview["reason"],
  nowMs: number,
): Transfer =>
  isMovementUnderReview(transfer) && transfer.manual_review?.reason === reason
    ? transfer
    : { ...transfer, manual_review: { reason, since: nowMs, resolved_at: null } };

/** Ends the review. The reason stays readable. */
export const endReview = (transfer: Transfer, nowMs: number): Transfer =>
  transfer.manual_review && isMovementUnderReview(transfer)
    ? { ...transfer, manual_review: { ...transfer.manual_review, resolved_at: nowMs } }
    : transfer;

/** The most reports of the rail that are kept. Further ones only start the review again. */
const MAX_RAIL_REPORTS = 50;

/**
 * Records money that contradicts a final state, once. Staff have not seen this report, so an
 * earlier proposal is void. The limit on reports of the rail keeps invented references from filling
 * the storage or displacing reports of a bank.
 * @rule P2.17
 */
export const recordLateMoney = (transfer: Transfer, late: LateMoney): Transfer => {
  const known = transfer.late_money.some(
    ({ said, rail_ref }) => said === late.said && rail_ref === late.rail_ref,
  );
  if (known) return transfer;
  const reports = transfer.late_money.filter(({ rail_ref }) => rail_ref !== null).length;
  const isFull = late.rail_ref !== null && reports >= MAX_RAIL_REPORTS;
  const late_money = isFull ? transfer.late_money : [...transfer.late_money, late];
  return requireReview({ ...transfer, late_money, proposal: null }, "LATE_MONEY", late.at);
};

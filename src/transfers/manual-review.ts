import type { LateMoney, ManualReview, Transfer } from "./transfer.ts";

/**
 * What starts and ends the manual review of a movement. It ends with the movement itself or with a
 * decision of staff (resolve.ts). Pure.
 */
export const isUnderReview = ({ manual_review }: Transfer): boolean =>
  manual_review !== null && manual_review.resolved_at === null;

/** Starts the review. The latest reason is the one shown. */
export const requireReview = (
  transfer: Transfer,
  reason: ManualReview["reason"],
  nowMs: number,
): Transfer =>
  isUnderReview(transfer) && transfer.manual_review?.reason === reason
    ? transfer
    : { ...transfer, manual_review: { reason, since: nowMs, resolved_at: null } };

/** Ends the review. The reason stays readable. */
export const endReview = (transfer: Transfer, nowMs: number): Transfer =>
  transfer.manual_review && isUnderReview(transfer)
    ? { ...transfer, manual_review: { ...transfer.manual_review, resolved_at: nowMs } }
    : transfer;

/**
 * Records money that contradicts a final state, once. Staff have not seen it, so an earlier
 * proposal is void.
 */
export const recordLateMoney = (transfer: Transfer, late: LateMoney): Transfer => {
  const known = transfer.late_money.some(
    ({ said, rail_ref }) => said === late.said && rail_ref === late.rail_ref,
  );
  if (known) return transfer;
  const late_money = [...transfer.late_money, late];
  return requireReview({ ...transfer, late_money, proposal: null }, "LATE_MONEY", late.at);
};

import type { LateMoney, ManualReview, Transfer } from "./transfer.ts";

/**
 * What puts a movement under manual review, and what ends the review: the movement's own end, or a
 * decision of staff (resolve.ts). Pure.
 */
export const isUnderReview = ({ manual_review }: Transfer): boolean =>
  manual_review !== null && manual_review.resolved_at === null;

/** Puts a movement under review; the latest reason is the one that is shown. */
export const requireReview = (
  transfer: Transfer,
  reason: ManualReview["reason"],
  nowMs: number,
): Transfer =>
  isUnderReview(transfer) && transfer.manual_review?.reason === reason
    ? transfer
    : { ...transfer, manual_review: { reason, since: nowMs, resolved_at: null } };

/** Ends the review; the reason stays readable. */
export const endReview = (transfer: Transfer, nowMs: number): Transfer =>
  transfer.manual_review && isUnderReview(transfer)
    ? { ...transfer, manual_review: { ...transfer.manual_review, resolved_at: nowMs } }
    : transfer;

/**
 * Records money that contradicts a final state, once. Staff have not seen it yet: an earlier
 * proposal no longer counts.
 */
export const recordLateMoney = (transfer: Transfer, late: LateMoney): Transfer => {
  const known = transfer.late_money.some(
    ({ said, rail_ref }) => said === late.said && rail_ref === late.rail_ref,
  );
  if (known) return transfer;
  const late_money = [...transfer.late_money, late];
  return requireReview({ ...transfer, late_money, proposal: null }, "LATE_MONEY", late.at);
};

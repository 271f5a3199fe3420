import { partiesView } from "../../approvals/admin-view.ts";
import { type Refusal, refuse } from "../../base/kernel/result.ts";
import {
  type AdminView,
  type AllowedAction,
  allowedRedelivery,
  inOrder,
  judged,
  nextEffects,
  timelineView,
} from "../../frame/objects/explain.ts";
import { allowedApprovals, allowedRefund, nextVoid } from "../payments/admin-view.ts";
import { refundProposalView } from "../payments/refund-proposals.ts";
import { refundView } from "../payments/refund-views.ts";
import type { ChargeRecord } from "./charge-record.ts";
import { chargePaymentView } from "./charge-views.ts";
import { chargeMovements, chargeRefundOwner } from "./movements.ts";

/** A charge obeys its mandate, so staff end the mandate instead. */
export const refuseCancelByStaff = (): Refusal =>
  refuse("SESSION_NOT_CANCELLABLE", {
    message: "A charge belongs to its mandate. Cancel the mandate: an announced charge ends too.",
  });

const allowedOf = (record: ChargeRecord, viewer: AdminView): AllowedAction[] => {
  const [ask, ...others] = chargeMovements.allowed(record, viewer);
  return [
    ...(ask ? [ask] : []),
    judged<ChargeRecord>("cancel", null, record, refuseCancelByStaff()),
    allowedRefund(chargeRefundOwner, record, viewer.now),
    ...allowedApprovals(chargeRefundOwner, record, viewer),
    allowedRedelivery(record.timeline),
    ...others,
  ];
};

export const chargeForStaff = (record: ChargeRecord, viewer: AdminView) => {
  const { terms, attempts } = record;
  const creditor = attempts.findLast(({ checked }) => checked)?.checked?.route.creditor ?? null;
  const isMerchants = terms.owner.kind === "MERCHANT";
  return {
    kind: "CHARGE",
    ...chargePaymentView(record),
    merchant_id: isMerchants ? terms.owner.id : null,
    tpp_id: isMerchants ? null : terms.owner.id,
    description: terms.description,
    destination: null,
    ...partiesView(terms.debtor, creditor),
    authorisation: null,
    expires_at: null,
    charge_date: terms.charge_date,
    movements: chargeMovements.shown(record),
    refunds: record.refunds.map((refund) => refundView(record, refund)),
    refund_proposals: record.refund_proposals.map((proposal) =>
      refundProposalView(record, proposal),
    ),
    next: inOrder([
      ...nextEffects(record.effects, viewer.now),
      ...chargeMovements.nextReviews(record),
      ...nextVoid(record),
    ]),
    allowed: allowedOf(record, viewer),
    timeline: timelineView(record.timeline),
  } as const;
};

import { authorisationView, partiesView } from "../../approvals/admin-view.ts";
import { isoTime } from "../../base/platform/clock.ts";
import {
  type AdminView,
  type AllowedAction,
  allowedRedelivery,
  inOrder,
  judged,
  type NextChange,
  nextByTime,
  nextEffects,
  timelineView,
  withoutNames,
} from "../../frame/objects/explain.ts";
import { decideCancelSession } from "./decide-checkout.ts";
import { decideApproval, decideRefund } from "./decide-refund.ts";
import { paymentMovements, paymentRefundOwner } from "./movements.ts";
import { proposalEndsAt, refundProposalView } from "./refund-proposals.ts";
import type { NewRefund, Refundable, RefundOwner } from "./refund-record.ts";
import { refundView } from "./refund-views.ts";
import { isOpenSession } from "./session-machine.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { destinationView, paymentView } from "./views.ts";

/** A payment as shown to staff (docs/decisions/117): masked, without secrets and addresses. */

/** Whether everything that is left may be refunded, as far as the paid object can decide it. */
export const allowedRefund = <State extends Refundable>(
  owner: RefundOwner<State>,
  state: State,
  now: number,
): AllowedAction => {
  const refund: NewRefund = {
    type: "refund",
    refund_id: "",
    amount: null,
    reason: null,
    request_hash: "",
    idempotency_key_hash: null,
    checked_at: now,
  };
  return judged("refund", null, state, decideRefund(owner)(state, refund, withoutNames(now)));
};

/** Whether this key may approve the refund that waits for an approver. */
export const allowedApprovals = <State extends Refundable>(
  owner: RefundOwner<State>,
  state: State,
  { now, by }: Pick<AdminView, "now" | "by">,
): AllowedAction[] =>
  state.refund_proposals
    .filter(({ status }) => status === "PROPOSED")
    .map(({ refund_id }) => {
      const approve = { type: "approve_refund", refund_id, by, checked_at: now } as const;
      const decided = decideApproval(owner)(state, approve, withoutNames(now));
      return judged("approve_refund", refund_id, state, decided);
    });

/** When a refund stops waiting for an approver. */
export const nextVoid = (state: Refundable): NextChange[] =>
  nextByTime(
    "A refund that staff ask for is void without an approver.",
    proposalEndsAt(state) ?? Number.POSITIVE_INFINITY,
    state.refund_proposals.at(-1)?.refund_id ?? null,
  );

const allowedOf = (record: PaymentSessionRecord, viewer: AdminView): AllowedAction[] => {
  const { now, by } = viewer;
  const cancel = { type: "cancel", by: { kind: "operator", key_id: by.keyId } } as const;
  const [ask, ...others] = paymentMovements.allowed(record, viewer);
  return [
    ...(ask ? [ask] : []),
    judged("cancel", null, record, decideCancelSession(record, cancel, withoutNames(now))),
    allowedRefund(paymentRefundOwner, record, now),
    ...allowedApprovals(paymentRefundOwner, record, viewer),
    allowedRedelivery(record.timeline),
    ...others,
  ];
};

export const paymentStaffView = (record: PaymentSessionRecord, viewer: AdminView) => {
  const { terms, timeline } = record;
  const expires = isOpenSession(record.state) ? terms.expires_at : Number.POSITIVE_INFINITY;
  return {
    kind: "PAYMENT",
    ...paymentView(record),
    merchant_id: terms.merchant_id,
    tpp_id: null,
    description: terms.description,
    destination: destinationView(record),
    ...partiesView(record.payer, record.route?.creditor ?? null),
    authorisation: authorisationView(record.sca),
    expires_at: isoTime(terms.expires_at),
    charge_date: null,
    movements: paymentMovements.shown(record),
    refunds: record.refunds.map((refund) => refundView(record, refund)),
    refund_proposals: record.refund_proposals.map((proposal) =>
      refundProposalView(record, proposal),
    ),
    next: inOrder([
      ...nextByTime("The payment expires unless the customer has approved it.", expires),
      ...nextEffects(record.effects, viewer.now),
      ...paymentMovements.nextReviews(record),
      ...nextVoid(record),
    ]),
    allowed: allowedOf(record, viewer),
    timeline: timelineView(timeline),
  } as const;
};

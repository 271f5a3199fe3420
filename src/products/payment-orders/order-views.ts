import { approvalPart, authorisationView, partiesView } from "../../approvals/approval-part.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import {
  type AdminView,
  inOrder,
  judged,
  nextByTime,
  nextEffects,
  timelineView,
  withoutNames,
} from "../../frame/objects/explain.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import type { PaymentOrderAnswer } from "./answers.ts";
import { orderApproval } from "./decide/approval.ts";
import { decideCancelOrder, isOrderOwner } from "./decide/order.ts";
import { orderMovements } from "./movements.ts";
import { isOpenOrder } from "./order-machine.ts";
import type { OrderView, PaymentOrderRecord } from "./order-record.ts";

/** The customer's approval of an order, as a part of its tables. */
export const orderApprovalPart = approvalPart(orderApproval);

/** The order for its TPP. It has an address only while the customer can use it. @rule O8.11 */
export const orderView = (record: PaymentOrderRecord): PaymentOrderAnswer => {
  const { terms, state } = record;
  const { type, value } = terms.destination;
  return {
    payment_order_id: terms.payment_order_id,
    consent_id: terms.consent_id,
    source_account_id: terms.source_account_id,
    destination: { type, value: type === "iban" ? maskIban(value) : value },
    // @rule O6.7
    creditor_name: terms.payee.check === "CLOSE_MATCH" ? terms.payee.name : terms.creditor_name,
    payee_check: terms.payee.check,
    amount: terms.amount,
    currency: terms.currency,
    description: terms.description,
    reference: terms.reference,
    status: state,
    status_reason: record.status_reason,
    sca_url: isOpenOrder(state) ? terms.sca_url : null,
    created_at: isoTime(terms.created_at),
    updated_at: isoTime(record.updated_at),
    completed_at: isoTimeOrNull(record.completed_at),
    cancellable: isOpenOrder(state),
  };
};

export const orderViews: ViewTable<PaymentOrderRecord, Exclude<OrderView, AdminView>> = {
  order: (record, viewer) =>
    isOrderOwner(record, viewer) ? ok(orderView(record)) : refuse("NOT_FOUND"),
  answer: ({ creation: { answer } }) =>
    answer === "" ? refuse("INVALID_STATE") : ok(JSON.parse(answer)),
  ...orderApprovalPart.views,
  ...orderMovements.views,
};

/** A payment order as shown to staff (docs/decisions/117): without the address of its page. */
export const orderStaffView = (record: PaymentOrderRecord, viewer: AdminView) => {
  const { terms, effects, timeline } = record;
  const { sca_url: _, ...order } = orderView(record);
  const { now, by } = viewer;
  const cancel = { type: "cancel", operator: by.keyId } as const;
  const [ask, ...others] = orderMovements.allowed(record, viewer);
  const authoriseBy = isOpenOrder(record.state) ? record.authorise_by : Number.POSITIVE_INFINITY;
  return {
    ...order,
    tpp_id: terms.tpp_id,
    mode: terms.mode,
    ...partiesView(terms.source, terms.route.creditor),
    authorise_by: isoTime(record.authorise_by),
    authorisation: authorisationView(record.sca),
    movements: orderMovements.shown(record),
    next: inOrder([
      ...nextByTime("The order is rejected unless the customer has approved it.", authoriseBy),
      ...nextEffects(effects, now),
      ...orderMovements.nextReviews(record),
    ]),
    allowed: [
      ...(ask ? [ask] : []),
      judged("cancel", null, record, decideCancelOrder(record, cancel, withoutNames(now))),
      ...others,
    ],
    timeline: timelineView(timeline),
  };
};

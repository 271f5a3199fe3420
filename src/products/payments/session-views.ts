import { checkNaming } from "../../approvals/approval.ts";
import { authorisationView, partiesView } from "../../approvals/approval-part.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
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
import type { ViewTable } from "../../frame/objects/state.ts";
import type { CreditorAccount } from "../../network/directory/resolve-account.ts";
import { paymentApproval, paymentApprovalPart } from "./decide/approval.ts";
import { refusedAttempts } from "./decide/attempts.ts";
import { proposalEndsAt, refundProposalView } from "./decide/proposals.ts";
import { decideApproval, decideRefund } from "./decide/refund.ts";
import {
  decideCancelSession,
  isSessionOwner,
  paymentMovements,
  paymentRefundOwner,
} from "./decide/session.ts";
import type { MerchantViewer, NewRefund, Refundable, RefundOwner } from "./refund-record.ts";
import { refundView, refundViews } from "./refund-views.ts";
import { isOpenSession } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionTerms, SessionView } from "./session-record.ts";
import {
  challengeView,
  confirmView,
  destinationView,
  listedSessionView,
  livePaymentView,
  payerView,
  paymentView,
  sessionView,
} from "./views.ts";

/** What a worker needs to find the accounts of a payment. */
export interface ResolutionTerms {
  terms: Pick<
    SessionTerms,
    "merchant_id" | "mode" | "destination" | "to_settlement_account" | "currency" | "created_at"
  >;
  /** Null if it must be looked up. */
  payee: CreditorAccount | null;
}

/** A view for the merchant that owns the session. Another merchant or mode gets NOT_FOUND. */
const owned =
  <Request extends MerchantViewer>(
    show: (record: PaymentSessionRecord, request: Request) => Result<object>,
  ) =>
  (record: PaymentSessionRecord, request: Request): Result<object> =>
    isSessionOwner(record, request) ? show(record, request) : refuse("NOT_FOUND");

export const sessionViews: ViewTable<PaymentSessionRecord, SessionView> = {
  session: owned((record) => ok(sessionView(record))),
  payment: owned((record) => ok(paymentView(record))),
  listed: owned((record) => ok(listedSessionView(record))),
  ...refundViews(paymentRefundOwner),

  payer: (record) => ok(payerView(record)),
  cancelled: (record) => ok(confirmView(record)),

  ...paymentApprovalPart.views,
  resolution: (record) => {
    if (!isOpenSession(record.state)) return paymentApproval.closed(record);
    const { merchant_id, mode, destination, to_settlement_account, currency, created_at } =
      record.terms;
    const payee = record.route?.creditor ?? record.payee;
    if (payee === "NOT_FOUND") return refuse("DESTINATION_NOT_FOUND");
    const allowed = checkNaming(paymentApproval, record);
    if (!allowed.ok) return allowed;
    const terms = { merchant_id, mode, destination, to_settlement_account, currency, created_at };
    return ok({ terms, payee } satisfies ResolutionTerms);
  },
  step: (record) => ok(challengeView(record)),
  live: (record, { browser_id }) => ok(livePaymentView(record, record.browser_id === browser_id)),

  webhook_address: ({ terms }) => ok({ webhook_url: terms.webhook_url }),
  ...paymentMovements.views,
  admin: (record, viewer) => ok(paymentStaffView(record, viewer)),
};

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
    refused_attempts: refusedAttempts(record).map(({ payer, failure, at, transfer }) => ({
      payer: partiesView(payer, null).payer,
      failure_code: failure,
      at: isoTime(at),
      end_to_end_id: transfer?.end_to_end_id ?? null,
    })),
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

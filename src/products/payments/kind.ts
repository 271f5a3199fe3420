import { noApproval } from "../../approvals/approval.ts";
import { scaTicket } from "../../approvals/approval-view.ts";
import { keptPayee, keptPayer } from "../../approvals/kept-accounts.ts";
import { performAskPush, type ScaKind } from "../../approvals/push.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import { newNote } from "../../frame/objects/timeline.ts";
import { isMovementCommand } from "../../network/transfers/movements.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import { nameRoute } from "../../network/transfers/route-names.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import {
  decideResolutionFailed,
  decideResolvePayer,
  paymentApproval,
  paymentApprovalPart,
} from "./decide/approval.ts";
import { refusalAtEnd } from "./decide/attempts.ts";
import {
  endOldProposal,
  noteRefund,
  proposalEndsAt,
  withWaitingRefund,
} from "./decide/proposals.ts";
import { refundDecisions } from "./decide/refund.ts";
import {
  decideCancelSession,
  emit,
  expireIfDue,
  paymentMovements,
  paymentRefundOwner,
  paymentSubject,
} from "./decide/session.ts";
import { paymentEvents } from "./events.ts";
import { lastPaymentCheck } from "./last-check.ts";
import { isFinalSession, isOpenSession } from "./session-machine.ts";
import {
  type PaymentSessionRecord,
  type SessionTypes,
  sessionAddress,
  sessionById,
} from "./session-record.ts";
import { sessionViews } from "./session-views.ts";
import { livePaymentView, statusOfPayment } from "./views.ts";

const subject: EventSubject = {
  idName: "session_id",
  events: paymentEvents,
  async readWebhookUrl(env, sessionId) {
    const view = await sessionById(env, sessionId)?.view({ view: "webhook_address" });
    return view?.ok ? (JSON.parse(view.value) as { webhook_url: string | null }).webhook_url : null;
  },
};

/**
 * Payment sessions. A session deletes itself when retention asks and nothing of it is unfinished,
 * and leaves a tombstone.
 */
export const paymentKind = kindOf<SessionTypes, ScaKind & EventKind>({
  ...sessionAddress,
  kind: "PAYMENT",
  subject,
  lastCheck: lastPaymentCheck,
  performers: {
    ...movementPerformers,
    ask_push: performAskPush(lastPaymentCheck),
    publish: performPublish(subject),
  },

  create: (base, terms, fresh) => {
    const created: PaymentSessionRecord = {
      ...base,
      state: "PENDING",
      terms,
      ...noApproval,
      payee: null,
      route: null,
      transfer: null,
      failure: null,
      completed_at: null,
      refunded_amount: 0,
      refunds: [],
      refund_proposals: [],
    };
    return emit(created, "payment.initiated", fresh);
  },

  decisions: {
    ...paymentApprovalPart.decisions,
    ...paymentMovements.decisions,
    resolve_payer: decideResolvePayer,
    resolution_failed: decideResolutionFailed,
    cancel: decideCancelSession,
    ...refundDecisions(paymentRefundOwner),
  },
  views: sessionViews,
  note(input, before, after) {
    if ("kind" in input && input.kind === "ask_push")
      return paymentApprovalPart.note(input, before, after);
    if ("kind" in input || isMovementCommand(input))
      return paymentMovements.note(input, before, after);
    switch (input.type) {
      case "cancel":
        return newNote("decision", "cancel", {
          actor: input.by.kind === "operator" ? input.by.key_id : input.by.kind,
        });
      case "refund":
      case "approve_refund":
      case "reject_refund":
        return noteRefund(input, after);
      case "resolve_payer":
        return newNote("move", "payer resolved", { actor: "customer" });
      case "resolution_failed": {
        const about = { actor: "customer", outcome: input.problem };
        return after === before ? null : newNote("move", "payer not resolved", about);
      }
      default:
        return paymentApprovalPart.note(input, before, after);
    }
  },
  passTime: (record, fresh) => {
    const present = endOldProposal(expireIfDue(record, fresh), fresh);
    return paymentMovements.passTime(present, fresh);
  },
  nextChangeAt: (record) =>
    isOpenSession(record.state)
      ? record.terms.expires_at
      : Math.min(paymentMovements.nextChangeAt(record), proposalEndsAt(record) ?? Infinity),

  ...paymentMovements.defaults,
  keptUntil: (record) =>
    Math.max(paymentMovements.defaults.keptUntil(record), proposalEndsAt(record) ?? 0),
  persons: ({ payer, sca, route, payee, terms, refunds, refused_attempts = [] }) => ({
    accounts: [
      ...keptPayer(payer, sca),
      ...refused_attempts.flatMap((attempt) => keptPayer(attempt.payer, null)),
      ...keptPayee(route?.creditor ?? (payee === "NOT_FOUND" ? null : payee)),
    ],
    texts: [terms.description, ...refunds.map(({ reason }) => reason)],
  }),
  leased: (record, effect) =>
    paymentApprovalPart.leased(paymentMovements.defaults.leased(record, effect), effect),
  material: (record, effect) => {
    if (effect.kind === "ask_push") return scaTicket(paymentApproval, record);
    return paymentMovements.material(record, effect);
  },
  report(record, performed, report, fresh) {
    if (report.kind === "ask_push")
      return paymentApprovalPart.report(record, performed, report, fresh);
    return paymentMovements.report(record, performed, report, fresh);
  },

  row(record) {
    const { columns, reviews, waiting } = paymentMovements.listed(record);
    const refusal = refusalAtEnd(record);
    return {
      row: {
        ...columns,
        kind: "PAYMENT",
        createdAt: record.terms.created_at,
        amount: record.terms.amount,
        status: isFinalSession(record.state) ? statusOfPayment(record) : "OPEN",
        completedAt: record.completed_at,
        failureCode: refusal?.failure ?? record.failure,
        ...(refusal ? { lastOpenState: refusal.state } : {}),
        route: record.route && nameRoute(record.route.type),
        debtorBank: (refusal ?? record).payer?.bank_handle ?? null,
        creditorBank: record.route?.creditor.bank_known_as ?? null,
      },
      reviews,
      waiting: withWaitingRefund(paymentSubject(record), record, waiting),
    };
  },
  isUnfinished: (record) => !isFinalSession(record.state) || paymentMovements.isMoving(record),

  live: (record, browserId) => livePaymentView(record, record.browser_id === browserId),
  isLiveChange: (before, after) =>
    paymentApprovalPart.isLiveChange(before, after) ||
    before.transfer?.funds !== after.transfer?.funds,
});

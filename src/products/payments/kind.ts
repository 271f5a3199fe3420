import { noApproval } from "../../approvals/approval.ts";
import { scaTicket } from "../../approvals/approval-view.ts";
import type { ScaKind } from "../../approvals/callbacks.ts";
import { performAskPush } from "../../approvals/push.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import { note } from "../../frame/objects/timeline.ts";
import { isMovementCommand } from "../../network/transfers/movements.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import { nameRoute } from "../../network/transfers/route-names.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { sessionAddress, sessionById } from "./address.ts";
import {
  approval,
  decideResolutionFailed,
  decideResolvePayer,
  paymentApproval,
} from "./approval.ts";
import { decideCancel, expireIfDue } from "./decide-checkout.ts";
import { refundDecisions } from "./decide-refund.ts";
import { paymentEvents } from "./events.ts";
import { lastCheck } from "./last-check.ts";
import { movements, refundOwner, subjectOf } from "./movements.ts";
import {
  endOldProposal,
  noteRefund,
  proposalEndsAt,
  withWaitingRefund,
} from "./refund-proposals.ts";
import { emit } from "./session-effects.ts";
import { isFinal, isOpen } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionTypes } from "./session-record.ts";
import { sessionViews } from "./session-views.ts";
import { liveView, paymentStatus } from "./views.ts";

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
  lastCheck,
  performers: {
    ...movementPerformers,
    ask_push: performAskPush(lastCheck),
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
    ...approval.decisions,
    ...movements.decisions,
    resolve_payer: decideResolvePayer,
    resolution_failed: decideResolutionFailed,
    cancel: decideCancel,
    ...refundDecisions(refundOwner),
  },
  views: sessionViews,
  note(input, before, after) {
    if ("kind" in input && input.kind === "ask_push") return approval.note(input, before, after);
    if ("kind" in input || isMovementCommand(input)) return movements.note(input, before, after);
    switch (input.type) {
      case "cancel":
        return note("decision", "cancel", {
          actor: input.by.kind === "operator" ? input.by.key_id : input.by.kind,
        });
      case "refund":
      case "approve_refund":
      case "reject_refund":
        return noteRefund(input, after);
      case "resolve_payer":
        return note("move", "payer resolved", { actor: "customer" });
      case "resolution_failed": {
        const about = { actor: "customer", outcome: input.problem };
        return after === before ? null : note("move", "payer not resolved", about);
      }
      default:
        return approval.note(input, before, after);
    }
  },
  passTime: (record, fresh) => {
    const present = endOldProposal(expireIfDue(record, fresh), fresh);
    return movements.passTime(present, fresh);
  },
  nextChangeAt: (record) =>
    isOpen(record.state)
      ? record.terms.expires_at
      : Math.min(movements.nextChangeAt(record), proposalEndsAt(record) ?? Infinity),

  ...movements.defaults,
  keptUntil: (record) =>
    Math.max(movements.defaults.keptUntil(record), proposalEndsAt(record) ?? 0),
  claimed: (record, effect) => approval.claimed(movements.defaults.claimed(record, effect), effect),
  material: (record, effect) => {
    if (effect.kind === "ask_push") return scaTicket(paymentApproval, record);
    return movements.material(record, effect);
  },
  report(record, performed, report, fresh) {
    if (report.kind === "ask_push") return approval.report(record, performed, report, fresh);
    return movements.report(record, performed, report, fresh);
  },

  row(record) {
    const { columns, reviews, waiting } = movements.listed(record);
    return {
      row: {
        ...columns,
        kind: "PAYMENT",
        createdAt: record.terms.created_at,
        amount: record.terms.amount,
        status: isFinal(record.state) ? paymentStatus(record) : "OPEN",
        completedAt: record.completed_at,
        failureCode: record.failure,
        route: record.route && nameRoute(record.route.type),
        debtorBank: record.payer?.bank_handle ?? null,
        creditorBank: record.route?.creditor.bank_known_as ?? null,
      },
      reviews,
      waiting: withWaitingRefund(subjectOf(record), record, waiting),
    };
  },
  isUnfinished: (record) => !isFinal(record.state) || movements.isMoving(record),

  live: (record, browserId) => liveView(record, record.browser_id === browserId),
  isLiveChange: (before, after) =>
    approval.isLiveChange(before, after) || before.transfer?.funds !== after.transfer?.funds,
});

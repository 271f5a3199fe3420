import { ok } from "../../base/kernel/result.ts";
import { withProjection } from "../../frame/objects/effects.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import { note } from "../../frame/objects/timeline.ts";
import { isMovementCommand } from "../../network/transfers/movements.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import { nameRoute } from "../../network/transfers/route-names.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { refundDecisions } from "../payments/decide-refund.ts";
import { refundEvents } from "../payments/events.ts";
import {
  endOldProposal,
  noteRefund,
  proposalEndsAt,
  withWaitingRefund,
} from "../payments/refund-proposals.ts";
import { chargeAddress } from "./address.ts";
import { chargeForStaff } from "./admin-view.ts";
import { mandateToTell } from "./charge-effects.ts";
import { isFinal } from "./charge-machine.ts";
import type { ChargeRecord, ChargeTypes } from "./charge-record.ts";
import { chargeStatus, chargeViews } from "./charge-views.ts";
import { decideCancel, decideKeepRetry, decideRefuse, decideStart } from "./decide-charge.ts";
import { movements, refundOwner, subjectOf } from "./movements.ts";

/**
 * The mandate publishes what becomes of a charge; of its refunds the merchant learns as of any
 * refund.
 */
const subject: EventSubject = { idName: "charge_id", events: refundEvents };

/** Most charges start within this time after their creation, and need no row before that. */
const PROJECT_CREATED_AFTER_MS = 1_000;

/**
 * Charges. A charge deletes itself when retention asks and nothing of it is unfinished, and leaves
 * a tombstone. Mandates add the performer of `tell_mandate`, because charges do not know them.
 */
export const chargeKind = kindOf<ChargeTypes, ObjectKind & EventKind>({
  ...chargeAddress,
  kind: "CHARGE",
  subject,
  performers: { ...movementPerformers, publish: performPublish(subject) },

  create(base, terms, fresh) {
    const created: ChargeRecord = {
      ...base,
      state: "SCHEDULED",
      terms,
      attempts: [],
      retries: [],
      updated_at: terms.created_at,
      ...{ completed_at: null, cancelled_by: null },
      ...{ refunded_amount: 0, refunds: [], refund_proposals: [] },
    };
    return withProjection(created, fresh.now + PROJECT_CREATED_AFTER_MS);
  },

  decisions: {
    ...movements.decisions,
    start: decideStart,
    refuse: decideRefuse,
    cancel: decideCancel,
    keep_retry: decideKeepRetry,
    ...refundDecisions(refundOwner),
  },
  views: { ...chargeViews, admin: (record, viewer) => ok(chargeForStaff(record, viewer)) },
  note(input, before, after) {
    if ("kind" in input || isMovementCommand(input)) return movements.note(input, before, after);
    switch (input.type) {
      case "start":
        return note("decision", "start", { attempt: input.attempt });
      case "refuse":
        return note("decision", "refuse", { outcome: input.code, attempt: input.attempt });
      case "cancel":
        return note("decision", "cancel", { actor: input.by });
      case "keep_retry":
        return null;
      case "refund":
      case "approve_refund":
      case "reject_refund":
        return noteRefund(input, after);
    }
  },
  passTime: (record, fresh) => movements.passTime(endOldProposal(record, fresh), fresh),
  nextChangeAt: (record) =>
    Math.min(movements.nextChangeAt(record), proposalEndsAt(record) ?? Infinity),

  ...movements.defaults,
  keptUntil: (record) =>
    Math.max(movements.defaults.keptUntil(record), proposalEndsAt(record) ?? 0),
  isPerformedByCaller: ({ kind }) => kind === "execute" || kind === "tell_mandate",
  material(record, effect) {
    if (effect.kind === "tell_mandate") return mandateToTell(record, effect.charge_attempt);
    return movements.material(record, effect);
  },
  report: (record, performed, report, fresh) => movements.report(record, performed, report, fresh),

  row(record) {
    const route = record.attempts.at(-1)?.checked?.route;
    const { columns, reviews, waiting } = movements.listed(record);
    return {
      row: {
        ...columns,
        kind: "CHARGE",
        createdAt: record.terms.created_at,
        parentId: record.terms.mandate_id,
        amount: record.terms.amount,
        status: isFinal(record.state) ? chargeStatus(record) : "OPEN",
        completedAt: record.completed_at,
        failureCode: record.attempts.at(-1)?.failure ?? null,
        route: route ? nameRoute(route.type) : null,
        debtorBank: record.terms.debtor.bank_handle,
        creditorBank: route?.creditor.bank_known_as ?? null,
      },
      reviews,
      waiting: withWaitingRefund(subjectOf(record), record, waiting),
    };
  },
  isUnfinished: (record) => !isFinal(record.state) || movements.isMoving(record),
});

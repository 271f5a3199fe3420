import { ok } from "../../base/kernel/result.ts";
import { withProjection } from "../../frame/objects/effects.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import { newNote } from "../../frame/objects/timeline.ts";
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
import { isFinalCharge } from "./charge-machine.ts";
import type { ChargeRecord, ChargeTypes } from "./charge-record.ts";
import { chargeViews, statusOfCharge } from "./charge-views.ts";
import {
  decideCancelScheduled,
  decideKeepRetry,
  decideRefuse,
  decideStart,
} from "./decide-charge.ts";
import { chargeMovements, chargeRefundOwner, chargeSubject } from "./movements.ts";

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
      completed_at: null,
      cancelled_by: null,
      refunded_amount: 0,
      refunds: [],
      refund_proposals: [],
    };
    return withProjection(created, fresh.now + PROJECT_CREATED_AFTER_MS);
  },

  decisions: {
    ...chargeMovements.decisions,
    start: decideStart,
    refuse: decideRefuse,
    cancel: decideCancelScheduled,
    keep_retry: decideKeepRetry,
    ...refundDecisions(chargeRefundOwner),
  },
  views: { ...chargeViews, admin: (record, viewer) => ok(chargeForStaff(record, viewer)) },
  note(input, before, after) {
    if ("kind" in input || isMovementCommand(input))
      return chargeMovements.note(input, before, after);
    switch (input.type) {
      case "start":
        return newNote("decision", "start", { attempt: input.attempt });
      case "refuse":
        return newNote("decision", "refuse", { outcome: input.code, attempt: input.attempt });
      case "cancel":
        return newNote("decision", "cancel", { actor: input.by });
      case "keep_retry":
        return null;
      case "refund":
      case "approve_refund":
      case "reject_refund":
        return noteRefund(input, after);
    }
  },
  passTime: (record, fresh) => chargeMovements.passTime(endOldProposal(record, fresh), fresh),
  nextChangeAt: (record) =>
    Math.min(chargeMovements.nextChangeAt(record), proposalEndsAt(record) ?? Infinity),

  ...chargeMovements.defaults,
  keptUntil: (record) =>
    Math.max(chargeMovements.defaults.keptUntil(record), proposalEndsAt(record) ?? 0),
  isPerformedByCaller: ({ kind }) => kind === "execute" || kind === "tell_mandate",
  material(record, effect) {
    if (effect.kind === "tell_mandate") return mandateToTell(record, effect.charge_attempt);
    return chargeMovements.material(record, effect);
  },
  report: (record, performed, report, fresh) =>
    chargeMovements.report(record, performed, report, fresh),

  row(record) {
    const route = record.attempts.at(-1)?.checked?.route;
    const { columns, reviews, waiting } = chargeMovements.listed(record);
    return {
      row: {
        ...columns,
        kind: "CHARGE",
        createdAt: record.terms.created_at,
        parentId: record.terms.mandate_id,
        amount: record.terms.amount,
        status: isFinalCharge(record.state) ? statusOfCharge(record) : "OPEN",
        completedAt: record.completed_at,
        failureCode: record.attempts.at(-1)?.failure ?? null,
        route: route ? nameRoute(route.type) : null,
        debtorBank: record.terms.debtor.bank_handle,
        creditorBank: route?.creditor.bank_known_as ?? null,
      },
      reviews,
      waiting: withWaitingRefund(chargeSubject(record), record, waiting),
    };
  },
  isUnfinished: (record) => !isFinalCharge(record.state) || chargeMovements.isMoving(record),
});

import { scaTicket } from "../../approvals/approval-view.ts";
import { noAuthorisation } from "../../approvals/authorisation.ts";
import { LAST_CHECK_VALID_MS } from "../../approvals/decide-challenge.ts";
import { keptPayee, keptPayer } from "../../approvals/kept-accounts.ts";
import { performAskPush, type ScaKind } from "../../approvals/push.ts";
import { ok, type Result } from "../../base/kernel/result.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import { newNote } from "../../frame/objects/timeline.ts";
import { isMovementCommand } from "../../network/transfers/movements.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import { nameRoute } from "../../network/transfers/route-names.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { orderApproval } from "./decide/approval.ts";
import { start, withExemptionReturn } from "./decide/moves.ts";
import {
  decideCancelOrder,
  decideConsentEnded,
  decideContinue,
  timeOutIfDue,
} from "./decide/order.ts";
import { paymentOrderEvents } from "./events.ts";
import { lastOrderCheck, performReturnExemption } from "./last-check.ts";
import { AUTHORISE_MS, beginTransfer, orderMovements } from "./movements.ts";
import { isFinalOrder, isOpenOrder } from "./order-machine.ts";
import { type OrderTypes, orderAddress, type PaymentOrderRecord } from "./order-record.ts";
import { orderApprovalPart, orderStaffView, orderView, orderViews } from "./order-views.ts";

const subject: EventSubject = { idName: "payment_order_id", events: paymentOrderEvents };

/**
 * Stores the answer of the request that created the order, for repeated requests. For an exempt
 * order it is the state when the first request answers, after waiting for the execution.
 */
const keepAnswer = (record: PaymentOrderRecord): PaymentOrderRecord => {
  const { creation } = record;
  if (creation.answer !== "") return record;
  const answer = JSON.stringify(orderView(record));
  return { ...record, creation: { ...creation, answer } };
};

/** If the first request has died and none came again, the answer is the order as it ended. */
const keepAnswerOfEnd = (record: PaymentOrderRecord): PaymentOrderRecord =>
  isFinalOrder(record.state) ? keepAnswer(record) : record;

type Decide = (record: PaymentOrderRecord, command: never, fresh: Fresh) => Decided;
type Decided = Result<PaymentOrderRecord>;

/** The same decisions, each of which keeps the answer of an end. */
const keepingAnswers = <Table extends Record<string, Decide>>(table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([type, decide]): [string, Decide] => [
      type,
      (record, command, fresh) => {
        const decided = decide(record, command, fresh);
        return decided.ok ? ok(keepAnswerOfEnd(decided.value)) : decided;
      },
    ]),
  ) as Table;

/**
 * Payment orders. An order deletes itself when retention asks and nothing of it is unfinished, and
 * leaves a tombstone.
 */
export const paymentOrderKind = kindOf<OrderTypes, ScaKind & EventKind>({
  ...orderAddress,
  kind: "PAYMENT_ORDER",
  subject,
  lastCheck: lastOrderCheck,
  performers: {
    ...movementPerformers,
    ask_push: performAskPush(lastOrderCheck),
    publish: performPublish(subject),
    return_exemption: performReturnExemption,
  },

  /**
   * An exempt order is executed at once. If its last check is too old by now, the customer must
   * approve it.
   */
  create(base, { terms, checked_at }, fresh) {
    const { created_at, exemption } = terms;
    const created: PaymentOrderRecord = {
      ...base,
      creation: { ...base.creation, answer: "" },
      state: "PENDING_SCA",
      terms,
      authorise_by: created_at + AUTHORISE_MS,
      browser_id: null,
      resolutions: 0,
      sca: noAuthorisation,
      exempt: null,
      approved: null,
      status_reason: null,
      updated_at: created_at,
      completed_at: null,
    };
    const isFresh = fresh.now - checked_at <= LAST_CHECK_VALID_MS;
    const started =
      exemption && isFresh
        ? beginTransfer(
            start(created, "PROCESSING", fresh),
            { type: "EXEMPTION", ...exemption },
            fresh,
          )
        : start(created, "PENDING_SCA", fresh);
    const counted = exemption && !isFresh ? withExemptionReturn(started, fresh) : started;
    return counted.state === "PROCESSING" ? counted : keepAnswer(counted);
  },

  decisions: keepingAnswers({
    ...orderApprovalPart.decisions,
    ...orderMovements.decisions,
    name_payer: decideContinue,
    cancel: decideCancelOrder,
    consent_ended: decideConsentEnded,
    keep_answer: (record: PaymentOrderRecord) => ok(keepAnswer(record)),
  }),
  views: { ...orderViews, admin: (record, viewer) => ok(orderStaffView(record, viewer)) },
  note(input, before, after) {
    if ("kind" in input && input.kind === "ask_push")
      return orderApprovalPart.note(input, before, after);
    if ("kind" in input || isMovementCommand(input))
      return orderMovements.note(input, before, after);
    switch (input.type) {
      case "cancel":
        return newNote("decision", "cancel", {
          actor: "operator" in input ? input.operator : "TPP",
        });
      case "consent_ended":
        return newNote("decision", "consent ended");
      case "keep_answer":
        return null;
      default:
        return orderApprovalPart.note(input, before, after);
    }
  },
  passTime: (record, fresh) =>
    keepAnswerOfEnd(orderMovements.passTime(timeOutIfDue(record, fresh), fresh)),
  nextChangeAt: (record) =>
    Math.min(
      isOpenOrder(record.state) ? record.authorise_by : Infinity,
      orderMovements.nextChangeAt(record),
    ),

  ...orderMovements.defaults,
  persons: ({ terms, sca }) => ({
    accounts: [...keptPayer(terms.source, sca), ...keptPayee(terms.route.creditor)],
    texts: [terms.description, terms.creditor_name, terms.payee.name],
  }),
  leased: (record, effect) =>
    orderApprovalPart.leased(orderMovements.defaults.leased(record, effect), effect),
  material(record, effect) {
    if (effect.kind === "ask_push") return scaTicket(orderApproval, record);
    if (effect.kind === "return_exemption") {
      const { payment_order_id, mode, source } = record.terms;
      return { payment_order_id, mode, iban: source.iban };
    }
    return orderMovements.material(record, effect);
  },
  report(record, performed, report, fresh) {
    return keepAnswerOfEnd(
      report.kind === "ask_push"
        ? orderApprovalPart.report(record, performed, report, fresh)
        : orderMovements.report(record, performed, report, fresh),
    );
  },

  row(record) {
    const { columns, reviews, waiting } = orderMovements.listed(record);
    return {
      row: {
        ...columns,
        kind: "PAYMENT_ORDER",
        // So that staff list the orders of a consent.
        parentId: record.terms.consent_id,
        createdAt: record.terms.created_at,
        amount: record.terms.amount,
        bankHandle: record.terms.source.bank_handle,
        status: isFinalOrder(record.state) ? record.state : "OPEN",
        completedAt: record.completed_at,
        failureCode: record.status_reason,
        route: nameRoute(record.terms.route.type),
        debtorBank: record.terms.source.bank_handle,
        creditorBank: record.terms.route.creditor.bank_known_as,
      },
      reviews,
      waiting,
    };
  },
  isUnfinished: (record) => !isFinalOrder(record.state) || orderMovements.isMoving(record),

  live: orderApprovalPart.live,
  isLiveChange: (before, after) =>
    orderApprovalPart.isLiveChange(before, after) ||
    before.approved?.funds !== after.approved?.funds,
});

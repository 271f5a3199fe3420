import { stopAskingAboutPrompt } from "../../../approvals/prompt-questions.ts";
import { certain, findMove } from "../../../base/kernel/machine.ts";
import type { ProblemCode } from "../../../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { withEffect, withProjection } from "../../../frame/objects/effects.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import { movementPart } from "../../../network/transfers/movement-part.ts";
import type {
  Movement,
  MovementSubject,
  TransferOwner,
} from "../../../network/transfers/movements.ts";
import { publishEffect } from "../../../network/webhooks/events.ts";
import { type PaymentEventName, paymentEvents } from "../events.ts";
import type { MerchantViewer, RefundOwner } from "../refund-record.ts";
import {
  isFinalSession,
  isOpenSession,
  isProcessingSession,
  type SessionTrigger,
  sessionMoves,
} from "../session-machine.ts";
import type { PaymentSessionRecord, SessionCommand } from "../session-record.ts";
import { settlementType, statusOfPayment } from "../views.ts";
import {
  attemptMovements,
  hasLateMoney,
  lastRefusal,
  mayChooseAgain,
  presentMovement,
  refusalAtEnd,
  withAttemptTransfer,
  withRefusedAttempt,
} from "./attempts.ts";
import { followRefund, refundMovements, withRefundTransfer } from "./refund.ts";

/** An execution that ends within this time needs no row in the list before its end. */
const PROJECT_PROCESSING_AFTER_MS = 5_000;

/** Makes a move of the table, with every effect that the move requires. */
export const moveSession = (
  record: PaymentSessionRecord,
  trigger: SessionTrigger,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const found = findMove(sessionMoves, record.state, trigger);
  // @rule P2.19
  if (!found) return refuse(record.state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE");
  let next: PaymentSessionRecord = { ...record, state: found.to };
  if (next.state === "COMPLETED") next.completed_at = fresh.now;
  if (next.state !== "PUSH_SENT") next = stopAskingAboutPrompt(next);
  if (isProcessingSession(record.state) || isProcessingSession(next.state))
    next = withProjection(next, fresh.now + PROJECT_PROCESSING_AFTER_MS);
  if (isFinalSession(next.state)) next = withProjection(next, fresh.now);
  if (found.emits) next = emit(next, found.emits, fresh);
  if (next.state === "COMPLETED" && next.route?.type === "NATIONAL_RAIL_INITIATE") {
    next = emit(next, "settlement.completed", fresh);
  }
  return ok(next);
};

/** Adds the effect that publishes an event, if the merchant wants it. @rule P8.4 */
export const emit = (
  record: PaymentSessionRecord,
  event: PaymentEventName,
  fresh: Fresh,
): PaymentSessionRecord => {
  const { terms } = record;
  if (paymentEvents[event].optional && !terms.optional_events.includes(event)) return record;
  const data = {
    session_id: terms.session_id,
    payment_id: terms.payment_id,
    reference: terms.reference ?? undefined,
    amount: terms.amount,
    currency: terms.currency,
    status: statusOfPayment(record),
    failure_code: record.failure ?? undefined,
    settlement_type: settlementType(record) ?? undefined,
    creditor_bank: record.route?.creditor.bank_known_as,
  };
  return withEffect(record, publishEffect(event, addresseeOf(record), data, fresh));
};

/** Where the events of a payment go. */
export const addresseeOf = ({ terms }: PaymentSessionRecord) => {
  const { merchant_id, session_id: subject_id, mode, webhook_url } = terms;
  return { owner: { kind: "MERCHANT", id: merchant_id }, subject_id, mode, webhook_url } as const;
};

/** Makes a move that the table must contain in this state. */
export const mustMoveSession = certain(moveSession);

/**
 * The account did not pay. The customer may choose another one, else the payment ends. The
 * merchant hears of the end alone.
 * @rule P2.14 P2.21
 */
export const endAttempt = (
  record: PaymentSessionRecord,
  trigger: SessionTrigger,
  failure: ProblemCode | null,
  fresh: Fresh,
): Result<PaymentSessionRecord> =>
  failure !== null && mayChooseAgain(record, failure, fresh.now)
    ? moveSession(withRefusedAttempt(record, failure, fresh.now), "account_refused", fresh)
    : moveSession({ ...record, failure }, trigger, fresh);

const mustEndAttempt = certain(endAttempt);

/** The ends of a payment without its customer's approval (approval.ts). None does I/O. */

/** Any access ends a session whose time is over, because the alarm may be late. @rule P1.9 */
export const expireIfDue = (record: PaymentSessionRecord, fresh: Fresh): PaymentSessionRecord => {
  if (!isOpenSession(record.state) || fresh.now < record.terms.expires_at) return record;
  return mustMoveSession({ ...record, failure: "SESSION_EXPIRED" }, "ttl_elapsed", fresh);
};

/** Whether the session is this merchant's, in this mode. @rule G6.1 */
export const isSessionOwner = (
  { terms }: PaymentSessionRecord,
  { merchant_id, mode }: MerchantViewer,
): boolean => terms.merchant_id === merchant_id && terms.mode === mode;

// @rule P1.11 P2.23
export const decideCancelSession = (
  record: PaymentSessionRecord,
  { by }: CommandOf<SessionCommand, "cancel">,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  if (by.kind === "merchant" && !isSessionOwner(record, by)) return refuse("NOT_FOUND");
  if (record.state === "CANCELLED") return ok(record);
  if (record.state === "EXPIRED") return refuse("SESSION_EXPIRED");
  const isElsewhere =
    by.kind === "customer" && record.browser_id !== null && record.browser_id !== by.browser_id;
  const isGivenUp = record.state === "FAILED" && refusalAtEnd(record) !== null;
  if (isGivenUp && by.kind === "customer" && !isElsewhere) return ok(record);
  if (isProcessingSession(record.state) || isFinalSession(record.state))
    return refuse("SESSION_NOT_CANCELLABLE");
  if (isElsewhere) return refuse("CONTINUED_ELSEWHERE");
  const refusal = by.kind === "customer" ? lastRefusal(record) : null;
  return refusal === null
    ? moveSession(record, "cancelled", fresh)
    : moveSession({ ...record, failure: refusal }, "given_up", fresh);
};

/** The movements of a payment: those of its attempts and of its refunds. */
const movementsOf = (record: PaymentSessionRecord): Movement[] => [
  ...attemptMovements(record),
  ...refundMovements(record),
];

export const paymentRefundOwner: RefundOwner<PaymentSessionRecord> = {
  isOwner: isSessionOwner,
  paidBy(record) {
    const { state, payer, route, transfer } = record;
    return state === "COMPLETED" && payer && route && transfer
      ? { payer, route, movement: presentMovement(record), transfer }
      : null;
  },
  addresseeOf,
  namesOf: ({ terms }) => ({ session_id: terms.session_id, payment_id: terms.payment_id }),
};

/** The object that a payment's movements belong to. */
export const paymentSubject = ({ terms, version }: PaymentSessionRecord): MovementSubject => ({
  object_id: terms.payment_id,
  owner: { kind: "MERCHANT", id: terms.merchant_id },
  mode: terms.mode,
  currency: terms.currency,
  reference: terms.reference,
  version,
});

const transferOwner: TransferOwner<PaymentSessionRecord> = {
  movementsOf,
  withTransfer: (record, movement, transfer) =>
    withAttemptTransfer(record, transfer) ?? withRefundTransfer(record, movement, transfer),
  subjectOf: paymentSubject,
  onStep(record, movement, step, fresh) {
    const { end_to_end_id, failure } = step.transfer;
    if (record.transfer?.end_to_end_id !== end_to_end_id) {
      const known = followRefund(paymentRefundOwner, record, movement, step, fresh);
      return isOpenSession(known.state) && hasLateMoney(known)
        ? mustMoveSession({ ...known, failure: "PAYMENT_REFUSED" }, "paid_late", fresh)
        : known;
    }
    if (step.stalled) return emit(record, "payment.settlement_stalled", fresh);
    if (!step.trigger) return record;
    return step.refusal === null
      ? mustMoveSession({ ...record, failure }, step.trigger, fresh)
      : mustEndAttempt(record, step.trigger, failure, fresh);
  },
};

export const paymentMovements = movementPart(transferOwner);

import { newEffect, withEffect, withProjection } from "../aggregate/effects.ts";
import type { Fresh } from "../aggregate/state.ts";
import { findMove } from "../kernel/machine.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { isoTime } from "../platform/clock.ts";
import { stopAskingAboutPrompt } from "../sca/decide-challenge.ts";
import { eventBytes } from "../webhooks/events.ts";
import { type PaymentEventName, paymentEvents } from "./event-names.ts";
import { isFinal, isProcessing, type SessionTrigger, sessionMoves } from "./session-machine.ts";
import type { PaymentSessionRecord, Refund } from "./session-record.ts";
import { paymentStatus, settlementType } from "./views.ts";

/** An execution that ends within this time needs no row in the list before its end. */
const PROJECT_PROCESSING_AFTER_MS = 5_000;

/** Makes a move of the table, with every effect that the move requires. */
export const move = (
  record: PaymentSessionRecord,
  trigger: SessionTrigger,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const found = findMove(sessionMoves, record.state, trigger);
  if (!found) return refuse(record.state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE");
  let next: PaymentSessionRecord = { ...record, state: found.to };
  if (next.state === "COMPLETED") next.completed_at = fresh.now;
  if (next.state !== "PUSH_SENT") next = stopAskingAboutPrompt(next);
  if (isProcessing(next.state))
    next = withProjection(next, fresh.now + PROJECT_PROCESSING_AFTER_MS);
  if (isFinal(next.state)) next = withProjection(next, fresh.now);
  if (found.emits) next = emit(next, found.emits, fresh);
  if (next.state === "COMPLETED" && next.route?.type === "NATIONAL_RAIL_INITIATE") {
    next = emit(next, "settlement.completed", fresh);
  }
  return ok(next);
};

/** Makes a move that the table must contain in this state. */
export const mustMove = (
  record: PaymentSessionRecord,
  trigger: SessionTrigger,
  fresh: Fresh,
): PaymentSessionRecord => {
  const moved = move(record, trigger, fresh);
  if (!moved.ok) throw new Error(`no move for ${trigger} in ${record.state}`);
  return moved.value;
};

/** Adds the effect that publishes an event, if the merchant wants it. */
export const emit = (
  record: PaymentSessionRecord,
  event: PaymentEventName,
  fresh: Fresh,
): PaymentSessionRecord => {
  const { terms } = record;
  if (paymentEvents[event] === "optional" && !terms.optional_events.includes(event)) return record;
  return publish(record, event, fresh, {
    session_id: terms.session_id,
    payment_id: terms.payment_id,
    reference: terms.reference ?? undefined,
    amount: terms.amount,
    currency: terms.currency,
    status: paymentStatus(record),
    failure_code: record.failure ?? undefined,
    settlement_type: settlementType(record) ?? undefined,
    creditor_bank: record.route?.creditor.bank_handle ?? undefined,
  });
};

/** Adds the effect that publishes the end of a refund. */
export const emitRefund = (
  record: PaymentSessionRecord,
  event: "refund.completed" | "refund.failed",
  { refund_id, amount, reason, transfer }: Refund,
  fresh: Fresh,
): PaymentSessionRecord => {
  const { terms } = record;
  return publish(record, event, fresh, {
    session_id: terms.session_id,
    payment_id: terms.payment_id,
    refund_id,
    reference: terms.reference ?? undefined,
    amount,
    currency: terms.currency,
    reason: reason ?? undefined,
    status: transfer.state === "COMPLETED" ? "COMPLETED" : "FAILED",
    failure_code: transfer.failure ?? undefined,
  });
};

const publish = (
  record: PaymentSessionRecord,
  event: PaymentEventName,
  fresh: Fresh,
  data: object,
): PaymentSessionRecord => {
  const { merchant_id, session_id: subject_id, mode, webhook_url } = record.terms;
  const owner = { kind: "MERCHANT", id: merchant_id } as const;
  const event_id = fresh.eventId();
  const occurred_at = fresh.now;
  const head = { event_id, occurred_at: isoTime(occurred_at), mode };
  const bytes = eventBytes(event, { ...head, ...data });
  return withEffect(record, {
    ...newEffect("publish", event_id, occurred_at),
    event: { event_id, event, mode, owner, subject_id, webhook_url, bytes, occurred_at },
  });
};

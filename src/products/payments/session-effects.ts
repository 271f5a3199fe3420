import { stopAskingAboutPrompt } from "../../approvals/prompt-questions.ts";
import { certain, findMove } from "../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { withEffect, withProjection } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import { publishEffect } from "../../network/webhooks/events.ts";
import { type PaymentEventName, paymentEvents } from "./events.ts";
import {
  isFinalSession,
  isProcessingSession,
  type SessionTrigger,
  sessionMoves,
} from "./session-machine.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { settlementType, statusOfPayment } from "./views.ts";

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
  if (isProcessingSession(next.state))
    next = withProjection(next, fresh.now + PROJECT_PROCESSING_AFTER_MS);
  if (isFinalSession(next.state)) next = withProjection(next, fresh.now);
  if (found.emits) next = emit(next, found.emits, fresh);
  if (next.state === "COMPLETED" && next.route?.type === "NATIONAL_RAIL_INITIATE") {
    next = emit(next, "settlement.completed", fresh);
  }
  return ok(next);
};

/** Makes a move that the table must contain in this state. */
export const mustMoveSession = certain(moveSession);

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

import { stopAskingAboutPrompt } from "../../../approvals/prompt-questions.ts";
import { certain, findMove } from "../../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { DAY_MS } from "../../../base/platform/clock.ts";
import { newEffect, withEffect, withProjection } from "../../../frame/objects/effects.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import { publishEffect } from "../../../network/webhooks/events.ts";
import type { PaymentOrderEventName } from "../events.ts";
import {
  isFinalOrder,
  isOpenOrder,
  type OrderState,
  type OrderTrigger,
  orderMoves,
} from "../order-machine.ts";
import type { PaymentOrderRecord } from "../order-record.ts";

/** An execution that ends within this time needs no row in the list before its end. */
const PROJECT_PROCESSING_AFTER_MS = 5_000;

/** The payer's guard counts exemptions by day, so an older exemption need not be returned. */
const RETURN_EXEMPTION_MS = DAY_MS;

/** Makes a move of the table, with every effect that the move requires. */
export const moveOrder = (
  record: PaymentOrderRecord,
  trigger: OrderTrigger,
  fresh: Fresh,
): Result<PaymentOrderRecord> => {
  const found = findMove(orderMoves, record.state, trigger);
  if (!found) return refuse("INVALID_STATE");
  const { to, emits } = found;
  let next = to === record.state ? record : enter({ ...record, state: to }, fresh);
  const wasExempt = record.state === "PROCESSING" && record.approved === null;
  if (wasExempt && to !== "PROCESSING" && to !== "COMPLETED")
    next = withExemptionReturn(next, fresh);
  if (emits) next = publish(next, emits, fresh);
  return ok(next);
};

/** The record in a new state. */
const enter = (record: PaymentOrderRecord, fresh: Fresh): PaymentOrderRecord => {
  const { now } = fresh;
  const completed_at = record.state === "COMPLETED" ? now : null;
  const entered = { ...record, updated_at: now, completed_at };
  if (isOpenOrder(record.state)) return entered;
  const dueAt = isFinalOrder(record.state) ? now : now + PROJECT_PROCESSING_AFTER_MS;
  return withProjection(stopAskingAboutPrompt(entered), dueAt);
};

/** Adds the effect that returns the order's exemption to the payer's guard. */
export const withExemptionReturn = (record: PaymentOrderRecord, fresh: Fresh): PaymentOrderRecord =>
  withEffect(record, {
    ...newEffect("return_exemption", "return_exemption", fresh.now),
    give_up_at: fresh.now + RETURN_EXEMPTION_MS,
  });

/** Publishes an event, which never has account data (O8.9). */
const publish = (
  record: PaymentOrderRecord,
  event: PaymentOrderEventName,
  fresh: Fresh,
): PaymentOrderRecord => {
  const { terms, state, status_reason } = record;
  const { payment_order_id, consent_id, tpp_id, mode, reference, amount, currency } = terms;
  const data = {
    payment_order_id,
    consent_id,
    reference: reference ?? undefined,
    status: state,
    status_reason: status_reason ?? undefined,
    amount,
    currency,
  };
  const owner = { kind: "TPP", id: tpp_id } as const;
  const to = { mode, owner, subject_id: payment_order_id, webhook_url: null };
  return withEffect(record, publishEffect(event, to, data, fresh));
};

/** Makes a move that the table must contain in this state. */
export const mustMoveOrder = certain(moveOrder);

/** A new order in its first state. */
export const start = (
  record: PaymentOrderRecord,
  state: Extract<OrderState, "PENDING_SCA" | "PROCESSING">,
  fresh: Fresh,
): PaymentOrderRecord => {
  const started = enter({ ...record, state }, fresh);
  return state === "PENDING_SCA" ? publish(started, "payment_order.pending_sca", fresh) : started;
};

import { withEffect, withProjection } from "../aggregate/effects.ts";
import type { Fresh } from "../aggregate/state.ts";
import type { ExecuteInstruction } from "../banks/contract.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { shownText } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import { LAST_CHECK_VALID_MS } from "../sca/decide-challenge.ts";
import { isUnderReview } from "../transfers/manual-review.ts";
import { type MovementStep, movementEffect } from "../transfers/movement-steps.ts";
import { NOT_AFTER_MS, startTransfer } from "../transfers/transfer.ts";
import { emitRefund } from "./session-effects.ts";
import type { PaymentSessionRecord, Refund, SessionCommand } from "./session-record.ts";
import { refundView } from "./views.ts";

/**
 * Refunds (contract/payments.md § Payment session). The payment serialises them, and together they
 * never exceed the paid amount. Each refund is its own movement, from the merchant's account back
 * to the payer's, with its own end_to_end_id and its own unknown outcomes.
 */
const MAX_REFUNDS = 50;

type RefundCommand = Extract<SessionCommand, { type: "refund" }>;

/**
 * What can still be refunded. Nothing if the payer's bank said that the payer has the money back.
 * A mere report of a rejection does not prove that.
 */
const refundable = (record: PaymentSessionRecord): number => {
  const { terms, refunds, transfer } = record;
  const isGivenBack = transfer?.late_money.some(({ said }) => said === "returned");
  if (isGivenBack) return 0;
  const reserved = refunds
    .filter((refund) => mayHaveBeenPaid(refund) || isAsked(record, refund.refund_id))
    .reduce((sum, { amount }) => sum + amount, 0);
  return terms.amount - reserved;
};

/**
 * Every refund except one that has definitely failed. The rail may have rejected it, and nobody has
 * proven that the money is back, or bank or rail may have reported it as paid later.
 */
const mayHaveBeenPaid = ({ transfer }: Refund): boolean => {
  const { state, failure, funds, late_money } = transfer;
  if (state !== "FAILED") return true;
  const isAway = failure === "SETTLEMENT_REJECTED" && funds !== "RETURNED";
  return isAway || late_money.some(({ said }) => said === "booked" || said === "credited");
};

/** Whether the bank is still asked what became of a movement that has ended. */
const isAsked = ({ effects }: PaymentSessionRecord, movement: string): boolean =>
  effects.some(({ id }) => id === (movement === "" ? "ask_bank" : `ask_bank:${movement}`));

export const decideRefund = (
  record: PaymentSessionRecord,
  { refund_id, amount, reason, request_hash, idempotency_key_hash, checked_at }: RefundCommand,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const { payer, route, terms, transfer } = record;
  const hasKey = (refund: Refund) => refund.idempotency_key_hash === idempotency_key_hash;
  // For parallel requests with the same key, the first refund and its answer stand.
  if (idempotency_key_hash !== null && record.refunds.some(hasKey)) return ok(record);
  if (record.state !== "COMPLETED" || !payer || !route || !transfer) {
    return refuse("PAYMENT_NOT_COMPLETED");
  }
  // Late money may mean that the payer already has the money back; then the bank is asked.
  if (isUnderReview(transfer) || isAsked(record, "")) return refuse("PAYMENT_UNDER_REVIEW");
  if (record.refunds.length >= MAX_REFUNDS) {
    return refuse("REFUND_LIMIT_REACHED");
  }
  const left = refundable(record);
  const asked = amount ?? left;
  if (asked < 1 || asked > left) return refuse("REFUND_EXCEEDS_PAYMENT", { field: "amount" });
  if (fresh.now - checked_at > LAST_CHECK_VALID_MS) return refuse("SERVICE_UNAVAILABLE");
  if (route.creditor.bank_handle === null) return refuse("REFUND_NOT_AUTHORISED");
  const instruction: ExecuteInstruction = {
    session_id: terms.session_id,
    end_to_end_id: fresh.endToEndId(),
    originator: fresh.originator,
    originator_ref: `${terms.payment_id}.${refund_id}`,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: route.creditor.iban,
    creditor_iban: payer.iban,
    creditor_name: shownText(payer.display_name),
    creditor_institution: payer.institution_code,
    amount: asked,
    currency: terms.currency,
    route_type: route.type,
    purpose: "REFUND",
    authorisation: { type: "REFUND", reference: transfer.end_to_end_id },
    remittance: shownText(terms.reference ?? terms.session_id),
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: route.creditor.bank_handle,
    creditor_bank: payer.bank_handle,
  };
  const refund: Refund = {
    refund_id,
    amount: asked,
    reason,
    creation: { request_hash, answer: "" },
    idempotency_key_hash,
    created_at: fresh.now,
    completed_at: null,
    transfer: startTransfer(instruction, parties, fresh.now),
  };
  refund.creation.answer = JSON.stringify(refundView(record, refund));
  const refunds = [...record.refunds, refund];
  const refunding = withEffect(
    { ...record, refunds },
    movementEffect("execute", refund_id, fresh.now),
  );
  // The row marks the object as unfinished again, so the sweep watches it.
  return ok(withProjection(refunding, fresh.now));
};

/** The record after a step of a refund's movement. The end of a refund sends an event. */
export const followRefund = (
  record: PaymentSessionRecord,
  refundId: string,
  { transfer, trigger }: MovementStep,
  fresh: Fresh,
): PaymentSessionRecord => {
  const known = record.refunds.find((refund) => refund.refund_id === refundId);
  if (!known) return record;
  const completed = trigger !== null && transfer.state === "COMPLETED";
  const refund: Refund = {
    ...known,
    transfer,
    completed_at: completed ? fresh.now : known.completed_at,
  };
  const refunds = record.refunds.map((other) => (other.refund_id === refundId ? refund : other));
  const next = {
    ...record,
    refunds,
    refunded_amount: record.refunded_amount + (completed ? refund.amount : 0),
  };
  if (trigger === null || trigger === "submitted_to_rail") return next;
  const event = completed ? "refund.completed" : "refund.failed";
  return withProjection(emitRefund(next, event, refund, fresh), fresh.now);
};

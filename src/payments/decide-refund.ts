import { type Effect, withProjection } from "../aggregate/effects.ts";
import type { Decide, Fresh } from "../aggregate/state.ts";
import type { ExecuteInstruction } from "../banks/contract.ts";
import { ok, refuse } from "../kernel/result.ts";
import { shownText } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import { LAST_CHECK_VALID_MS } from "../sca/decide-challenge.ts";
import { isUnderReview } from "../transfers/manual-review.ts";
import { type MovementStep, movementEffect } from "../transfers/movement-steps.ts";
import type { Movement } from "../transfers/movements.ts";
import {
  mayHaveBeenPaid,
  NOT_AFTER_MS,
  readInstruction,
  startTransfer,
  type Transfer,
} from "../transfers/transfer.ts";
import { publishEffect } from "../webhooks/events.ts";
import type { Paid, Refund, Refundable, RefundCommand, RefundOwner } from "./refund-record.ts";
import { refundView } from "./refund-views.ts";

/**
 * Refunds of payments and of mandates' charges (contract/payments.md § Payment session). The paid
 * object serialises its refunds, so together they never exceed the amount paid. Each refund is its
 * own movement, from the merchant's account back to the payer's, with its own end_to_end_id and its
 * own unknown outcomes.
 */
const MAX_REFUNDS = 50;

/**
 * The amount that can still be refunded. It is 0 if the payer's bank said that the payer has the
 * money back; a report of a rejection alone does not prove that.
 */
const refundable = (state: Refundable, paid: Paid): number => {
  const isGivenBack = paid.transfer.late_money.some(({ said }) => said === "returned");
  if (isGivenBack) return 0;
  // Every refund counts except one that has definitely failed.
  const reserved = state.refunds
    .filter(({ transfer, refund_id }) => mayHaveBeenPaid(transfer) || isAsked(state, refund_id))
    .reduce((sum, { amount }) => sum + amount, 0);
  return state.terms.amount - reserved;
};

/** Whether the gateway is still asking the bank about an ended movement. */
const isAsked = ({ effects }: { effects: Effect[] }, movement: string): boolean =>
  effects.some(({ id }) => id === movementEffect("ask_bank", movement, 0).id);

export const decideRefund =
  <State extends Refundable>(owner: RefundOwner<State>): Decide<State, RefundCommand> =>
  (record, command, fresh) => {
    const { refund_id, amount, reason, request_hash, idempotency_key_hash } = command;
    const hasKey = (refund: Refund) => refund.idempotency_key_hash === idempotency_key_hash;
    // For parallel requests with the same key, the first refund and its answer stand.
    if (idempotency_key_hash !== null && record.refunds.some(hasKey)) return ok(record);
    const paid = owner.paidBy(record);
    if (!paid) return refuse("PAYMENT_NOT_COMPLETED");
    // Late money may mean that the payer already has the money back; then the bank is asked.
    if (isUnderReview(paid.transfer) || isAsked(record, paid.movement)) {
      return refuse("PAYMENT_UNDER_REVIEW");
    }
    if (record.refunds.length >= MAX_REFUNDS) return refuse("REFUND_LIMIT_REACHED");
    const left = refundable(record, paid);
    const asked = amount ?? left;
    if (asked < 1 || asked > left) return refuse("REFUND_EXCEEDS_PAYMENT", { field: "amount" });
    if (fresh.now - command.checked_at > LAST_CHECK_VALID_MS) return refuse("SERVICE_UNAVAILABLE");
    const transfer = instruct(record, paid, { refund_id, amount: asked }, fresh);
    if (!transfer) return refuse("REFUND_NOT_AUTHORISED");
    const refund: Refund = {
      ...{ refund_id, amount: asked, reason },
      creation: { request_hash, answer: "" },
      idempotency_key_hash,
      created_at: fresh.now,
      completed_at: null,
      transfer,
    };
    refund.creation.answer = JSON.stringify(refundView(record, refund));
    const effects = [...record.effects, movementEffect("execute", refund_id, fresh.now)];
    const refunding = { ...record, refunds: [...record.refunds, refund], effects };
    // The row marks the object as unfinished again, so the sweep watches it.
    return ok(withProjection(refunding, fresh.now));
  };

/** The instruction for the refund; null if the bank of the paid account is not enrolled here. */
const instruct = (
  { terms }: Refundable,
  { payer, route, transfer }: Paid,
  { refund_id, amount }: Pick<Refund, "refund_id" | "amount">,
  fresh: Fresh,
): Transfer | null => {
  const { type: route_type, creditor } = route;
  if (creditor.bank_handle === null) return null;
  const { session_id } = readInstruction(transfer);
  const instruction: ExecuteInstruction = {
    session_id,
    end_to_end_id: fresh.endToEndId(terms.created_at),
    originator: fresh.originator,
    originator_ref: `${terms.payment_id}.${refund_id}`,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: creditor.iban,
    creditor_iban: payer.iban,
    creditor_name: shownText(payer.display_name),
    creditor_institution: payer.institution_code,
    amount,
    currency: terms.currency,
    route_type,
    purpose: "REFUND",
    authorisation: { type: "REFUND", reference: transfer.end_to_end_id },
    remittance: shownText(terms.reference ?? session_id),
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: creditor.bank_handle,
    creditor_bank: payer.bank_handle,
  };
  return startTransfer(instruction, parties, fresh.now);
};

/** The movements of the refunds, each named after its refund. */
export const refundMovements = ({ refunds }: Refundable): Movement[] =>
  refunds.map(({ refund_id, amount, transfer }) => ({ movement: refund_id, amount, transfer }));

export const withRefundTransfer = <State extends Refundable>(
  state: State,
  refundId: string,
  transfer: Transfer,
): State => withRefund(state, refundId, (refund) => ({ ...refund, transfer }));

const withRefund = <State extends Refundable>(
  state: State,
  refundId: string,
  change: (refund: Refund) => Refund,
): State => ({
  ...state,
  refunds: state.refunds.map((refund) => (refund.refund_id === refundId ? change(refund) : refund)),
});

/** The record after a step of a refund's movement. The end of a refund sends an event. */
export const followRefund = <State extends Refundable>(
  owner: RefundOwner<State>,
  record: State,
  refundId: string,
  { transfer, trigger }: MovementStep,
  fresh: Fresh,
): State => {
  const refund = record.refunds.find((known) => known.refund_id === refundId);
  if (!refund || trigger === null || trigger === "submitted_to_rail") return record;
  const isCompleted = transfer.state === "COMPLETED";
  const completed_at = isCompleted ? fresh.now : refund.completed_at;
  const refunded_amount = record.refunded_amount + (isCompleted ? refund.amount : 0);
  const ended = withRefund({ ...record, refunded_amount }, refundId, (known) => ({
    ...known,
    completed_at,
  }));
  const event = isCompleted ? "refund.completed" : "refund.failed";
  const data = {
    ...owner.namesOf(record),
    refund_id: refundId,
    reference: record.terms.reference ?? undefined,
    amount: refund.amount,
    currency: record.terms.currency,
    reason: refund.reason ?? undefined,
    status: isCompleted ? "COMPLETED" : "FAILED",
    failure_code: transfer.failure ?? undefined,
  };
  const published = publishEffect(event, owner.addresseeOf(record), data, fresh);
  return withProjection({ ...ended, effects: [...ended.effects, published] }, fresh.now);
};

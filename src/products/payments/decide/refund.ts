import { LAST_CHECK_VALID_MS } from "../../../approvals/decide-challenge.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { shownText } from "../../../base/kernel/shown.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { type Effect, withProjection } from "../../../frame/objects/effects.ts";
import type { Decide, DecisionTable, Fresh } from "../../../frame/objects/state.ts";
import { mayApprove } from "../../../frame/records/proposals.ts";
import type { ExecuteInstruction } from "../../../network/banks/contract.ts";
import {
  isMovementUnderReview,
  type MovementStep,
  movementEffect,
} from "../../../network/transfers/movement-steps.ts";
import type { Movement } from "../../../network/transfers/movements.ts";
import {
  mayHaveBeenPaid,
  NOT_AFTER_MS,
  readInstruction,
  startTransfer,
  type Transfer,
} from "../../../network/transfers/transfer.ts";
import { publishEffect } from "../../../network/webhooks/events.ts";
import type {
  NewRefund,
  Paid,
  Refund,
  Refundable,
  RefundCommand,
  RefundOwner,
} from "../refund-record.ts";
import { refundView } from "../refund-views.ts";
import { decideRejection, proposalOf, proposeRefund, withProposal } from "./proposals.ts";

/**
 * Refunds of payments and of mandates' charges (P7.4). The paid object serialises its refunds. Each
 * goes from the merchant's account back to the payer's.
 * @rule P7.2
 */
const MAX_REFUNDS = 50;

/**
 * The amount that can still be refunded. It is 0 if the payer's bank said that the payer has the
 * money back; a report of a rejection alone does not prove that.
 */
const refundable = (state: Refundable, paid: Paid): number => {
  const isGivenBack = paid.transfer.late_money.some(({ said }) => said === "returned");
  if (isGivenBack) return 0;
  return state.terms.amount - sumOf(state, () => true);
};

/** The sum of these refunds. Every one counts except one that has definitely failed. */
const sumOf = (state: Refundable, isMeant: (refund: Refund) => boolean): number =>
  state.refunds
    .filter(({ transfer, refund_id }) => mayHaveBeenPaid(transfer) || isAsked(state, refund_id))
    .filter(isMeant)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whether the gateway is still asking the bank about an ended movement. */
const isAsked = ({ effects }: { effects: Effect[] }, movement: string): boolean =>
  effects.some(({ id }) => id === movementEffect("ask_bank", movement, 0).id);

export const refundDecisions = <State extends Refundable>(
  owner: RefundOwner<State>,
): DecisionTable<State, RefundCommand> => ({
  refund: decideRefund(owner),
  approve_refund: decideApproval(owner),
  reject_refund: decideRejection,
});

export const decideRefund =
  <State extends Refundable>(owner: RefundOwner<State>): Decide<State, NewRefund> =>
  (record, command, fresh) => {
    const { amount, idempotency_key_hash: key, alone_up_to = null } = command;
    // For parallel requests with the same key, the first refund and its answer stand.
    const known = command.actor ? [...record.refund_proposals, ...record.refunds] : record.refunds;
    if (key !== null && known.some((one) => one.idempotency_key_hash === key)) return ok(record);
    const checked = checkRefund(owner, record, { amount, checked_at: command.checked_at }, fresh);
    if (!checked.ok) return checked;
    const { paid, asked } = checked.value;
    const alone = sumOf(record, (refund) => refund.by_staff_alone) + asked;
    // @rule A2.6
    if (alone_up_to !== null && alone > alone_up_to) {
      return proposeRefund(record, { ...command, amount: asked }, fresh);
    }
    const by_staff_alone = command.actor !== undefined;
    return startRefund(record, paid, { ...command, amount: asked, by_staff_alone }, fresh);
  };

/**
 * An approver's decision. The refund is checked as if it was asked for now, and starts in the same
 * commit, so it is made once or not at all. A refused one still waits.
 * @rule A2.9
 */
export const decideApproval =
  <State extends Refundable>(
    owner: RefundOwner<State>,
  ): Decide<State, Extract<RefundCommand, { type: "approve_refund" }>> =>
  (record, { refund_id, by, checked_at }, fresh) => {
    const proposal = proposalOf(record, refund_id);
    if (!proposal) return refuse("NOT_FOUND");
    if (proposal.status === "APPROVED") return ok(record);
    if (proposal.status !== "PROPOSED") return refuse("CHANGE_HAS_ENDED");
    const may = mayApprove(by, { proposer: proposal.proposed_by, at: proposal.proposed_at });
    if (!may.ok) return may;
    const { amount, reason, creation, idempotency_key_hash: key } = proposal;
    // The merchant may have sent the same request itself, and its refund stands.
    const isMade = record.refunds.some((refund) => refund.idempotency_key_hash === key);
    if (key !== null && isMade) return refuse("CHANGE_OUTDATED");
    const checked = checkRefund(owner, record, { amount, checked_at }, fresh);
    if (!checked.ok) return checked;
    const { request_hash } = creation;
    const refund = { refund_id, amount, reason, request_hash, idempotency_key_hash: key };
    const approved = withProposal(record, refund_id, {
      status: "APPROVED",
      decided_by: by.keyId,
      ended_at: fresh.now,
    });
    const { paid } = checked.value;
    return startRefund(approved, paid, { ...refund, by_staff_alone: false }, fresh);
  };

/**
 * The amount that would be refunded now: what was asked for, or all that is left.
 * @rule P7.1 P7.2
 */
const checkRefund = <State extends Refundable>(
  owner: RefundOwner<State>,
  record: State,
  { amount, checked_at }: Pick<NewRefund, "amount" | "checked_at">,
  fresh: Fresh,
): Result<{ paid: Paid; asked: number }> => {
  const paid = owner.paidBy(record);
  if (!paid) return refuse("PAYMENT_NOT_COMPLETED");
  // Late money may mean that the payer already has the money back; then the bank is asked.
  if (isMovementUnderReview(paid.transfer) || isAsked(record, paid.movement)) {
    return refuse("PAYMENT_UNDER_REVIEW");
  }
  if (record.refunds.length >= MAX_REFUNDS) return refuse("REFUND_LIMIT_REACHED");
  const left = refundable(record, paid);
  const asked = amount ?? left;
  if (asked < 1 || asked > left) return refuse("REFUND_EXCEEDS_PAYMENT", { field: "amount" });
  return fresh.now - checked_at > LAST_CHECK_VALID_MS
    ? refuse("SERVICE_UNAVAILABLE")
    : ok({ paid, asked });
};

type StartedRefund = Pick<
  Refund,
  "refund_id" | "amount" | "reason" | "idempotency_key_hash" | "by_staff_alone"
> & { request_hash: string };

const startRefund = <State extends Refundable>(
  record: State,
  paid: Paid,
  { refund_id, amount, reason, idempotency_key_hash, by_staff_alone, request_hash }: StartedRefund,
  fresh: Fresh,
): Result<State> => {
  const transfer = instruct(record, paid, { refund_id, amount }, fresh);
  if (!transfer) return refuse("REFUND_NOT_AUTHORISED");
  const refund: Refund = {
    refund_id,
    amount,
    reason,
    creation: { request_hash, answer: "" },
    idempotency_key_hash,
    by_staff_alone,
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

/**
 * The instruction for the refund; null if the bank of the paid account is not enrolled here.
 * @rule P7.4
 */
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
  // @rule P7.5
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

import { certain, findMove } from "../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { shownText } from "../../base/kernel/shown.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { newEffect, withProjection } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { ExecuteInstruction } from "../../network/banks/contract.ts";
import { movementPart } from "../../network/transfers/movement-part.ts";
import { type MovementStep, movementEffect } from "../../network/transfers/movement-steps.ts";
import type {
  Movement,
  MovementSubject,
  TransferOwner,
} from "../../network/transfers/movements.ts";
import {
  mayHaveBeenPaid,
  NOT_AFTER_MS,
  startTransfer,
  type Transfer,
} from "../../network/transfers/transfer.ts";
import { followRefund, refundMovements, withRefundTransfer } from "../payments/decide/refund.ts";
import type { RefundOwner } from "../payments/refund-record.ts";
import { type ChargeTrigger, chargeMoves, isFinalCharge } from "./charge-machine.ts";
import type {
  AttemptDecision,
  ChargeAttempt,
  ChargeEffect,
  ChargeRecord,
  CheckedCharge,
  MandateToTell,
} from "./charge-record.ts";

/**
 * The money of a charge: one movement for each attempt, and those of its refunds. An attempt begins
 * only after the one before it has definitely failed, so a charge never pays twice.
 */

/** The name of an attempt's movement: the first is the charge's own. */
const movementOf = (attempt: number): string => (attempt === 1 ? "" : `retry${attempt - 1}`);

const isOf =
  (movement: string) =>
  ({ attempt }: ChargeAttempt): boolean =>
    movementOf(attempt) === movement;

/** The movements of a charge, oldest first, and then those of its refunds. */
const movementsOf = (record: ChargeRecord): Movement[] => [
  ...record.attempts.flatMap(({ attempt, transfer }) =>
    transfer ? [{ movement: movementOf(attempt), amount: record.terms.amount, transfer }] : [],
  ),
  ...refundMovements(record),
];

/** Stores the instruction of an attempt and its effect. */
export const instruct = (
  record: ChargeRecord,
  decided: Pick<ChargeAttempt, "attempt"> & AttemptDecision,
  checked: CheckedCharge,
  fresh: Fresh,
): ChargeRecord => {
  const { terms } = record;
  const { type: route_type, creditor } = checked.route;
  const movement = movementOf(decided.attempt);
  const instruction: ExecuteInstruction = {
    session_id: terms.mandate_id,
    charge_id: terms.charge_id,
    // The bank counts it in the period of this date.
    charge_date: terms.charge_date,
    end_to_end_id: fresh.endToEndId(terms.created_at),
    originator: fresh.originator,
    originator_ref: movement === "" ? terms.payment_id : `${terms.payment_id}.${movement}`,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: terms.debtor.iban,
    creditor_iban: creditor.iban,
    creditor_name: shownText(terms.creditor_name),
    creditor_institution: creditor.institution_code,
    amount: terms.amount,
    currency: terms.currency,
    route_type,
    purpose: "MANDATE_CHARGE",
    authorisation: { type: "MANDATE", reference: terms.authorisation },
    remittance: shownText(terms.reference),
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: terms.debtor.bank_handle,
    creditor_bank: creditor.bank_handle,
  };
  const transfer = startTransfer(instruction, parties, fresh.now);
  const begun: ChargeAttempt = {
    ...decided,
    checked,
    transfer,
    failure: null,
    ended_at: null,
    told_as_paid: null,
  };
  const effects = [...record.effects, movementEffect("execute", movement, fresh.now)];
  return { ...record, attempts: [...record.attempts, begun], effects };
};

const withAttempt = (
  record: ChargeRecord,
  movement: string,
  changes: Partial<ChargeAttempt>,
): ChargeRecord => ({
  ...record,
  attempts: record.attempts.map((known) =>
    isOf(movement)(known) ? { ...known, ...changes } : known,
  ),
});

/** The attempt that paid; undefined if none has. */
const paidAttempt = ({ attempts }: ChargeRecord): ChargeAttempt | undefined =>
  attempts.find(({ transfer }) => transfer?.state === "COMPLETED");

export const chargeRefundOwner: RefundOwner<ChargeRecord> = {
  isOwner: ({ terms }, { merchant_id, mode }) =>
    terms.owner.kind === "MERCHANT" && terms.owner.id === merchant_id && terms.mode === mode,
  paidBy(record) {
    const { attempt, checked, transfer } = paidAttempt(record) ?? {};
    if (!attempt || !checked || !transfer) return null;
    const { route } = checked;
    return { payer: record.terms.debtor, route, movement: movementOf(attempt), transfer };
  },
  addresseeOf({ terms: { owner, mode, charge_id } }) {
    return { owner, mode, subject_id: charge_id, webhook_url: null };
  },
  namesOf: ({ terms: { charge_id, payment_id, mandate_id } }) => ({
    charge_id,
    payment_id,
    mandate_id,
  }),
};

/** Follows a step of an attempt. Reports its end to the mandate, and later news of its money. */
const followAttempt = (
  record: ChargeRecord,
  attempt: ChargeAttempt,
  { trigger, transfer }: MovementStep,
  fresh: Fresh,
): ChargeRecord => {
  const moved = trigger === null ? record : mustMoveCharge(record, trigger, fresh);
  const hasEnded = trigger !== null && trigger !== "submitted_to_rail";
  const changes = { failure: transfer.failure, ended_at: fresh.now };
  const movement = movementOf(attempt.attempt);
  const ended = hasEnded ? withAttempt(moved, movement, changes) : moved;
  return tellMandate(ended, attempt.attempt, fresh);
};

/** The object that a charge's movements belong to. */
export const chargeSubject = ({ terms, version }: ChargeRecord): MovementSubject => ({
  object_id: terms.payment_id,
  owner: terms.owner,
  mode: terms.mode,
  currency: terms.currency,
  reference: terms.reference,
  version,
});

const transferOwner: TransferOwner<ChargeRecord> = {
  movementsOf,
  withTransfer: (record, movement, transfer: Transfer) =>
    record.attempts.some(isOf(movement))
      ? withAttempt(record, movement, { transfer })
      : withRefundTransfer(record, movement, transfer),
  subjectOf: chargeSubject,
  onStep(record, movement, step, fresh) {
    const attempt = record.attempts.find(isOf(movement));
    return attempt
      ? followAttempt(record, attempt, step, fresh)
      : followRefund(chargeRefundOwner, record, movement, step, fresh);
  },
};

/** An execution that ends within this time needs no row in the list before its end. */
const PROJECT_PROCESSING_AFTER_MS = 5_000;

/** Makes a move of the table, with every effect that the move requires. */
export const moveCharge = (
  record: ChargeRecord,
  trigger: ChargeTrigger,
  fresh: Fresh,
): Result<ChargeRecord> => {
  const found = findMove(chargeMoves, record.state, trigger);
  if (!found) return refuse("INVALID_STATE");
  const state = found.to;
  const completed_at = state === "COMPLETED" ? fresh.now : null;
  const moved = { ...record, state, updated_at: fresh.now, completed_at };
  return ok(
    withProjection(moved, fresh.now + (isFinalCharge(state) ? 0 : PROJECT_PROCESSING_AFTER_MS)),
  );
};

/** Makes a move that the table must contain in this state. */
const mustMoveCharge = certain(moveCharge);

const isPaid = ({ transfer }: ChargeAttempt): boolean =>
  transfer !== null && mayHaveBeenPaid(transfer);

/**
 * Has the mandate told of the end of an attempt, and told again if its money turns out to have left
 * or to have come back. Never given up: the mandate holds the reservation until then. The effect's
 * name holds the version, so the performer of an older one does not end it.
 */
export const tellMandate = (record: ChargeRecord, number: number, fresh: Fresh): ChargeRecord => {
  const known = record.attempts.find(({ attempt }) => attempt === number);
  if (!known || known.ended_at === null || known.told_as_paid === isPaid(known)) return record;
  const told = { ...known, told_as_paid: isPaid(known) };
  const isOther = (effect: ChargeEffect) =>
    effect.kind !== "tell_mandate" || effect.charge_attempt !== number;
  const id = `tell_mandate:${number}.${record.version}`;
  const tell = { ...newEffect("tell_mandate", id, fresh.now), charge_attempt: number };
  return {
    ...record,
    attempts: record.attempts.map((attempt) => (attempt === known ? told : attempt)),
    effects: [...record.effects.filter(isOther), tell],
  };
};

export const chargeMovements = movementPart(transferOwner);

/** Whether staff decided that it has failed, while its bank had not answered. */
const isDenied = ({ failure, transfer }: ChargeAttempt): boolean =>
  failure === "PAYMENT_REFUSED" &&
  transfer !== null &&
  transfer.decisions.some(({ outcome }) => outcome === "FAILED");

/** The report of an attempt to the mandate: its present state, not the state when it ended. */
export const mandateToTell = (record: ChargeRecord, number: number): MandateToTell | null => {
  const { charge_id, mandate_id, amount, charge_date } = record.terms;
  const known = record.attempts.find(({ attempt }) => attempt === number);
  if (!known || known.ended_at === null) return null;
  const report = {
    charge_id,
    attempt: number,
    version: record.version,
    outcome: known.transfer?.state === "COMPLETED" ? "COMPLETED" : "FAILED",
    failure_code: known.failure,
    at: known.ended_at,
    may_be_paid: isPaid(known),
    ...(isDenied(known) ? { by_staff: true } : {}),
  } as const;
  return { mandate_id, amount, charge_date, report };
};

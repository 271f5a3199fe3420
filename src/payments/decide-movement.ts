import { ok, type Result, refuse } from "../kernel/result.ts";
import { claimEffect, endEffect, postponeEffect } from "../platform/effects.ts";
import {
  decideMoneyReport,
  decideRailWord,
  type MoneyReport,
  type MoneyStep,
  type Moving,
  movementOfEffect,
  type Performed,
} from "../transfers/decide-money.ts";
import { settleTransfer } from "../transfers/settle.ts";
import type { Transfer } from "../transfers/transfer.ts";
import { PUSH_POLL_MS } from "./decide-checkout.ts";
import { followRefund } from "./decide-refund.ts";
import { emit, mustMove, project } from "./session-effects.ts";
import type {
  Fresh,
  PaymentSessionRecord,
  SessionCommand,
  SessionEffect,
} from "./session-record.ts";

/**
 * The money's half of a payment: the session follows what `transfers` decides about its movements
 * (the payment itself, and its refunds), each with its own moves and its own events.
 */
export const decideEffectReport = (
  record: PaymentSessionRecord,
  performed: Performed,
  report: MoneyReport,
  fresh: Fresh,
): PaymentSessionRecord => {
  const movement = movementOfEffect(performed.id);
  if (movement === null) return decideOwnReport(record, performed, report, fresh);
  const moving = movingOf(record, movement);
  if (!moving) return record;
  const step = decideMoneyReport(moving, movement, performed, report, fresh.now);
  return follow(record, movement, step, fresh);
};

/** Publishing, projecting and asking about a prompt: done, or once more later. */
const decideOwnReport = (
  record: PaymentSessionRecord,
  { id, attempt }: Performed,
  report: MoneyReport,
  fresh: Fresh,
): PaymentSessionRecord => {
  if (report.kind === "done") return { ...record, effects: endEffect(record.effects, id) };
  const effect = record.effects.find((candidate) => candidate.id === id);
  if (effect?.attempt !== attempt) return record;
  const effects = postponeEffect(record.effects, id, fresh.now, PUSH_POLL_MS);
  return { ...record, effects };
};

export const decideRailCallback = (
  record: PaymentSessionRecord,
  { movement, callback }: Extract<SessionCommand, { type: "rail_word" }>,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const moving = movingOf(record, movement);
  if (!moving) return refuse("CALLBACK_MISMATCH");
  const step = decideRailWord(moving, movement, callback, fresh.now);
  return step.ok ? ok(follow(record, movement, step.value, fresh)) : step;
};

export const decideSettlement = (
  record: PaymentSessionRecord,
  { movement, outcome, actor, note }: Extract<SessionCommand, { type: "settle" }>,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const moving = movingOf(record, movement);
  if (!moving) return refuse("NOT_FOUND");
  const step = settleTransfer(moving, movement, { outcome, actor, note, at: fresh.now });
  return step.ok ? ok(follow(record, movement, step.value, fresh)) : step;
};

/** The movement of this name: "" is the payment itself, all others are refunds. */
export const transferOf = (record: PaymentSessionRecord, movement: string): Transfer | null =>
  movement === ""
    ? record.transfer
    : (record.refunds.find((refund) => refund.refund_id === movement)?.transfer ?? null);

const movingOf = (record: PaymentSessionRecord, movement: string): Moving | null => {
  const transfer = transferOf(record, movement);
  if (!transfer) return null;
  const effects = record.effects.flatMap((effect) =>
    "movement" in effect && effect.movement === movement ? effect : [],
  );
  return { transfer, effects };
};

/** The record after one of its movements has taken a step. */
const follow = (
  record: PaymentSessionRecord,
  movement: string,
  step: MoneyStep,
  fresh: Fresh,
): PaymentSessionRecord => {
  const before = movingOf(record, movement);
  if (before?.transfer === step.transfer && sameEffects(before.effects, step.effects)) {
    return record;
  }
  const others = record.effects.filter(
    (effect) => !("movement" in effect && effect.movement === movement),
  );
  const next = { ...record, effects: [...others, ...step.effects] };
  const followed =
    movement === "" ? followPayment(next, step, fresh) : followRefund(next, movement, step, fresh);
  const noticed = before?.transfer.attention !== step.transfer.attention;
  return noticed ? project(followed, fresh.now) : followed;
};

const sameEffects = (a: readonly SessionEffect[], b: readonly SessionEffect[]): boolean =>
  a.length === b.length && a.every((effect, place) => effect === b[place]);

const followPayment = (
  record: PaymentSessionRecord,
  { transfer, trigger, stalled }: MoneyStep,
  fresh: Fresh,
): PaymentSessionRecord => {
  const known = { ...record, transfer };
  if (stalled) return emit(known, "payment.settlement_stalled", fresh);
  if (!trigger) return known;
  return mustMove({ ...known, failure: transfer.failure }, trigger, fresh);
};

/** The record with an effect claimed for one more attempt, or null: nothing is due. */
export const claimSessionEffect = (
  record: PaymentSessionRecord,
  effectId: string,
  nowMs: number,
  leaseMs: number,
): { record: PaymentSessionRecord; effect: SessionEffect } | null => {
  const claimed = claimEffect(record.effects, effectId, nowMs, leaseMs);
  if (!claimed) return null;
  const { claimed: effect, effects } = claimed;
  const next = { ...record, effects };
  return { effect, record: effect.kind === "execute" ? countAttempt(next, effect.movement) : next };
};

/** From its claim on an instruction may have left; only its performer can say that it did not. */
const countAttempt = (record: PaymentSessionRecord, movement: string): PaymentSessionRecord => {
  const counted = (transfer: Transfer): Transfer => ({
    ...transfer,
    attempts_open: transfer.attempts_open + 1,
  });
  if (movement === "") {
    return { ...record, transfer: record.transfer && counted(record.transfer) };
  }
  const refunds = record.refunds.map((refund) =>
    refund.refund_id === movement ? { ...refund, transfer: counted(refund.transfer) } : refund,
  );
  return { ...record, refunds };
};

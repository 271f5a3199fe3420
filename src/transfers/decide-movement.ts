import {
  backOffMs,
  type Effect,
  endEffect,
  newEffect,
  postponeEffect,
} from "../aggregate/effects.ts";
import type { Performed } from "../aggregate/state.ts";
import { refusalProblem } from "../banks/contract.ts";
import { findMove } from "../kernel/machine.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { endReview, isUnderReview, recordLateMoney, requireReview } from "./manual-review.ts";
import {
  callbackMatches,
  type ExecuteFinding,
  type ExecuteReport,
  type LateMoney,
  type RailReport,
  readExecuteReport,
  resendSchedule,
  type Transfer,
  watchSchedule,
} from "./transfer.ts";
import { type TransferTrigger, transferMoves } from "./transfer-machine.ts";

/**
 * What the reports of bank and rail do to a movement, decided in one place for every flow. Reports
 * may be late, repeated or contradicting; the move table decides. Money that contradicts a final
 * state is recorded and never acted upon. Pure.
 */
export type MovementEffectKind = "execute" | "ask_bank" | "ask_rail" | "notify_credit";

export interface MovementEffect extends Effect<MovementEffectKind> {
  /** Which movement of its owner: "" for the payment itself, else the refund's id. */
  movement: string;
}

/** A movement and the effects that it is waiting for. */
export interface Moving {
  transfer: Transfer;
  effects: MovementEffect[];
}

/** What became of a movement, and the move that it made, for its owner to follow. */
export interface MovementStep extends Moving {
  trigger: TransferTrigger | null;
  /** Set in the one step that found settlement stalled. */
  stalled: boolean;
}

/** The debtor's bank's answer to transaction-status. */
export type StatusReport =
  | {
      kind: "answered";
      status: "BOOKED" | "SUBMITTED" | "REJECTED" | "RETURNED" | "NOT_FOUND";
      transfer_ref: string | null;
    }
  | { kind: "unknown" };

export type MovementReport =
  | { kind: "execute"; report: ExecuteReport }
  | { kind: "ask_bank"; report: StatusReport }
  | { kind: "ask_rail"; callback: RailReport | null }
  /** Nothing more to do, or once more later. */
  | { kind: "done" }
  | { kind: "again" };

/** After this without a credit the merchant is told that settlement is stalled. */
const STALLED_AFTER_MS = 10 * 60_000;

/** After this without a definite answer staff have to look at it; the watch goes on. */
const REVIEW_AFTER_MS = 30 * 60_000;

/** A bank that has been asked so often about money on its way back: half an hour of the watch. */
const QUESTIONS_ABOUT_RETURN = 33;

/** Credit notices go on in the short rhythm for so many attempts, then hourly. */
const QUICK_NOTICES = 60;
const HOUR_MS = 3_600_000;

export const movementEffect = (
  kind: MovementEffectKind,
  movement: string,
  dueAt: number,
): MovementEffect => ({
  ...newEffect(kind, movement === "" ? kind : `${kind}:${movement}`, dueAt),
  movement,
});

/** The movement that an effect of this name belongs to; null where it is no effect of money. */
export const movementOfEffect = (id: string): string | null => {
  const parts = /^(?:execute|ask_bank|ask_rail|notify_credit)(?::(.+))?$/.exec(id);
  return parts ? (parts[1] ?? "") : null;
};

export const decideMovementReport = (
  moving: Moving,
  movement: string,
  performed: Performed,
  report: MovementReport,
  nowMs: number,
): MovementStep => {
  const context: Context = { movement, performed, nowMs };
  switch (report.kind) {
    case "execute":
      return decideExecuteReport(moving, report.report, context);
    case "ask_bank":
      return decideStatusReport(moving, report.report, context);
    case "ask_rail":
      return decideRailAnswer(moving, report.callback, context);
    case "done":
      return still(withoutEffect(moving, performed.id));
    case "again":
      return still(postpone(moving, context));
  }
};

interface Context {
  movement: string;
  performed: Performed;
  nowMs: number;
}

export const still = (moving: Moving): MovementStep => ({
  ...moving,
  trigger: null,
  stalled: false,
});

/**
 * Makes a move of the table and drops what belonged to the state before: its effects, a proposal of
 * staff, and at the end its place under manual review.
 */
export const take = (
  { transfer, effects }: Moving,
  trigger: TransferTrigger,
  nowMs: number,
  failure: ProblemCode | null = null,
): MovementStep => {
  const move = findMove(transferMoves, transfer.state, trigger);
  if (!move) throw new Error(`no move for ${trigger} in ${transfer.state}`);
  const kept = effects.filter(({ kind }) => {
    if (kind === "execute") return move.to === "EXECUTING";
    return kind !== "ask_rail" || move.to === "SETTLEMENT_PENDING";
  });
  const moved: Transfer = { ...transfer, state: move.to, failure, proposal: null };
  const ended = move.to === "COMPLETED" || move.to === "FAILED";
  const next = ended ? endReview(moved, nowMs) : moved;
  return { transfer: next, effects: kept, trigger, stalled: false };
};

const decideExecuteReport = (
  moving: Moving,
  report: ExecuteReport,
  context: Context,
): MovementStep => {
  const { transfer, finding } = readExecuteReport(moving.transfer, report, context.nowMs);
  const next: Moving = { ...moving, transfer };
  if (transfer.state !== "EXECUTING") return still(noteLateAnswer(moving, next, finding, context));
  switch (finding.found) {
    case "booked_same_bank":
      return take(next, "booked_same_bank", context.nowMs);
    case "submitted_to_rail":
      return withWatch(take(next, "submitted_to_rail", context.nowMs), "ask_rail", context);
    case "ask_bank":
      return withWatch(still(withoutEffect(next, context.performed.id)), "ask_bank", context);
    case "refused":
      // The bank has taken it before (SUBMITTED): its first definite answer is final, not this one.
      if (transfer.answer) return still(noteLateMoney(moving, "rejected", context));
      return take(next, "refused", context.nowMs, refusalProblem[finding.code]);
    case "nothing_sent":
      return take(next, "refused", context.nowMs, "BANK_UNAVAILABLE");
    case "unknown":
      return still(postpone(next, context));
  }
};

/**
 * A report after EXECUTING ended: the bank's answer after the rail's report fills reference and
 * fee. Booked against a refusal, or refused against a credit, it is late money. Without an answer
 * the bank is asked on for a while.
 */
const noteLateAnswer = (
  before: Moving,
  next: Moving,
  finding: ExecuteFinding,
  context: Context,
): Moving => {
  const { id } = context.performed;
  const { state, failure, answer, not_after } = before.transfer;
  if (finding.found === "unknown") {
    const asksOn = context.nowMs < not_after + HOUR_MS;
    return asksOn ? postpone(before, context) : withoutEffect(before, id);
  }
  if (finding.found === "nothing_sent") return withoutEffect(before, id);
  if (finding.found === "refused") {
    const contradicts = state === "COMPLETED";
    return withoutEffect(contradicts ? noteLateMoney(before, "rejected", context) : before, id);
  }
  if (state === "FAILED" && failure !== "SETTLEMENT_REJECTED") {
    return withoutEffect(noteLateMoney(before, "booked", context), id);
  }
  // The bank's first definite answer stays, whatever a slower attempt brings.
  return withoutEffect(answer ? before : next, id);
};

/** The bank's transaction-status: for a book transfer not yet booked, and for money going back. */
const decideStatusReport = (
  moving: Moving,
  report: StatusReport,
  context: Context,
): MovementStep => {
  const { transfer } = moving;
  const { nowMs, performed } = context;
  const { id } = performed;
  if (report.kind === "unknown") return still(postpone(moving, context));
  if (transfer.funds === "RETURNING") {
    if (report.status !== "RETURNED" && report.status !== "REJECTED") {
      return still(postpone(moving, context));
    }
    const back: Transfer = { ...transfer, funds: "RETURNED" };
    // Late money stays to be looked at; what was only overdue has come.
    const returned = back.manual_review?.reason === "STALLED" ? endReview(back, nowMs) : back;
    return still(withoutEffect({ ...moving, transfer: returned }, id));
  }
  if (transfer.state !== "EXECUTING") return still(noteLateStatus(moving, report.status, context));
  if (report.status === "BOOKED" && transfer.answer) {
    const booked: Transfer = { ...transfer, answer: { ...transfer.answer, status: "BOOKED" } };
    const ended = withoutEffect({ ...moving, transfer: booked }, id);
    return take(ended, "booked_same_bank", context.nowMs);
  }
  if (report.status === "REJECTED" || report.status === "RETURNED") {
    return take(withoutEffect(moving, id), "refused", context.nowMs, "PAYMENT_REFUSED");
  }
  return still(postpone(moving, context));
};

/** The bank's status of a movement that has ended meanwhile, by staff or by another answer. */
const noteLateStatus = (
  moving: Moving,
  status: Extract<StatusReport, { kind: "answered" }>["status"],
  context: Context,
): Moving => {
  const ended = withoutEffect(moving, context.performed.id);
  const { state, route_type, failure } = moving.transfer;
  const crossBank = route_type !== "SAME_BANK";
  const debited = status === "BOOKED" || (crossBank && status === "SUBMITTED");
  if (state === "FAILED" && failure !== "SETTLEMENT_REJECTED" && debited) {
    return noteLateMoney(ended, "booked", context);
  }
  if (crossBank) return ended;
  const undone = status === "REJECTED" || status === "RETURNED";
  return state === "COMPLETED" && undone ? noteLateMoney(ended, "rejected", context) : ended;
};

const decideRailAnswer = (
  moving: Moving,
  callback: RailReport | null,
  context: Context,
): MovementStep => {
  if (callback) {
    const decided = decideRailReport(moving, context.movement, callback, context.nowMs);
    if (decided.ok) return decided.value;
  }
  const { transfer } = moving;
  // An answer that comes after the end speaks of nothing that could stall.
  const stalled =
    transfer.state === "SETTLEMENT_PENDING" &&
    !transfer.stalled &&
    context.nowMs - transfer.decided_at >= STALLED_AFTER_MS;
  const waiting = postpone(moving, context);
  if (!stalled) return still(waiting);
  const noted = requireReview({ ...waiting.transfer, stalled: true }, "STALLED", context.nowMs);
  return { ...still({ ...waiting, transfer: noted }), stalled: true };
};

/** The rail's report, called back or asked for: the only proof of a credit. */
export const decideRailReport = (
  moving: Moving,
  movement: string,
  callback: RailReport,
  nowMs: number,
): Result<MovementStep> => {
  const { transfer } = moving;
  if (!callbackMatches(transfer, callback)) return refuse("CALLBACK_MISMATCH");
  const { rail_ref, settlement_fee } = callback;
  const credited = callback.status === "CREDITED";
  if (transfer.state === "EXECUTING" || transfer.state === "SETTLEMENT_PENDING") {
    return ok(
      credited
        ? takeCredit(moving, movement, { rail_ref, settlement_fee, credited_at: nowMs })
        : rejectByRail(moving, movement, nowMs),
    );
  }
  if (credited && transfer.state === "COMPLETED" && transfer.credit === null) {
    // Staff resolved it before the rail reported: this is the proof that was missing.
    const credit = { rail_ref, settlement_fee, credited_at: nowMs };
    return ok(still(withCredit(moving, movement, credit)));
  }
  const matches = credited
    ? transfer.state === "COMPLETED" && transfer.credit?.rail_ref === rail_ref
    : transfer.failure === "SETTLEMENT_REJECTED";
  if (matches) return ok(still(moving));
  const context = { movement, nowMs, performed: { id: "", attempt: 0 } };
  return ok(still(noteLateMoney(moving, credited ? "credited" : "rejected", context, rail_ref)));
};

const takeCredit = (
  moving: Moving,
  movement: string,
  credit: NonNullable<Transfer["credit"]>,
): MovementStep => {
  const step = take(withCredit(moving, movement, credit), "credited", credit.credited_at);
  // A bank that has not answered yet is asked on, for its reference and its fee.
  const { answer } = moving.transfer;
  const asked = answer ? [] : moving.effects.filter(({ kind }) => kind === "execute");
  return { ...step, effects: [...asked, ...step.effects] };
};

/** The credit is proven: it is kept, and the payee's bank is told. */
const withCredit = (
  { transfer, effects }: Moving,
  movement: string,
  credit: NonNullable<Transfer["credit"]>,
): Moving => {
  const notice = movementEffect("notify_credit", movement, credit.credited_at);
  const told = transfer.creditor_bank === null ? [] : [notice];
  return { transfer: { ...transfer, credit }, effects: [...effects, ...told] };
};

/** The payee's bank did not take it: failed, and the money is on its way back to the payer. */
const rejectByRail = (moving: Moving, movement: string, nowMs: number): MovementStep => {
  const transfer: Transfer = { ...moving.transfer, funds: "RETURNING" };
  const step = take({ ...moving, transfer }, "rejected_by_rail", nowMs, "SETTLEMENT_REJECTED");
  const context = { movement, nowMs, performed: { id: "", attempt: 0 } };
  return withWatch(step, "ask_bank", context);
};

const noteLateMoney = (
  moving: Moving,
  said: LateMoney["said"],
  { nowMs }: Context,
  rail_ref: string | null = null,
): Moving => ({
  ...moving,
  transfer: recordLateMoney(moving.transfer, { at: nowMs, said, rail_ref }),
});

export const withWatch = (
  step: MovementStep,
  kind: "ask_bank" | "ask_rail",
  { movement, nowMs }: Pick<Context, "movement" | "nowMs">,
): MovementStep => {
  const watch = movementEffect(kind, movement, nowMs + backOffMs(1, watchSchedule));
  return { ...step, effects: [...endEffect(step.effects, watch.id), watch] };
};

const withoutEffect = (moving: Moving, id: string): Moving => ({
  ...moving,
  effects: endEffect(moving.effects, id),
});

const schedules = {
  execute: resendSchedule,
  ask_bank: watchSchedule,
  ask_rail: watchSchedule,
  notify_credit: undefined,
} as const;

/** Lets an effect rest until its next attempt; a stale performer does not disturb a newer one. */
const postpone = (moving: Moving, { performed, nowMs }: Context): Moving => {
  const effect = moving.effects.find((candidate) => candidate.id === performed.id);
  if (!effect || effect.attempt !== performed.attempt) return moving;
  const { kind, attempt } = effect;
  let delayMs = backOffMs(attempt, schedules[kind]);
  if (kind === "notify_credit" && attempt > QUICK_NOTICES) delayMs = HOUR_MS;
  return {
    transfer: noticeDelay(moving.transfer, effect, nowMs),
    effects: postponeEffect(moving.effects, effect.id, nowMs, delayMs),
  };
};

/** A movement that is neither definite nor returned for half an hour goes to manual review. */
const noticeDelay = (transfer: Transfer, { attempt }: MovementEffect, nowMs: number): Transfer => {
  if (transfer.funds === "RETURNING") {
    // Once is enough: staff who acknowledged it are not told again with every question.
    const told = isUnderReview(transfer) || transfer.manual_review?.reason === "STALLED";
    const overdue = attempt >= QUESTIONS_ABOUT_RETURN && !told;
    return overdue ? requireReview(transfer, "STALLED", nowMs) : transfer;
  }
  const unresolved =
    transfer.state === "EXECUTING" && nowMs - transfer.decided_at >= REVIEW_AFTER_MS;
  return unresolved ? requireReview(transfer, "UNKNOWN_OUTCOME", nowMs) : transfer;
};

import { findMove } from "../../base/kernel/machine.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { DAY_MS, HOUR_MS } from "../../base/platform/clock.ts";
import {
  backOffMs,
  type Effect,
  endEffect,
  isInFlight,
  newEffect,
  postponeEffect,
} from "../../frame/objects/effects.ts";
import type { Performed } from "../../frame/objects/state.ts";
import type { BankRefusalCode } from "../banks/contract.ts";
import {
  type LateMoney,
  type ManualReview,
  REVIEW_AFTER_MS,
  resendSchedule,
  type Transfer,
  watchSchedule,
} from "./transfer.ts";
import { type TransferTrigger, transferMoves } from "./transfer-machine.ts";

/**
 * A movement, its effects and their steps: a move of the table, a pause until the next attempt, the
 * watch for an outcome, a record of late money. Pure.
 */
export type MovementEffectKind = "execute" | "ask_bank" | "ask_rail" | "notify_credit";

export interface MovementEffect extends Effect<MovementEffectKind> {
  /** The movement of its owner: "" for the object's own, else the refund's id. */
  movement: string;
}

/** A movement and its effects. */
export interface Moving {
  transfer: Transfer;
  effects: MovementEffect[];
}

/** A movement after a step, with the move that its owner must follow. */
export interface MovementStep extends Moving {
  trigger: TransferTrigger | null;
  /** The bank's refusal code, in the step that applied its refusal of the instruction. */
  refusal: BankRefusalCode | null;
  /** True only in the step that found settlement stalled. */
  stalled: boolean;
}

/** The effect that a report belongs to, and the time of the report. */
export interface StepContext {
  movement: string;
  performed: Performed;
  nowMs: number;
}

/** How long the payee's bank is notified of a credit that it does not acknowledge. */
export const NOTICE_FOR_MS = 5 * DAY_MS;

/** The number of credit notices on the short schedule; later ones are hourly. */
const QUICK_NOTICES = 60;
/** How long a bank is asked for answers that no longer change the outcome. */
export const AFTERWARDS_MS = HOUR_MS;

export const movementEffect = (
  kind: MovementEffectKind,
  movement: string,
  dueAt: number,
  giveUpAt: number | null = null,
): MovementEffect => ({
  ...newEffect(kind, movement === "" ? kind : `${kind}:${movement}`, dueAt),
  give_up_at: giveUpAt,
  movement,
});

/** The movement that an effect of this name belongs to; null if the effect moves no money. */
export const movementOfEffect = (id: string): string | null => {
  const parts = /^(?:execute|ask_bank|ask_rail|notify_credit)(?::(.+))?$/.exec(id);
  return parts ? (parts[1] ?? "") : null;
};

export const still = (moving: Moving): MovementStep => ({
  ...moving,
  trigger: null,
  refusal: null,
  stalled: false,
});

/**
 * Makes a move of the table and removes what belonged to the former state: its effects, a proposal
 * of staff, and at the end its manual review.
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
    if (kind === "ask_bank") return move.to !== "COMPLETED";
    return kind !== "ask_rail" || move.to === "SETTLEMENT_PENDING";
  });
  const moved: Transfer = { ...transfer, state: move.to, failure, proposal: null };
  const waiting = { ...moved, review_at: reviewAt(moved, nowMs) };
  const ended = move.to === "COMPLETED" || move.to === "FAILED";
  const next = ended ? endReview(waiting, nowMs) : waiting;
  return { transfer: next, effects: kept, trigger, refusal: null, stalled: false };
};

export const withWatch = <Step extends Moving>(
  step: Step,
  kind: "ask_bank" | "ask_rail",
  { movement, nowMs }: Pick<StepContext, "movement" | "nowMs">,
  giveUpAt: number | null = null,
): Step => {
  const watch = movementEffect(kind, movement, nowMs + backOffMs(1, watchSchedule), giveUpAt);
  return { ...step, effects: [...endEffect(step.effects, watch.id), watch] };
};

export const withoutMovementEffect = (moving: Moving, id: string): Moving => ({
  ...moving,
  effects: endEffect(moving.effects, id),
});

/**
 * Records late money. If a completed movement is reported as rejected, the debtor's bank is asked
 * for an hour whether the debtor has the money back.
 */
export const noteLateMoney = (
  moving: Moving,
  said: LateMoney["said"],
  context: Pick<StepContext, "movement" | "nowMs">,
  rail_ref: string | null = null,
): Moving => {
  const { nowMs } = context;
  const transfer = recordLateMoney(moving.transfer, { at: nowMs, said, rail_ref });
  if (transfer === moving.transfer) return moving;
  const noted = { ...moving, transfer };
  return said === "rejected" && transfer.state === "COMPLETED"
    ? withWatch(noted, "ask_bank", context, nowMs + AFTERWARDS_MS)
    : noted;
};

const schedules = {
  execute: resendSchedule,
  ask_bank: watchSchedule,
  ask_rail: watchSchedule,
  notify_credit: undefined,
} as const;

/** Delays an effect until its next attempt. A stale performer does not affect a newer one. */
export const postpone = (moving: Moving, { performed, nowMs }: StepContext): Moving => {
  const effect = moving.effects.find((candidate) => candidate.id === performed.id);
  if (!effect || effect.attempt !== performed.attempt) return moving;
  const { kind, attempt } = effect;
  let delayMs = backOffMs(attempt, schedules[kind]);
  if (kind === "notify_credit" && attempt > QUICK_NOTICES) delayMs = HOUR_MS;
  return { ...moving, effects: postponeEffect(moving.effects, effect.id, nowMs, delayMs) };
};

/**
 * Moves a movement that has waited too long to manual review; the questions continue. Time alone
 * decides this, even if no question is ever answered. Null if nothing changes.
 * @rule B6.5
 */
export const noteOverdue = (moving: Moving, nowMs: number): MovementStep | null => {
  const { transfer } = moving;
  if (transfer.review_at === null || nowMs < transfer.review_at) return null;
  const reason = transfer.state === "EXECUTING" ? "UNKNOWN_OUTCOME" : "STALLED";
  const told: Transfer = { ...transfer, review_at: null };
  // Late money is the more serious reason: only a decision of staff ends its review.
  const isLateMoney =
    isMovementUnderReview(transfer) && transfer.manual_review?.reason === "LATE_MONEY";
  const noted = isLateMoney ? told : requireReview(told, reason, nowMs);
  const stalled = transfer.state === "SETTLEMENT_PENDING";
  return { ...still({ ...moving, transfer: noted }), stalled };
};

/**
 * The start and the end of the manual review of a movement. It ends with the movement itself or
 * with a decision of staff (resolve.ts). Pure.
 */
export const isMovementUnderReview = ({ manual_review }: Transfer): boolean =>
  manual_review !== null && manual_review.resolved_at === null;

/**
 * If there is no credit after this time, merchant and staff learn that settlement is stalled.
 * @rule D2.2
 */
const STALLED_AFTER_MS = 10 * 60_000;

/** Leaves time to ask the rail first, even if the settlement was submitted late. */
const ASK_FIRST_MS = 60_000;

/**
 * When the movement has waited so long that staff must look at it; null if it waits for nothing.
 */
export const reviewAt = (
  { state, funds, decided_at }: Pick<Transfer, "state" | "funds" | "decided_at">,
  nowMs: number,
): number | null => {
  if (state === "EXECUTING") return decided_at + REVIEW_AFTER_MS;
  if (state === "SETTLEMENT_PENDING") {
    return Math.max(decided_at + STALLED_AFTER_MS, nowMs + ASK_FIRST_MS);
  }
  return funds === "RETURNING" ? nowMs + REVIEW_AFTER_MS : null;
};

/** Starts the review, and replaces the reason of an earlier one. */
const requireReview = (
  transfer: Transfer,
  reason: ManualReview["reason"],
  nowMs: number,
): Transfer =>
  isMovementUnderReview(transfer) && transfer.manual_review?.reason === reason
    ? transfer
    : { ...transfer, manual_review: { reason, since: nowMs, resolved_at: null } };

/** Ends the review. The reason stays readable. */
export const endReview = (transfer: Transfer, nowMs: number): Transfer =>
  transfer.manual_review && isMovementUnderReview(transfer)
    ? { ...transfer, manual_review: { ...transfer.manual_review, resolved_at: nowMs } }
    : transfer;

/** The most reports of the rail that are kept. Further ones only start the review again. */
const MAX_RAIL_REPORTS = 50;

/**
 * Records money that contradicts a final state, once. Staff have not seen this report, so an
 * earlier proposal is void. The limit on reports of the rail keeps invented references from filling
 * the storage or displacing reports of a bank.
 * @rule P2.17
 */
const recordLateMoney = (transfer: Transfer, late: LateMoney): Transfer => {
  const known = transfer.late_money.some(
    ({ said, rail_ref }) => said === late.said && rail_ref === late.rail_ref,
  );
  if (known) return transfer;
  const reports = transfer.late_money.filter(({ rail_ref }) => rail_ref !== null).length;
  const isFull = late.rail_ref !== null && reports >= MAX_RAIL_REPORTS;
  const late_money = isFull ? transfer.late_money : [...transfer.late_money, late];
  return requireReview({ ...transfer, late_money, proposal: null }, "LATE_MONEY", late.at);
};

/**
 * On request of staff, asks bank or rail now instead of at the next due time (docs/decisions/117).
 * This decides nothing new: it sends the stored instruction again under its own end_to_end_id, or
 * the question about it. A performer leases the effect as usual, so no two performers ask at once.
 * Pure.
 */
const questions: ReadonlySet<string> = new Set(["execute", "ask_bank", "ask_rail"]);

/** The open questions about the movements of an object. */
export const openQuestions = (effects: readonly Effect[]): MovementEffect[] =>
  effects.filter((effect): effect is MovementEffect => questions.has(effect.kind));

/** Makes every open question due now, except those with a call under way. */
export const decideAsk = <State extends { effects: Effect[] }>(
  state: State,
  nowMs: number,
): Result<State> => {
  const open = openQuestions(state.effects);
  if (open.length === 0) return refuse("NOTHING_TO_ASK");
  const asked: readonly Effect[] = open.filter((effect) => !isInFlight(effect, nowMs));
  if (asked.length === 0) return refuse("CALL_IN_PROGRESS");
  const effects = state.effects.map((effect) =>
    asked.includes(effect) ? { ...effect, due_at: Math.min(effect.due_at, nowMs) } : effect,
  );
  return ok({ ...state, effects });
};

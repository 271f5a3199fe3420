import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Performed } from "../../frame/objects/state.ts";
import { refusalProblem } from "../banks/contract.ts";
import {
  AFTERWARDS_MS,
  endReview,
  type MovementStep,
  type Moving,
  movementEffect,
  NOTICE_FOR_MS,
  noteLateMoney,
  postpone,
  type StepContext,
  still,
  take,
  withoutMovementEffect,
  withWatch,
} from "./movement-steps.ts";
import {
  callbackMatches,
  type ExecuteFinding,
  type ExecuteReport,
  type RailReport,
  readExecuteReport,
  type Transfer,
} from "./transfer.ts";

/**
 * How the reports of bank and rail change a movement, for every kind of object. Reports may be
 * late, repeated or contradictory; the move table decides. Money that contradicts a final state is
 * recorded and never acted upon. Pure.
 */
export type MovementReport =
  | { kind: "execute"; report: ExecuteReport }
  | { kind: "ask_bank"; report: StatusReport }
  | { kind: "ask_rail"; callback: RailReport | null }
  /** The effect is done, or is tried again later. */
  | { kind: "done" }
  | { kind: "again" };

export const decideMovementReport = (
  moving: Moving,
  movement: string,
  performed: Performed,
  report: MovementReport,
  nowMs: number,
): MovementStep => {
  const context: StepContext = { movement, performed, nowMs };
  switch (report.kind) {
    case "execute":
      return decideExecuteReport(moving, report.report, context);
    case "ask_bank":
      return decideStatusReport(moving, report.report, context);
    case "ask_rail":
      return decideRailAnswer(moving, report.callback, context);
    case "done":
      return still(withoutMovementEffect(moving, performed.id));
    case "again":
      return still(postpone(moving, context));
  }
};

/**
 * How the reports of the debtor's bank change a movement: its answer to an attempt, and its status.
 * Pure.
 */

/** The debtor's bank's answer to transaction-status. */
export type StatusReport =
  | {
      kind: "answered";
      status: "BOOKED" | "SUBMITTED" | "REJECTED" | "RETURNED" | "NOT_FOUND";
      transfer_ref: string | null;
    }
  | { kind: "unknown" };

const decideExecuteReport = (
  moving: Moving,
  report: ExecuteReport,
  context: StepContext,
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
      return withWatch(
        still(withoutMovementEffect(next, context.performed.id)),
        "ask_bank",
        context,
      );
    case "refused":
      // The bank has already accepted the instruction (SUBMITTED), and its first definite answer is
      // final.
      if (transfer.answer) return still(noteLateMoney(moving, "rejected", context));
      return {
        ...take(next, "refused", context.nowMs, refusalProblem[finding.code]),
        refusal: finding.code,
      };
    case "nothing_sent":
      return take(next, "refused", context.nowMs, "BANK_UNAVAILABLE");
    case "unknown":
      return still(postpone(next, context));
  }
};

/**
 * A report after the end of EXECUTING: a bank's answer after the rail's report adds reference and
 * fee. A booking after a refusal, or a refusal after a credit, is late money. If there is no answer
 * yet, the bank is asked for some time longer.
 */
const noteLateAnswer = (
  before: Moving,
  next: Moving,
  finding: ExecuteFinding,
  context: StepContext,
): Moving => {
  const { id } = context.performed;
  const { state, failure, answer } = before.transfer;
  if (finding.found === "unknown") return postpone(before, context);
  if (finding.found === "nothing_sent") return withoutMovementEffect(before, id);
  if (finding.found === "refused") {
    const contradicts = state === "COMPLETED";
    return withoutMovementEffect(
      contradicts ? noteLateMoney(before, "rejected", context) : before,
      id,
    );
  }
  if (state === "FAILED" && failure !== "SETTLEMENT_REJECTED") {
    return withoutMovementEffect(noteLateMoney(before, "booked", context), id);
  }
  // The bank's first definite answer stays, even if a slower attempt reports something else.
  return withoutMovementEffect(answer ? before : next, id);
};

/** The bank's transaction-status, for a book transfer not yet booked and for money going back. */
const decideStatusReport = (
  moving: Moving,
  report: StatusReport,
  context: StepContext,
): MovementStep => {
  const { transfer } = moving;
  const { nowMs, performed } = context;
  const { id } = performed;
  if (report.kind === "unknown") return still(postpone(moving, context));
  // @rule P2.15
  if (transfer.funds === "RETURNING") {
    if (report.status !== "RETURNED" && report.status !== "REJECTED") {
      return still(postpone(moving, context));
    }
    const back: Transfer = { ...transfer, funds: "RETURNED", review_at: null };
    // Late money stays under review. A review because of a delay ends, because the money has
    // arrived.
    const returned = back.manual_review?.reason === "STALLED" ? endReview(back, nowMs) : back;
    return still(withoutMovementEffect({ ...moving, transfer: returned }, id));
  }
  if (transfer.state !== "EXECUTING") return still(noteLateStatus(moving, report.status, context));
  if (report.status === "BOOKED" && transfer.answer) {
    const booked: Transfer = { ...transfer, answer: { ...transfer.answer, status: "BOOKED" } };
    const ended = withoutMovementEffect({ ...moving, transfer: booked }, id);
    return take(ended, "booked_same_bank", context.nowMs);
  }
  if (report.status === "REJECTED" || report.status === "RETURNED") {
    return take(withoutMovementEffect(moving, id), "refused", context.nowMs, "PAYMENT_REFUSED");
  }
  // @rule B6.4
  return still(postpone(moving, context));
};

/**
 * The bank's status of a movement that has ended in the meantime, by staff or by another answer.
 */
const noteLateStatus = (
  moving: Moving,
  status: Extract<StatusReport, { kind: "answered" }>["status"],
  context: StepContext,
): Moving => {
  const ended = withoutMovementEffect(moving, context.performed.id);
  const { state, route_type, failure } = moving.transfer;
  if (state === "COMPLETED") {
    const isBack = status === "REJECTED" || status === "RETURNED";
    return isBack ? noteLateMoney(ended, "returned", context) : postpone(moving, context);
  }
  const crossBank = route_type !== "SAME_BANK";
  const debited = status === "BOOKED" || (crossBank && status === "SUBMITTED");
  const isFinalRefusal = state === "FAILED" && failure !== "SETTLEMENT_REJECTED";
  // A transfer within the bank that is submitted may still be booked.
  if (isFinalRefusal && !debited && status === "SUBMITTED") return postpone(moving, context);
  return isFinalRefusal && debited ? noteLateMoney(ended, "booked", context) : ended;
};

/** How a report of the rail changes a movement. Pure. */

const decideRailAnswer = (
  moving: Moving,
  callback: RailReport | null,
  context: StepContext,
): MovementStep => {
  if (callback) {
    const decided = decideRailReport(moving, context.movement, callback, context.nowMs);
    if (decided.ok) return decided.value;
  }
  return still(postpone(moving, context));
};

/** Takes a report of the rail, from a callback or a question. It is the only proof of a credit. */
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
    // Staff resolved the movement before the rail reported. This report is the missing proof.
    const credit = { rail_ref, settlement_fee, credited_at: nowMs };
    return ok(still(withCredit(moving, movement, credit)));
  }
  const matches = credited
    ? transfer.state === "COMPLETED" && transfer.credit?.rail_ref === rail_ref
    : transfer.failure === "SETTLEMENT_REJECTED";
  // @rule D1.4
  if (matches) return ok(still(moving));
  const said = credited ? "credited" : "rejected";
  return ok(still(noteLateMoney(moving, said, { movement, nowMs }, rail_ref)));
};

const takeCredit = (
  moving: Moving,
  movement: string,
  credit: NonNullable<Transfer["credit"]>,
): MovementStep => {
  const step = take(withCredit(moving, movement, credit), "credited", credit.credited_at);
  // A bank that has not answered is asked for some time longer, for its reference and its fee.
  const { answer, not_after } = moving.transfer;
  const asked = answer ? [] : moving.effects.filter(({ kind }) => kind === "execute");
  const askedOn = asked.map((effect) => ({ ...effect, give_up_at: not_after + AFTERWARDS_MS }));
  return { ...step, effects: [...askedOn, ...step.effects] };
};

/** The credit is proven. It is stored, and the payee's bank is notified. @rule B4.5 */
const withCredit = (
  { transfer, effects }: Moving,
  movement: string,
  credit: NonNullable<Transfer["credit"]>,
): Moving => {
  const { credited_at } = credit;
  const notice = movementEffect(
    "notify_credit",
    movement,
    credited_at,
    credited_at + NOTICE_FOR_MS,
  );
  const told = transfer.creditor_bank === null ? [] : [notice];
  return { transfer: { ...transfer, credit }, effects: [...effects, ...told] };
};

/**
 * The payee's bank rejected it: the movement has failed and the money is going back to the payer.
 * @rule P2.15
 */
const rejectByRail = (moving: Moving, movement: string, nowMs: number): MovementStep => {
  const transfer: Transfer = { ...moving.transfer, funds: "RETURNING" };
  const step = take({ ...moving, transfer }, "rejected_by_rail", nowMs, "SETTLEMENT_REJECTED");
  return withWatch(step, "ask_bank", { movement, nowMs });
};

import { refusalProblem } from "../banks/contract.ts";
import { endReview } from "./manual-review.ts";
import {
  type MovementStep,
  type Moving,
  noteLateMoney,
  postpone,
  type StepContext,
  still,
  take,
  withoutMovementEffect,
  withWatch,
} from "./movement-steps.ts";
import {
  type ExecuteFinding,
  type ExecuteReport,
  readExecuteReport,
  type Transfer,
} from "./transfer.ts";

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

export const decideExecuteReport = (
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
export const decideStatusReport = (
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

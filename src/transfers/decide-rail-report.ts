import { ok, type Result, refuse } from "../kernel/result.ts";
import { requireReview } from "./manual-review.ts";
import {
  type MovementStep,
  type Moving,
  movementEffect,
  noteLateMoney,
  postpone,
  type StepContext,
  still,
  take,
  withWatch,
} from "./movement-steps.ts";
import { callbackMatches, type RailReport, type Transfer } from "./transfer.ts";

/** How the rail's report changes a movement, called back or asked for. Pure. */

/** After this without a credit the merchant learns that settlement is stalled. */
const STALLED_AFTER_MS = 10 * 60_000;

export const decideRailAnswer = (
  moving: Moving,
  callback: RailReport | null,
  context: StepContext,
): MovementStep => {
  if (callback) {
    const decided = decideRailReport(moving, context.movement, callback, context.nowMs);
    if (decided.ok) return decided.value;
  }
  const { transfer } = moving;
  // An answer after the end cannot report a stalled settlement.
  const stalled =
    transfer.state === "SETTLEMENT_PENDING" &&
    !transfer.stalled &&
    context.nowMs - transfer.decided_at >= STALLED_AFTER_MS;
  const waiting = postpone(moving, context);
  if (!stalled) return still(waiting);
  const noted = requireReview({ ...waiting.transfer, stalled: true }, "STALLED", context.nowMs);
  return { ...still({ ...waiting, transfer: noted }), stalled: true };
};

/** The rail's report, called back or asked for. It is the only proof of a credit. */
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
    // Staff resolved it before the rail reported. This report is the missing proof.
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
  // A bank without an answer is still asked, for its reference and its fee.
  const { answer } = moving.transfer;
  const asked = answer ? [] : moving.effects.filter(({ kind }) => kind === "execute");
  return { ...step, effects: [...asked, ...step.effects] };
};

/** The credit is proven. It is stored, and the payee's bank is notified. */
const withCredit = (
  { transfer, effects }: Moving,
  movement: string,
  credit: NonNullable<Transfer["credit"]>,
): Moving => {
  const notice = movementEffect("notify_credit", movement, credit.credited_at);
  const told = transfer.creditor_bank === null ? [] : [notice];
  return { transfer: { ...transfer, credit }, effects: [...effects, ...told] };
};

/**
 * The payee's bank rejected it: the movement has failed and the money is going back to the payer.
 */
const rejectByRail = (moving: Moving, movement: string, nowMs: number): MovementStep => {
  const transfer: Transfer = { ...moving.transfer, funds: "RETURNING" };
  const step = take({ ...moving, transfer }, "rejected_by_rail", nowMs, "SETTLEMENT_REJECTED");
  const context = { movement, nowMs, performed: { id: "", attempt: 0 } };
  return withWatch(step, "ask_bank", context);
};

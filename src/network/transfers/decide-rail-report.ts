import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import {
  AFTERWARDS_MS,
  type MovementStep,
  type Moving,
  movementEffect,
  NOTICE_FOR_MS,
  noteLateMoney,
  postpone,
  type StepContext,
  still,
  take,
  withWatch,
} from "./movement-steps.ts";
import { callbackMatches, type RailReport, type Transfer } from "./transfer.ts";

/** How a report of the rail changes a movement. Pure. */

export const decideRailAnswer = (
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

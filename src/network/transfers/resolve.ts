import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { isInFlight } from "../../frame/objects/effects.ts";
import { type Approver, judgeStatement } from "../../frame/records/proposals.ts";
import {
  AFTERWARDS_MS,
  endReview,
  isMovementUnderReview,
  type MovementStep,
  type Moving,
  reviewAt,
  still,
  take,
  withWatch,
} from "./movement-steps.ts";
import type { OperatorDecision, OperatorOutcome, OperatorStatement, Transfer } from "./transfer.ts";

/**
 * How far a bank's clock may be behind the gateway's. A bank may book until not_after on its own
 * clock.
 */
const CLOCK_MARGIN_MS = 5_000;

/**
 * Decisions of staff about a movement (P2.18). Staff can resolve an outcome only while no attempt
 * is under way and the bank can no longer book it; they can only acknowledge late money. In live
 * mode a decision takes two people: an operator's statement is a proposal, and the same statement
 * by an approver decides (records/proposals.ts). Pure.
 */
export const resolveTransfer = (
  moving: Moving,
  movement: string,
  statement: OperatorStatement,
  by: Approver,
): Result<MovementStep> => {
  const { transfer } = moving;
  if (decisionFor(transfer, statement.outcome)) return ok(still(moving));
  const refusal = guard(moving, statement);
  if (refusal) return refusal;
  const proposal = transfer.proposal?.outcome === statement.outcome ? transfer.proposal : null;
  const judged = judgeStatement(by, proposal && { proposer: proposal.actor, at: proposal.at }, {
    isLive: transfer.mode === "live",
    unproposed: "Nobody has proposed this outcome. An approver's key can only approve a proposal.",
  });
  if (!judged.ok) return judged;
  if (judged.value === "DECIDES") {
    return ok(decide(moving, movement, { ...statement, proposal }));
  }
  const isRepeated = judged.value === "REPEATS";
  return ok(
    still(isRepeated ? moving : { ...moving, transfer: { ...transfer, proposal: statement } }),
  );
};

/** The decision that ended the movement with this outcome, if nothing came after it. */
export const decisionFor = (
  transfer: Transfer,
  outcome: OperatorOutcome,
): OperatorDecision | null => {
  if (outcome === "ACKNOWLEDGED" && isMovementUnderReview(transfer)) return null;
  return transfer.decisions.findLast((decision) => decision.outcome === outcome) ?? null;
};

// @rule P2.18
const guard = (
  { transfer, effects }: Moving,
  { outcome, at }: OperatorStatement,
): Refusal | null => {
  if (outcome === "ACKNOWLEDGED") {
    // There is no outcome to decide for late money, or for money whose return the bank has not
    // proven.
    const ended = transfer.state === "COMPLETED" || transfer.state === "FAILED";
    const onlyNoted = ended || transfer.manual_review?.reason === "LATE_MONEY";
    return isMovementUnderReview(transfer) && onlyNoted ? null : refuse("NOTHING_TO_ACKNOWLEDGE");
  }
  if (transfer.state !== "EXECUTING" && transfer.state !== "SETTLEMENT_PENDING") {
    return refuse("MOVEMENT_HAS_ENDED");
  }
  const underWay = effects.some((effect) => effect.kind === "execute" && isInFlight(effect, at));
  return underWay || at <= transfer.not_after + CLOCK_MARGIN_MS
    ? refuse("MOVEMENT_IN_PROGRESS")
    : null;
};

const decide = (moving: Moving, movement: string, decision: OperatorDecision): MovementStep => {
  const { transfer } = moving;
  const { outcome, at } = decision;
  const unwatched = moving.effects.filter(({ kind }) => kind !== "ask_bank");
  const decided: Moving = {
    transfer: { ...transfer, proposal: null, decisions: [...transfer.decisions, decision] },
    effects: unwatched,
  };
  if (outcome === "ACKNOWLEDGED") {
    const noted = endReview({ ...decided.transfer, review_at: reviewAt(transfer, at) }, at);
    // The bank is not asked about money that was credited after all, or whose overdue return staff
    // have taken over.
    const kept = transfer.late_money.some(({ said }) => said === "credited");
    const isTakenOver = kept || transfer.manual_review?.reason === "STALLED";
    return transfer.funds === "RETURNING" && isTakenOver
      ? still({ transfer: { ...noted, funds: null, review_at: null }, effects: unwatched })
      : still({ transfer: noted, effects: moving.effects });
  }
  if (outcome === "COMPLETED") return take(decided, "resolved_as_completed", at);
  if (transfer.state === "EXECUTING") {
    // The bank is asked once more. If it did book the movement, that is late money for staff.
    const failed = take(decided, "resolved_as_failed", at, "PAYMENT_REFUSED");
    return withWatch(failed, "ask_bank", { movement, nowMs: at }, at + AFTERWARDS_MS);
  }
  // The payer was debited. As after a rejection, the bank is asked until the money is back.
  const returning: Moving = { ...decided, transfer: { ...decided.transfer, funds: "RETURNING" } };
  const step = take(returning, "resolved_as_failed", at, "SETTLEMENT_REJECTED");
  return withWatch(step, "ask_bank", { movement, nowMs: at });
};

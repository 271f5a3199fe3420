import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import { isOpenAttention, resolveAttention } from "./attention.ts";
import { type MoneyStep, type Moving, still, take, withWatch } from "./decide-money.ts";
import type { OperatorDecision, OperatorOutcome, OperatorWord, Transfer } from "./transfer.ts";

/**
 * What people of the operator decide about a movement (contract/payments.md § Moves): its outcome,
 * only when nothing of ours is under way and the bank books nothing any more; or that they have
 * taken note of late money. In live mode it takes two: the first word is a proposal, the same word
 * by somebody else decides. Said again, a word changes nothing. Pure.
 */
export const settleTransfer = (
  moving: Moving,
  movement: string,
  word: OperatorWord,
): Result<MoneyStep> => {
  const { transfer } = moving;
  if (decisionFor(transfer, word.outcome)) return ok(still(moving));
  const refusal = guard(moving, word);
  if (refusal) return refusal;
  const { proposal } = transfer;
  const agreed = proposal?.outcome === word.outcome;
  if (transfer.mode === "live") {
    if (!agreed) return ok(still({ ...moving, transfer: { ...transfer, proposal: word } }));
    if (proposal.actor === word.actor) return ok(still(moving));
  }
  return ok(decide(moving, movement, { ...word, proposal: agreed ? proposal : null }));
};

/** The decision that has ended the movement so, if there is one and nothing came after it. */
export const decisionFor = (
  transfer: Transfer,
  outcome: OperatorOutcome,
): OperatorDecision | null => {
  if (outcome === "ACKNOWLEDGED" && isOpenAttention(transfer)) return null;
  return transfer.decisions.findLast((decision) => decision.outcome === outcome) ?? null;
};

const guard = ({ transfer, effects }: Moving, { outcome, at }: OperatorWord): Refusal | null => {
  if (outcome === "ACKNOWLEDGED") {
    // Late money, or money that a bank does not prove to have given back: nothing is to be decided.
    const ended = transfer.state === "COMPLETED" || transfer.state === "FAILED";
    const onlyNoted = ended || transfer.attention?.reason === "LATE_MONEY";
    return isOpenAttention(transfer) && onlyNoted
      ? null
      : refuse("INVALID_STATE", { message: "There is nothing to acknowledge." });
  }
  if (transfer.state !== "EXECUTING" && transfer.state !== "SETTLEMENT_PENDING") {
    return refuse("INVALID_STATE", { message: "This movement has an outcome already." });
  }
  const underWay = effects.some(
    ({ kind, claimed, held_until }) => kind === "execute" && claimed && held_until > at,
  );
  return underWay || at <= transfer.not_after
    ? refuse("INVALID_STATE", { message: "The bank may still be executing it. Wait." })
    : null;
};

const decide = (moving: Moving, movement: string, decision: OperatorDecision): MoneyStep => {
  const { transfer } = moving;
  const { outcome, at } = decision;
  const unwatched = moving.effects.filter(({ kind }) => kind !== "ask_bank");
  const decided: Moving = {
    transfer: { ...transfer, proposal: null, decisions: [...transfer.decisions, decision] },
    effects: unwatched,
  };
  if (outcome === "ACKNOWLEDGED") {
    const noted = resolveAttention(decided.transfer, at);
    // Money that was credited after all does not come back, and nobody is asked about it any more.
    const kept = transfer.late_money.some(({ said }) => said === "credited");
    return transfer.funds === "RETURNING" && kept
      ? still({ transfer: { ...noted, funds: null }, effects: unwatched })
      : still({ transfer: noted, effects: moving.effects });
  }
  if (outcome === "COMPLETED") return take(decided, "settled_as_completed", at);
  if (transfer.state === "EXECUTING") {
    // The bank is asked once more: what it booked after all is late money, and people hear of it.
    const failed = take(decided, "settled_as_failed", at, "PAYMENT_REFUSED");
    return withWatch(failed, "ask_bank", { movement, nowMs: at });
  }
  // The payer was debited: as after a rejection, the money is followed until it is back.
  const returning: Moving = { ...decided, transfer: { ...decided.transfer, funds: "RETURNING" } };
  const step = take(returning, "settled_as_failed", at, "SETTLEMENT_REJECTED");
  return withWatch(step, "ask_bank", { movement, nowMs: at });
};

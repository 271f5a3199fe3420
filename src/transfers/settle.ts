import { ok, type Result, refuse } from "../kernel/result.ts";
import { type MoneyStep, type Moving, take } from "./decide-money.ts";

/**
 * An operator's decision on a movement whose outcome nobody can tell (contract/payments.md §
 * Moves): only when nothing of ours is under way and the bank books nothing any more.
 */
export const settleTransfer = (
  moving: Moving,
  outcome: "COMPLETED" | "FAILED",
  nowMs: number,
): Result<MoneyStep> => {
  const { transfer, effects } = moving;
  if (transfer.state !== "EXECUTING" && transfer.state !== "SETTLEMENT_PENDING") {
    return refuse("INVALID_STATE", { message: "This movement has an outcome already." });
  }
  const underWay = effects.some(
    ({ kind, claimed, held_until }) => kind === "execute" && claimed && held_until > nowMs,
  );
  if (underWay || nowMs <= transfer.not_after) {
    return refuse("INVALID_STATE", { message: "The bank may still be executing it. Wait." });
  }
  const settled = { ...moving, transfer: { ...transfer, attention: null } };
  const step =
    outcome === "COMPLETED"
      ? take(settled, "settled_as_completed")
      : take(settled, "settled_as_failed", "PAYMENT_REFUSED");
  const kept = step.effects.filter(({ kind }) => kind !== "ask_bank");
  return ok({ ...step, effects: kept });
};

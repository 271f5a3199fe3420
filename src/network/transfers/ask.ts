import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Effect, isInFlight } from "../../frame/objects/effects.ts";
import type { MovementEffect } from "./movement-steps.ts";

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

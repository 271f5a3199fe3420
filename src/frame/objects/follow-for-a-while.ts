import { sleep } from "../../base/platform/clock.ts";
import { followTurn } from "./perform.ts";
import type { ViewRequest } from "./state.ts";
import type { PerformerTable, Turn, WorkContext, WorkStub } from "./turn.ts";

/** How long an answer waits for the effects of its request. @rule P3.11 */
const PERFORMED_WITHIN_MS = 5_000;

/**
 * Performs the effect of a turn, and the effects that follow from it, after the answer. It begins a
 * moment later, because its first checks would otherwise run before the answer is written.
 */
export const followAfterAnswer = (
  context: WorkContext,
  stub: WorkStub,
  performers: PerformerTable,
  turn: Turn,
): void => {
  if (!turn.lease) return;
  context.waitUntil(sleep(0).then(() => followTurn(context, stub, performers, turn)));
};

/**
 * Performs the effect of a turn, and the effects that follow from it, in the background. Waits a
 * limited time for the last turn. Returns null if that takes longer or fails: the object continues
 * alone, and the answer shows its present state.
 */
export const followForAWhile = (
  context: WorkContext,
  stub: WorkStub,
  performers: PerformerTable,
  turn: Turn,
  view?: ViewRequest,
): Promise<Turn | null> => {
  const followed = followTurn(context, stub, performers, turn, view);
  context.waitUntil(followed);
  const late = sleep(PERFORMED_WITHIN_MS).then(() => null);
  return Promise.race([followed.catch(() => null), late]);
};

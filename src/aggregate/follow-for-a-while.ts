import { sleep } from "../platform/clock.ts";
import { followTurn } from "./perform.ts";
import type { ViewRequest } from "./state.ts";
import type { Turn } from "./turn.ts";
import type { PerformerTable, WorkContext, WorkStub } from "./work.ts";

/** How long an answer waits for what its request has caused. */
const PERFORMED_WITHIN_MS = 5_000;

/**
 * Performs what a turn hands over and what follows from it, in the background. Its caller waits a
 * limited time. Null if it takes longer, or if a fault of ours ends it: the object continues by
 * itself, and the answer says its state.
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

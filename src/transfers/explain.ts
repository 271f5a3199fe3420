import {
  type AdminView,
  type AllowedAction,
  judged,
  type NextChange,
  nextByTime,
  withoutNames,
} from "../aggregate/explain.ts";
import type { AggregateState, DecisionTable } from "../aggregate/state.ts";
import { isUnderReview } from "./manual-review.ts";
import { isMoving, type Movement, type MovementCommand } from "./movements.ts";
import type { OperatorOutcome } from "./transfer.ts";

/** How the movements of an object explain themselves to staff (docs/decisions/117). Pure. */

const OVERDUE = "Without an outcome by then, staff must review the movement.";

/** When each movement goes to manual review. */
export const nextReviews = (movements: readonly Movement[]): NextChange[] =>
  movements.flatMap(({ movement, transfer }) =>
    nextByTime(OVERDUE, transfer.review_at ?? Number.POSITIVE_INFINITY, movement || null),
  );

/** A refund or an earlier attempt that has ended well needs no decision. */
const isOfInterest = ({ movement, transfer }: Movement): boolean =>
  movement === "" || isMoving(transfer) || isUnderReview(transfer);

/** What staff may do about the movements of an object, by the decisions that do it. */
export const allowedMovements = <State extends AggregateState>(
  state: State,
  movements: readonly Movement[],
  decisions: DecisionTable<State, MovementCommand>,
  { now, by }: Pick<AdminView, "now" | "by">,
): AllowedAction[] => {
  const fresh = withoutNames(now);
  const resolve = (movement: string, outcome: OperatorOutcome) =>
    decisions.resolve(state, { type: "resolve", movement, outcome, actor: by, note: "" }, fresh);
  const asked = decisions.ask(state, { type: "ask", actor: by.keyId }, fresh);
  return [
    judged("ask", null, state, asked),
    ...movements.filter(isOfInterest).flatMap(({ movement }) => {
      const about = movement || null;
      // Both outcomes are open or neither is, except for who agrees with which proposal.
      const decided = [resolve(movement, "COMPLETED"), resolve(movement, "FAILED")];
      const best = decided.find((one) => one.ok && one.value !== state) ?? decided[0];
      return [
        judged("resolve", about, state, best as (typeof decided)[0]),
        judged("acknowledge", about, state, resolve(movement, "ACKNOWLEDGED")),
      ];
    }),
  ];
};

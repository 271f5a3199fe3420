import {
  type AdminView,
  type AllowedAction,
  judged,
  type NextChange,
  nextByTime,
  withoutNames,
} from "../../frame/objects/explain.ts";
import type { AggregateState, DecisionTable } from "../../frame/objects/state.ts";
import { isMovementUnderReview } from "./manual-review.ts";
import { isMoving, type Movement, type MovementCommand } from "./movements.ts";
import type { OperatorOutcome } from "./transfer.ts";

/** The explanation of an object's movements for staff (docs/decisions/117). Pure. */

const OVERDUE = "Without an outcome by then, staff must review the movement.";

/** When each movement goes to manual review. */
export const nextReviews = (movements: readonly Movement[]): NextChange[] =>
  movements.flatMap(({ movement, transfer }) =>
    nextByTime(OVERDUE, transfer.review_at ?? Number.POSITIVE_INFINITY, movement || null),
  );

/** Refunds and earlier attempts need no decision once they have ended without a review. */
const isOfInterest = ({ movement, transfer }: Movement): boolean =>
  movement === "" || isMoving(transfer) || isMovementUnderReview(transfer);

/** The actions that staff may take on an object's movements, judged by the decisions themselves. */
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
      // Both outcomes are allowed or neither is, unless there is a proposal to agree with.
      const decided = [resolve(movement, "COMPLETED"), resolve(movement, "FAILED")];
      const best = decided.find((one) => one.ok && one.value !== state) ?? decided[0];
      return [
        judged("resolve", about, state, best as (typeof decided)[0]),
        judged("acknowledge", about, state, resolve(movement, "ACKNOWLEDGED")),
      ];
    }),
  ];
};

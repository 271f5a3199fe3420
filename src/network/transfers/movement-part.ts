import { ok, refuse } from "../../base/kernel/result.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import {
  type AdminView,
  type AllowedAction,
  judged,
  type NextChange,
  nextByTime,
  withoutNames,
} from "../../frame/objects/explain.ts";
import type { AggregateState, DecisionTable, Fresh, Performed } from "../../frame/objects/state.ts";
import type { MovementReport } from "./decide-report.ts";
import { isMovementUnderReview, openQuestions } from "./movement-steps.ts";
import {
  isMoving,
  type Movement,
  type MovementCommand,
  movementAggregate,
  movementDecisions,
  movementMaterial,
  nextReviewAt,
  noteMovement,
  passMovementTime,
  type TransferOwner,
  takeMovementReport,
  transferOf,
} from "./movements.ts";
import { callbackDifferences, type OperatorOutcome, type RailReport } from "./transfer.ts";
import { movementView, otherIdsOf, resolutionView, reviewRow, waitingRows } from "./views.ts";

/**
 * The movements of money as a part of an aggregate's tables. A kind adds what is its own: where it
 * stores the transfers, and what follows from a step.
 */
export const movementPart = <State extends AggregateState>(owner: TransferOwner<State>) => {
  const decisions = movementDecisions(owner);
  const { movementsOf, subjectOf } = owner;
  const shown = (state: State) => {
    const subject = subjectOf(state);
    return movementsOf(state).map((movement) => movementView(subject, movement));
  };
  return {
    /** What a kind takes as it is, unless it has more to say. */
    defaults: movementAggregate(owner),
    decisions,
    views: {
      movements: (state: State) =>
        ok({ payment_id: subjectOf(state).object_id, movements: shown(state) }),
      mismatch(state: State, { movement, report }: { movement: string; report: RailReport }) {
        const transfer = transferOf(owner, state, movement);
        return transfer ? ok(callbackDifferences(transfer, report)) : refuse("NOT_FOUND");
      },
      questions: ({ effects }: State) => ok(openQuestions(effects).map(({ id }) => id)),
      resolution_of(
        state: State,
        { movement, outcome }: { movement: string; outcome: OperatorOutcome },
      ) {
        const transfer = transferOf(owner, state, movement);
        const { object_id } = subjectOf(state);
        return transfer
          ? ok(resolutionView(object_id, movement, transfer, outcome))
          : refuse("NOT_FOUND");
      },
    },
    note: (input: MovementCommand | MovementReport, before: State, after: State) =>
      noteMovement(owner, input, before, after),
    passTime: (state: State, fresh: Fresh) => passMovementTime(owner, state, fresh),
    nextChangeAt: (state: State) => nextReviewAt(owner, state),
    material: (state: State, effect: Effect) => movementMaterial(owner, state, effect),
    report: (state: State, performed: Performed, report: MovementReport, fresh: Fresh) =>
      takeMovementReport(owner, state, performed, report, fresh),
    /** Whether any money is still moving. */
    isMoving: (state: State) => movementsOf(state).some(({ transfer }) => isMoving(transfer)),
    /** What the lists in D1 have of the movements and of their subject. */
    listed(state: State) {
      const subject = subjectOf(state);
      const movements = movementsOf(state);
      return {
        columns: {
          ownerKind: subject.owner.kind,
          ownerId: subject.owner.id,
          mode: subject.mode,
          objectId: subject.object_id,
          reference: subject.reference,
          currency: subject.currency,
          otherIds: otherIdsOf(movements),
        },
        reviews: movements.flatMap((movement) => reviewRow(subject, movement)),
        waiting: waitingRows(subject, movements),
      };
    },
    /** For staff: the movements, their next changes, and what may be done about them. */
    shown,
    nextReviews: (state: State) => nextReviews(movementsOf(state)),
    allowed: (state: State, viewer: AdminView) =>
      allowedMovements(state, movementsOf(state), decisions, viewer),
  };
};

/** The explanation of an object's movements for staff (docs/decisions/117). Pure. */

const OVERDUE = "Without an outcome by then, staff must review the movement.";

/** When each movement goes to manual review. */
const nextReviews = (movements: readonly Movement[]): NextChange[] =>
  movements.flatMap(({ movement, transfer }) =>
    nextByTime(OVERDUE, transfer.review_at ?? Number.POSITIVE_INFINITY, movement || null),
  );

/** Refunds and earlier attempts need no decision once they have ended without a review. */
const isOfInterest = ({ movement, transfer }: Movement): boolean =>
  movement === "" || isMoving(transfer) || isMovementUnderReview(transfer);

/** The actions that staff may take on an object's movements, judged by the decisions themselves. */
const allowedMovements = <State extends AggregateState>(
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

import { ok, refuse } from "../../base/kernel/result.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import type { AggregateState, Fresh, Performed } from "../../frame/objects/state.ts";
import { openQuestions } from "./ask.ts";
import type { MovementReport } from "./decide-movement.ts";
import { allowedMovements, nextReviews } from "./explain.ts";
import {
  isMoving,
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

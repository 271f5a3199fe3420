import { ok, refuse } from "../../base/kernel/result.ts";
import { logWarning } from "../../base/platform/log.ts";
import { type Effect, withProjection } from "../../frame/objects/effects.ts";
import type { AggregateState, DecisionTable, Fresh, Performed } from "../../frame/objects/state.ts";
import { newNote, type TimelineNote } from "../../frame/objects/timeline.ts";
import type { Approver } from "../../frame/records/proposals.ts";
import type { Owner } from "../parties/owners.ts";
import { decideMovementReport, decideRailReport, type MovementReport } from "./decide-report.ts";
import {
  decideAsk,
  isMovementUnderReview,
  type MovementEffect,
  type MovementStep,
  type Moving,
  movementOfEffect,
  noteOverdue,
} from "./movement-steps.ts";
import { resolveTransfer } from "./resolve.ts";
import {
  callbackDifferences,
  type OperatorOutcome,
  type RailReport,
  type Transfer,
} from "./transfer.ts";

/**
 * The movements of money that an object owns. The owner stores the transfers and receives each
 * step. Everything in between, from lease to manual review, is decided here. Pure except for the
 * log.
 */
export interface Movement {
  /** Empty for the object's own movement, else the refund's id. */
  movement: string;
  /** Minor units. */
  amount: number;
  transfer: Transfer;
}

export type MovementCommand =
  | { type: "rail_report"; mode: Transfer["mode"]; movement: string; report: RailReport }
  /** A decision of staff about a movement. */
  | { type: "resolve"; movement: string; outcome: OperatorOutcome; actor: Approver; note: string }
  /**
   * The rail's report was refused because it differs from the instruction; noted in the timeline.
   */
  | { type: "rail_mismatch"; movement: string; report: RailReport }
  /** Staff request that bank and rail are asked now. `actor`: the key_id of the admin key. */
  | { type: "ask"; actor: string };

/** The views of its movements that every owner has, for staff. */
export type MovementView =
  | { view: "movements" }
  /** The members in which a refused report of the rail differs. */
  | { view: "mismatch"; movement: string; report: RailReport }
  /** The names of the effects that ask bank or rail. */
  | { view: "questions" }
  | { view: "resolution_of"; movement: string; outcome: OperatorOutcome };

/** The object that a movement belongs to, for lists and staff. */
export interface MovementSubject {
  /** The public identifier: pay_… for a payment, po_… for a payment order. */
  object_id: string;
  owner: Owner;
  mode: Transfer["mode"];
  currency: string;
  reference: string | null;
  version: number;
}

export interface TransferOwner<State> {
  movementsOf(state: State): Movement[];
  withTransfer(state: State, movement: string, transfer: Transfer): State;
  subjectOf(state: State): MovementSubject;
  /** Follows a step of a movement whose new transfer is already in the state. */
  onStep(state: State, movement: string, step: MovementStep, fresh: Fresh): State;
}

/** A movement of the object by its name; null if there is none. */
export const transferOf = <State>(
  owner: TransferOwner<State>,
  state: State,
  movement: string,
): Transfer | null =>
  owner.movementsOf(state).find((known) => known.movement === movement)?.transfer ?? null;

const isMovementEffect = (effect: Effect): effect is MovementEffect => "movement" in effect;

const movingOf = <State extends AggregateState>(
  owner: TransferOwner<State>,
  state: State,
  movement: string,
): Moving | null => {
  const transfer = transferOf(owner, state, movement);
  if (!transfer) return null;
  const effects = state.effects.filter(
    (effect): effect is MovementEffect => isMovementEffect(effect) && effect.movement === movement,
  );
  return { transfer, effects };
};

/** The state after a step of one of its movements. */
const follow = <State extends AggregateState>(
  owner: TransferOwner<State>,
  state: State,
  movement: string,
  step: MovementStep,
  fresh: Fresh,
): State => {
  const before = movingOf(owner, state, movement);
  if (before?.transfer === step.transfer && areSame(before.effects, step.effects)) return state;
  const others = state.effects.filter(
    (effect) => !(isMovementEffect(effect) && effect.movement === movement),
  );
  const known = owner.withTransfer(
    { ...state, effects: [...others, ...step.effects] },
    movement,
    step.transfer,
  );
  const followed = owner.onStep(known, movement, step, fresh);
  const isNoticed =
    before?.transfer.manual_review !== step.transfer.manual_review ||
    before?.transfer.proposal !== step.transfer.proposal;
  // The lists of reviews and of what waits for an approver are written with the object's row.
  return isNoticed ? withProjection(followed, fresh.now) : followed;
};

const areSame = (a: readonly Effect[], b: readonly Effect[]): boolean =>
  a.length === b.length && a.every((effect, place) => effect === b[place]);

export const movementDecisions = <State extends AggregateState>(
  owner: TransferOwner<State>,
): DecisionTable<State, MovementCommand> => ({
  rail_report(state, { mode, movement, report }, fresh) {
    const moving = movingOf(owner, state, movement);
    // A rail key of one mode finds nothing of the other mode.
    // @rule G6.3
    if (!moving || owner.subjectOf(state).mode !== mode) return refuse("NOT_FOUND");
    const step = decideRailReport(moving, movement, report, fresh.now);
    return step.ok ? ok(follow(owner, state, movement, step.value, fresh)) : step;
  },

  resolve(state, { movement, outcome, actor, note: reason }, fresh) {
    const moving = movingOf(owner, state, movement);
    if (!moving) return refuse("NOT_FOUND");
    const statement = { outcome, actor: actor.keyId, note: reason, at: fresh.now };
    const step = resolveTransfer(moving, movement, statement, actor);
    return step.ok ? ok(follow(owner, state, movement, step.value, fresh)) : step;
  },

  rail_mismatch: (state, { movement }) =>
    transferOf(owner, state, movement) ? ok({ ...state }) : refuse("NOT_FOUND"),

  ask: (state, _, fresh) => decideAsk(state, fresh.now),
});

/** Takes a performer's report about a movement; ignores reports of other effects. */
export const takeMovementReport = <State extends AggregateState>(
  owner: TransferOwner<State>,
  state: State,
  performed: Performed,
  report: MovementReport,
  fresh: Fresh,
): State => {
  const movement = movementOfEffect(performed.id);
  const moving = movement === null ? null : movingOf(owner, state, movement);
  if (movement === null || !moving) return state;
  const step = decideMovementReport(moving, movement, performed, report, fresh.now);
  return follow(owner, state, movement, step, fresh);
};

/**
 * Applies changes caused by time alone: a movement that has waited too long goes to manual review.
 */
export const passMovementTime = <State extends AggregateState>(
  owner: TransferOwner<State>,
  state: State,
  fresh: Fresh,
): State => {
  let present = state;
  for (const { movement } of owner.movementsOf(state)) {
    const moving = movingOf(owner, present, movement);
    const step = moving && noteOverdue(moving, fresh.now);
    if (step) present = follow(owner, present, movement, step, fresh);
  }
  return present;
};

/** The instant of the next change by `passMovementTime`; Infinity if never. */
export const nextReviewAt = <State>(owner: TransferOwner<State>, state: State): number =>
  Math.min(...owner.movementsOf(state).map(({ transfer }) => transfer.review_at ?? Infinity));

/** The parts of an aggregate that depend only on its movements. */
export const movementAggregate = <State extends AggregateState>(owner: TransferOwner<State>) => ({
  isPerformedByCaller: ({ kind }: Effect): boolean => kind === "execute",
  leased: (state: State, effect: Effect): State => countAttempt(owner, state, effect),
  /**
   * No outcome depends on an effect that is given up. Staff on duty should know of a given-up
   * notice.
   */
  giveUp(state: State, effect: Effect): State {
    const end_to_end_id = movementMaterial(owner, state, effect)?.end_to_end_id;
    logWarning("effect given up", { effect: effect.id, end_to_end_id });
    return state;
  },
  keptUntil: (state: State): number =>
    owner.movementsOf(state).some(({ transfer }) => isMovementUnderReview(transfer)) ? Infinity : 0,
  endToEndIds: (state: State): string[] =>
    owner.movementsOf(state).map(({ transfer }) => transfer.end_to_end_id),
  alert: (before: State, after: State): void =>
    alertReviews(
      owner.subjectOf(after).object_id,
      owner.movementsOf(before),
      owner.movementsOf(after),
    ),
});

/**
 * Once leased, an instruction may have been sent; only its performer can report that it was not.
 */
const countAttempt = <State extends AggregateState>(
  owner: TransferOwner<State>,
  state: State,
  effect: Effect,
): State => {
  if (effect.kind !== "execute" || !isMovementEffect(effect)) return state;
  const transfer = transferOf(owner, state, effect.movement);
  if (!transfer) return state;
  const counted = { ...transfer, attempts_open: transfer.attempts_open + 1 };
  return owner.withTransfer(state, effect.movement, counted);
};

/** The input of a movement's performer; null if the effect does not belong to a movement. */
export const movementMaterial = <State extends AggregateState>(
  owner: TransferOwner<State>,
  state: State,
  effect: Effect,
): Transfer | null => (isMovementEffect(effect) ? transferOf(owner, state, effect.movement) : null);

/** Whether the movement's money is still moving. */
export const isMoving = ({ state, funds }: Transfer): boolean =>
  state === "EXECUTING" || state === "SETTLEMENT_PENDING" || funds === "RETURNING";

/** Logs a movement that entered manual review, for staff on duty. */
const alertReviews = (
  objectId: string,
  before: readonly Movement[],
  after: readonly Movement[],
): void => {
  const known = new Set(before.map(({ transfer }) => transfer.manual_review));
  for (const { movement, transfer } of after) {
    const { manual_review } = transfer;
    if (!manual_review || !isMovementUnderReview(transfer) || known.has(manual_review)) continue;
    const { reason } = manual_review;
    logWarning("movement under manual review", { object_id: objectId, movement, reason });
  }
};

const movementCommands: readonly string[] = ["rail_report", "resolve", "rail_mismatch", "ask"];

export const isMovementCommand = (input: { type: string }): input is MovementCommand =>
  movementCommands.includes(input.type);

/** The timeline note of a movement's command, or of the rail's answer to a question. */
export const noteMovement = <State>(
  owner: TransferOwner<State>,
  input: MovementCommand | MovementReport,
  before: State,
  after: State,
): TimelineNote | null => {
  if ("kind" in input) {
    const answer = input.kind === "ask_rail" ? input.callback : null;
    return answer && noteRailReport(answer, answer.originator_ref.split(".")[1]);
  }
  if (input.type === "rail_report") return noteRailReport(input.report, input.movement);
  if (input.type === "rail_mismatch") {
    const { movement, report } = input;
    const transfer = transferOf(owner, before, movement);
    const outcome = transfer && callbackDifferences(transfer, report).join(", ");
    return newNote("rail_report", "mismatch", { actor: "rail", outcome, about: movement || null });
  }
  if (input.type === "ask") return newNote("decision", "ask", { actor: input.actor });
  const { movement, outcome, actor } = input;
  const decisions = (state: State) => transferOf(owner, state, movement)?.decisions.length;
  // In live mode one person proposes and another decides.
  const what = decisions(before) === decisions(after) ? "proposal" : "resolution";
  return newNote("decision", what, { outcome, actor: actor.keyId, about: movement || null });
};

const noteRailReport = ({ status }: RailReport, movement = ""): TimelineNote =>
  newNote("rail_report", status, { actor: "rail", about: movement || null });

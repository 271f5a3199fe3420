import type { Result } from "../kernel/result.ts";
import type { Effect, EffectRule } from "./effects.ts";
import type { ObjectRow } from "./rows.ts";
import type { TimelineEntry, TimelineNote } from "./timeline.ts";

/** For idempotency: the request's hash and the first answer, byte for byte. */
export interface Creation {
  request_hash: string;
  answer: string;
}

/** What every deciding object keeps, in the one value that it stores. Times in milliseconds. */
export interface AggregateState<E extends Effect = Effect> {
  /** The shape of this value; older shapes are upcast when they are read. */
  schema: number;
  /** Counts the commits; a projection with a lower one is older. */
  version: number;
  state: string;
  creation: Creation;
  /** [W3C Trace Context] of the latest request; what happens later on its own continues it. */
  traceparent: string;
  effects: E[];
  timeline: TimelineEntry[];
  /** What the alarm is set for; null while none is needed. */
  alarm_at: number | null;
}

/** Instants and fresh names come from outside, so that deciding stays pure. */
export interface Fresh {
  now: number;
  eventId(): string;
  endToEndId(): string;
  /** The operator, as banks and rail know it. */
  originator: string;
  /** The request that this is part of; empty where the object woke by itself. */
  correlationId: string;
}

export interface Command {
  type: string;
}

export type Decide<State, C> = (state: State, command: C, fresh: Fresh) => Result<State>;

/** One decision for each command. */
export type DecisionTable<State, C extends Command> = {
  readonly [Type in C["type"]]: Decide<State, Extract<C, { type: Type }>>;
};

export interface ViewRequest {
  view: string;
}

/** The object as its viewer may see it, or the refusal to show it. Computed in the object. */
export type ViewTable<State, V extends ViewRequest> = {
  readonly [Name in V["view"]]: (
    state: State,
    request: Extract<V, { view: Name }>,
  ) => Result<object>;
};

/** Which attempt at which effect a report speaks of. */
export interface Performed {
  id: string;
  attempt: number;
}

/**
 * What one kind of deciding object is: tables and pure functions over its stored value.
 * `AggregateObject` gives it storage, an alarm and callers.
 */
export interface Aggregate<
  State extends AggregateState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> {
  /** The binding of its namespace; pointers carry it. */
  readonly binding: string;
  /**
   * `upcasts[n - 1]` leads a stored value from schema n to n + 1; the newest is their count + 1.
   */
  readonly upcasts: readonly ((stored: never) => object)[];
  create(base: AggregateState<never>, terms: Terms, fresh: Fresh): State;
  readonly decisions: DecisionTable<State, C>;
  readonly views: ViewTable<State, V>;
  /** What a command puts on the timeline, beside the moves and events that follow from it. */
  note(command: C): TimelineNote | null;
  /** What time alone changes, expiry for example; the same value where nothing does. */
  passTime(state: State, fresh: Fresh): State;
  /** When time will change it next, effects aside; Infinity: never. */
  nextChangeAt(state: State): number;

  ruleOf(effect: State["effects"][number]): EffectRule;
  /** Whether an effect that was just decided is claimed for the caller in the same transaction. */
  isPerformedByCaller(effect: State["effects"][number]): boolean;
  /** Notes that an effect was claimed: from now on it may have left. */
  claimed(state: State, effect: State["effects"][number]): State;
  /** What the performer of an effect works from. */
  material(state: State, effect: State["effects"][number]): unknown;
  /** Takes what a performer reports. */
  report(state: State, performed: Performed, report: Report, fresh: Fresh): State;
  /** Ends an effect whose time to give up has come; the frame has taken it off already. */
  giveUp(state: State, effect: State["effects"][number], fresh: Fresh): State;

  /**
   * The object's row of the list, and its movements under manual review. `unfinished`: whether the
   * sweep is to look after the object.
   */
  row(state: State, unfinished: boolean): ObjectRow;
  /** Whether it has not ended; effects aside. */
  isUnfinished(state: State): boolean;
  /** Whether staff still have to look at it: retention waits for them. */
  isUnderReview(state: State): boolean;
  /** For the tombstone: names that no repeated request may use again. */
  endToEndIds(state: State): string[];

  /** One message of the live status, for one browser. */
  live(state: State, browserId: string): object;
  /** Whether a page that shows the object should look again. */
  isLiveChange(before: State, after: State): boolean;
  /** Tells the log what staff on duty have to know. */
  alert(before: State, after: State): void;
}

/** The stored value in today's shape. */
export const upcast = <State extends Pick<AggregateState, "schema">>(
  stored: object,
  upcasts: readonly ((stored: never) => object)[],
): State => {
  const { schema = 1 } = stored as Partial<AggregateState>;
  return upcasts
    .slice(schema - 1)
    .reduce(
      (value, step, place) => ({ ...step(value as never), schema: schema + place + 1 }),
      stored,
    ) as State;
};

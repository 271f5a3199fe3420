import type { Refusal, Result } from "../../base/kernel/result.ts";
import { DAY_MS } from "../../base/platform/clock.ts";
import type { Effect } from "./effects.ts";
import type { ListedObject } from "./rows.ts";
import type { TimelineEntry, TimelineNote } from "./timeline.ts";

/**
 * Objects are kept for 400 days, because a payer may dispute a payment for thirteen months [PSD2
 * Art. 71].
 * @rule G8.2
 */
export const OBJECT_RETENTION_MS = 400 * DAY_MS;

/** Stored for idempotency: the request's hash and the exact first answer. */
export interface Creation {
  request_hash: string;
  answer: string;
}

/** The members of every deciding object's stored value. Times in milliseconds. */
export interface AggregateState<E extends Effect = Effect> {
  /** The schema number of this value. Reading upcasts older schemas. */
  schema: number;
  /** Counts the commits. A projection with a lower version is older. */
  version: number;
  state: string;
  creation: Creation;
  /** [W3C Trace Context] of the latest request. Later work of the object continues it. */
  traceparent: string;
  effects: E[];
  timeline: TimelineEntry[];
  /** The instant that the alarm is set for; null if none is needed. */
  alarm_at: number | null;
}

/** The time and new names for a decision. They come from outside, so decisions stay pure. */
export interface Fresh {
  now: number;
  eventId(): string;
  /** A new end_to_end_id. It begins with the creation time of its object (milliseconds). */
  endToEndId(createdAt: number): string;
  /** The id in hex of the object with this name, in another namespace. */
  objectHex(binding: string, name: readonly unknown[]): string;
  /** The operator's name at banks and rail. */
  originator: string;
  /** The request that causes this; empty if the object woke by its alarm. */
  correlationId: string;
}

export interface Command {
  type: string;
}

/** The command of this type. */
export type CommandOf<C extends Command, Type extends C["type"]> = Extract<C, { type: Type }>;

/** The next state, or a refusal. A refusal that changes something has a next state too. */
export type Decided<State> = { ok: true; value: State } | (Refusal & { next?: State });

export type Decide<State, C> = (state: State, command: C, fresh: Fresh) => Decided<State>;

/** One decision for each command. */
export type DecisionTable<State, C extends Command> = {
  readonly [Type in C["type"]]: Decide<State, Extract<C, { type: Type }>>;
};

export interface ViewRequest {
  view: string;
}

/** A view of the object for its viewer, or the refusal to show it. Computed in the object. */
export type ViewTable<State, V extends ViewRequest> = {
  readonly [Name in V["view"]]: (
    state: State,
    request: Extract<V, { view: Name }>,
  ) => Result<object>;
};

/** The attempt that a report belongs to. */
export interface Performed {
  id: string;
  attempt: number;
}

/**
 * `upcasts[n - 1]` turns a stored value of schema n into n + 1; the newest schema is their count
 * + 1.
 */
export type Upcasts = readonly ((stored: never) => object)[];

/** An account that an object keeps, with what names its holder. */
export interface KeptAccount {
  role: "PAYER" | "PAYEE" | "SHARED";
  iban: string;
  name: string | null;
  alias: string | null;
  /** As the bank masked it. */
  phone: string | null;
}

/** What an object keeps of persons: the accounts, and texts of owners, which may name somebody. */
export interface KeptOfPersons {
  accounts: KeptAccount[];
  texts: (string | null)[];
}

/**
 * One kind of deciding object: tables and pure functions over its stored value. `AggregateObject`
 * gives it storage, an alarm and callers.
 */
export interface Aggregate<
  State extends AggregateState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> {
  /** The binding of its namespace, used by pointers. */
  readonly binding: string;
  readonly upcasts: Upcasts;
  create(base: AggregateState<never>, terms: Terms, fresh: Fresh): State;
  readonly decisions: DecisionTable<State, C>;
  readonly views: ViewTable<State, V>;
  /**
   * The timeline entry of a command or a report that changed the value, in addition to the moves
   * and events that follow from it.
   */
  note(input: C | Report, before: State, after: State): TimelineNote | null;
  /**
   * Applies changes caused by time alone, such as expiry; returns the same value if there are none.
   */
  passTime(state: State, fresh: Fresh): State;
  /** The instant of the next change by time, apart from effects; Infinity if never. */
  nextChangeAt(state: State): number;

  /** Whether an effect that was just decided is leased for the caller in the same transaction. */
  isPerformedByCaller(effect: State["effects"][number]): boolean;
  /** Notes that an effect was leased: from now on the call may have been sent. */
  leased(state: State, effect: State["effects"][number]): State;
  /** The input of an effect's performer. */
  material(state: State, effect: State["effects"][number]): unknown;
  /** Applies a performer's report. */
  report(state: State, performed: Performed, report: Report, fresh: Fresh): State;
  /** Applies the end of an effect whose give-up time has come. The frame has already removed it. */
  giveUp(state: State, effect: State["effects"][number], fresh: Fresh): State;

  /** The object's row in the list, and its movements under manual review. */
  row(state: State): ListedObject;
  /** Whether the object has not ended, apart from effects. */
  isUnfinished(state: State): boolean;
  /**
   * Retention deletes nothing before this instant (milliseconds), however old the object is;
   * Infinity while staff must still review it.
   */
  keptUntil(state: State): number;
  /** Everything it keeps that names a person (docs/personal-data.md). */
  persons(state: State): KeptOfPersons;
  /** For the tombstone: names that no later request may use again. */
  endToEndIds(state: State): string[];

  /** One message of the live status, for one browser. */
  live(state: State, browserId: string): object;
  /** Whether an open page of the object should reload. */
  isLiveChange(before: State, after: State): boolean;
  /** Logs changes that staff on duty must know. */
  alert(before: State, after: State): void;
}

/** The types of one kind of deciding object. */
export type KindTypes = [
  state: AggregateState,
  terms: unknown,
  command: Command,
  report: unknown,
  view: ViewRequest,
];

/** The stored value in today's schema. Throws if a newer release wrote it. */
export const upcast = <State extends Pick<AggregateState, "schema">>(
  stored: object,
  upcasts: Upcasts,
): State => {
  const { schema } = stored as Pick<AggregateState, "schema">;
  const newest = upcasts.length + 1;
  if (schema > newest)
    throw new Error(`stored with schema ${schema}, this release knows ${newest}`);
  return upcasts
    .slice(schema - 1)
    .reduce(
      (value, step, place) => ({ ...step(value as never), schema: schema + place + 1 }),
      stored,
    ) as State;
};

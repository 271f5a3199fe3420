import { AggregateObject } from "./aggregate-object.ts";
import type { ObjectKind } from "./kinds.ts";
import type { Aggregate, KindTypes } from "./state.ts";

/** The members that many kinds leave out. */
const defaults = {
  upcasts: [],
  endToEndIds: (): string[] => [],
  // Without a page there is no live status.
  live: (): object => ({}),
  isLiveChange: (): boolean => false,
  alert: (): void => {},
};

type AggregateOf<T extends KindTypes> = Aggregate<T[0], T[1], T[2], T[3], T[4]>;

type Defaulted = keyof typeof defaults;

/** What a kind declares of its aggregate. */
type Declared<Whole extends Record<Defaulted, unknown>> = Omit<Whole, Defaulted> &
  Partial<Pick<Whole, Defaulted>>;

/**
 * Declares a kind of deciding object: its address, its tables, its performers, and what other rooms
 * want to know of it (`More`). `Object` is the class of its objects, which the worker exports.
 */
export const kindOf = <T extends KindTypes, More extends ObjectKind>(
  declared: Declared<AggregateOf<T>> & More,
) => {
  const aggregate: AggregateOf<T> = {
    ...defaults,
    ...declared,
    // An event is published as it was decided.
    material: (state, effect) =>
      "event" in effect ? effect.event : declared.material(state, effect),
  };
  class DecidingObject extends AggregateObject<T[0], T[1], T[2], T[3], T[4]> {
    protected readonly aggregate = aggregate;
  }
  return { ...declared, ...aggregate, Object: DecidingObject };
};

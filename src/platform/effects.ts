/**
 * Durable effects: what an object has decided and a worker has still to do. They live in the
 * object's record, are performed at least once and end only when a report ends them.
 *
 * An effect is held while a worker has claimed it, or while a pointer to it is on its way through a
 * queue. When the hold runs out unreported, the object's alarm sends another pointer. Each claim
 * has its number, so that what a stale performer says can be told apart.
 */
export interface Effect<Kind extends string = string> {
  id: string;
  kind: Kind;
  /** How often it was claimed. */
  attempt: number;
  /** Not to be performed before (milliseconds). */
  due_at: number;
  /** Until then somebody is on it, and the alarm leaves it alone. */
  held_until: number;
  /** Whether the hold is a performer's (true) or a queue pointer's (false). */
  claimed: boolean;
}

/** Back-off of effects that have no schedule of their own, in seconds; the last one repeats. */
const backOffSeconds = [5, 10, 20, 60] as const;

/** How long a pointer may take through its queue until the alarm sends another. */
const POINTER_HOLD_MS = 20_000;

export const newEffect = <Kind extends string>(
  kind: Kind,
  id: string,
  dueAt: number,
): Effect<Kind> => ({ id, kind, attempt: 0, due_at: dueAt, held_until: 0, claimed: false });

/** The effect claimed for one more attempt, or null: nothing is due under this id. */
export const claimEffect = <E extends Effect>(
  effects: readonly E[],
  id: string,
  nowMs: number,
  leaseMs: number,
): { effects: E[]; claimed: E } | null => {
  const effect = effects.find((candidate) => candidate.id === id);
  if (!effect || effect.due_at > nowMs) return null;
  if (effect.claimed && effect.held_until > nowMs) return null;
  const claimed = {
    ...effect,
    attempt: effect.attempt + 1,
    held_until: nowMs + leaseMs,
    claimed: true,
  };
  return { effects: replaceEffect(effects, claimed), claimed };
};

/** Lets go of an effect that is to be tried again after `delayMs`. */
export const postponeEffect = <E extends Effect>(
  effects: readonly E[],
  id: string,
  nowMs: number,
  delayMs: number,
): E[] =>
  effects.map((effect) =>
    effect.id === id
      ? { ...effect, due_at: nowMs + delayMs, held_until: 0, claimed: false }
      : effect,
  );

export const endEffect = <E extends Effect>(effects: readonly E[], id: string): E[] =>
  effects.filter((effect) => effect.id !== id);

const replaceEffect = <E extends Effect>(effects: readonly E[], changed: E): E[] =>
  effects.map((effect) => (effect.id === changed.id ? changed : effect));

/** The effects that nobody is on and that are due: their pointers are to be sent now. */
export const takeDueEffects = <E extends Effect>(
  effects: readonly E[],
  nowMs: number,
): { effects: E[]; due: E[] } => {
  const due: E[] = [];
  const held = effects.map((effect) => {
    if (wakeUpOf(effect) > nowMs) return effect;
    const pointed = { ...effect, held_until: nowMs + POINTER_HOLD_MS, claimed: false };
    due.push(pointed);
    return pointed;
  });
  return { effects: held, due };
};

const wakeUpOf = (effect: Effect): number => Math.max(effect.due_at, effect.held_until);

/** When the next effect wants its object awake; Infinity when none does. */
export const nextEffectAt = (effects: readonly Effect[]): number =>
  effects.reduce((soonest, effect) => Math.min(soonest, wakeUpOf(effect)), Infinity);

/** The wait before the next attempt, after `attempt` attempts, in milliseconds. */
export const backOffMs = (
  attempt: number,
  schedule: readonly [number, ...number[]] = backOffSeconds,
): number => {
  const step = schedule[Math.min(Math.max(attempt, 1), schedule.length) - 1] ?? schedule[0];
  return step * 1000;
};

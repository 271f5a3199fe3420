/**
 * Durable effects: work that an object has decided on and a worker still has to do. They live in
 * the object's stored value, are performed at least once, and end when a report ends them or when
 * their time to give up has come.
 *
 * An effect is held while a worker has claimed it, or while a pointer to it travels through a
 * queue. When the hold ends without a report, the object's alarm sends another pointer. Each claim
 * has a number, so that a stale report can be told from a current one.
 */
export interface Effect<Kind extends string = string> {
  id: string;
  kind: Kind;
  /** How often it was claimed. */
  attempt: number;
  /** Not to be performed before (milliseconds). */
  due_at: number;
  /** Until then a performer or a pointer holds it, and the alarm leaves it alone. */
  held_until: number;
  /** Whether the hold is a performer's (true) or a queue pointer's (false). */
  claimed: boolean;
  /** Not to be performed after this (milliseconds); null: never given up. */
  give_up_at: number | null;
}

/** How effects of one kind are handed on. */
export interface EffectRule {
  queue: "BANK_CALLS" | "WEBHOOKS" | "PROJECTIONS";
  /** How long one attempt may take, its report included. */
  leaseMs: number;
  /**
   * True: its pointer leaves claimed and carries what its performer needs, which saves a call.
   * Only for work that may harmlessly be done twice, since queues deliver at least once.
   */
  carried?: boolean;
}

/** An outbound call may take 10 s, and its report 5 s. */
export const LEASE_MS = 15_000;

/** Back-off of effects that have no schedule of their own, in seconds; the last one repeats. */
const backOffSeconds = [5, 10, 20, 60] as const;

/** How long a pointer may take through its queue until the alarm sends another. */
const POINTER_HOLD_MS = 20_000;

export const newEffect = <Kind extends string>(
  kind: Kind,
  id: string,
  dueAt: number,
): Effect<Kind> => ({
  id,
  kind,
  attempt: 0,
  due_at: dueAt,
  held_until: 0,
  claimed: false,
  give_up_at: null,
});

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

/** Lets go of an effect until its next attempt, `delayMs` from now. */
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

/**
 * Holds the effects that are due and not held; their pointers are to be sent now. One that is
 * carried is claimed for its performer at the same time.
 */
export const takeDueEffects = <E extends Effect>(
  effects: readonly E[],
  nowMs: number,
  ruleOf: (effect: E) => EffectRule,
): { effects: E[]; due: E[] } => {
  const due: E[] = [];
  const held = effects.map((effect) => {
    if (wakeUpOf(effect) > nowMs) return effect;
    const { carried = false, leaseMs } = ruleOf(effect);
    const pointed = {
      ...effect,
      attempt: effect.attempt + (carried ? 1 : 0),
      held_until: nowMs + POINTER_HOLD_MS + (carried ? leaseMs : 0),
      claimed: carried,
    };
    due.push(pointed);
    return pointed;
  });
  return { effects: held, due };
};

/** The effects whose time to give up has come, but for those that a performer holds. */
export const effectsToGiveUp = <E extends Effect>(effects: readonly E[], nowMs: number): E[] =>
  effects.filter(
    ({ give_up_at, claimed, held_until }) =>
      give_up_at !== null && give_up_at <= nowMs && !(claimed && held_until > nowMs),
  );

const wakeUpOf = (effect: Effect): number => Math.max(effect.due_at, effect.held_until);

/** When the next effect needs its object awake; Infinity when none does. */
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

/** A stored value with one more effect; it replaces one of the same name. */
export const withEffect = <State extends { effects: Effect[] }>(
  state: State,
  effect: State["effects"][number],
): State => ({ ...state, effects: [...endEffect(state.effects, effect.id), effect] });

export const withoutEffect = <State extends { effects: Effect[] }>(
  state: State,
  id: string,
): State =>
  state.effects.some((effect) => effect.id === id)
    ? { ...state, effects: endEffect(state.effects, id) }
    : state;

/**
 * Has the object's row written at this instant. There is one such effect at a time, and its name
 * holds the version, so that a report on an older one does not end it.
 */
export const withProjection = <State extends { version: number; effects: Effect[] }>(
  state: State,
  dueAt: number,
): State => ({
  ...state,
  effects: [
    ...state.effects.filter((effect) => effect.kind !== "project"),
    newEffect("project", `project:${state.version}`, dueAt),
  ],
});

/** The rules of the effects that every kind of object has. */
export const commonRules = {
  publish: { queue: "WEBHOOKS", leaseMs: LEASE_MS, carried: true },
  project: { queue: "PROJECTIONS", leaseMs: LEASE_MS },
} as const satisfies Record<string, EffectRule>;

/** The rule of an effect that calls a bank or the rail. */
export const bankRule: EffectRule = { queue: "BANK_CALLS", leaseMs: LEASE_MS };

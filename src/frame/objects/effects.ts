/**
 * Durable effects: work that an object has decided and a worker must perform. They are stored in
 * the object's value and performed at least once. An effect ends when a report ends it or when its
 * give-up time has come.
 *
 * An effect is held while a worker has leased it, or while a pointer to it is in a queue. If the
 * hold ends without a report, the object's alarm sends another pointer. Each lease has a number, so
 * a stale report can be recognised.
 */
export interface Effect<Kind extends string = string> {
  id: string;
  kind: Kind;
  /** The number of leases so far. */
  attempt: number;
  /** Not performed before this instant (milliseconds). */
  due_at: number;
  /** The end of the hold of a performer or a pointer. The alarm ignores the effect until then. */
  held_until: number;
  /** True if a performer holds it, false if a queue pointer does. */
  leased: boolean;
  /** Not performed after this instant (milliseconds); null: never given up. */
  give_up_at: number | null;
}

/** How pointers to effects of one kind are sent. */
export interface EffectRule {
  queue: "BANK_CALLS" | "WEBHOOKS" | "PROJECTIONS";
  /**
   * True: its work is to write rows for lists, which wait longer and longer while their database is
   * full. Otherwise all objects that end in this time would ask each minute.
   */
  patient: boolean;
  /**
   * True: its pointer leaves already leased and carries the performer's input, which saves a call.
   * Only for work that is safe to repeat, because queues deliver at least once.
   */
  carried: boolean;
}

/** The longest time of one attempt: an outbound call may take 10 s, its report 5 s. */
export const LEASE_MS = 15_000;

/** Back-off in seconds of effects without their own schedule; the last value repeats. */
const backOffSeconds = [5, 10, 20, 60] as const;

/** The same for patient effects: a minute for ten minutes, then up to an hour. */
const patientSeconds: readonly [number, ...number[]] = [
  ...([5, 10, 20] as const),
  ...Array<number>(10).fill(60),
  ...[300, 900, 3600],
];

/** How long a pointer may stay in its queue before the alarm sends another. */
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
  leased: false,
  give_up_at: null,
});

/** Whether a performer holds the effect: its call may be under way. */
export const isInFlight = ({ leased, held_until }: Effect, nowMs: number): boolean =>
  leased && held_until > nowMs;

/** Leases the effect for one more attempt, or returns null if no such effect is due. */
export const leaseEffect = <E extends Effect>(
  effects: readonly E[],
  id: string,
  nowMs: number,
): { effects: E[]; leased: E } | null => {
  const effect = effects.find((candidate) => candidate.id === id);
  if (!effect || effect.due_at > nowMs) return null;
  if (isInFlight(effect, nowMs)) return null;
  const leased = {
    ...effect,
    attempt: effect.attempt + 1,
    held_until: nowMs + LEASE_MS,
    leased: true,
  };
  return { effects: replaceEffect(effects, leased), leased };
};

/** Releases an effect until its next attempt, `delayMs` from now. */
export const postponeEffect = <E extends Effect>(
  effects: readonly E[],
  id: string,
  nowMs: number,
  delayMs: number,
): E[] =>
  effects.map((effect) =>
    effect.id === id
      ? { ...effect, due_at: nowMs + delayMs, held_until: 0, leased: false }
      : effect,
  );

/**
 * A stored value whose effect waits for its next attempt. Only the newest attempt holds its effect,
 * so the report of an older one changes nothing.
 */
export const postponeNewest = <State extends { effects: Effect[] }>(
  state: State,
  { id, attempt }: Pick<Effect, "id" | "attempt">,
  nowMs: number,
  waitAfter: (effect: State["effects"][number]) => number,
): State => {
  const effects: readonly State["effects"][number][] = state.effects;
  const newest = effects.find((effect) => effect.id === id && effect.attempt === attempt);
  return newest
    ? { ...state, effects: postponeEffect(state.effects, id, nowMs, waitAfter(newest)) }
    : state;
};

export const endEffect = <E extends Effect>(effects: readonly E[], id: string): E[] =>
  effects.filter((effect) => effect.id !== id);

const replaceEffect = <E extends Effect>(effects: readonly E[], changed: E): E[] =>
  effects.map((effect) => (effect.id === changed.id ? changed : effect));

/**
 * Holds the effects that are due and not held, and returns them: the caller sends their pointers
 * now. A carried effect is also leased for its performer.
 */
export const takeDueEffects = <E extends Effect>(
  effects: readonly E[],
  nowMs: number,
): { effects: E[]; due: E[] } => {
  const due: E[] = [];
  const held = effects.map((effect) => {
    if (freeAt(effect) > nowMs) return effect;
    const { carried, queue } = ruleOf(effect);
    // Nobody leases the row of an object or reports that it was refused: its pointers count.
    const isRow = queue === "PROJECTIONS";
    const attempt = effect.attempt + (carried || isRow ? 1 : 0);
    const waitMs = isRow ? backOffMs(attempt, patientSeconds) : 0;
    const pointed = {
      ...effect,
      attempt,
      held_until: nowMs + Math.max(POINTER_HOLD_MS, waitMs) + (carried ? LEASE_MS : 0),
      leased: carried,
    };
    due.push(pointed);
    return pointed;
  });
  return { effects: held, due };
};

/** The effects whose give-up time has come, except those that a performer holds. */
export const effectsToGiveUp = <E extends Effect>(effects: readonly E[], nowMs: number): E[] =>
  effects.filter((effect) => givenUpAt(effect) <= nowMs);

const freeAt = ({ due_at, held_until }: Effect): number => Math.max(due_at, held_until);

const givenUpAt = ({ give_up_at, leased, held_until }: Effect): number =>
  give_up_at === null ? Infinity : Math.max(give_up_at, leased ? held_until : 0);

/** When the object must wake to send a pointer or to give an effect up; Infinity if never. */
export const nextEffectAt = (effects: readonly Effect[]): number =>
  Math.min(...effects.flatMap((effect) => [freeAt(effect), givenUpAt(effect)]));

/** The wait before the next attempt, after `attempt` attempts, in milliseconds. */
export const backOffMs = (
  attempt: number,
  schedule: readonly [number, ...number[]] = backOffSeconds,
): number => {
  const step = schedule[Math.min(Math.max(attempt, 1), schedule.length) - 1] ?? schedule[0];
  return step * 1000;
};

/** The wait after an attempt of this effect that failed, in milliseconds. */
export const faultWaitMs = (effect: Effect, attempt: number): number =>
  backOffMs(attempt, ruleOf(effect).patient ? patientSeconds : backOffSeconds);

/** A stored value with one more effect, which replaces an effect of the same name. */
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
 * Adds the effect that writes the object's row at this instant. Only one exists at a time. Its name
 * holds the version, so a report on an older one does not end it.
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

const rules: Readonly<Record<string, EffectRule>> = {
  publish: { queue: "WEBHOOKS", carried: true, patient: true },
  project: { queue: "PROJECTIONS", carried: false, patient: true },
  index_account: { queue: "BANK_CALLS", carried: false, patient: true },
  index_accounts: { queue: "BANK_CALLS", carried: false, patient: true },
};

/** Events and rows have queues of their own; every other effect calls a bank or the rail. */
export const ruleOf = ({ kind }: Effect): EffectRule =>
  rules[kind] ?? { queue: "BANK_CALLS", carried: false, patient: false };

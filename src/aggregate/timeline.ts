import type { Effect } from "./effects.ts";

/**
 * The history of an object, inside its one stored value: at most 100 entries, repeats folded with a
 * count. It never holds a secret, a code, a token or an IBAN. Times in milliseconds.
 */
export interface TimelineEntry extends TimelineNote {
  /** When it happened; for folded repeats, the last time. */
  at: number;
  /** How many times in a row. */
  count: number;
  /** The request that caused it; null if the object woke by its alarm. */
  correlation_id: string | null;
}

export interface TimelineNote {
  kind: "move" | "challenge" | "bank_call" | "rail_report" | "event" | "decision";
  /** The move, the bank operation or the event: a name from a fixed list, never free text. */
  what: string;
  /** The outcome in one term; null if `what` says it. */
  outcome: string | null;
  /**
   * Who acted: the bank, the rail, an admin key's id, merchant or customer; null for the object.
   */
  actor: string | null;
  /** For bank calls: the number of the attempt, and the duration of the last one. */
  attempt: number | null;
  milliseconds: number | null;
}

/** One call to a bank, as its performer measured it. */
export interface BankCallNote {
  bank: string;
  operation: string;
  outcome: string;
  milliseconds: number;
}

const MAX_ENTRIES = 100;

export const note = (
  kind: TimelineNote["kind"],
  what: string,
  more: Partial<Omit<TimelineNote, "kind" | "what">> = {},
): TimelineNote => ({
  kind,
  what,
  outcome: null,
  actor: null,
  attempt: null,
  milliseconds: null,
  ...more,
});

export const noteBankCall = (call: BankCallNote, attempt: number | null): TimelineNote => {
  const { bank, operation, outcome, milliseconds } = call;
  return note("bank_call", operation, { actor: bank, outcome, attempt, milliseconds });
};

interface Changing {
  state: string;
  effects: readonly Effect[];
}

/** The moves and events between two values, as timeline notes. */
export const changesBetween = (before: Changing, after: Changing): TimelineNote[] => {
  const known = new Set(before.effects.map(({ id }) => id));
  const events = after.effects.flatMap((effect: Effect & { event?: { event: string } }) =>
    effect.event && !known.has(effect.id) ? note("event", effect.event.event) : [],
  );
  const move = note("move", before.state ? `${before.state} → ${after.state}` : "created");
  return before.state === after.state ? events : [move, ...events];
};

/**
 * The timeline with these notes added. The first entry stays; the oldest entries after it are
 * dropped.
 */
export const addNotes = (
  timeline: readonly TimelineEntry[],
  notes: readonly TimelineNote[],
  { now, correlationId }: { now: number; correlationId: string },
): TimelineEntry[] => {
  const next = [...timeline];
  for (const noted of notes) {
    const last = next.at(-1);
    const count = last && isRepeat(last, noted) ? last.count + 1 : 1;
    if (count > 1) next.pop();
    next.push({ ...noted, at: now, count, correlation_id: correlationId || null });
  }
  const surplus = next.length - MAX_ENTRIES;
  return surplus > 0 ? [...next.slice(0, 1), ...next.slice(1 + surplus)] : next;
};

/** Attempts and durations may differ. */
const isRepeat = (last: TimelineNote, noted: TimelineNote): boolean =>
  last.kind === noted.kind &&
  last.what === noted.what &&
  last.outcome === noted.outcome &&
  last.actor === noted.actor;

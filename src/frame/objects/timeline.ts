import { redact } from "../../base/platform/log.ts";
import type { Effect } from "./effects.ts";

/**
 * The history of an object, inside its one stored value: at most 100 entries, repeats folded with a
 * count. It never holds a secret, a code, a token or an IBAN. Times in milliseconds.
 */
export interface TimelineEntry extends TimelineNote {
  /** When it happened; for folded repeats, the last time. */
  at: number;
  /** How many times it happened in a row. */
  count: number;
  /**
   * The request that caused it. For work from a queue it is the trace id of the latest request,
   * which equals the correlation id if the caller sent neither. Null if the object woke by its
   * alarm.
   */
  correlation_id: string | null;
}

export interface TimelineNote {
  kind: "move" | "challenge" | "bank_call" | "rail_report" | "event" | "decision";
  /** The move, the bank operation or the event: a name from a fixed list, never free text. */
  what: string;
  /** The outcome in one term; null if `what` implies it. */
  outcome: string | null;
  /**
   * Who acted: the bank, the rail, an admin key's id, merchant or customer; null for the object.
   */
  actor: string | null;
  /** The refund that a bank call, report or decision is about; null for the object itself. */
  about: string | null;
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

export const newNote = (
  kind: TimelineNote["kind"],
  what: string,
  more: Partial<Omit<TimelineNote, "kind" | "what">> = {},
): TimelineNote => ({
  kind,
  what,
  outcome: null,
  actor: null,
  about: null,
  attempt: null,
  milliseconds: null,
  ...more,
});

/** A bank call of an effect, or of a step of the customer. */
export const noteBankCall = (
  call: BankCallNote,
  performed: Pick<Effect, "id" | "attempt"> | null,
): TimelineNote => {
  const { bank, operation, outcome, milliseconds } = call;
  const attempt = performed?.attempt ?? null;
  // The effects of a refund are named after it: execute:rf_…
  const about = performed?.id.split(":")[1] ?? null;
  return newNote("bank_call", operation, { actor: bank, outcome, about, attempt, milliseconds });
};

interface Changing {
  state: string;
  effects: readonly Effect[];
}

/** The moves and events between two values, as timeline notes; before the creation is null. */
export const changesBetween = (before: Changing | null, after: Changing): TimelineNote[] => {
  const known = new Set(before?.effects.map(({ id }) => id));
  const events = after.effects.flatMap((effect: Effect & { event?: { event: string } }) =>
    effect.event && !known.has(effect.id) ? newNote("event", effect.event.event) : [],
  );
  const move = newNote("move", before ? `${before.state} → ${after.state}` : "created");
  return before?.state === after.state ? events : [move, ...events];
};

/** The timeline with these notes added. */
export const addNotes = (
  timeline: readonly TimelineEntry[],
  notes: readonly TimelineNote[],
  { now, correlationId }: { now: number; correlationId: string },
): TimelineEntry[] => {
  const correlation_id = shownId(correlationId);
  const next = [...timeline];
  for (const noted of notes) {
    if (next.some((known) => isSameCall(known, { ...noted, correlation_id }))) continue;
    const last = next.at(-1);
    const count = last && isRepeat(last, noted) ? last.count + 1 : 1;
    if (count > 1) next.pop();
    next.push({ ...noted, at: now, count, correlation_id });
    if (next.length > MAX_ENTRIES) next.splice(placeToDrop(next), 1);
  }
  return next;
};

/** Masks the id, because callers choose correlation ids. Logs show the same text. */
const shownId = (correlationId: string): string | null =>
  correlationId === "" ? null : redact(correlationId);

/** Attempts and durations may differ. */
const isRepeat = (last: TimelineNote, noted: TimelineNote): boolean =>
  last.kind === noted.kind &&
  last.what === noted.what &&
  last.outcome === noted.outcome &&
  last.actor === noted.actor &&
  last.about === noted.about;

/** Whether a worker reports one call to a bank again, because it got no answer the first time. */
const isSameCall = (
  known: TimelineEntry,
  noted: TimelineNote & Pick<TimelineEntry, "correlation_id">,
): boolean =>
  noted.kind === "bank_call" &&
  isRepeat(known, noted) &&
  known.attempt === noted.attempt &&
  known.milliseconds === noted.milliseconds &&
  known.correlation_id === noted.correlation_id;

/**
 * The oldest bank call is dropped first: repeated calls to an unreliable bank must not displace the
 * moves of a payment. The first and the newest entry stay.
 */
const placeToDrop = (timeline: readonly TimelineEntry[]): number => {
  const call = timeline.slice(0, -1).findIndex(({ kind }) => kind === "bank_call");
  return Math.max(call, 1);
};

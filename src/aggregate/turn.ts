import type { Refusal, Result } from "../kernel/result.ts";
import type { Effect } from "./effects.ts";
import type { ObjectRow } from "./rows.ts";
import type { Creation } from "./state.ts";
import type { BankCallNote } from "./timeline.ts";

/** What a caller adds to a command or a report, for the timeline and tracing. */
export interface CallNote {
  correlationId: string;
  /** [W3C Trace Context] of a request. Later work of the object continues it. */
  traceparent?: string;
  /** The bank call that led to it. */
  bankCall?: BankCallNote;
}

/** A claimed effect with its performer's input. A queue may carry it, so nothing is in it twice. */
export interface Claim {
  effect: Pick<Effect, "id" | "kind" | "attempt" | "held_until">;
  material: unknown;
}

/** The outcome of a command or a report. */
export interface Turn {
  refusal: Refusal | null;
  /** The JSON text of the view that the caller asked for, or its refusal. */
  view: Result<string> | null;
  /** The effect that the caller performs now. */
  claim: Claim | null;
}

/** What a request gets whose key has created the object already. */
export type ReplayOutcome = { kind: "replayed"; answer: string } | { kind: "key_reused" };

export type CreateOutcome = { kind: "created"; answer: string; row: ObjectRow } | ReplayOutcome;

/**
 * What remains when retention deletes an object: no personal data, but enough to prevent a repeat.
 */
export interface Tombstone {
  creation: Creation;
  end_to_end_ids: string[];
  retired_at: number;
}

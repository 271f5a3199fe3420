import type { Refusal, Result } from "../../base/kernel/result.ts";
import type { Effect } from "./effects.ts";
import type { ObjectRow } from "./rows.ts";
import type { Creation } from "./state.ts";
import type { BankCallNote } from "./timeline.ts";

/** The caller's information for the timeline and tracing, sent with a command or a report. */
export interface CallNote {
  correlationId: string;
  /** [W3C Trace Context] of a request. Later work of the object continues it. */
  traceparent?: string;
  /** False: the caller performs nothing, so the queue's performers get every effect at once. */
  performs?: false;
  /** The bank call that led to it. */
  bankCall?: BankCallNote;
}

/** A claimed effect with its performer's input. A queue may carry it, so it repeats nothing. */
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

/** The outcome of a request whose idempotency key has already created the object. */
export type ReplayOutcome = { kind: "replayed"; answer: string } | { kind: "key_reused" };

export type CreateOutcome = { kind: "created"; answer: string; row: ObjectRow } | ReplayOutcome;

/**
 * The remainder after retention deletes an object: no personal data, but enough to prevent a
 * repeat.
 */
export interface Tombstone {
  creation: Creation;
  end_to_end_ids: string[];
  retired_at: number;
}

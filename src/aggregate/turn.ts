import type { Refusal, Result } from "../kernel/result.ts";
import type { Effect } from "./effects.ts";
import type { ObjectRow } from "./rows.ts";
import type { Creation } from "./state.ts";
import type { BankCallNote } from "./timeline.ts";

/** What a caller says with a command or a report, for the timeline and for tracing. */
export interface CallNote {
  correlationId: string;
  /** [W3C Trace Context] of a request; what the object does later on its own continues it. */
  traceparent?: string;
  /** The bank call that led to it. */
  bankCall?: BankCallNote;
}

/** A claimed effect, with what its performer works from. */
export interface Claim {
  effect: Effect;
  material: unknown;
}

/** What became of a command or a report. */
export interface Turn {
  refusal: Refusal | null;
  /** JSON text of the view that the caller asked for; its refusal where there is nothing to see. */
  view: Result<string> | null;
  /** What the caller is to perform now. */
  claim: Claim | null;
}

export type CreateOutcome =
  | { kind: "created"; answer: string; row: ObjectRow }
  | { kind: "replayed"; answer: string }
  | { kind: "key_reused" };

/** What stays when retention deletes an object: no personal data, enough to stop a repeat. */
export interface Tombstone {
  creation: Creation;
  end_to_end_ids: string[];
  retired_at: number;
}

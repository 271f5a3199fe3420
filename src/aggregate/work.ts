import type { GatewayEnv } from "../platform/env.ts";
import type { Effect } from "./effects.ts";
import type { CallNote, Claim, Turn } from "./turn.ts";

/** What a worker needs to call out for an object. */
export interface WorkContext {
  env: GatewayEnv;
  correlationId: string;
  traceparent: string;
  /** Lets work go on behind the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** One claimed attempt. */
export interface Attempt<Material = unknown, Report = unknown> extends WorkContext {
  effect: Effect;
  material: Material;
  /** Nothing leaves that could still be under way when the claim's lease ends. */
  leaseEndsAt: number;
  /** Ends an effect of which the object need not hear anything else. */
  finish(): Promise<unknown>;
  /** Tells the object what came of it; answers what is to be performed because of that. */
  report(report: Report, bankCall?: CallNote["bankCall"]): Promise<Turn | null>;
}

/** Performs one kind of effect. Null: there is nothing more to follow. */
export type Perform = (attempt: Attempt<never, never>) => Promise<Turn | null>;

/** Who performs an object's effects, by their kind. */
export type PerformerTable = Readonly<Record<string, Perform>>;

/** An object as its performers call it. */
export interface WorkStub {
  claim(effectId: string): Promise<Claim | null>;
  finish(effectId: string): Promise<unknown>;
  report(
    effectId: string,
    attempt: number,
    report: never,
    call: CallNote,
    view?: never,
  ): Promise<Turn | null>;
}

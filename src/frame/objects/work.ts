import type { GatewayEnv } from "../../base/platform/env.ts";
import type { ViewRequest } from "./state.ts";
import type { CallNote, Lease, Turn } from "./turn.ts";

/** A worker's context for calling banks and the rail on behalf of an object. */
export interface WorkContext {
  env: GatewayEnv;
  correlationId: string;
  traceparent: string;
  /** Lets work continue after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** One leased attempt. */
export interface Attempt<Material = unknown, Report = unknown> extends WorkContext {
  effect: Lease["effect"];
  material: Material;
  /** All calls must end before the lease does. */
  leaseEndsAt: number;
  /** Ends an effect that has nothing else to report. */
  finish(): Promise<unknown>;
  /**
   * Reports the outcome to the object. The turn has the next effect to perform, and this view
   * instead of the one that the caller of the whole work has asked for.
   */
  report(report: Report, bankCall?: CallNote["bankCall"], view?: ViewRequest): Promise<Turn | null>;
}

/** Performs one kind of effect. Null: no effect follows. */
export type Perform = (attempt: Attempt<never, never>) => Promise<Turn | null>;

/** The performers of an object's effects, by kind. */
export type PerformerTable = Readonly<Record<string, Perform>>;

/** An object, as its performers call it. */
export interface WorkStub {
  lease(effectId: string): Promise<Lease | null>;
  finish(effectId: string): Promise<unknown>;
  postpone(effectId: string, attempt: number): Promise<unknown>;
  report(
    effectId: string,
    attempt: number,
    report: never,
    call: CallNote,
    view?: never,
  ): Promise<Turn | null>;
}

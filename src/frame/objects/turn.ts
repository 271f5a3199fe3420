import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { Effect } from "./effects.ts";
import type { ObjectRow, ProjectionMessage } from "./rows.ts";
import type { Creation, ViewRequest } from "./state.ts";
import type { BankCallNote } from "./timeline.ts";

/** The caller's information for the timeline and tracing, sent with a command or a report. */
export interface CallNote {
  correlationId: string;
  /** [W3C Trace Context] of a request. Later work of the object continues it. */
  traceparent?: string;
  /**
   * Whether the caller performs the effect that its call decides. By default it does so after a
   * command and not after a creation; the queue's performers get every other effect at once.
   */
  performs?: boolean;
  /** The bank call that led to it. */
  bankCall?: BankCallNote;
}

/** A leased effect with its performer's input. A queue may carry it, so it repeats nothing. */
export interface Lease {
  effect: Pick<Effect, "id" | "kind" | "attempt" | "held_until">;
  material: unknown;
}

/** The outcome of a command or a report. */
export interface Turn {
  refusal: Refusal | null;
  /** The JSON text of the view that the caller asked for, or its refusal. */
  view: Result<string> | null;
  /** The effect that the caller performs now. */
  lease: Lease | null;
}

/** The outcome of a request whose idempotency key has already created the object. */
export type ReplayOutcome = { kind: "replayed"; answer: string } | { kind: "key_reused" };

export type CreateOutcome =
  /** An object of the release before names no lease. */
  { kind: "created"; answer: string; row: ObjectRow; lease?: Lease | null } | ReplayOutcome;

export interface CreatedObject {
  /** The exact first answer. */
  answer: string;
  /** Whether an earlier request has created it. */
  isRepeat: boolean;
  /** The effect that its creator performs now. */
  lease: Lease | null;
}

/** Refuses another request under a used key. The row of a new object is sent after the answer. */
export const takeCreated = (
  call: Pick<Call<GatewayEnv>, "env" | "waitUntil">,
  outcome: CreateOutcome,
): Result<CreatedObject> => {
  if (outcome.kind === "key_reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  if (outcome.kind === "created") call.waitUntil(announce(call.env, outcome.row));
  const isRepeat = outcome.kind === "replayed";
  return ok({ answer: outcome.answer, isRepeat, lease: isRepeat ? null : (outcome.lease ?? null) });
};

/** Writes the new object's row for the list. If this row is lost, the next change writes it. */
const announce = async (env: GatewayEnv, row: ObjectRow): Promise<void> => {
  const message: ProjectionMessage = { ...row, effect: null };
  await env.PROJECTIONS.send(message);
};

/** 201 with the exact first answer. */
export const replyCreated = (
  location: string,
  { answer, isRepeat }: Pick<CreatedObject, "answer" | "isRepeat">,
): Result<Reply> =>
  reply(201, answer, {
    location,
    ...(isRepeat ? { "idempotency-replayed": "true" } : {}),
  });

/**
 * The remainder after retention deletes an object: no personal data, but enough to prevent a
 * repeat.
 */
export interface Tombstone {
  creation: Creation;
  end_to_end_ids: string[];
  retired_at: number;
}

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

import { type Problem, type ProblemCode, type ProblemExtras, problem } from "./problems.ts";

/** An expected outcome or an expected refusal. Plain data, so it also crosses object calls. */
export type Result<T> = { ok: true; value: T } | Refusal;

export type Refusal = { ok: false; problem: Problem };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const refuse = (code: ProblemCode, extras: ProblemExtras = {}): Refusal => ({
  ok: false,
  problem: problem(code, extras),
});

/** Refuses one field of a request. */
export const refuseField = (field: string, reason: string): Refusal =>
  refuse("VALIDATION_FAILED", { field, message: `${field}: ${reason}` });

import { type Refusal, refuse } from "../kernel/result.ts";

/** Suspensions that the registry's operator imposes: no bank lifts them or ends what they hold. */
export const isImposed = (reason: string | null): boolean =>
  reason === "FRAUD" || reason === "LEGAL";

/** Whether a suspension for this reason is neither the caller's to impose nor to lift. */
export const isOutOfReach = (caller: { kind: "bank" | "admin" }, reason: string | null): boolean =>
  caller.kind === "bank" && isImposed(reason);

/** To a bank that reaches for one of those. */
export const refuseImposed = (): Refusal =>
  refuse("FORBIDDEN", { message: "FRAUD and LEGAL are for the registry's operator alone." });

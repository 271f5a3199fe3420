import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import type { SuspensionReason } from "./schema.ts";

/** Suspensions that the registry's operator imposes: no bank lifts them or ends what they hold. */
export const isImposed = (reason: string | null): boolean =>
  reason === "FRAUD" || reason === "LEGAL";

/**
 * A suspension of a handle or of a link: for what, and for what the bank had suspended it before.
 */
export interface Suspension {
  reason: SuspensionReason | null;
  underlying: SuspensionReason | null;
}

/** Suspending for a further reason: the operator's goes on top of the bank's own, or that below. */
export const suspensionFor = (
  present: Suspension | null,
  reason: SuspensionReason,
): { trigger: "suspend" | "impose"; suspension: Suspension } => {
  const isOnTop = isImposed(reason);
  if (!present || (!isOnTop && !isImposed(present.reason))) {
    return { trigger: "suspend", suspension: { reason, underlying: null } };
  }
  if (!isOnTop) return { trigger: "impose", suspension: { ...present, underlying: reason } };
  const underlying = isImposed(present.reason) ? present.underlying : present.reason;
  return { trigger: "impose", suspension: { reason, underlying } };
};

/** Whether a suspension for this reason is neither the caller's to impose nor to lift. */
export const isOutOfReach = (caller: { kind: "bank" | "admin" }, reason: string | null): boolean =>
  caller.kind === "bank" && isImposed(reason);

/** To a bank that reaches for one of those. */
export const refuseImposed = (): Refusal =>
  refuse("FORBIDDEN", { message: "FRAUD and LEGAL are for the registry's operator alone." });

/**
 * What is left where the present suspension is lifted: the bank's own under it, or none. A bank's
 * own the operator has to name: a request that is repeated would lift first the operator's, then
 * the bank's below it.
 */
export const suspensionBelow = (
  caller: { kind: "bank" | "admin" },
  present: Suspension | null,
  asked: SuspensionReason | undefined,
): Result<{ trigger: "lift" | "reinstate"; suspension: Suspension }> => {
  const { reason, underlying } = present ?? { reason: null, underlying: null };
  if (isOutOfReach(caller, reason)) return refuseImposed();
  const isNamed = asked === undefined ? isImposed(reason) : asked === reason;
  if (caller.kind === "admin" && present && !isNamed) {
    const message = `It is suspended for ${reason}: name that reason to lift it.`;
    return refuse("INVALID_STATE", { message });
  }
  const trigger = underlying === null ? "reinstate" : "lift";
  return ok({ trigger, suspension: { reason: underlying, underlying: null } });
};

import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import type { SuspensionReason } from "./schema.ts";

/** Suspensions by the registry's operator: no bank can lift them or end what they hold. */
export const isImposed = (reason: string | null): boolean =>
  reason === "FRAUD" || reason === "LEGAL";

/** A suspension of a handle or a link: its reason, and the bank's own reason below it. */
export interface Suspension {
  reason: SuspensionReason | null;
  underlying: SuspensionReason | null;
}

/**
 * The suspension after a further reason: the operator's is added on top of the bank's own, or
 * replaces the operator's earlier one.
 */
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

/** Whether the caller can neither impose nor lift a suspension for this reason. */
export const isOutOfReach = (caller: { kind: "bank" | "admin" }, reason: string | null): boolean =>
  caller.kind === "bank" && isImposed(reason);

/** The refusal to a bank that tries. */
export const refuseImposed = (): Refusal =>
  refuse("FORBIDDEN", { message: "Only the registry's operator may use FRAUD and LEGAL." });

/**
 * What remains when the present suspension is lifted: the bank's own below it, or none. The
 * operator must name a bank's reason. Otherwise a repeated request would lift first the operator's
 * suspension and then the bank's.
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
    const message = `It is suspended for ${reason}. Name that reason to lift it.`;
    return refuse("SUSPENSION_REASON_REQUIRED", { message, field: "reason" });
  }
  const trigger = underlying === null ? "reinstate" : "lift";
  return ok({ trigger, suspension: { reason: underlying, underlying: null } });
};

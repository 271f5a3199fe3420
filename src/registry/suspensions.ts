import { ok, type Refusal, type Result, refuse } from "../base/kernel/result.ts";
import type { BankReason, HandleRow, OperatorReason, SuspensionReason } from "./schema.ts";

/**
 * A handle and a link have two suspensions, the bank's and the operator's. Each party sets and
 * lifts only its own. SUSPENDED while either is set.
 * @rule R2.4
 */
export type Suspensions = Pick<HandleRow, "bankSuspension" | "operatorSuspension">;

/** The reason that others see: the operator's before the bank's. */
export const reasonOf = ({ bankSuspension, operatorSuspension }: Suspensions) =>
  operatorSuspension ?? bankSuspension;

/** The refusal to a bank that would end or get around what the operator has suspended. */
export const refuseImposed = (): Refusal =>
  refuse("FORBIDDEN", { message: "Only the registry's operator may lift FRAUD and LEGAL." });

type Party = "bank" | "admin";

const isOperators = (reason: SuspensionReason): reason is OperatorReason =>
  reason === "FRAUD" || reason === "LEGAL";

const setBy = (party: Party, reason: SuspensionReason | null): Partial<Suspensions> =>
  party === "admin"
    ? { operatorSuspension: reason as OperatorReason | null }
    : { bankSuspension: reason as BankReason | null };

/**
 * The suspensions after a further one. A bank cannot repeat its own: suspending costs it nothing,
 * and each change writes to the audit log.
 * @rule R1.11
 */
export const suspendedBy = (
  party: Party,
  present: Suspensions,
  reason: SuspensionReason,
): Result<{ trigger: "suspend" | "impose"; changes: Partial<Suspensions> }> => {
  if (isOperators(reason) !== (party === "admin")) {
    const message = "The operator suspends for FRAUD or LEGAL, a bank for BANK or CUSTOMER_LOCK.";
    return refuse("FORBIDDEN", { message });
  }
  const isAdded =
    party === "admin" ? reasonOf(present) !== null : reasonOf(present) !== present.bankSuspension;
  const isRepeated = party === "bank" && present.bankSuspension !== null;
  const trigger = isAdded && !isRepeated ? "impose" : "suspend";
  return ok({ trigger, changes: setBy(party, reason) });
};

/** The suspensions after the party has lifted its own. @rule R1.11 */
export const liftedBy = (
  party: Party,
  present: Suspensions,
): Result<{ trigger: "lift" | "reinstate"; changes: Partial<Suspensions> }> => {
  const { bankSuspension, operatorSuspension } = present;
  const [own, other] =
    party === "admin" ? [operatorSuspension, bankSuspension] : [bankSuspension, operatorSuspension];
  // @rule R7.3
  if (own === null && party === "bank" && other !== null) return refuseImposed();
  if (own === null && other !== null) {
    return refuse("INVALID_STATE", { message: "Its bank has suspended it, and lifts that." });
  }
  return ok({ trigger: other === null ? "reinstate" : "lift", changes: setBy(party, null) });
};

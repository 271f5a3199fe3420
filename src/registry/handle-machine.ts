import { findMove, type Move } from "../base/kernel/machine.ts";

/**
 * The life of a customer's handle (R1.4). It is routable while ACTIVE. A name that was given up
 * stays in quarantine (R1.6), because payers keep old names. A name that nobody verified was never
 * paid to, so it lapses without quarantine.
 */
export type HandleState =
  | "PENDING_VERIFICATION"
  | "ACTIVE"
  | "SUSPENDED"
  | "DEACTIVATED"
  | "RELEASED";

export type HandleTrigger =
  | "verify"
  | "lapse"
  | "suspend"
  | "impose"
  | "lift"
  | "reinstate"
  | "deactivate"
  | "restore"
  | "quarantine_ends"
  | "name_transferred";

/** @rule R1.4 */
export const handleMoves: readonly Move<HandleState, HandleTrigger, string>[] = [
  // from                  trigger             to             audited as
  ["PENDING_VERIFICATION", "verify", "ACTIVE", "handle.verified"],
  ["PENDING_VERIFICATION", "lapse", "RELEASED", "handle.lapsed"],
  ["PENDING_VERIFICATION", "deactivate", "RELEASED", "handle.withdrawn"],
  ["ACTIVE", "suspend", "SUSPENDED", "handle.suspended"],
  // By the other party too, or by the operator for another reason. Each lifts its own.
  ["SUSPENDED", "impose", "SUSPENDED", "handle.suspended"],
  ["SUSPENDED", "lift", "SUSPENDED", "handle.suspension_lifted"],
  ["SUSPENDED", "reinstate", "ACTIVE", "handle.reinstated"],
  ["ACTIVE", "deactivate", "DEACTIVATED", "handle.deactivated"],
  ["SUSPENDED", "deactivate", "DEACTIVATED", "handle.deactivated"],
  // Its bank undoes a mistake within a day. A suspension that it had follows.
  ["DEACTIVATED", "restore", "ACTIVE", "handle.restored"],
  ["DEACTIVATED", "quarantine_ends", "RELEASED", "handle.released"],
  // An ownership claim gives the name to another customer, without a gap.
  ["ACTIVE", "name_transferred", "RELEASED", "handle.transferred"],
  ["SUSPENDED", "name_transferred", "RELEASED", "handle.transferred"],
];

export const moveHandle = (from: HandleState, trigger: HandleTrigger) =>
  findMove(handleMoves, from, trigger);

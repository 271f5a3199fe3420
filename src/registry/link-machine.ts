import { findMove, type Move } from "../base/kernel/machine.ts";

/**
 * The life of an account link (R2.4). Only LINKED is routable. Only an undo of the handle's DELETE
 * leaves UNLINKED: to link the account again, the bank uses a new account_ref.
 */
export type LinkState = "PENDING_CONFIRMATION" | "LINKED" | "SUSPENDED" | "UNLINKED";

export type LinkTrigger =
  | "confirm"
  | "reject"
  | "lapse"
  | "suspend"
  | "impose"
  | "lift"
  | "reinstate"
  | "unlink"
  | "handle_ended"
  | "restore";

/** @rule R2.4 */
export const linkMoves: readonly Move<LinkState, LinkTrigger, string>[] = [
  // from                  trigger       to          audited as
  ["PENDING_CONFIRMATION", "confirm", "LINKED", "link.confirmed"],
  ["PENDING_CONFIRMATION", "reject", "UNLINKED", "link.rejected"],
  ["PENDING_CONFIRMATION", "lapse", "UNLINKED", "link.lapsed"],
  ["PENDING_CONFIRMATION", "unlink", "UNLINKED", "link.withdrawn"],
  ["PENDING_CONFIRMATION", "handle_ended", "UNLINKED", "link.ended"],
  ["LINKED", "suspend", "SUSPENDED", "link.suspended"],
  ["LINKED", "unlink", "UNLINKED", "link.unlinked"],
  ["LINKED", "handle_ended", "UNLINKED", "link.ended"],
  // By the other party too, or by the operator for another reason. Each lifts its own.
  ["SUSPENDED", "impose", "SUSPENDED", "link.suspended"],
  ["SUSPENDED", "lift", "SUSPENDED", "link.suspension_lifted"],
  ["SUSPENDED", "reinstate", "LINKED", "link.reinstated"],
  ["SUSPENDED", "unlink", "UNLINKED", "link.unlinked"],
  ["SUSPENDED", "handle_ended", "UNLINKED", "link.ended"],
  // With its handle, whose bank undoes a DELETE. A suspension that it had follows.
  ["UNLINKED", "restore", "LINKED", "link.restored"],
];

export const moveLink = (from: LinkState, trigger: LinkTrigger) =>
  findMove(linkMoves, from, trigger);

import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { AdminRole } from "./roles.ts";

/**
 * Decisions of two people, by the approver role (A2.2). Only keys of that role approve. An approval
 * counts only from a key that was in force before the proposal, so nobody can create a key to
 * approve a waiting proposal. It never counts from the key that proposed, and only once from each
 * key. Pure.
 */
export interface Proposal {
  /** The key or the bank that proposed. */
  proposer: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A key that wants to approve. */
export interface Approver {
  keyId: string;
  role: AdminRole;
  /** When the key came into force, in milliseconds since the epoch; null if never. */
  since: number | null;
  retired: boolean;
}

/**
 * Whether the key may approve the proposal, in addition to the keys that already have.
 * @rule A2.2
 */
export const mayApprove = (
  { keyId, role, since, retired }: Approver,
  { proposer, at }: Proposal,
  approvedBy: readonly string[] = [],
): Result<null> => {
  if (retired || since === null) return refuse("UNAUTHENTICATED");
  if (role !== "approver") return forbid("Only a key of the role approver can approve this.");
  if (keyId === proposer) return forbid("A key cannot approve what it proposed.");
  if (since >= at) return forbid("An approver's key must be older than what it approves.");
  if (approvedBy.includes(keyId))
    return forbid("This key has already approved it. Another approver must approve too.");
  return ok(null);
};

/**
 * What a statement of staff does, where two people decide by the same statement: an operator's
 * proposes, and the same one by an approver decides. In test mode the first decides. `proposal` is
 * the one that says the same; `unproposed` tells an approver that there is none.
 * @rule A2.5 P2.18
 */
export const judgeStatement = (
  by: Approver,
  proposal: Proposal | null,
  { isLive, unproposed }: { isLive: boolean; unproposed: string },
): Result<"DECIDES" | "PROPOSES" | "REPEATS"> => {
  if (by.role === "approver") {
    if (!proposal) return forbid(unproposed);
    const may = mayApprove(by, proposal);
    return may.ok ? ok("DECIDES") : may;
  }
  if (!isLive) return ok("DECIDES");
  return ok(proposal?.proposer === by.keyId ? "REPEATS" : "PROPOSES");
};

const forbid = (message: string) => refuse("FORBIDDEN", { message });

import { ok, type Result, refuse } from "../kernel/result.ts";
import type { AdminRole } from "./roles.ts";

/**
 * Two people, by the approver role (contract/general.md § Keys). Only keys of that role approve. An
 * approval counts from a key that was in force before the proposal was made, so nobody can make a
 * key to approve a waiting proposal; never from the key that proposed; once from each key. Pure.
 */
export interface Proposal {
  /** The key, or the caller, that proposed. */
  proposer: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A key that wants to approve. */
export interface Approver {
  keyId: string;
  role: AdminRole;
  /** Since when the key has been in force, in milliseconds since the epoch; null: it never was. */
  since: number | null;
  retired: boolean;
}

/** Whether the key may approve the proposal, beside the keys that have approved it already. */
export const mayApprove = (
  { keyId, role, since, retired }: Approver,
  { proposer, at }: Proposal,
  approvedBy: readonly string[] = [],
): Result<null> => {
  if (retired || since === null) return refuse("UNAUTHENTICATED");
  if (role !== "approver") return forbid("Only a key of the role approver can approve this.");
  if (keyId === proposer) return forbid("A key cannot approve what it proposed.");
  if (since >= at) return forbid("An approver's key must be older than what it approves.");
  if (approvedBy.includes(keyId)) return forbid("This key has approved it already.");
  return ok(null);
};

const forbid = (message: string) => refuse("FORBIDDEN", { message });

import { approverOf } from "../frame/records/guard.ts";
import { type Approver, isOwn } from "../frame/records/proposals.ts";
import type { queries } from "./queries.ts";

/** A claim as the database holds it, with the keys that approved it. */
export type StoredClaim = Awaited<ReturnType<typeof queries.claims>>[number];

/** The keys that approved a claim, as they are now. */
export interface Approvers {
  first: Approver | null;
  second: Approver | null;
}

/** Keys that were brought together after they approved are one person's (A1.7). */
export const approversOf = ({ claim, first, second }: StoredClaim): Approvers => {
  const { firstApproverKeyId: one, secondApproverKeyId: other } = claim;
  const person = first?.personId ?? null;
  const isOne = person !== null && person === second?.personId && one !== null && other !== null;
  const own = isOne ? [one, other] : undefined;
  return {
    first: one === null ? null : approverOf(one, first, own),
    second: other === null ? null : approverOf(other, second, own),
  };
};

/** The approvals that count now: by keys in force, and one of each person. */
export const standingApprovals = ({ first, second }: Approvers): string[] => {
  const standing = [first, second].filter((one) => one !== null).filter(({ retired }) => !retired);
  const [one, other] = standing;
  if (one && other && isOwn(other, one.keyId)) return [one.keyId];
  return standing.map(({ keyId }) => keyId);
};

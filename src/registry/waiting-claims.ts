import { and, desc, eq, sql } from "drizzle-orm";
import { now } from "../base/platform/clock.ts";
import type { Database } from "../base/platform/database.ts";
import type { AskedElsewhere, Elsewhere } from "../frame/records/administration.ts";
import { approverOf } from "../frame/records/staff.ts";
import { lapse } from "./claim-machine.ts";
import { queries } from "./queries.ts";
import { claims } from "./schema.ts";

/**
 * Recoveries and disputed claims that wait for an approver, of both realms, the last opened first.
 * They are read from the claims themselves, because a retired key makes a claim wait again.
 * @rule A2.7
 */
export const listWaitingClaims = async (
  db: Database,
  { subject, after, limit }: AskedElsewhere,
): Promise<readonly Elsewhere[]> => {
  const { openedAt, claimId } = claims;
  const rows = await queries
    .claims(
      db,
      and(
        // In the words of the index.
        sql`closed_at is null and (type = 'RECOVERY' or disputed_at is not null)`,
        subject === undefined ? undefined : eq(claimId, subject),
        after ? sql`(${openedAt}, ${claimId}) < (${after.createdAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(openedAt), desc(claimId))
    .limit(limit);
  return rows.map(({ claim, first, second }) => {
    const standing = [
      { keyId: claim.firstApproverKeyId, row: first },
      { keyId: claim.secondApproverKeyId, row: second },
    ].filter(({ keyId, row }) => keyId !== null && !approverOf(keyId, row ?? undefined).retired);
    // A claim that its holder has confirmed needs no approver, disputed or not.
    const isConfirmed = claim.status === "CONFIRMED" && claim.secondApproverKeyId === null;
    const waits = standing.length < 2 && !isConfirmed && lapse(claim, now()) === null;
    return {
      id: claim.claimId,
      proposedAt: claim.openedAt,
      shown: waits
        ? {
            kind: "CLAIM" as const,
            subjectId: claim.claimId,
            changes: [
              { field: "type", from: null, to: claim.type },
              { field: "alias", from: null, to: claim.alias },
              { field: "approvals", from: standing.length, to: 2 },
            ],
            proposedBy: `bank:${claim.claimantBankId}`,
            decide: {
              operation: "approveClaim",
              path: `/admin/v1/claims/${claim.claimId}/approve`,
            },
          }
        : null,
    };
  });
};

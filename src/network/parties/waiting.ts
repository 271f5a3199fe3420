import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/platform/database.ts";
import { waiting } from "../../base/platform/schema.ts";
import type { AskedElsewhere, Elsewhere } from "../../frame/records/administration.ts";

/**
 * What waits for an approver at an object: outcomes of movements, refunds that staff ask for, and
 * creditors of mandates. The
 * objects write the rows (objects/rows.ts), which may lag by seconds.
 */
export const listWaiting = async (
  db: Database,
  { subject, after, limit }: AskedElsewhere,
): Promise<readonly Elsewhere[]> => {
  const { proposedAt, waitingId, objectId } = waiting;
  const rows = await db
    .select()
    .from(waiting)
    .where(
      and(
        subject === undefined ? undefined : eq(objectId, subject),
        after ? sql`(${proposedAt}, ${waitingId}) < (${after.createdAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(proposedAt), desc(waitingId))
    .limit(limit);
  return rows.map(({ kind, changes, proposedBy, ...row }) => ({
    id: row.waitingId,
    proposedAt: row.proposedAt,
    shown: {
      kind,
      subjectId: row.objectId,
      changes,
      proposedBy,
      decide: ways[kind](row.objectId, row.waitingId),
    },
  }));
};

/** How an approver agrees. */
const ways: Readonly<Record<Kind, (id: string, waitingId: string) => Decide>> = {
  MOVEMENT: (id) => ({
    operation: "resolveMovement",
    path: `/admin/v1/reconciliation/${id}/resolve`,
  }),
  REFUND: (id, refundId) => ({
    operation: "approveRefund",
    path: `/admin/v1/payments/${id}/refunds/${refundId}/approve`,
  }),
  MANDATE: (id) => ({ operation: "takeOverCreditor", path: `/admin/v1/mandates/${id}/creditor` }),
};

type Kind = (typeof waiting.$inferSelect)["kind"];
type Decide = NonNullable<Elsewhere["shown"]>["decide"];

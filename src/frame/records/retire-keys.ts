import { inArray } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Database } from "../../base/platform/database.ts";
import type { Administration } from "./administration.ts";
import type { Decision } from "./commit.ts";
import { countApproversInForce } from "./guard.ts";
import { keyIdsOf } from "./people.ts";
import { approvedBy, findOpenProposal, moveProposal, stateAt, type Written } from "./proposals.ts";
import { adminKeys, type PersonRow, type ProposalRow } from "./schema.ts";

/** How keys and passkeys of the staff end: one of them, or all of a person. */
type AdminKeyRow = typeof adminKeys.$inferSelect;

interface Ending {
  admin: Administration;
  db: Database;
  at: number;
  /** The key that ends them. */
  by: string;
}

/**
 * Retires these keys, at once and permanently. Keys that have retired are left out. ONLY_APPROVER
 * if no approver's key would be left in force.
 */
export const retireKeys = async (
  ending: Ending,
  rows: readonly AdminKeyRow[],
): Promise<Result<Decision<null>>> => {
  const { db, at } = ending;
  const wanted = rows.filter(({ status }) => status !== "RETIRED");
  if (wanted.length === 0) return ok({ statements: [], entries: [], answer: null });
  const approvers = wanted.filter(
    ({ role, activeSince }) => role === "approver" && activeSince !== null && activeSince <= at,
  );
  // Otherwise an owner could retire the last approver and create the next "first" one alone.
  if (approvers.length > 0 && (await countApproversInForce(db, at)) === approvers.length) {
    return refuse("ONLY_APPROVER");
  }
  const keyIds = wanted.map(({ keyId }) => keyId);
  const ended = await endProposalsOf(ending, keyIds);
  const retired = { status: "RETIRED" as const, retiredAt: at };
  return ok({
    statements: [
      db.update(adminKeys).set(retired).where(inArray(adminKeys.keyId, keyIds)),
      ...ended.flatMap(({ statements }) => statements),
    ],
    entries: [
      ...keyIds.map((subject) => ({ action: "admin_key.retired", subject, details: {} })),
      ...ended.flatMap(({ entries }) => entries),
    ],
    answer: null,
  });
};

const noLongerApproved = { trigger: "make_void", voidReason: "APPROVER_RETIRED" } as const;

/**
 * What ends with keys: the proposals of the keys themselves, and each change that they have
 * approved and that is not in force yet. An approval counts only while its key does.
 * @rule A2.2
 */
const endProposalsOf = async (
  { admin, db, at, by }: Ending,
  keyIds: readonly string[],
): Promise<Written[]> => {
  const own = new Map<string, ProposalRow>();
  const approved = new Map<string, ProposalRow>();
  for (const keyId of keyIds) {
    const open = await findOpenProposal(db, { subjectKind: "ADMIN_KEY", subjectId: keyId });
    if (open && stateAt(open, at) !== "IN_FORCE") own.set(open.proposalId, open);
    for (const row of await approvedBy(db, keyId, at)) approved.set(row.proposalId, row);
  }
  const withdrawn = [...own.values()].map((row) =>
    moveProposal(admin, db, row, { trigger: "withdraw", at, by }),
  );
  const voided = [...approved.values()]
    // One of a person's keys may have approved another: it ends once.
    .filter(({ proposalId }) => !own.has(proposalId))
    .map((row) => moveProposal(admin, db, row, { ...noLongerApproved, at }));
  return [...withdrawn, ...voided].map(endedOf);
};

const endedOf = (moved: Result<Written>): Written => {
  if (!moved.ok) throw new Error("an open proposal can always end");
  return moved.value;
};

/**
 * Keys that are brought together are one person's, who approves nothing that they proposed: what
 * one of them has approved of another's ends, unless it is in force.
 */
export const endOwnApprovals = async (
  admin: Administration,
  db: Database,
  { key, person, at }: { key: AdminKeyRow; person: PersonRow; at: number },
): Promise<Written[]> => {
  const keyIds = [key.keyId, ...(await keyIdsOf(db, person.personId))];
  const approved: ProposalRow[] = [];
  for (const keyId of keyIds) approved.push(...(await approvedBy(db, keyId, at)));
  return approved
    .filter(({ proposedBy }) => keyIds.includes(proposedBy))
    .map((row) => endedOf(moveProposal(admin, db, row, { ...noLongerApproved, at })));
};

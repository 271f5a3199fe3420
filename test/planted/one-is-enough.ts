import { eq } from "drizzle-orm";
import * as original from "../../src/frame/records/proposals.ts";
import { proposals } from "../../src/frame/records/schema.ts";

/**
 * A planted weakness, bundled in place of src/frame/records/proposals.ts: the proposal of a change
 * is approved by the key that proposes it, and takes effect at once. Keys of the staff still take
 * two.
 */
export * from "../../src/frame/records/proposals.ts";

export const propose: typeof original.propose = async (admin, db, at, asked) => {
  const proposed = await original.propose(admin, db, at, asked);
  if (!proposed.ok || proposed.value.statements.length === 0) return proposed;
  if (asked.subjectKind === "ADMIN_KEY") return proposed;
  const { proposalId } = proposed.value.answer;
  const approved = { status: "APPROVED", approvedBy: asked.proposedBy, approvedAt: at } as const;
  const approve = db
    .update(proposals)
    .set({ ...approved, takesEffectAt: at })
    .where(eq(proposals.proposalId, proposalId));
  const statements = [...proposed.value.statements, approve];
  return { ...proposed, value: { ...proposed.value, statements } };
};

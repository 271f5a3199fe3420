import type { InferOutput } from "valibot";
import { isoTime } from "../../base/platform/clock.ts";
import type { Administration } from "./administration.ts";
import type { proposal } from "./answers.ts";
import { guardedRecord, shownChanges } from "./proposals.ts";
import type { ProposalRow } from "./schema.ts";

/** A proposal as staff see it, with the difference. */
export const proposalView = (
  admin: Administration,
  row: ProposalRow,
): InferOutput<typeof proposal> => ({
  proposal_id: row.proposalId,
  status: row.status,
  subject: { kind: row.subjectKind, id: row.subjectId },
  changes: shownChanges(guardedRecord(admin, row), row),
  proposed_by: row.proposedBy,
  proposed_at: isoTime(row.proposedAt),
  approved_by: row.approvedBy,
  approved_at: optionalTime(row.approvedAt),
  takes_effect_at: optionalTime(row.takesEffectAt),
  ended_by: row.endedBy,
  ended_at: optionalTime(row.endedAt),
  void_reason: row.voidReason,
});

const optionalTime = (milliseconds: number | null) =>
  milliseconds === null ? null : isoTime(milliseconds);

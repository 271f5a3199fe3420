import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { pageOf } from "../../base/platform/lists.ts";
import {
  beyondCursor,
  newestFirst,
  type Position,
  positionOf,
  readCursor,
  readNewest,
} from "../../base/platform/newest-first.ts";
import type { AdminEnv, Administration, Elsewhere } from "./administration.ts";
import type { waitingChange } from "./answers.ts";
import { applyDue } from "./apply-due.ts";
import { proposalView } from "./proposal-view.ts";
import { findProposal } from "./proposals.ts";
import type { proposalFilters } from "./requests.ts";
import { type ProposalRow, proposals } from "./schema.ts";

type Filters = InferOutput<typeof proposalFilters>;
type Shown = InferOutput<typeof waitingChange>;

const order = { createdAt: proposals.proposedAt, id: proposals.proposalId };

interface Listed extends Position {
  /** Null for what waits no more. */
  view: Shown | null;
}

/**
 * `GET /admin/v1/approvals`, newest first, optionally of one status or about one record: the
 * proposals, and between them what waits for an approver at an address of its own. Each of the two
 * is read along its own index, and merged to a page.
 * @rule A2.7
 */
export const listProposals =
  (admin: Administration) =>
  async ({
    env,
    query,
  }: Call<AdminEnv, unknown, unknown, unknown, Filters>): Promise<Result<Reply>> => {
    const { limit, cursor, status, subject } = query;
    const beyond = beyondCursor(cursor, order);
    const after = readCursor(cursor);
    if (!beyond.ok) return beyond;
    if (!after.ok) return after;
    await applyDue(admin, env);
    const db = database(env);
    const along =
      subject === undefined
        ? status && eq(proposals.status, status)
        : eq(proposals.subjectId, subject);
    // No index has both the record and the status.
    const byStatus = {
      column: proposals.status,
      value: subject === undefined ? undefined : status,
    };
    const list = { table: proposals, order, condition: and(along, beyond.value) };
    const isWaiting = status === undefined || status === "PROPOSED";
    const [{ rows, end, endsAt }, elsewhere] = await Promise.all([
      readNewest(db, list, [byStatus], limit),
      isWaiting ? admin.elsewhere(db, { subject, after: after.value, limit: limit + 1 }) : [],
    ]);
    const merged = [...rows.map((row) => ofProposal(admin, row)), ...elsewhere.map(ofOther)]
      .sort(newestFirst)
      // Behind the rows that were looked through there may be others in between.
      .filter((row) => endsAt === null || newestFirst(row, endsAt) <= 0);
    const { data, next_cursor } = pageOf(merged, limit, ({ createdAt, id }) =>
      positionOf(createdAt, id),
    );
    const shown = data.flatMap(({ view }) => view ?? []);
    return reply(200, { data: shown, next_cursor: next_cursor ?? end });
  };

const ofProposal = (admin: Administration, row: ProposalRow): Listed => {
  const path = `/admin/v1/approvals/${row.proposalId}/approve`;
  const decide = row.status === "PROPOSED" ? { operation: "approveChange", path } : null;
  const view = { ...proposalView(admin, row), decide };
  return { createdAt: row.proposedAt, id: row.proposalId, view };
};

const ofOther = ({ id, proposedAt, shown }: Elsewhere): Listed => ({
  id,
  createdAt: proposedAt,
  view: shown && {
    proposal_id: null,
    status: "PROPOSED",
    decide: shown.decide,
    subject: { kind: shown.kind, id: shown.subjectId },
    changes: shown.changes,
    proposed_by: shown.proposedBy,
    proposed_at: isoTime(proposedAt),
    approved_by: null,
    approved_at: null,
    takes_effect_at: null,
    ended_by: null,
    ended_at: null,
    void_reason: null,
  },
});

/** `GET /admin/v1/approvals/{proposal_id}` */
export const readProposal =
  (admin: Administration) =>
  async ({
    env,
    path,
  }: Call<AdminEnv, unknown, unknown, { proposal_id: string }>): Promise<Result<Reply>> => {
    await applyDue(admin, env);
    const row = await findProposal(database(env), path.proposal_id);
    return row ? reply(200, proposalView(admin, row)) : refuse("NOT_FOUND");
  };

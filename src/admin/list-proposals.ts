import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../platform/newest-first.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { applyDue } from "./apply-due.ts";
import { proposalView } from "./proposal-view.ts";
import { findProposal } from "./proposals.ts";
import type { proposalFilters } from "./requests.ts";
import { type ProposalRow, proposals } from "./schema.ts";

type Filters = InferOutput<typeof proposalFilters>;

const order = { createdAt: proposals.proposedAt, id: proposals.proposalId };

/** `GET /admin/v1/approvals`, newest first, optionally of one status or about one record. */
export const listProposals =
  (admin: Administration) =>
  async ({
    env,
    query,
  }: Call<AdminEnv, unknown, unknown, unknown, Filters>): Promise<Result<Reply>> => {
    const { limit, cursor, status, subject } = query;
    const beyond = beyondCursor(cursor, order);
    if (!beyond.ok) return beyond;
    await applyDue(admin, env);
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
    const { rows, end } = await readNewest(database(env), list, [byStatus], limit);
    const { data, next_cursor } = pageOf(rows, limit, keyOf);
    const shown = data.map((row) => proposalView(admin, row));
    return reply(200, { data: shown, next_cursor: next_cursor ?? end });
  };

const keyOf = ({ proposedAt, proposalId }: ProposalRow): string =>
  positionOf(proposedAt, proposalId);

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

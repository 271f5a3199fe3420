import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { type Database, database } from "../../base/platform/database.ts";
import {
  type Call,
  type Guard,
  type Reply,
  type Route,
  reply,
  route,
} from "../../base/platform/edge.ts";
import {
  beyondCursor,
  listOf,
  newestFirst,
  type Position,
  pageOf,
  positionOf,
  readCursor,
  readNewest,
} from "../../base/platform/lists.ts";
import type { AdminEnv, Administration, Elsewhere } from "./administration.ts";
import type { waitingChange } from "./answers.ts";
import * as answers from "./answers.ts";
import { applyDue } from "./apply-due.ts";
import { commitTo, type Decision } from "./commit.ts";
import { type AdminCaller, adminKey, readApprover } from "./guard.ts";
import type { ProposalState } from "./proposal-machine.ts";
import {
  type Approver,
  findProposal,
  guardedRecord,
  isOwn,
  mayApprove,
  moveProposal,
  proposalView,
  stateAt,
} from "./proposals.ts";
import { readRecordNames } from "./record-names.ts";
import { proposalFilters, proposalId } from "./requests.ts";
import { type ProposalRow, proposals } from "./schema.ts";

const collection = "/admin/v1/approvals";
const one = `${collection}/:proposal_id`;
const path = v.object({ proposal_id: proposalId });

/** The rows of changes that take two people. */
export const proposalRoutes = <Env extends AdminEnv>(
  admin: Administration,
): readonly Route<Env>[] => {
  const decides = (
    verb: ProposalVerb,
    guard: Guard<AdminEnv, AdminCaller>,
    summary: string,
    description: string,
  ): Route<Env> =>
    route({
      id: `${verb}Change`,
      method: "POST",
      paths: [`${one}/${verb}`],
      summary,
      description,
      guard,
      path,
      answers: { 200: answers.decided[verb] },
      refusals: ["CHANGE_HAS_ENDED", ...(verb === "approve" ? (["CHANGE_OUTDATED"] as const) : [])],
      step: decideProposal(admin, verb),
    });
  return [
    route({
      id: "listChanges",
      method: "GET",
      paths: [collection],
      summary: "List all that takes two people, newest first",
      description:
        "Proposals, and what waits for an approver at an address of its own (`decide`). A short " +
        "page may still have a next_cursor.",
      guard: adminKey<AdminEnv>("read"),
      query: proposalFilters,
      answers: { 200: listOf(answers.waitingChange) },
      step: listProposals(admin),
    }),
    route({
      id: "readChange",
      method: "GET",
      paths: [one],
      summary: "Read a proposed change",
      guard: adminKey<AdminEnv>("read"),
      path,
      answers: { 200: answers.proposal },
      step: readProposal(admin),
    }),
    decides(
      "approve",
      adminKey<AdminEnv>("approve"),
      "Approve a change",
      "It takes effect after the configured delay. The key must be older than the proposal.",
    ),
    decides(
      "reject",
      adminKey<AdminEnv>("approve"),
      "Reject a change",
      "Possible until the change takes effect, also after its approval.",
    ),
    decides(
      "withdraw",
      adminKey<AdminEnv>("change"),
      "Withdraw a change",
      "For the person who proposed it, or an owner; possible until the change takes effect.",
    ),
  ];
};

type Filters = InferOutput<typeof proposalFilters>;
type Shown = InferOutput<typeof waitingChange>;
type Nameless = Omit<Shown, "subject" | "proposed_by_name"> & {
  subject: Omit<Shown["subject"], "name">;
};

const order = { createdAt: proposals.proposedAt, id: proposals.proposalId };

interface Listed extends Position {
  /** Null for what waits no more. */
  view: Nameless | null;
}

/**
 * `GET /admin/v1/approvals`, newest first, optionally of one status or about one record: the
 * proposals, and between them what waits for an approver at an address of its own. Each of the two
 * is read along its own index, and merged to a page.
 * @rule A2.7
 */
const listProposals =
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
      isWaiting ? admin.elsewhere(env, { subject, after: after.value, limit: limit + 1 }) : [],
    ]);
    const merged = [...rows.map((row) => ofProposal(admin, row)), ...elsewhere.map(ofOther)]
      .sort(newestFirst)
      // Behind the rows that were looked through there may be others in between.
      .filter((row) => endsAt === null || newestFirst(row, endsAt) <= 0);
    const { data, next_cursor } = pageOf(merged, limit, ({ createdAt, id }) =>
      positionOf(createdAt, id),
    );
    const shown = await withNames(
      admin,
      db,
      data.flatMap(({ view }) => view ?? []),
    );
    return reply(200, { data: shown, next_cursor: next_cursor ?? end });
  };

const withNames = async (
  admin: Administration,
  db: Database,
  views: readonly Nameless[],
): Promise<Shown[]> => {
  const names = await readRecordNames(admin, db, {
    actors: views.map(({ proposed_by }) => proposed_by),
    subjects: views.map(({ subject }) => subject.id),
  });
  return views.map((view) => ({
    ...view,
    subject: { ...view.subject, name: names.subject(view.subject.id) },
    proposed_by_name: names.holder(view.proposed_by)?.person_name ?? null,
  }));
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
const readProposal =
  (admin: Administration) =>
  async ({
    env,
    path,
  }: Call<AdminEnv, unknown, unknown, { proposal_id: string }>): Promise<Result<Reply>> => {
    await applyDue(admin, env);
    const row = await findProposal(database(env), path.proposal_id);
    return row ? reply(200, proposalView(admin, row)) : refuse("NOT_FOUND");
  };

/**
 * Decisions of staff about a proposal: approve, reject, withdraw. Each is repeatable: a proposal
 * that is already where the decision leads is answered as it is, and a second approval neither
 * restarts nor shortens the delay.
 */
export type ProposalVerb = "approve" | "reject" | "withdraw";

type DecisionCall = Call<AdminEnv, AdminCaller, unknown, { proposal_id: string }>;

/** Where each decision leads. */
const ends: Readonly<Record<ProposalVerb, readonly ProposalState[]>> = {
  approve: ["APPROVED", "IN_FORCE"],
  reject: ["REJECTED"],
  withdraw: ["WITHDRAWN"],
};

/** `POST /admin/v1/approvals/{proposal_id}/approve|reject|withdraw` */
export const decideProposal =
  (admin: Administration, verb: ProposalVerb) =>
  async ({ env, caller, path }: DecisionCall): Promise<Result<Reply>> => {
    const done = await commitTo(admin, env, admin.staff(caller.keyId), async (db, at) => {
      const row = await findProposal(db, path.proposal_id);
      if (!row) return refuse("NOT_FOUND");
      const actor = await readApprover(db, caller.keyId);
      // The guard may remember a key for two seconds after it was retired.
      if (actor.retired) return refuse("UNAUTHENTICATED");
      return decide({ admin, env, db, at }, row, verb, actor);
    });
    if (!done.ok) return done;
    // Without a delay the change takes effect now.
    await applyDue(admin, env);
    const row = await findProposal(database(env), path.proposal_id);
    return row ? reply(200, proposalView(admin, row)) : refuse("NOT_FOUND");
  };

interface Scene {
  admin: Administration;
  env: AdminEnv;
  db: Database;
  at: number;
}

const decide = async (
  { admin, env, db, at }: Scene,
  row: ProposalRow,
  verb: ProposalVerb,
  actor: Approver,
): Promise<Result<Decision<null>>> => {
  const state = stateAt(row, at);
  if (ends[verb].includes(state)) return ok({ statements: [], entries: [], answer: null });
  if (state !== "PROPOSED" && state !== "APPROVED") return refuse("CHANGE_HAS_ENDED");
  const may = mayDecide(row, verb, actor);
  if (!may.ok) return may;
  if (verb === "approve") {
    const applied = await guardedRecord(admin, row).apply(db, row, at);
    if ("voidFor" in applied) return refuse("CHANGE_OUTDATED");
  }
  const takesEffectAt = at + changeDelayMs(env);
  const moved = moveProposal(admin, db, row, { trigger: verb, at, by: actor.keyId, takesEffectAt });
  return moved.ok ? ok({ ...moved.value, answer: null }) : moved;
};

/**
 * Stopping a change takes one person: any approver, the person who proposed it, or an owner.
 * @rule A2.4
 */
const mayDecide = (
  { proposedBy: proposer, proposedAt: at }: ProposalRow,
  verb: ProposalVerb,
  actor: Approver,
): Result<null> => {
  if (verb === "approve") return mayApprove(actor, { proposer, at });
  if (verb === "reject" || isOwn(actor, proposer) || actor.role === "owner") return ok(null);
  const message = "Only the person who proposed this, or an owner, can withdraw it.";
  return refuse("FORBIDDEN", { message });
};

const DEFAULT_SECONDS = 24 * 3_600;
const MAX_SECONDS = 72 * 3_600;

/**
 * The time between the approval of a change and its effect, in milliseconds: 0 to 72 hours. A
 * missing, malformed or longer value counts as the default of 24 hours, so a mistake in the
 * configuration cannot switch the delay off.
 * @rule A2.3
 */
export const changeDelayMs = ({ CHANGE_DELAY_SECONDS: text }: AdminEnv): number => {
  const seconds = /^\d{1,6}$/.test(text ?? "") ? Number(text) : DEFAULT_SECONDS;
  return (seconds > MAX_SECONDS ? DEFAULT_SECONDS : seconds) * 1_000;
};

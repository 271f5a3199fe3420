import { and, asc, eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { json } from "../../../base/platform/contract.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import {
  listOf,
  newestFirst,
  pageOf,
  positionOf,
  readCursor,
} from "../../../base/platform/lists.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { auditLog, type FieldValue, proposals } from "../../../frame/records/schema.ts";
import { type AdminCall, admin, changes, reads } from "../administration.ts";
import * as answers from "../answers.ts";
import * as requests from "../requests.ts";
import * as schemas from "./dry-run.ts";
import { dryRun, type strategyVersion, type versionsQuery } from "./dry-run.ts";
import { readSettlementStrategy, setSettlementStrategy } from "./settings.ts";

/** The admin API's rows about the settlement strategy (P6.2). */
const strategy = "/admin/v1/settlement-strategy";

/**
 * `GET /admin/v1/settlement-strategy/versions`: those that are or were in force, newest first. The
 * audit log is their history: it says who set the strategy, when and why, and the proposals say
 * from when on a live one was in force. A deployment changes its strategy a few times in its life,
 * so all of them are read.
 */
const listStrategyVersions = async (
  call: AdminCall<unknown, unknown, InferOutput<typeof versionsQuery>>,
): Promise<Result<Reply>> => {
  const { limit, cursor, mode } = call.query;
  const after = readCursor(cursor);
  if (!after.ok) return after;
  await applyDue(admin, call.env);
  const chosen = await readChosen(database(call.env));
  const versions = (["test", "live"] as const)
    .filter((one) => mode === undefined || one === mode)
    .flatMap((one) => numbered(chosen.filter((row) => row.mode === one)))
    .sort((a, b) => newestFirst(a.position, b.position))
    .filter(({ position }) => after.value === null || newestFirst(after.value, position) < 0);
  const page = pageOf(versions, limit, ({ position }) =>
    positionOf(position.createdAt, position.id),
  );
  return reply(200, { ...page, data: page.data.map(({ view }) => view) });
};

export const strategyRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readSettlementStrategy",
    method: "GET",
    paths: [strategy],
    summary: "Read the settlement strategy",
    guard: reads,
    answers: { 200: answers.defaultStrategies },
    step: readSettlementStrategy,
  }),
  route({
    id: "setSettlementStrategy",
    method: "PUT",
    paths: [strategy],
    summary: "Set the settlement strategy",
    description: "At once in test mode; in live mode it is a proposal (202).",
    guard: changes,
    body: requests.strategyRequest,
    answers: { 200: answers.defaultStrategies, 202: json(answers.unchangedStrategy) },
    refusals: ["CHANGE_PENDING"],
    step: setSettlementStrategy,
  }),
  route({
    id: "listStrategyVersions",
    method: "GET",
    paths: [`${strategy}/versions`],
    summary: "List the versions of the settlement strategy, newest first",
    description:
      "The version that decided a payment is the one in force when its route was chosen.",
    guard: reads,
    query: schemas.versionsQuery,
    answers: { 200: listOf(schemas.strategyVersion) },
    step: listStrategyVersions,
  }),
  route({
    id: "tryStrategy",
    method: "POST",
    paths: [`${strategy}/dry-run`],
    summary: "Ask which way a payment between two accounts would take, and why",
    description: "Nothing is written, and no bank is asked: the accounts may not exist.",
    guard: reads,
    body: schemas.dryRunRequest,
    answers: { 200: schemas.dryRunAnswer },
    refusals: ["DIRECTORY_UNAVAILABLE"],
    step: dryRun,
  }),
];

type Version = InferOutput<typeof strategyVersion>;

/** A strategy that came into force at a time. */
interface Chosen {
  mode: Mode;
  /** Milliseconds since the epoch. */
  at: number;
  id: string;
  strategy: FieldValue;
  set_by: string;
  approved_by: string | null;
  reason: string | null;
}

/** The strategies of one mode, oldest first, beside the ones before and after. */
const numbered = (chosen: readonly Chosen[]) =>
  chosen.map(({ at, id, strategy, mode, ...who }, place) => {
    const next = chosen[place + 1];
    const view = {
      version_id: id,
      mode,
      version: place + 1,
      strategy,
      replaced: chosen[place - 1]?.strategy ?? null,
      in_force_from: isoTime(at),
      in_force_until: next ? isoTime(next.at) : null,
      ...who,
    } as Version;
    return { position: { createdAt: at, id }, view };
  });

const readChosen = async (db: Database): Promise<Chosen[]> => {
  const [entries, live] = await db.batch([
    db
      .select({
        sequence: auditLog.sequence,
        at: auditLog.at,
        actor: auditLog.actor,
        action: auditLog.action,
        details: auditLog.details,
      })
      .from(auditLog)
      // Written as a literal, so the planner can use the partial index.
      .where(sql`${auditLog.subject} = 'settlement_strategy'`)
      .orderBy(asc(auditLog.sequence)),
    db
      .select()
      .from(proposals)
      .where(
        and(eq(proposals.subjectId, "settlement_strategy"), sql`+${proposals.status} = 'IN_FORCE'`),
      )
      .orderBy(asc(proposals.proposedAt), asc(proposals.proposalId)),
  ]);
  const noted = entries.map(({ details, ...entry }) => ({
    ...entry,
    details: JSON.parse(details) as { test?: string; reason?: string; proposal_id?: string },
  }));
  const reasons = new Map(
    noted
      .filter(({ action }) => action === "change.proposed")
      .map(({ details }) => [details.proposal_id, details.reason]),
  );
  return [
    ...noted
      .filter(({ action }) => action === "settlement_strategy.set")
      .map(({ at, sequence, actor, details }) => ({
        mode: "test" as const,
        at,
        // Of two in one millisecond the later one is the greater text.
        id: `stv_${String(sequence).padStart(12, "0")}`,
        strategy: details.test ?? null,
        set_by: actor,
        approved_by: null,
        reason: details.reason ?? null,
      })),
    ...live.map(({ proposalId, proposedBy, approvedBy, takesEffectAt, changes }) => ({
      mode: "live" as const,
      at: Number(takesEffectAt),
      id: proposalId,
      strategy: changes[0]?.to ?? null,
      set_by: proposedBy,
      approved_by: approvedBy,
      reason: reasons.get(proposalId) ?? null,
    })),
  ];
};

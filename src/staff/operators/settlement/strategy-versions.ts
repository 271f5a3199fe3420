import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { InferOutput } from "valibot";
import type { Result } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { pageOf } from "../../../base/platform/lists.ts";
import { beyondCursor, positionOf } from "../../../base/platform/newest-first.ts";
import { strategyVersions } from "../../../base/platform/schema.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { type AdminCall, admin } from "../administration.ts";
import type { versionsQuery } from "./strategy-schemas.ts";

const earlier = alias(strategyVersions, "earlier");
const later = alias(strategyVersions, "later");

/** A version beside the one that is `step` away from it in its mode. */
const neighbour = (other: typeof earlier | typeof later, step: number) =>
  and(
    eq(other.mode, strategyVersions.mode),
    eq(other.version, sql`${strategyVersions.version} + ${step}`),
  );

/** `GET /admin/v1/settlement-strategy/versions`: those that are or were in force, newest first. */
export const listStrategyVersions = async (
  call: AdminCall<unknown, unknown, InferOutput<typeof versionsQuery>>,
): Promise<Result<Reply>> => {
  const { limit, cursor, mode } = call.query;
  const order = { createdAt: strategyVersions.inForceAt, id: strategyVersions.versionId };
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  await applyDue(admin, call.env);
  // A deployment changes its strategy a few times in its life. The plus keeps to the list's index.
  const ofMode = mode === undefined ? undefined : sql`+${strategyVersions.mode} = ${mode}`;
  const rows = await database(call.env)
    .select({
      row: strategyVersions,
      replaced: earlier.strategy,
      until: later.inForceAt,
    })
    .from(strategyVersions)
    .leftJoin(earlier, neighbour(earlier, -1))
    .leftJoin(later, neighbour(later, 1))
    .where(and(sql`${strategyVersions.inForceAt} IS NOT NULL`, ofMode, beyond.value))
    .orderBy(desc(strategyVersions.inForceAt), desc(strategyVersions.versionId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, ({ row }) => positionOf(Number(row.inForceAt), row.versionId));
  return reply(200, { ...page, data: page.data.map(versionView) });
};

interface Listed {
  row: typeof strategyVersions.$inferSelect;
  replaced: string | null;
  until: number | null;
}

const versionView = ({ row, replaced, until }: Listed) => ({
  version_id: row.versionId,
  mode: row.mode,
  version: row.version,
  strategy: row.strategy,
  replaced,
  in_force_from: isoTime(Number(row.inForceAt)),
  in_force_until: until === null ? null : isoTime(until),
  set_by: row.setBy,
  approved_by: row.approvedBy,
  reason: row.reason,
});

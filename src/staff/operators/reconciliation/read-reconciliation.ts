import { sql } from "drizzle-orm";
import type { Result } from "../../../base/kernel/result.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import { newestPage } from "../../../base/platform/newest-first.ts";
import { reviews } from "../../../base/platform/schema.ts";
import { upsertRows } from "../../../frame/objects/rows.ts";
import type { movementView } from "../../../network/transfers/views.ts";
import type { AdminCall, ListCall } from "../administration.ts";
import { movementOwner } from "./movement-owners.ts";

interface Movements {
  payment_id: string;
  movements: ReturnType<typeof movementView>[];
}

/**
 * `GET /admin/v1/reconciliation`: the movements under manual review, newest first. D1 only says
 * which; each movement is read from its object. A movement whose review has ended is left out and
 * its row is written again, so a page may be short.
 */
export const listReconciliation = async (call: ListCall): Promise<Result<Reply>> => {
  const by = ["since", "endToEndId"] as const;
  const list = { table: reviews, by, condition: sql`resolved_at IS NULL` };
  const page = await newestPage(database(call.env), list, call.query, (row) => row);
  if (!page.ok) return page;
  const { data, next_cursor } = page.value;
  const found = await Promise.all(data.map((row) => reviewed(call, row)));
  const stale = data.filter((_, place) => found[place] === null);
  if (stale.length > 0) call.waitUntil(writeAgain(call, stale));
  return reply(200, { data: found.flatMap((view) => view ?? []), next_cursor });
};

type ReviewRow = typeof reviews.$inferSelect;

/** The movement of a row, if it is still under review. */
const reviewed = async ({ env }: AdminCall, row: ReviewRow) => {
  const view = await movementOwner(env, row.objectId)?.view({ view: "movements" });
  if (!view?.ok) return null;
  const { movements } = JSON.parse(view.value) as Movements;
  const movement = movements.find((known) => (known.movement ?? "") === row.movement);
  return movement?.reason && movement.resolved_at === null ? movement : null;
};

const writeAgain = async ({ env }: AdminCall, rows: readonly ReviewRow[]): Promise<void> => {
  const current = await Promise.all(rows.map((row) => movementOwner(env, row.objectId)?.look()));
  await upsertRows(
    env,
    current.flatMap((row) => row ?? []),
  );
};

/** `GET /admin/v1/reconciliation/{payment_id}`: all movements of a payment or an order. */
export const readReconciliation = async (
  call: AdminCall<unknown, { payment_id: string }>,
): Promise<Result<Reply>> =>
  replyWith(await movementOwner(call.env, call.path.payment_id)?.view({ view: "movements" }));

import { and, desc, sql } from "drizzle-orm";
import { type Result, refuse } from "../kernel/result.ts";
import { hasWork, movementsOf } from "../payments/movements.ts";
import { projectionOf, upsertProjections } from "../payments/projection.ts";
import { sessionById } from "../payments/session-address.ts";
import type { PaymentSessionRecord } from "../payments/session-record.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { pageOf } from "../platform/lists.ts";
import { positionOf, readListRequest } from "../platform/newest-first.ts";
import { reconciliation } from "../platform/schema.ts";
import { isOpenAttention } from "../transfers/attention.ts";
import type { AdminCall } from "./administration.ts";
import { movementView } from "./reconciliation-views.ts";

/**
 * `GET /admin/v1/reconciliation`: what people are to look at, newest first. D1 only says which;
 * each movement is read from its object. One that has been resolved meanwhile is left out, so a
 * page may be short, and D1 is told.
 */
export const listReconciliation = async (call: AdminCall): Promise<Result<Reply>> => {
  const order = { createdAt: reconciliation.since, id: reconciliation.endToEndId };
  const list = readListRequest(call.url, order);
  if (!list.ok) return list;
  const { limit, beyond } = list.value;
  const rows = await database(call.env)
    .select()
    .from(reconciliation)
    .where(and(sql`resolved_at IS NULL`, beyond))
    .orderBy(desc(reconciliation.since), desc(reconciliation.endToEndId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.since, row.endToEndId));
  const records = await Promise.all(
    page.data.map(({ paymentId }) => sessionById(call.env, paymentId)?.peek()),
  );
  const stale: PaymentSessionRecord[] = [];
  const data = page.data.flatMap((row, place) => {
    const record = records[place];
    if (!record) return [];
    const found = movementsOf(record).find(({ movement }) => movement === row.movement);
    if (found && isOpenAttention(found.transfer)) return movementView(record, found);
    stale.push(record);
    return [];
  });
  if (stale.length > 0) {
    const projections = stale.map((record) => projectionOf(record, hasWork(record)));
    call.waitUntil(upsertProjections(call.env, projections));
  }
  return reply(200, { data, next_cursor: page.next_cursor });
};

/** `GET /admin/v1/reconciliation/{payment_id}`: all movements of a payment, from its object. */
export const readReconciliation = async (call: AdminCall): Promise<Result<Reply>> => {
  const record = await sessionById(call.env, call.param("payment_id"))?.peek();
  if (!record) return refuse("NOT_FOUND");
  const movements = movementsOf(record).map((movement) => movementView(record, movement));
  return reply(200, { payment_id: record.terms.payment_id, movements });
};

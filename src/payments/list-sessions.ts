import { and, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { isoTime } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { positionOf, readListRequest } from "../platform/newest-first.ts";
import { payments } from "../platform/schema.ts";
import { sessionById } from "./session-address.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { type PaymentStatus, paymentStatus } from "./views.ts";

/**
 * GET /payments/sessions: the merchant's sessions, newest first, seconds behind. The list comes
 * from the projection; a row that is open there is read from its object, so that no list shows an
 * old state of a payment that still moves.
 */
type PaymentRow = typeof payments.$inferSelect;

const statuses = ["OPEN", "COMPLETED", "FAILED", "CANCELLED"] as const;

export const listSessionsStep = async (
  call: Call<GatewayEnv, MerchantCaller>,
): Promise<Result<Reply>> => {
  const order = { createdAt: payments.createdAt, id: payments.paymentId };
  const page = readListRequest(call.url, order);
  if (!page.ok) return page;
  const filters = readFilters(call.url);
  if (!filters.ok) return filters;
  const { merchant_id, mode } = call.caller;
  const { limit, beyond } = page.value;
  const own = [eq(payments.merchantId, merchant_id), eq(payments.mode, mode)];
  const rows = await database(call.env)
    .select()
    .from(payments)
    .where(and(...own, ...filters.value, beyond))
    .orderBy(desc(payments.createdAt), desc(payments.paymentId))
    .limit(limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, (row) =>
    positionOf(row.createdAt, row.paymentId),
  );
  const views = await Promise.all(data.map((row) => listedSession(call.env, row)));
  return reply(200, { data: views, next_cursor });
};

const readFilters = ({ searchParams }: URL): Result<SQL[]> => {
  const filters: SQL[] = [];
  const status = searchParams.get("status");
  if (status !== null) {
    const known = statuses.find((candidate) => candidate === status);
    if (!known) return refuseFilter("status", `must be one of ${statuses.join(", ")}`);
    filters.push(eq(payments.status, known));
  }
  const reference = searchParams.get("reference");
  if (reference !== null) filters.push(eq(payments.reference, reference));
  for (const name of ["created_after", "created_before"] as const) {
    const text = searchParams.get(name);
    if (text === null) continue;
    const at = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(at)) return refuseFilter(name, "must be an ISO 8601 time in UTC");
    const compare = name === "created_after" ? gte : lt;
    filters.push(compare(payments.createdAt, at));
  }
  return ok(filters);
};

const refuseFilter = (field: string, reason: string) =>
  refuse("VALIDATION_FAILED", { field, message: `${field}: ${reason}` });

const listedSession = async (env: GatewayEnv, row: PaymentRow): Promise<ListedSession> => {
  const record = row.status === "OPEN" ? await sessionById(env, row.paymentId)?.peek() : undefined;
  return record ? viewOfRecord(record) : viewOfRow(row);
};

interface ListedSession {
  session_id: string;
  payment_id: string;
  state: string;
  status: PaymentStatus;
  mode: Mode;
  /** Minor units. */
  amount: number;
  currency: string;
  reference: string | null;
  created_at: string;
  completed_at: string | null;
}

const viewOfRow = (row: PaymentRow): ListedSession => ({
  session_id: row.paymentId.replace(/^pay_/, "ps_"),
  payment_id: row.paymentId,
  state: row.state,
  status: row.status === "OPEN" ? "PENDING" : row.status,
  mode: row.mode,
  amount: row.amount,
  currency: row.currency,
  reference: row.reference,
  created_at: isoTime(row.createdAt),
  completed_at: row.completedAt === null ? null : isoTime(row.completedAt),
});

const viewOfRecord = (record: PaymentSessionRecord): ListedSession => {
  const { terms } = record;
  return {
    session_id: terms.session_id,
    payment_id: terms.payment_id,
    state: record.state,
    status: paymentStatus(record),
    mode: terms.mode,
    amount: terms.amount,
    currency: terms.currency,
    reference: terms.reference,
    created_at: isoTime(terms.created_at),
    completed_at: record.completed_at === null ? null : isoTime(record.completed_at),
  };
};

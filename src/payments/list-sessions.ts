import { and, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { isoTime } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf } from "../platform/newest-first.ts";
import { payments } from "../platform/schema.ts";
import type { listedSession as listedSessionAnswer } from "./answers.ts";
import type { sessionFilters } from "./requests.ts";
import { sessionById } from "./session-address.ts";
import type { PaymentSessionRecord } from "./session-record.ts";
import { paymentStatus } from "./views.ts";

/**
 * GET /payments/sessions: the merchant's sessions, newest first, seconds behind. The list comes
 * from the projection; a row that is open there is read from its object, so that no list shows an
 * old state of a payment that still moves.
 */
type PaymentRow = typeof payments.$inferSelect;

type Filters = InferOutput<typeof sessionFilters>;

export const listSessionsStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, MerchantCaller, unknown, unknown, Filters>): Promise<Result<Reply>> => {
  const { limit, cursor } = query;
  const beyond = beyondCursor(cursor, { createdAt: payments.createdAt, id: payments.paymentId });
  if (!beyond.ok) return beyond;
  const { merchant_id, mode } = caller;
  const own = [eq(payments.merchantId, merchant_id), eq(payments.mode, mode)];
  const rows = await database(env)
    .select()
    .from(payments)
    .where(and(...own, ...conditionsOf(query), beyond.value))
    .orderBy(desc(payments.createdAt), desc(payments.paymentId))
    .limit(limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, (row) =>
    positionOf(row.createdAt, row.paymentId),
  );
  const views = await Promise.all(data.map((row) => listedSession(env, row)));
  return reply(200, { data: views, next_cursor });
};

const conditionsOf = ({ status, reference, created_after, created_before }: Filters): SQL[] => [
  ...(status === undefined ? [] : [eq(payments.status, status)]),
  ...(reference === undefined ? [] : [eq(payments.reference, reference)]),
  ...(created_after === undefined ? [] : [gte(payments.createdAt, created_after)]),
  ...(created_before === undefined ? [] : [lt(payments.createdAt, created_before)]),
];

const listedSession = async (env: GatewayEnv, row: PaymentRow): Promise<ListedSession> => {
  const record = row.status === "OPEN" ? await sessionById(env, row.paymentId)?.peek() : undefined;
  return record ? viewOfRecord(record) : viewOfRow(row);
};

type ListedSession = InferOutput<typeof listedSessionAnswer>;

const viewOfRow = (row: PaymentRow): ListedSession => ({
  session_id: row.paymentId.replace(/^pay_/, "ps_"),
  payment_id: row.paymentId,
  state: row.state as ListedSession["state"],
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

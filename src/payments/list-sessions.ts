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
import { objects } from "../platform/schema.ts";
import { paymentKind } from "./payment-kind.ts";
import type { sessionFilters } from "./requests.ts";
import { sessionById } from "./session-address.ts";
import type { ListedSession, PaymentStatus } from "./views.ts";

/**
 * GET /payments/sessions: the merchant's sessions, newest first, up to seconds old. The list comes
 * from the projection. A row that is still open there is read from its object, so the list never
 * shows an outdated state of a moving payment.
 */
type PaymentRow = typeof objects.$inferSelect;

type Filters = InferOutput<typeof sessionFilters>;

export const listSessionsStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, MerchantCaller, unknown, unknown, Filters>): Promise<Result<Reply>> => {
  const { limit, cursor } = query;
  const beyond = beyondCursor(cursor, { createdAt: objects.createdAt, id: objects.objectId });
  if (!beyond.ok) return beyond;
  const { merchant_id, mode } = caller;
  const own = [
    eq(objects.ownerKind, "MERCHANT"),
    eq(objects.ownerId, merchant_id),
    eq(objects.mode, mode),
    eq(objects.kind, paymentKind.kind),
  ];
  const rows = await database(env)
    .select()
    .from(objects)
    .where(and(...own, ...conditionsOf(query), beyond.value))
    .orderBy(desc(objects.createdAt), desc(objects.objectId))
    .limit(limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, (row) =>
    positionOf(row.createdAt, row.objectId),
  );
  const views = await Promise.all(data.map((row) => listedSession(env, row)));
  return reply(200, { data: views, next_cursor });
};

const conditionsOf = ({ status, reference, created_after, created_before }: Filters): SQL[] => [
  ...(status === undefined ? [] : [eq(objects.status, status)]),
  ...(reference === undefined ? [] : [eq(objects.reference, reference)]),
  ...(created_after === undefined ? [] : [gte(objects.createdAt, created_after)]),
  ...(created_before === undefined ? [] : [lt(objects.createdAt, created_before)]),
];

const listedSession = async (env: GatewayEnv, row: PaymentRow): Promise<ListedSession> => {
  const viewer = { merchant_id: row.ownerId, mode: row.mode };
  const stub = row.status === "OPEN" ? sessionById(env, row.objectId) : null;
  const view = await stub?.view({ view: "listed", ...viewer });
  return view?.ok ? (JSON.parse(view.value) as ListedSession) : viewOfRow(row);
};

const viewOfRow = (row: PaymentRow): ListedSession => ({
  session_id: row.objectId.replace(/^pay_/, "ps_"),
  payment_id: row.objectId,
  state: row.state as ListedSession["state"],
  status: row.status === "OPEN" ? "PENDING" : (row.status as PaymentStatus),
  mode: row.mode,
  amount: row.amount ?? 0,
  currency: row.currency ?? "",
  reference: row.reference,
  created_at: isoTime(row.createdAt),
  completed_at: row.completedAt === null ? null : isoTime(row.completedAt),
});

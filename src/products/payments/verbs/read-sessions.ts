import { and, eq, gte, lt, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../../base/platform/clock.ts";
import { type Call, type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listsOf } from "../../../base/platform/list-databases.ts";
import { beyondCursor, pageOf, positionOf, readNewest } from "../../../base/platform/lists.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { ofOwner } from "../../../frame/objects/object-list.ts";
import type { MerchantCaller } from "../../../network/parties/guards.ts";
import { paymentKind } from "../kind.ts";
import type { MerchantViewer } from "../refund-record.ts";
import type { SessionPath, sessionFilters } from "../requests.ts";
import { isFinalSession } from "../session-machine.ts";
import { requestForms, sessionById, sessionHexOfKey, sessionStub } from "../session-record.ts";
import type { ListedSession, PaymentStatus } from "../views.ts";

type OwnCall = Pick<
  Call<GatewayEnv, MerchantCaller, unknown, SessionPath>,
  "env" | "caller" | "path"
>;

/** GET /payments/sessions/{id}: for its merchant. Another merchant's session is not found. */
export const readSessionStep = async ({ env, caller, path }: OwnCall): Promise<Result<Reply>> => {
  const { merchant_id, mode } = caller;
  return replyWith(await sessionById(env, path.id)?.view({ view: "session", merchant_id, mode }));
};

interface PaymentStub {
  view(request: { view: "payment" } & MerchantViewer): Promise<Result<string> | null>;
}

/** GET /payments/{id}/status (P6.3). `kinds`: the kinds of objects that are payments. */
export const readPaymentStatusStep =
  (kinds: readonly ObjectKind[]) =>
  async ({ env, caller, path }: OwnCall): Promise<Result<Reply>> => {
    const { merchant_id, mode } = caller;
    const found = findObject<PaymentStub>(env, kinds, path.id);
    return replyWith(await found?.stubOf().view({ view: "payment", merchant_id, mode }));
  };

/**
 * GET /payments/sessions: the merchant's sessions, newest first. The list comes from the
 * projection, which can lag by seconds. A row that is open there is read from its object, so the
 * list never shows an outdated state of an open payment.
 *
 * `reference` also finds the payments whose idempotency key is that reference, as soon as they are
 * created, because their objects are addressed by the key.
 */
type PaymentRow = typeof objects.$inferSelect;

type Entry = Pick<PaymentRow, "objectId" | "createdAt"> & { read(): Promise<ListedSession> };

type Filters = InferOutput<typeof sessionFilters>;

type ListCall = Call<GatewayEnv, MerchantCaller, unknown, unknown, Filters>;

/** Newest first. @rule P1.14 */
const order = { createdAt: objects.createdAt, id: objects.objectId };

export const listSessionsStep = async (call: ListCall): Promise<Result<Reply>> => {
  const { env, caller, query } = call;
  const { limit, cursor } = query;
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const { merchant_id, mode } = caller;
  const owner = { kind: "MERCHANT", id: merchant_id } as const;
  const own = ofOwner(owner, mode, paymentKind.kind);
  const { db } = await listsOf(env, owner);
  const [{ rows, end }, underKey] = await Promise.all([
    readNewest(
      db,
      { table: objects, order, condition: and(...own, ...conditionsOf(query), beyond.value) },
      [{ column: objects.status, value: query.status }],
      limit,
    ),
    readUnderKey(call),
  ]);
  const missing = underKey.filter(({ objectId }) => rows.every((row) => row.objectId !== objectId));
  const entries = [...rows.map((row) => entryOf(env, row)), ...missing]
    .sort(newestFirst)
    .slice(0, limit + 1);
  const { data, next_cursor } = pageOf(entries, limit, keyOf);
  const views = await Promise.all(data.map((entry) => entry.read()));
  return reply(200, { data: views, next_cursor: next_cursor ?? end });
};

const keyOf = ({ createdAt, objectId }: Pick<Entry, "createdAt" | "objectId">): string =>
  positionOf(createdAt, objectId);

const newestFirst = (a: Entry, b: Entry): number =>
  b.createdAt - a.createdAt || (b.objectId > a.objectId ? 1 : -1);

/**
 * The payments whose idempotency key is the reference. Only the first page needs them: a payment
 * missing from the list is a new one.
 */
const readUnderKey = async ({ env, caller, query }: ListCall): Promise<Entry[]> => {
  const { reference, cursor } = query;
  if (reference === undefined || cursor !== undefined) return [];
  const { merchant_id, mode } = caller;
  const views = await Promise.all(
    requestForms.map((form) =>
      sessionStub(env, sessionHexOfKey(env, form, caller, reference))?.view({
        view: "listed",
        merchant_id,
        mode,
      }),
    ),
  );
  return views
    .flatMap((view) => (view?.ok ? [JSON.parse(view.value) as ListedSession] : []))
    .filter((session) => matches(session, query))
    .map((session) => ({
      objectId: session.payment_id,
      createdAt: Date.parse(session.created_at),
      read: async () => session,
    }));
};

/** Applies the same filters to a session that was read from its object. */
const matches = (session: ListedSession, query: Filters): boolean => {
  const createdAt = Date.parse(session.created_at);
  const status = isFinalSession(session.state) ? session.status : "OPEN";
  return (
    session.reference === query.reference &&
    (query.status === undefined || status === query.status) &&
    createdAt >= (query.created_after ?? 0) &&
    createdAt < (query.created_before ?? Number.POSITIVE_INFINITY)
  );
};

/** The filters that the primary key or an index serves. @rule P1.12 */
const conditionsOf = ({ reference, created_after, created_before }: Filters): SQL[] => [
  ...(reference === undefined ? [] : [eq(objects.reference, reference)]),
  ...(created_after === undefined ? [] : [gte(objects.createdAt, created_after)]),
  ...(created_before === undefined ? [] : [lt(objects.createdAt, created_before)]),
];

const entryOf = (env: GatewayEnv, row: PaymentRow): Entry => ({
  objectId: row.objectId,
  createdAt: row.createdAt,
  read: () => listedSession(env, row),
});

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
  completed_at: isoTimeOrNull(row.completedAt),
});

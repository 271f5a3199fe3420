import { and, eq } from "drizzle-orm";
import type { TppCaller } from "../consents/tpp-caller.ts";
import type { Result } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../platform/newest-first.ts";
import { objects } from "../platform/schema.ts";
import { orderById } from "./order-address.ts";
import { paymentOrderKind } from "./order-kind.ts";
import { isFinal } from "./order-machine.ts";
import type { OrderViewer } from "./order-record.ts";
import type { PaymentOrderAnswer } from "./order-views.ts";
import type { OrderFilters, OrderPath } from "./requests.ts";

type OrderCall = Call<GatewayEnv, TppCaller, unknown, OrderPath>;

/** The TPP, as orders know it. With a consent's token it sees the orders of that consent. */
const viewerOf = ({ tpp: { tpp_id, mode }, consent_id }: TppCaller): OrderViewer => ({
  ...{ tpp_id, mode, consent_id },
});

/** GET /ob/payment-orders/{id}. Another TPP's order is not found. */
export const readOrderStep = async ({ env, caller, path }: OrderCall): Promise<Result<Reply>> =>
  replyWith(await orderById(env, path.id)?.view({ view: "order", ...viewerOf(caller) }));

/**
 * POST …/cancel: possible until an instruction goes to the bank. Repeated, it gives the same
 * answer.
 */
export const cancelOrderStep = async (call: OrderCall): Promise<Result<Reply>> => {
  const { env, caller, path, correlationId, traceparent } = call;
  const viewer = viewerOf(caller);
  const note = { correlationId, traceparent };
  const turn = await orderById(env, path.id)?.act({ type: "cancel", ...viewer }, note, {
    ...{ view: "order", ...viewer },
  });
  return turn?.refusal ?? replyWith(turn?.view);
};

const order = { createdAt: objects.createdAt, id: objects.objectId };

/**
 * GET /ob/payment-orders: the TPP's orders, newest first. Which there are comes from the
 * projection, up to seconds old; each is read from its object, so none is shown in a state that it
 * has left.
 */
export const listOrdersStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, TppCaller, unknown, unknown, OrderFilters>): Promise<Result<Reply>> => {
  const viewer = viewerOf(caller);
  const { limit, cursor, status, reference } = query;
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const own = [
    ...[eq(objects.ownerKind, "TPP"), eq(objects.ownerId, viewer.tpp_id)],
    ...[eq(objects.mode, viewer.mode), eq(objects.kind, paymentOrderKind.kind)],
    ...(reference === undefined ? [] : [eq(objects.reference, reference)]),
  ];
  const wanted = status && !isFinal(status) ? "OPEN" : status;
  const { rows, end } = await readNewest(
    database(env),
    { table: objects, order, condition: and(...own, beyond.value) },
    [{ column: objects.status, value: wanted }],
    limit,
  );
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.objectId));
  const orders = await Promise.all(
    page.data.map(async ({ objectId }) => {
      const view = await orderById(env, objectId)?.view({ view: "order", ...viewer });
      return view?.ok ? (JSON.parse(view.value) as PaymentOrderAnswer) : null;
    }),
  );
  const data = orders.filter(
    (shown) => shown !== null && (status === undefined || shown.status === status),
  );
  return reply(200, { data, next_cursor: page.next_cursor ?? end });
};

import { eq } from "drizzle-orm";
import type { Result } from "../../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { listObjects, ofOwner, withStatus } from "../../../frame/objects/object-list.ts";
import type { TppCaller } from "../../consents/tpp-caller.ts";
import type { PaymentOrderAnswer } from "../answers.ts";
import { paymentOrderKind } from "../kind.ts";
import { isFinalOrder } from "../order-machine.ts";
import { type OrderViewer, orderById } from "../order-record.ts";
import type { OrderFilters, OrderPath } from "../requests.ts";

type OrderCall = Call<GatewayEnv, TppCaller, unknown, OrderPath>;

/**
 * The TPP, in the form that views of orders take. With a consent's token it sees only the orders of
 * that consent.
 */
const viewerOf = ({ tpp: { tpp_id, mode }, consent_id }: TppCaller): OrderViewer => ({
  tpp_id,
  mode,
  consent_id,
});

/** GET /ob/payment-orders/{id}. Another TPP's order is not found. */
export const readOrderStep = async ({ env, caller, path }: OrderCall): Promise<Result<Reply>> =>
  replyWith(await orderById(env, path.id)?.view({ view: "order", ...viewerOf(caller) }));

/**
 * POST …/cancel: possible until the instruction to the bank exists. A repeated request gets the
 * same answer.
 */
export const cancelOrderStep = async (call: OrderCall): Promise<Result<Reply>> => {
  const { env, caller, path, correlationId, traceparent } = call;
  const viewer = viewerOf(caller);
  const note = { correlationId, traceparent };
  const turn = await orderById(env, path.id)?.act({ type: "cancel", ...viewer }, note, {
    view: "order",
    ...viewer,
  });
  return turn?.refusal ?? replyWith(turn?.view);
};

/** GET /ob/payment-orders: the TPP's orders, newest first. */
export const listOrdersStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, TppCaller, unknown, unknown, OrderFilters>): Promise<Result<Reply>> => {
  const viewer = viewerOf(caller);
  const { tpp_id, mode } = viewer;
  const { status, reference } = query;
  const owner = { kind: "TPP", id: tpp_id } as const;
  const listed = await listObjects<PaymentOrderAnswer>({
    env,
    owner,
    condition: [
      ...ofOwner(owner, mode, paymentOrderKind.kind),
      ...(reference === undefined ? [] : [eq(objects.reference, reference)]),
    ],
    filters: [{ column: objects.status, value: status && !isFinalOrder(status) ? "OPEN" : status }],
    query,
    read: (id) => orderById(env, id)?.view({ view: "order", ...viewer }),
  });
  return listed.ok ? reply(200, withStatus(listed.value, status)) : listed;
};

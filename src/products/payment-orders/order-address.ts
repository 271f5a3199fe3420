import { parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objectStub, type Remote } from "../../base/platform/objects.ts";
import type { PaymentOrder } from "./order-object.ts";

/** A payment order's object. Its identifier is its address. */
export type OrderStub = Remote<PaymentOrder>;

export const ORDER_PREFIXES = ["po"] as const;
export const PAYMENT_ORDERS = "PAYMENT_ORDERS";

/** The object with an object id in hex; null if no payment order of this gateway has that id. */
export const orderStub = (env: GatewayEnv, hex: string): OrderStub | null =>
  objectStub<OrderStub>(env, PAYMENT_ORDERS, hex);

/** The object behind po_…; null for a malformed or foreign id. */
export const orderById = (env: GatewayEnv, id: string): OrderStub | null => {
  const hex = parseId(ORDER_PREFIXES, id);
  return hex === null ? null : orderStub(env, hex);
};

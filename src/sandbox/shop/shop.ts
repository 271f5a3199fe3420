import * as v from "valibot";
import type { Order, OrderModel } from "../answers.ts";
import type { BookTable } from "../bank/books.ts";
import type { ShopItem } from "../page-models.ts";
import { CURRENCY } from "../residents.ts";

/**
 * The demo merchant. Only a webhook with a valid signature makes an order paid. The customer's
 * return through the redirect proves nothing (P8.18).
 */
export const SHOP_NAME = "Meridian Books";

export const shopItems: readonly ShopItem[] = [
  {
    item: "atlas",
    label: "The Meridian Atlas",
    description: "Large-format world atlas, cloth-bound.",
    amount: 4_900,
    currency: CURRENCY,
  },
  {
    item: "almanac",
    label: "The Tide Almanac",
    description: "Tables of tides and moons for the whole year.",
    amount: 1_850,
    currency: CURRENCY,
  },
  {
    item: "globe",
    label: "Desk globe",
    description: "Hand-finished globe on a walnut stand.",
    amount: 18_900,
    currency: CURRENCY,
  },
];

export const findItem = (item: string): ShopItem | null =>
  shopItems.find((known) => known.item === item) ?? null;

export const orderModelOf = (order: Order, returnedStatus: string | null): OrderModel => ({
  ...order,
  shop_name: SHOP_NAME,
  item_label: findItem(order.item)?.label ?? order.item,
  returned_status: returnedStatus,
  status_url: `/shop/orders/${order.order_id}/status.json`,
});

const webhook = v.object({
  event: v.string(),
  data: v.object({
    session_id: v.string(),
    reference: v.nullish(v.string(), null),
    amount: v.number(),
    currency: v.string(),
    failure_code: v.nullish(v.string(), null),
  }),
});

/**
 * Applies a webhook whose signature was verified. PAID is final: later or repeated webhooks change
 * nothing. A webhook with another session or amount than the order's does not apply.
 * @rule P8.18
 */
export const noteWebhook = (orders: BookTable<Order>, body: string, receivedAt: string): void => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), webhook), body);
  if (!parsed.success) return;
  const { event, data } = parsed.output;
  const order = data.reference === null ? null : orders.get(data.reference);
  if (!order || order.status === "PAID" || order.session_id !== data.session_id) return;
  if (order.amount !== data.amount || order.currency !== data.currency) return;
  switch (event) {
    case "payment.completed":
      orders.put({ ...order, status: "PAID", failure_code: null, paid_at: receivedAt });
      return;
    case "payment.processing":
    case "payment.settlement_pending":
      if (order.status === "AWAITING_PAYMENT") orders.put({ ...order, status: "PROCESSING" });
      return;
    case "payment.failed":
    case "payment.expired":
    case "payment.cancelled": {
      const failureCode = data.failure_code ?? event.slice("payment.".length).toUpperCase();
      orders.put({ ...order, status: "NOT_PAID", failure_code: failureCode });
    }
  }
};

/** Applies the gateway's answer about an order's payment. PAID stays PAID here too. */
export const noteCancelled = (orders: BookTable<Order>, orderId: string): Order => {
  const order = orders.get(orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  if (order.status !== "AWAITING_PAYMENT") return order;
  const cancelled: Order = { ...order, status: "NOT_PAID", failure_code: "CANCELLED" };
  orders.put(cancelled);
  return cancelled;
};

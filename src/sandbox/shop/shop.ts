import * as v from "valibot";
import type { Payment } from "../../sdk/merchant.ts";
import type { Order } from "../answers.ts";
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

/**
 * The number of another try at an order that was not paid: order-…, order-…-2, order-…-3. It is the
 * idempotency key too, so "Try again" pressed twice opens one session.
 */
export const nextOrderId = (orderId: string): string => {
  const [, basket = orderId, attempt = "1"] = /^(order-\w{12})(?:-(\d+))?$/.exec(orderId) ?? [];
  return `${basket}-${Number(attempt) + 1}`;
};

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

/**
 * Applies the gateway's own answer about an order's payment. It shows sooner than a webhook how
 * the payment stands, and also a cancelled one, of which no webhook tells (P8.6). It makes no order
 * paid.
 */
export const noteAnswer = (
  orders: BookTable<Order>,
  orderId: string,
  { status, failure }: Pick<Payment, "status" | "failure">,
): Order => {
  const order = orders.get(orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  const changed = changedBy(order, status, failure?.code ?? status);
  if (changed !== order) orders.put(changed);
  return changed;
};

const changedBy = (order: Order, status: Payment["status"], code: string): Order => {
  if (order.status === "PAID" || order.status === "NOT_PAID") return order;
  switch (status) {
    case "PENDING":
    case "AUTH_REQUIRED":
      return order;
    case "PROCESSING":
    case "COMPLETED":
      return { ...order, status: "PROCESSING" };
    default:
      return { ...order, status: "NOT_PAID", failure_code: code };
  }
};

import type { Audience } from "../../network/webhooks/audience.ts";

/** The events of payment orders. @rule O8.9 */
export const paymentOrderEvents = {
  "payment_order.pending_sca": "usual",
  "payment_order.completed": "usual",
  "payment_order.failed": "usual",
  "payment_order.rejected": "usual",
  "payment_order.cancelled": "usual",
} as const satisfies Record<string, Audience>;

export type PaymentOrderEventName = keyof typeof paymentOrderEvents;

import type { Audience } from "../../network/webhooks/audience.ts";

/** The events of payments, and who receives each. @rule P8.5 P8.6 */
export const paymentEvents = {
  "payment.initiated": "optional",
  "payment.processing": "optional",
  "payment.settlement_pending": "usual",
  "payment.settlement_stalled": "optional",
  "payment.completed": "usual",
  "payment.failed": "usual",
  "payment.expired": "usual",
  "payment.cancelled": "optional",
  "settlement.completed": "optional",
  "refund.completed": "usual",
  "refund.failed": "usual",
} as const satisfies Record<string, Audience>;

export type PaymentEventName = keyof typeof paymentEvents;

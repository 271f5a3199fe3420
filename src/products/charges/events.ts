import type { EventSubject } from "../../network/webhooks/events.ts";

/**
 * Describes charges to webhooks. The mandate publishes what becomes of a charge; of its refunds the
 * merchant learns as of any refund.
 */
export const chargeSubject: EventSubject = {
  idName: "charge_id",
  events: { "refund.completed": "usual", "refund.failed": "usual" },
  ownAddress: "AD_HOC",
  readWebhookUrl: async () => null,
};

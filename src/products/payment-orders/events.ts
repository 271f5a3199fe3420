import type { EventSubject } from "../../network/webhooks/events.ts";
import { paymentOrderEvents } from "./event-names.ts";

/** Describes payment orders to webhooks. Their events go to the TPP's registered address only. */
export const orderSubject: EventSubject = {
  idName: "payment_order_id",
  events: paymentOrderEvents,
  ownAddress: "AD_HOC",
  readWebhookUrl: async () => null,
};

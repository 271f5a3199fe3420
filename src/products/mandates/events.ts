import type { EventSubject } from "../../network/webhooks/events.ts";
import { mandateEvents } from "./event-names.ts";

/** Describes mandates to webhooks. Their events go to their owner's registered address only. */
export const mandateSubject: EventSubject = {
  idName: "mandate_id",
  events: mandateEvents,
  ownAddress: "AD_HOC",
  readWebhookUrl: async () => null,
};

import type { EventSubject } from "../../network/webhooks/events.ts";
import { consentEvents } from "./event-names.ts";

/** Describes consents to webhooks. Their events go to the TPP's registered address only. */
export const consentSubject: EventSubject = {
  idName: "consent_id",
  events: consentEvents,
  ownAddress: "AD_HOC",
  readWebhookUrl: async () => null,
};

import type { EventSubject } from "../webhooks/events.ts";
import { paymentEvents } from "./event-names.ts";
import { sessionById } from "./session-address.ts";

/** What webhooks know of payment sessions. */
export const sessionSubject: EventSubject = {
  idName: "session_id",
  events: paymentEvents,
  async readWebhookUrl(env, sessionId) {
    const record = await sessionById(env, sessionId)?.peek();
    return record?.terms.webhook_url ?? null;
  },
};

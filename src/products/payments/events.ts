import type { EventSubject } from "../../network/webhooks/events.ts";
import { paymentEvents } from "./event-names.ts";
import { sessionById } from "./session-address.ts";

/** Describes payment sessions to webhooks. */
export const sessionSubject: EventSubject = {
  idName: "session_id",
  events: paymentEvents,
  ownAddress: "AD_HOC",
  async readWebhookUrl(env, sessionId) {
    const view = await sessionById(env, sessionId)?.view({ view: "webhook_address" });
    return view?.ok ? (JSON.parse(view.value) as { webhook_url: string | null }).webhook_url : null;
  },
};

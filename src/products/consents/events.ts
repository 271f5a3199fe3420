import * as v from "valibot";
import {
  consentId,
  described,
  eventId,
  mode,
  named,
  text,
  time,
} from "../../base/kernel/fields.ts";
import { declareEvents } from "../../network/webhooks/event-contract.ts";
import { consentStatus } from "./answers.ts";

/** The data of the events of consents. A field without a value is absent. @rule O5.10 O5.20 */
const consentEvent = v.pipe(
  v.strictObject({
    event_id: eventId,
    occurred_at: time,
    mode,
    consent_id: consentId,
    reference: v.exactOptional(text("The TPP's own.", "user-7")),
    status: consentStatus,
    status_reason: v.exactOptional(
      text("Why it was rejected or revoked, if that is known.", "CUSTOMER_REJECTED"),
    ),
    expires_at: v.exactOptional(
      v.pipe(time, described("While it is AUTHORISED: its end.", "2027-02-20T10:15:00.000Z")),
    ),
  }),
  named("ConsentEvent", "The consent at the time of the event."),
);

type Status = v.InferOutput<typeof consentStatus>;

const event = (summary: string, status: Status, status_reason?: string) => {
  const ended = status === "AUTHORISED" ? {} : { expires_at: undefined };
  const example = { status, status_reason, ...ended };
  return { summary, data: v.pipe(consentEvent, v.metadata({ examples: [example] })) };
};

/** The events of consents. @rule O5.10 */
export const consentEvents = declareEvents({
  "consent.granted": event("The customer has approved it, also again", "AUTHORISED"),
  "consent.rejected": event("The customer did not approve it", "REJECTED", "CUSTOMER_REJECTED"),
  "consent.revoked": event("It was ended, and every token of it", "REVOKED"),
  "consent.expiring": event("It ends in seven days", "AUTHORISED"),
  "consent.expired": event("It has come to its end", "EXPIRED"),
  "consent.reauthorisation_required": event(
    "A used code or refresh token came again, so its tokens have ended",
    "AUTHORISED",
  ),
});

export type ConsentEventName = keyof typeof consentEvents;

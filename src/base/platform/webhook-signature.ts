import { Webhook } from "standardwebhooks";

/**
 * The headers of a signed event [Standard Webhooks], over exactly the bytes that are sent. Each
 * secret is `whsec_` and base64; there is one signature for each, so receivers with either of two
 * accept it.
 *
 * `at` is the time of this attempt, in milliseconds: receivers refuse a signature that is more than
 * five minutes old.
 */
export const standardHeaders = (
  eventId: string,
  bytes: string,
  secrets: readonly string[],
  at: number,
): Record<string, string> => ({
  "webhook-id": eventId,
  "webhook-timestamp": String(Math.floor(at / 1000)),
  "webhook-signature": secrets
    .map((secret) => new Webhook(secret).sign(eventId, new Date(at), bytes))
    .join(" "),
});

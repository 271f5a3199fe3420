import { Webhook } from "standardwebhooks";
import { hmacHex } from "../../base/platform/crypto.ts";
import type { SigningSecrets } from "../parties/signing-secrets.ts";

/**
 * Both signatures of an event, over exactly the bytes that are sent: X-Gateway-Signature and the
 * headers of Standard Webhooks.
 *
 * The two read a secret differently. X-Gateway-Signature uses the text as it is shown, `whsec_`
 * included. Standard Webhooks decodes the base64 after `whsec_`. During a rotation
 * webhook-signature has one signature per secret, so receivers with either secret accept it.
 * X-Gateway-Signature has room for one only, of the promoted secret.
 *
 * `at` is the time of this attempt, in milliseconds: receivers refuse a signature that is more than
 * five minutes old.
 * @rule P8.2 P8.3
 */
export const signatureHeaders = (
  eventId: string,
  bytes: string,
  secrets: SigningSecrets,
  at: number,
): Record<string, string> => ({
  "x-gateway-signature": `sha256=${hmacHex(secrets.promoted, bytes)}`,
  "webhook-id": eventId,
  "webhook-timestamp": String(Math.floor(at / 1000)),
  "webhook-signature": secrets.all
    .map((secret) => new Webhook(secret).sign(eventId, new Date(at), bytes))
    .join(" "),
});

import type { Audience } from "../../network/webhooks/audience.ts";

/** The events of consents. @rule O5.10 */
export const consentEvents = {
  "consent.granted": "usual",
  "consent.rejected": "usual",
  "consent.revoked": "usual",
  "consent.expiring": "usual",
  "consent.expired": "usual",
  "consent.reauthorisation_required": "usual",
} as const satisfies Record<string, Audience>;

export type ConsentEventName = keyof typeof consentEvents;

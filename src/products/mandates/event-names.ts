import type { Audience } from "../../network/webhooks/audience.ts";

/** The events of mandates and their charges (M4.2). @rule M4.1 */
export const mandateEvents = {
  "mandate.activated": "usual",
  "mandate.rejected": "usual",
  "mandate.paused": "usual",
  "mandate.resumed": "usual",
  "mandate.cancelled": "usual",
  "mandate.expiring": "usual",
  "mandate.expired": "usual",
  "mandate.completed": "usual",
  // @rule M4.2
  "mandate.charge.scheduled": "usual",
  "mandate.charge.completed": "usual",
  "mandate.charge.failed": "usual",
  "mandate.charge.cancelled": "usual",
} as const satisfies Record<string, Audience>;

export type MandateEventName = keyof typeof mandateEvents;

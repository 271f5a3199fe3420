import type { Mode } from "../platform/env.ts";

/**
 * The payment events that merchants are told of (§6 and contract/payments.md § Webhooks). The
 * usual ones go to every endpoint; the optional ones, which no fulfilment may rely on, only where
 * the merchant asked for them.
 */
export const paymentEvents = {
  "payment.initiated": "optional",
  "payment.processing": "optional",
  "payment.settlement_pending": "usual",
  "payment.settlement_stalled": "optional",
  "payment.completed": "usual",
  "payment.failed": "usual",
  "payment.expired": "usual",
  "settlement.completed": "optional",
  "refund.completed": "usual",
  "refund.failed": "usual",
} as const satisfies Record<string, "usual" | "optional">;

export type PaymentEventName = keyof typeof paymentEvents;

const optionalEvents: ReadonlySet<string> = new Set(
  Object.entries(paymentEvents).flatMap(([name, audience]) =>
    audience === "optional" ? [name] : [],
  ),
);

/** Whether an event goes only to those who asked for it. */
export const isOptionalEvent = (event: string): boolean => optionalEvents.has(event);

/** What an event's owner wants told to the merchant. */
export interface OutgoingEvent {
  /** Receivers know repeats by it; the same in every attempt and every replay. */
  event_id: string;
  event: string;
  mode: Mode;
  merchant_id: string;
  /** The session's own address, or null for the merchant's registered endpoint. */
  webhook_url: string | null;
  /** The exact body (`eventBytes`), made once when the event happened. */
  bytes: string;
  /** Milliseconds since the epoch. */
  occurred_at: number;
}

/** What the data of every event holds; each kind of event adds its own members. */
export interface EventHead {
  event_id: string;
  /** ISO 8601 in UTC. */
  occurred_at: string;
  mode: Mode;
}

/** The body of an event: exactly `{event, data}`. Members that are undefined are left out. */
export const eventBytes = <Data extends EventHead>(event: string, data: Data): string =>
  JSON.stringify({ event, data });

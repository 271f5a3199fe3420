import type { Effect } from "../aggregate/effects.ts";
import type { TimelineEntry } from "../aggregate/timeline.ts";
import { type Authorisation1, upcastAuthorisation1 } from "../sca/authorisation-upcasts.ts";
import { type Transfer1, upcastTransfer1 } from "../transfers/transfer-upcasts.ts";
import {
  type OutgoingEvent,
  type OutgoingEventV1,
  upcastOutgoingEvent,
} from "../webhooks/events.ts";
import type { PaymentSessionRecord, Refund, SessionEffect } from "./session-record.ts";

/**
 * The stored schemas of earlier releases, and how each becomes the next. test/released holds real
 * values of each.
 *
 * 1, until November 2026: no timeline and no give-up times; `attention` instead of the manual
 * review of a transfer; a check under way visible only in `verification`; events with a merchant
 * and without a subject.
 *
 * 2, for some hours of November 2026: timeline entries do not say which refund they are about.
 */
type Session1 = Omit<Session2, "timeline" | "sca" | "transfer" | "refunds" | "effects"> & {
  sca: Authorisation1;
  transfer: Transfer1 | null;
  refunds: (Omit<Refund, "transfer"> & { transfer: Transfer1 })[];
  effects: Effect1[];
};

type Session2 = Omit<PaymentSessionRecord, "schema" | "timeline"> & {
  timeline: Omit<TimelineEntry, "about">[];
};

type Effect1 = Omit<Effect, "give_up_at"> & { event?: OutgoingEvent | OutgoingEventV1 };

const upcastSession1 = (stored: Session1): Session2 => ({
  ...stored,
  sca: upcastAuthorisation1(stored.sca),
  transfer: stored.transfer && upcastTransfer1(stored.transfer),
  refunds: stored.refunds.map((refund) => ({
    ...refund,
    transfer: upcastTransfer1(refund.transfer),
  })),
  effects: stored.effects.map((effect) => upcastEffect1(effect, stored.terms.session_id)),
  timeline: [],
});

const upcastEffect1 = (stored: Effect1, sessionId: string): SessionEffect => {
  const effect = { ...stored, give_up_at: null };
  return (
    stored.event ? { ...effect, event: upcastOutgoingEvent(stored.event, sessionId) } : effect
  ) as SessionEffect;
};

const upcastSession2 = (stored: Session2): Omit<PaymentSessionRecord, "schema"> => ({
  ...stored,
  timeline: stored.timeline.map((entry) => ({ ...entry, about: null })),
});

export const sessionUpcasts = [upcastSession1, upcastSession2] as const;

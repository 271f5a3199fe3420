import type { Effect } from "../aggregate/effects.ts";
import type { TimelineEntry } from "../aggregate/timeline.ts";
import type { CreditorAccount, DebtorAccount, NamedAccount } from "../directory/resolve-account.ts";
import type { SettlementStrategy } from "../parties/settings.ts";
import {
  type Authorisation1,
  type Authorisation4,
  upcastAuthorisation1,
  upcastAuthorisation4,
} from "../sca/authorisation-upcasts.ts";
import type { ChosenRoute } from "../transfers/choose-route.ts";
import type { MovementEffect } from "../transfers/movement-steps.ts";
import {
  type Transfer1,
  type Transfer4,
  upcastMovementEffect4,
  upcastTransfer1,
  upcastTransfer4,
} from "../transfers/transfer-upcasts.ts";
import {
  type OutgoingEvent,
  type OutgoingEventV1,
  upcastOutgoingEvent,
} from "../webhooks/events.ts";
import type { Refund } from "./refund-record.ts";
import type { PaymentSessionRecord, SessionEffect, SessionTerms } from "./session-record.ts";

/**
 * The stored schemas of earlier releases, and how each becomes the next. test/released holds real
 * values of each.
 *
 * 1, until November 2026: no timeline and no give-up times; `attention` instead of the manual
 * review of a transfer; a check under way visible only in `verification`; events with a merchant
 * and without a subject.
 *
 * 2, for some hours of November 2026: timeline entries do not say which refund they are about.
 *
 * 3, for some hours too: accounts do not hold the registry's route of their alias.
 *
 * 4, likewise: transfers do not say when staff must look at them, no effect has an end, and nothing
 * is known of the payee of a resolution that failed or of approvals of older prompts. The strategy
 * of a session's creation holds, accounts do not say where their bank was asked, and a payment to
 * the settlement account is like one to any account.
 */
type Session1 = Omit<Session2, "timeline" | "sca" | "transfer" | "refunds" | "effects"> & {
  sca: Authorisation1;
  transfer: Transfer1 | null;
  refunds: (Omit<Refund, "transfer"> & { transfer: Transfer1 })[];
  effects: Effect1[];
};

type Session2 = Omit<Session3, "timeline"> & { timeline: Omit<TimelineEntry, "about">[] };

type Session3 = Omit<Session4, "payer" | "route"> & {
  payer: Omit<Debtor4, "alias_route"> | null;
  route: (Omit<ChosenRoute, "creditor"> & { creditor: Omit<Creditor4, "alias_route"> }) | null;
};

type Session4 = Omit<PaymentSessionRecord, "schema" | "payee" | ChangedIn5> & {
  sca: Authorisation4;
  terms: Omit<SessionTerms, "to_settlement_account"> & { strategy: SettlementStrategy };
  payer: Debtor4 | null;
  route: (Omit<ChosenRoute, "creditor"> & { creditor: Creditor4 }) | null;
  transfer: Transfer4 | null;
  refunds: (Omit<Refund, "transfer"> & { transfer: Transfer4 })[];
};

type ChangedIn5 = "terms" | "payer" | "route" | "sca" | "transfer" | "refunds";
type Debtor4 = Omit<DebtorAccount, "core_base_url">;
type Creditor4 = Omit<CreditorAccount, "core_base_url">;

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

const upcastSession2 = (stored: Session2): Session3 => ({
  ...stored,
  timeline: stored.timeline.map((entry) => ({ ...entry, about: null })),
});

const upcastSession3 = (stored: Session3): Session4 => ({
  ...stored,
  payer: stored.payer && withAliasRoute(stored.payer),
  route: stored.route && { ...stored.route, creditor: withAliasRoute(stored.route.creditor) },
});

/** The alias's bank is known, but not its account there. */
const withAliasRoute = <Account extends { alias: string | null; bank_handle: string | null }>(
  account: Account,
): Account & NamedAccount => {
  const { alias, bank_handle } = account;
  return { ...account, alias_route: alias === null ? null : { bank_handle, account_ref: null } };
};

/** An open session of that release keeps the account of its creation for its 15 minutes. */
const upcastSession4 = (stored: Session4): Omit<PaymentSessionRecord, "schema"> => {
  const { payer, route } = stored;
  const { strategy: _, ...terms } = stored.terms;
  const transferOf = (movement: string) =>
    movement === ""
      ? stored.transfer
      : stored.refunds.find(({ refund_id }) => refund_id === movement)?.transfer;
  return {
    ...stored,
    terms: { ...terms, to_settlement_account: false },
    payer: payer && { ...payer, core_base_url: null },
    payee: null,
    sca: upcastAuthorisation4(stored.sca),
    route: route && { ...route, creditor: { ...route.creditor, core_base_url: null } },
    transfer: stored.transfer && upcastTransfer4(stored.transfer),
    refunds: stored.refunds.map((refund) => ({
      ...refund,
      transfer: upcastTransfer4(refund.transfer),
    })),
    effects: stored.effects.map((effect) => {
      const transfer = "movement" in effect ? transferOf(effect.movement) : null;
      return transfer ? upcastMovementEffect4(effect as MovementEffect, transfer) : effect;
    }),
  };
};

export const sessionUpcasts = [
  upcastSession1,
  upcastSession2,
  upcastSession3,
  upcastSession4,
] as const;

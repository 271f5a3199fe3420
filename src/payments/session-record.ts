import type { Effect } from "../aggregate/effects.ts";
import type { AggregateState, Creation } from "../aggregate/state.ts";
import type { CreditorAccount, DebtorAccount } from "../directory/resolve-account.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import type { Mode } from "../platform/env.ts";
import type { Authorisation } from "../sca/authorisation.ts";
import type { PushReport, ScaCommand } from "../sca/decide-challenge.ts";
import type { ScaView } from "../sca/sca-call.ts";
import type { ChosenRoute } from "../transfers/choose-route.ts";
import type { MovementReport } from "../transfers/decide-movement.ts";
import type { MovementEffect } from "../transfers/movement-steps.ts";
import type { MovementCommand, MovementView } from "../transfers/movements.ts";
import type { Transfer } from "../transfers/transfer.ts";
import type { OutgoingEvent } from "../webhooks/events.ts";
import type { SessionState } from "./session-machine.ts";

/** The merchant's request; never changes. */
export interface SessionTerms {
  /** ps_…; pay_… names the same object as a payment. */
  session_id: string;
  payment_id: string;
  merchant_id: string;
  merchant_name: string;
  mode: Mode;
  amount: number;
  currency: string;
  destination: { type: "alias" | "iban"; value: string };
  /**
   * Whether the request named no destination. Then the settlement account is paid that is in force
   * when the payer is resolved; `destination` is the one at creation.
   */
  to_settlement_account: boolean;
  description: string | null;
  reference: string | null;
  redirect_url: string | null;
  webhook_url: string | null;
  metadata: Record<string, string>;
  /** The intermediate events that the merchant's endpoint wants. */
  optional_events: string[];
  gateway_fee: number;
  created_at: number;
  expires_at: number;
}

/**
 * The payee, found once per session or not at all; null if it was not looked up, or the lookup may
 * work later.
 */
export type KnownPayee = CreditorAccount | "NOT_FOUND" | null;

/** The whole object: one stored value. */
export interface PaymentSessionRecord extends AggregateState<SessionEffect> {
  state: SessionState;
  terms: SessionTerms;
  /** The browser that the payment is bound to. */
  browser_id: string | null;
  /** How many times the payer was resolved, or failed to be for good. */
  resolutions: number;
  payer: DebtorAccount | null;
  /** Known from a resolution that failed; afterwards the route holds it. */
  payee: KnownPayee;
  route: ChosenRoute | null;
  sca: Authorisation;
  transfer: Transfer | null;
  failure: ProblemCode | null;
  completed_at: number | null;
  /** Minor units returned to the payer by completed refunds. */
  refunded_amount: number;
  refunds: Refund[];
}

/** Money back to the payer: its own movement, serialised by the payment. */
export interface Refund {
  refund_id: string;
  /** Minor units. */
  amount: number;
  reason: string | null;
  creation: Creation;
  /** Null if the request had no key. */
  idempotency_key_hash: string | null;
  created_at: number;
  completed_at: number | null;
  transfer: Transfer;
}

export type SessionEffect =
  | MovementEffect
  | Effect<"ask_push" | "project">
  | (Effect<"publish"> & { event: OutgoingEvent });

/** The reports of performers. */
export type SessionReport = MovementReport | PushReport;

/** The merchant that asks. A session of another merchant or mode is not found. */
export interface MerchantViewer {
  merchant_id: string;
  mode: Mode;
}

/** Every command to an existing payment session. */
export type SessionCommand =
  | ScaCommand
  | MovementCommand
  | {
      type: "resolve_payer";
      browser_id: string;
      payer: DebtorAccount;
      route: ChosenRoute;
    }
  | { type: "resolution_failed"; problem: ProblemCode; payee: KnownPayee }
  | { type: "cancel"; by: CancelCaller }
  | {
      type: "refund";
      refund_id: string;
      /** Minor units; null for everything that is left. */
      amount: number | null;
      reason: string | null;
      request_hash: string;
      idempotency_key_hash: string | null;
      /** The instant of the last check. */
      checked_at: number;
    };

export type CancelCaller =
  | ({ kind: "merchant" } & MerchantViewer)
  | { kind: "customer"; browser_id: string };

/** Every view of a payment session (views.ts). */
export type SessionView =
  | ScaView
  | ({ view: "session" | "payment" | "listed" | "refunds" } & MerchantViewer)
  | ({ view: "refund"; refund_id: string } & MerchantViewer)
  | ({ view: "refund_terms"; request_hash: string; key_hash: string | null } & MerchantViewer)
  | { view: "refund_made"; refund_id: string; request_hash: string; key_hash: string | null }
  | { view: "resolution" | "payer" | "cancelled" | "webhook_address" }
  | { view: "checkout" | "live"; browser_id: string }
  | MovementView;

import type { CreditorAccount, DebtorAccount } from "../directory/resolve-account.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import type { SettlementStrategy } from "../parties/settings.ts";
import type { Effect } from "../platform/effects.ts";
import type { Mode } from "../platform/env.ts";
import type { ScaState } from "../sca/challenge.ts";
import type { RouteType } from "../transfers/choose-route.ts";
import type { MoneyEffect } from "../transfers/decide-money.ts";
import type { CreditCallback, OperatorOutcome, Transfer } from "../transfers/transfer.ts";
import type { OutgoingEvent } from "../webhooks/events.ts";
import type { SessionState } from "./session-machine.ts";

/** What a merchant asked for; never changes. */
export interface SessionTerms {
  /** ps_…; pay_… is the same object seen as a payment. */
  session_id: string;
  payment_id: string;
  merchant_id: string;
  merchant_name: string;
  mode: Mode;
  amount: number;
  currency: string;
  destination: { type: "alias" | "iban"; value: string };
  description: string | null;
  reference: string | null;
  redirect_url: string | null;
  webhook_url: string | null;
  metadata: Record<string, string>;
  /** Intermediate events that the merchant's endpoint asks for. */
  optional_events: string[];
  strategy: SettlementStrategy;
  gateway_fee: number;
  created_at: number;
  expires_at: number;
}

/** For idempotency: the request's hash and the first answer, byte for byte. */
export interface SessionCreation {
  request_hash: string;
  answer: string;
}

export interface SessionRoute {
  type: RouteType;
  creditor: CreditorAccount;
}

/** The whole object: one stored value (platform.md § The shape of an aggregate's state). */
export interface PaymentSessionRecord {
  /** Counts the commits; a projection with a lower one is older. */
  version: number;
  state: SessionState;
  terms: SessionTerms;
  creation: SessionCreation;
  /** [W3C Trace Context] of the latest request; what happens later on its own continues it. */
  traceparent: string;
  /** The browser that the payment is bound to. */
  browser_id: string | null;
  resolutions: number;
  payer: DebtorAccount | null;
  route: SessionRoute | null;
  sca: ScaState;
  transfer: Transfer | null;
  failure: ProblemCode | null;
  completed_at: number | null;
  /** What came back to the payer, in minor units: completed refunds only. */
  refunded_amount: number;
  refunds: Refund[];
  effects: SessionEffect[];
  alarm_at: number | null;
}

/** Money back to the payer: a movement of its own, serialised by the payment. */
export interface Refund {
  refund_id: string;
  /** Minor units. */
  amount: number;
  reason: string | null;
  creation: SessionCreation;
  /** Null where the request had no key. */
  idempotency_key_hash: string | null;
  created_at: number;
  completed_at: number | null;
  transfer: Transfer;
}

export type SessionEffect =
  | MoneyEffect
  | Effect<"ask_push" | "project">
  | (Effect<"publish"> & { event: OutgoingEvent });

/** Everything that can be asked of a payment session after its creation. */
export type SessionCommand =
  | {
      type: "resolve_payer";
      browser_id: string;
      payer: DebtorAccount;
      route: SessionRoute;
    }
  | {
      type: "begin_challenge";
      browser_id: string;
      auth_mode: "OTP" | "PUSH";
      challenge_id: string;
      display_code: string | null;
    }
  | {
      type: "challenge_sent";
      challenge_id: string;
      token: string;
      phone_masked: string | null;
    }
  /** `refusal` is the bank's definite no; null where the send was lost or may work later. */
  | { type: "challenge_not_sent"; challenge_id: string; refusal: ProblemCode | null }
  /** The guard held it back, or it never left us: nobody was asked, so it does not count. */
  | { type: "challenge_withheld"; challenge_id: string }
  | {
      type: "begin_verification";
      browser_id: string;
      /** Whose account the last check and the guard were about. */
      payer_iban: string;
      verification_id: string;
      code_digest: string;
    }
  | {
      type: "end_verification";
      verification_id: string;
      outcome: "verified" | "wrong" | "expired" | "lost" | "not_checked";
      cleared_at: number;
    }
  | { type: "verification_refused"; verification_id: string; refusal: ProblemCode }
  /** The bank verified before; only the last check had been missing. */
  | { type: "execute_verified"; browser_id: string; cleared_at: number }
  | {
      type: "push_result";
      push_token: string;
      result: "APPROVED" | "DECLINED";
      cleared_at: number;
    }
  | { type: "destination_changed" }
  | { type: "cancel"; by: "merchant" | "customer"; browser_id: string | null }
  /** `movement` is "" for the payment itself, else the refund's id. */
  | { type: "rail_word"; movement: string; callback: CreditCallback }
  | {
      type: "refund";
      refund_id: string;
      /** Minor units; null: all that is left. */
      amount: number | null;
      reason: string | null;
      request_hash: string;
      idempotency_key_hash: string | null;
      cleared_at: number;
    }
  /** What a person of the operator decides about a movement. */
  | { type: "settle"; movement: string; outcome: OperatorOutcome; actor: string; note: string }
  | { type: "look" };

/** Instants and fresh names come from outside, so that deciding stays pure. */
export interface Fresh {
  now: number;
  eventId(): string;
  endToEndId(): string;
  /** The operator, as banks and rail know it. */
  originator: string;
}

import type { ApprovalView } from "../../approvals/approval-part.ts";
import type { Authorisation } from "../../approvals/authorisation.ts";
import type { PushReport, ScaCommand } from "../../approvals/decide-challenge.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { AggregateState } from "../../frame/objects/state.ts";
import type { CreditorAccount, DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { MerchantCaller } from "../../network/parties/guards.ts";
import type { ChosenRoute } from "../../network/transfers/choose-route.ts";
import type { MovementReport } from "../../network/transfers/decide-report.ts";
import type { MovementEffect } from "../../network/transfers/movement-steps.ts";
import type { MovementCommand, MovementView } from "../../network/transfers/movements.ts";
import type { Transfer } from "../../network/transfers/transfer.ts";
import type { OutgoingEvent } from "../../network/webhooks/events.ts";
import type {
  MerchantViewer,
  Refund,
  RefundCommand,
  RefundProposal,
  RefundView,
} from "./refund-record.ts";
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
   * Whether the request named no destination. Then the payment goes to the settlement account at
   * the time when the payer is resolved; `destination` is the settlement account at creation.
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
 * The payee, or NOT_FOUND: it is looked up once per session. Null if there was no lookup yet, or if
 * a repeated lookup may succeed.
 */
export type KnownPayee = CreditorAccount | "NOT_FOUND" | null;

/** An account that did not pay, after which the customer chose again. @rule P2.21 */
export interface RefusedAttempt {
  payer: DebtorAccount;
  /** Null if the bank was never instructed. */
  transfer: Transfer | null;
  failure: ProblemCode;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The whole object: one stored value. */
export interface PaymentSessionRecord extends AggregateState<SessionEffect> {
  state: SessionState;
  terms: SessionTerms;
  /** The browser that the payment is bound to. */
  browser_id: string | null;
  /** How many times the payer was resolved, or the resolution failed finally. */
  resolutions: number;
  payer: DebtorAccount | null;
  /** Known from a resolution that failed; afterwards the route holds it. */
  payee: KnownPayee;
  route: ChosenRoute | null;
  sca: Authorisation;
  /** The present attempt's. */
  transfer: Transfer | null;
  /** Oldest first (decide/attempts.ts). Absent until an account is refused. */
  refused_attempts?: RefusedAttempt[];
  failure: ProblemCode | null;
  completed_at: number | null;
  /** Minor units returned to the payer by completed refunds. */
  refunded_amount: number;
  refunds: Refund[];
  refund_proposals: RefundProposal[];
}

export type SessionEffect =
  | MovementEffect
  | Effect<"ask_push" | "project">
  | (Effect<"publish"> & { event: OutgoingEvent });

/** The reports of performers. */
export type SessionReport = MovementReport | PushReport;

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
  | RefundCommand;

export type CancelCaller =
  | ({ kind: "merchant" } & MerchantViewer)
  | { kind: "customer"; browser_id: string }
  | { kind: "operator"; key_id: string };

/** Every view of a payment session (views.ts). */
export type SessionView =
  | ApprovalView
  | ({ view: "session" | "payment" | "listed" } & MerchantViewer)
  | RefundView
  | { view: "payer" | "cancelled" | "webhook_address" }
  | MovementView
  | AdminView;

/** The types of payment sessions, for their address and their kind. */
export type SessionTypes = [
  PaymentSessionRecord,
  SessionTerms,
  SessionCommand,
  SessionReport,
  SessionView,
];

export type SessionStub = StubOf<SessionTypes>;

/** Where payment sessions are found: ps_…, or pay_… as a payment. @rule G1.6 */
export const sessionAddress = kindAddress<SessionStub>("PAYMENT_SESSIONS", ["ps", "pay"]);

export const { byHex: sessionStub, byId: sessionById } = sessionAddress;

export const sessionIds = (hex: string) => {
  const session_id = sessionAddress.idOf(hex);
  return { session_id, payment_id: `pay${session_id.slice("ps".length)}` };
};

/** The two forms of a create request (P1.13). Under one idempotency key each has its own object. */
export const requestForms = ["A", "B"] as const;
export type RequestForm = (typeof requestForms)[number];

/**
 * The object id of the session that this merchant creates under this idempotency key, or of a new
 * one.
 * @rule G4.8
 */
export const sessionHexOfKey = (
  env: GatewayEnv,
  form: RequestForm,
  { merchant_id, mode }: MerchantCaller,
  key: string | null,
): string => sessionAddress.newHex(env, ["payment_session", form, mode, merchant_id], key);

import type { NamePayer } from "../../approvals/approval.ts";
import type { ApprovalCommand, ApprovalView } from "../../approvals/approval-part.ts";
import type { Authorisation } from "../../approvals/authorisation.ts";
import type { PushReport } from "../../approvals/decide-challenge.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { AggregateState } from "../../frame/objects/state.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { ChosenRoute } from "../../network/transfers/choose-route.ts";
import type { MovementReport } from "../../network/transfers/decide-report.ts";
import type { MovementEffect } from "../../network/transfers/movement-steps.ts";
import type { MovementCommand, MovementView } from "../../network/transfers/movements.ts";
import type { Transfer } from "../../network/transfers/transfer.ts";
import type { OutgoingEvent } from "../../network/webhooks/events.ts";
import type { OrderState } from "./order-machine.ts";

/** How the payee's name from the TPP compares with the name at the payee's bank. */
export type PayeeCheck = "MATCH" | "CLOSE_MATCH" | "NO_MATCH";

/** The TPP's request, and the accounts and the route found for it; never changes. */
export interface OrderTerms {
  payment_order_id: string;
  consent_id: string;
  tpp_id: string;
  client_id: string;
  tpp_name: string;
  mode: Mode;
  /** acc_… of the consent. */
  source_account_id: string;
  /** The account to debit. Its payer approves. */
  source: DebtorAccount;
  /** As requested. */
  destination: { type: "iban" | "alias"; value: string };
  route: ChosenRoute;
  /** The payee's name as the TPP sent it; null if it sent none. */
  creditor_name: string | null;
  payee: {
    /** The payee's name at its bank; null if that bank is not enrolled here. */
    name: string | null;
    /** Null if there was nothing to compare. */
    check: PayeeCheck | null;
  };
  /** Minor units. */
  amount: number;
  currency: string;
  description: string | null;
  reference: string | null;
  redirect_uri: string | null;
  state: string | null;
  /** The address of its page. */
  sca_url: string;
  /**
   * Set if the order may be executed without SCA. The payer's guard has counted it, and `reference`
   * is the bank's token of the consent's approval.
   */
  exemption: { reference: string } | null;
  created_at: number;
}

/** The terms of a new object. */
export interface NewOrder {
  terms: OrderTerms;
  /** The time of the last check of an exempt order; 0 for any other. */
  checked_at: number;
}

/** Why an order was rejected or has failed. */
export type StatusReason = ProblemCode | "CUSTOMER_REJECTED" | "AUTHORISATION_TIMEOUT";

/** The whole object: one stored value, schema 1. */
export interface PaymentOrderRecord extends AggregateState<OrderEffect> {
  state: OrderState;
  terms: OrderTerms;
  /**
   * Until when the customer can approve. If the bank requires SCA later, that has its own time
   * limit.
   */
  authorise_by: number;
  /** The browser that the authorisation is bound to; null until the authorisation begins. */
  browser_id: string | null;
  /** How many times an account was named on the page to continue in that browser. */
  resolutions: number;
  sca: Authorisation;
  /**
   * The movement without SCA; null if there was none. After SCA_REQUIRED it stays, so that a late
   * report on it is recognised.
   */
  exempt: Transfer | null;
  /** The movement that the customer approved; null before. */
  approved: Transfer | null;
  status_reason: StatusReason | null;
  /** When the state last changed. */
  updated_at: number;
  completed_at: number | null;
}

export type OrderEffect =
  | MovementEffect
  | Effect<"ask_push" | "project" | "return_exemption">
  | (Effect<"publish"> & { event: OutgoingEvent });

/** The reports of performers. */
export type OrderReport = MovementReport | PushReport;

/** The TPP that asks. An order of another TPP or mode is not found. */
export interface OrderViewer {
  tpp_id: string;
  mode: Mode;
  /**
   * Set for a consent's token, which reaches only the orders of that consent; null for the TPP's
   * own token.
   */
  consent_id: string | null;
}

/** Every command to an existing payment order. */
export type OrderCommand =
  | ApprovalCommand
  | MovementCommand
  /** The customer names the source account to continue in this browser. */
  | NamePayer
  /** `operator`: the key_id of the admin key, if staff cancel. */
  | ({ type: "cancel" } & (OrderViewer | { operator: string }))
  /** The consent has ended and the order had no permit to go on. */
  | { type: "consent_ended" }
  /** A request that created the order is about to answer. */
  | { type: "keep_answer" };

/** Every view of a payment order (order-views.ts). */
export type OrderView =
  | ApprovalView
  | ({ view: "order" } & OrderViewer)
  | MovementView
  | AdminView
  /** The answer of the request that created the order, once it is stored. */
  | { view: "answer" };

/** The types of payment orders, for their address and their kind. */
export type OrderTypes = [PaymentOrderRecord, NewOrder, OrderCommand, OrderReport, OrderView];

export type OrderStub = StubOf<OrderTypes>;

/** Where payment orders are found: po_… */
export const orderAddress = kindAddress<OrderStub>("PAYMENT_ORDERS", ["po"]);

export const { byHex: orderStub, byId: orderById } = orderAddress;

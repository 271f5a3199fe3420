import { formatId } from "../../base/kernel/ids.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { AggregateState } from "../../frame/objects/state.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { Owner } from "../../network/parties/owners.ts";
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
} from "../payments/refund-record.ts";
import type { ChargeState } from "./charge-machine.ts";

/** The reserved amount and the debited account; never changes. */
export interface ChargeTerms {
  /** chg_…; pay_… names the same object as a payment. */
  charge_id: string;
  payment_id: string;
  mandate_id: string;
  /** The mandate's. Only a merchant refunds. */
  owner: Owner;
  mode: Mode;
  /** Minor units. */
  amount: number;
  currency: string;
  reference: string;
  description: string | null;
  /** The civil date YYYY-MM-DD that the mandate counts it by. */
  charge_date: string;
  /** The payee's name that the customer approved. */
  creditor_name: string;
  /** The account that the customer approved. */
  debtor: DebtorAccount;
  /** The bank's own token of the mandate's approval. */
  authorisation: string;
  created_at: number;
}

/** The result of the last check right before an attempt (last-check.ts). */
export interface CheckedCharge {
  /** When the check began, in milliseconds. An instruction commits only with a fresh one. */
  checked_at: number;
  /** By the strategy of that moment, to the mandate's creditor. */
  route: ChosenRoute;
  /** Reported with the payment, never deducted; minor units. */
  gateway_fee: number;
}

/** The mandate's decision to make an attempt. */
export interface AttemptDecision {
  /** In milliseconds. */
  decided_at: number;
}

/** A request that retried the charge under an idempotency key, and its exact first answer. */
export interface KeptRetry {
  key_hash: string;
  answer: string;
}

/** One attempt at the charge. An attempt that has ended is never taken up again. */
export interface ChargeAttempt extends AttemptDecision {
  /** From 1. The mandate numbers them. */
  attempt: number;
  /** Null if the last check refused it: then nothing was sent. */
  checked: CheckedCharge | null;
  transfer: Transfer | null;
  failure: ProblemCode | null;
  /** Null while it is under way. */
  ended_at: number | null;
  /**
   * What the mandate was told of its end: whether its money has left, or may have. Null before it
   * has ended.
   */
  told_as_paid: boolean | null;
}

/** The whole object: one stored value, schema 1. */
export interface ChargeRecord extends AggregateState<ChargeEffect> {
  state: ChargeState;
  terms: ChargeTerms;
  /** Oldest first. Earlier ones stay, so that a late report on them is recognised. */
  attempts: ChargeAttempt[];
  retries: KeptRetry[];
  /** When the state last changed. */
  updated_at: number;
  completed_at: number | null;
  cancelled_by: ChargeCanceller | null;
  /** Minor units returned to the payer by completed refunds. */
  refunded_amount: number;
  refunds: Refund[];
  refund_proposals: RefundProposal[];
}

export type ChargeEffect =
  | MovementEffect
  | Effect<"project">
  | (Effect<"tell_mandate"> & { charge_attempt: number })
  | (Effect<"publish"> & { event: OutgoingEvent });

/**
 * What a charge tells its mandate: the end of an attempt, and later again if what the report says
 * of its money changes.
 */
export interface ChargeReport {
  charge_id: string;
  attempt: number;
  outcome: "COMPLETED" | "FAILED";
  failure_code: ProblemCode | null;
  /** When the attempt ended, in milliseconds. */
  at: number;
  /**
   * Whether the money of this attempt has left the debtor, or may have. True for a completed one,
   * for a rejected one until the bank proves its return, and for a failed one that bank or rail
   * reported as paid afterwards. It counts against the limits, and is never retried.
   */
  may_be_paid: boolean;
  /** Staff decided that it failed, while its bank had not answered. The bank may yet. */
  by_staff?: boolean;
  /** Grows with each report of the charge. A report with a lower number is out of date. */
  version: number;
}

/** The material of `tell_mandate`. */
export interface MandateToTell {
  mandate_id: string;
  /** Of the charge, for a mandate that no longer lists it. */
  amount: number;
  charge_date: string;
  report: ChargeReport;
}

/** The commands of the mandate. Repeats change nothing: each attempt is decided once. */
export type CommandToCharge =
  | ({ type: "start"; attempt: number; decision: AttemptDecision } & CheckedCharge)
  /** The last check refused the attempt for good, or the mandate ended before it began. */
  | { type: "refuse"; attempt: number; decision: AttemptDecision; code: ProblemCode }
  /** Ends a scheduled charge, at this instant. Any other charge continues. */
  | ({ type: "cancel" } & Cancellation);

/** MANDATE: it had ended, or was paused, when the charge's day came. */
export type ChargeCanceller = "MERCHANT" | "TPP" | "CUSTOMER" | "MANDATE";

export interface Cancellation {
  by: ChargeCanceller;
  /** In milliseconds. */
  at: number;
}

/**
 * What the mandate has decided of a charge. It decides first, so the charge may not know it yet;
 * and only the mandate knows when an attempt has ended for it, and what may be retried.
 */
export interface MandateDecision {
  charge_id: string;
  payment_id: string;
  created_at: number;
  /** The number of the newest attempt that it knows of. */
  attempt: number;
  /** The attempt that the mandate has reserved for and has not heard the end of. */
  under_way: ({ attempt: number } & AttemptDecision) | null;
  cancelled: Cancellation | null;
  retries_left: number;
  /** Null if nothing may be retried; in milliseconds. */
  retry_until: number | null;
}

/** Keeps the first answer to a retry under a key. */
interface KeepRetry {
  type: "keep_retry";
  key_hash: string;
  decision: MandateDecision;
}

/** Every command to an existing charge. */
export type ChargeCommand = CommandToCharge | KeepRetry | MovementCommand | RefundCommand;

/** The owner of the mandate. The charge of another owner, mode or mandate is not found. */
export interface ChargeViewer {
  owner: Owner;
  mode: Mode;
  mandate_id: string;
}

/** Every view of a charge (charge-views.ts). */
export type ChargeView =
  /** With the mandate's decision; null if the mandate lists the charge no longer. */
  | ({ view: "charge"; decision: MandateDecision | null } & ChargeViewer)
  /** The first answer to a retry under a key. */
  | ({ view: "retry"; key_hash: string } & ChargeViewer)
  | ({ view: "payment" } & MerchantViewer)
  | RefundView
  | MovementView
  | AdminView;

/** The types of charges, for their address and their kind. */
export type ChargeTypes = [ChargeRecord, ChargeTerms, ChargeCommand, MovementReport, ChargeView];

export type ChargeStub = StubOf<ChargeTypes>;

/** Where charges are found: chg_…, or pay_… as a payment. */
export const chargeAddress = kindAddress<ChargeStub>("CHARGES", ["chg", "pay"]);

export const { byId: chargeById } = chargeAddress;

/** The two names of the charge with this object id in hex. */
export const chargeIds = (hex: string) => ({
  charge_id: chargeAddress.idOf(hex),
  payment_id: formatId("pay", hex),
});

import type { Mode } from "../../base/platform/env.ts";
import type { AggregateState, Creation } from "../../frame/objects/state.ts";
import type { Approver } from "../../frame/records/proposals.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { ChosenRoute } from "../../network/transfers/choose-route.ts";
import type { Transfer } from "../../network/transfers/transfer.ts";
import type { OutgoingEvent } from "../../network/webhooks/events.ts";

/** A refund to the payer: a separate movement, serialised by the payment that it refunds. */
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
  /** Whether one of the staff made it without an approver. */
  by_staff_alone: boolean;
  transfer: Transfer;
}

/** A refund that one of the staff asks for and that takes an approver (docs/decisions/161). */
export interface RefundProposal {
  /** The refund has the same id once it is approved. */
  refund_id: string;
  /** Minor units. */
  amount: number;
  reason: string | null;
  creation: Creation;
  idempotency_key_hash: string | null;
  /** The key_id of the admin key. */
  proposed_by: string;
  proposed_at: number;
  /** VOID: nobody decided in time. */
  status: "PROPOSED" | "APPROVED" | "REJECTED" | "VOID";
  /** The key_id of the approver. */
  decided_by: string | null;
  ended_at: number | null;
}

/** A stored value that can be refunded. */
export interface Refundable extends AggregateState {
  terms: {
    payment_id: string;
    mode: Mode;
    /** Minor units. */
    amount: number;
    currency: string;
    reference: string | null;
    created_at: number;
  };
  /** Minor units returned to the payer by completed refunds. */
  refunded_amount: number;
  refunds: Refund[];
  /** Oldest first; at most the last one is open. */
  refund_proposals: RefundProposal[];
}

/** The movement that paid. */
export interface Paid {
  payer: DebtorAccount;
  route: ChosenRoute;
  movement: string;
  transfer: Transfer;
}

/** How the code for refunds accesses the paid object. */
export interface RefundOwner<State extends Refundable> {
  isOwner(state: State, viewer: MerchantViewer): boolean;
  /** Null before it is completed. */
  paidBy(state: State): Paid | null;
  /** The destination of its events, and the members of their data that name the object. */
  addresseeOf(state: State): Pick<OutgoingEvent, "mode" | "owner" | "subject_id" | "webhook_url">;
  namesOf(state: State): object;
}

/** The merchant that requests the refund. A payment of another merchant or mode is not found. */
export interface MerchantViewer {
  merchant_id: string;
  mode: Mode;
}

/** Every command about refunds. */
export type RefundCommand =
  | NewRefund
  | { type: "approve_refund"; refund_id: string; by: Approver; checked_at: number }
  | { type: "reject_refund"; refund_id: string; actor: string };

export interface NewRefund {
  type: "refund";
  refund_id: string;
  /** Minor units; null for the whole remaining amount. */
  amount: number | null;
  reason: string | null;
  request_hash: string;
  idempotency_key_hash: string | null;
  /** The instant of the last check. */
  checked_at: number;
  /** The key_id of the admin key, if staff request it for the merchant. */
  actor?: string;
  /**
   * What staff may refund of this payment without an approver, in minor units; null without a
   * limit.
   */
  alone_up_to?: number | null;
}

/** The views of an object that can be refunded (refund-views.ts). */
export type RefundView =
  | ({ view: "refunds" } & MerchantViewer)
  | ({ view: "refund"; refund_id: string } & MerchantViewer)
  | ({ view: "refund_terms" } & KeyOfRefund & MerchantViewer)
  | ({ view: "refund_made"; refund_id: string } & KeyOfRefund)
  | { view: "refund_proposal"; refund_id: string };

/** The request that may have been sent before. */
export interface KeyOfRefund {
  request_hash: string;
  key_hash: string | null;
  /** Whether staff ask: their key may have made a proposal. */
  by_staff: boolean;
}

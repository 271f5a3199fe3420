import type { AggregateState, Creation } from "../aggregate/state.ts";
import type { DebtorAccount } from "../directory/resolve-account.ts";
import type { Mode } from "../platform/env.ts";
import type { ChosenRoute } from "../transfers/choose-route.ts";
import type { Transfer } from "../transfers/transfer.ts";
import type { OutgoingEvent } from "../webhooks/events.ts";

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
  transfer: Transfer;
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

export interface RefundCommand {
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
}

/** The views of an object that can be refunded (refund-views.ts). */
export type RefundView =
  | ({ view: "refunds" } & MerchantViewer)
  | ({ view: "refund"; refund_id: string } & MerchantViewer)
  | ({ view: "refund_terms"; request_hash: string; key_hash: string | null } & MerchantViewer)
  | { view: "refund_made"; refund_id: string; request_hash: string; key_hash: string | null };

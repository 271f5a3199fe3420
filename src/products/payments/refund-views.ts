import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import { proposalOf, refundProposalView } from "./decide/proposals.ts";
import type * as answers from "./payment-answers.ts";
import type {
  KeyOfRefund,
  MerchantViewer,
  Paid,
  Refund,
  Refundable,
  RefundOwner,
  RefundView,
} from "./refund-record.ts";
import { failureView } from "./views.ts";

/** What a worker needs to check a refund before requesting it. */
export interface RefundTerms {
  /** Null before it is paid. */
  paid: Pick<Paid, "payer" | "route"> | null;
  /** What an earlier request with the same key made; null if it made nothing. */
  earlier: RefundMade | null;
}

/** The exact first answer of a refund. */
export interface RefundMade {
  refund_id: string;
  payment_id: string;
  answer: string;
  /** Whether it is only proposed: it takes an approver. */
  is_proposed: boolean;
}

const refundStatus = {
  EXECUTING: "PROCESSING",
  SETTLEMENT_PENDING: "PROCESSING",
  COMPLETED: "COMPLETED",
  FAILED: "FAILED",
} as const;

/** A refund as its merchant sees it. */
export const refundView = (
  { terms }: Pick<Refundable, "terms">,
  refund: Refund,
): InferOutput<typeof answers.refund> => ({
  refund_id: refund.refund_id,
  payment_id: terms.payment_id,
  amount: refund.amount,
  currency: terms.currency,
  reason: refund.reason,
  status: refundStatus[refund.transfer.state],
  failure: failureView(refund.transfer.failure),
  created_at: isoTime(refund.created_at),
  completed_at: isoTimeOrNull(refund.completed_at),
});

/** The views of the refunds of a payment or a charge. Another merchant gets NOT_FOUND. */
export const refundViews = <State extends Refundable>({
  isOwner,
  paidBy,
}: RefundOwner<State>): ViewTable<State, RefundView> => {
  const owned =
    <Request extends MerchantViewer>(show: (state: State, request: Request) => Result<object>) =>
    (state: State, request: Request): Result<object> =>
      isOwner(state, request) ? show(state, request) : refuse("NOT_FOUND");
  return {
    refunds: owned((state) => {
      const data = state.refunds.map((refund) => refundView(state, refund)).reverse();
      return ok({ data, next_cursor: null });
    }),
    refund: owned((state, { refund_id }) => {
      const refund = state.refunds.find((known) => known.refund_id === refund_id);
      return refund ? ok(refundView(state, refund)) : refuse("NOT_FOUND");
    }),
    refund_terms: owned((state, request) => {
      const earlier = madeBefore(state, request);
      if (!earlier.ok) return earlier;
      const paid = paidBy(state);
      const terms: RefundTerms = {
        paid: paid && { payer: paid.payer, route: paid.route },
        earlier: earlier.value,
      };
      return ok(terms);
    }),
    refund_made: (state, { refund_id, ...request }) => {
      const refund = state.refunds.find((known) => known.refund_id === refund_id);
      if (refund) return ok(made(state, refund));
      const proposal = proposalOf(state, refund_id);
      if (proposal) return ok(made(state, proposal, true));
      // A parallel request with the same key came first: this is its refund.
      const earlier = madeBefore(state, request);
      return earlier.ok ? ok(earlier.value ?? {}) : earlier;
    },
    refund_proposal: (state, { refund_id }) => {
      const proposal = proposalOf(state, refund_id);
      return proposal ? ok(refundProposalView(state, proposal)) : refuse("NOT_FOUND");
    },
  };
};

const made = (
  { terms }: Refundable,
  { refund_id, creation }: Pick<Refund, "refund_id" | "creation">,
  is_proposed = false,
): RefundMade => ({
  refund_id,
  payment_id: terms.payment_id,
  answer: creation.answer,
  is_proposed,
});

/**
 * What an earlier request with this key made. Another request with the same key is refused. A key
 * of staff that made a proposal gets that proposal again, also after its approval. The merchant's
 * own request with that key is another one, which needs no approver.
 */
const madeBefore = (
  state: Refundable,
  { key_hash, request_hash, by_staff }: KeyOfRefund,
): Result<RefundMade | null> => {
  if (key_hash === null) return ok(null);
  const hasKey = (known: Pick<Refund, "idempotency_key_hash">) =>
    known.idempotency_key_hash === key_hash;
  const proposal = by_staff ? state.refund_proposals.find(hasKey) : undefined;
  const found = proposal ?? state.refunds.find(hasKey);
  if (!found) return ok(null);
  return found.creation.request_hash === request_hash
    ? ok(made(state, found, proposal !== undefined))
    : refuse("IDEMPOTENCY_KEY_REUSED");
};

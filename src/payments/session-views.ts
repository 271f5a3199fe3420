import type { ViewTable } from "../aggregate/state.ts";
import type { CreditorAccount } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { transferOf } from "../transfers/movements.ts";
import { movementView, resolutionView } from "../transfers/views.ts";
import { checkoutRead } from "./checkout-view.ts";
import { checkResolutions, isOwner } from "./decide-checkout.ts";
import { movementsOf, subjectOf, transferOwner } from "./movements.ts";
import { isOpen } from "./session-machine.ts";
import type {
  MerchantViewer,
  PaymentSessionRecord,
  Refund,
  SessionTerms,
  SessionView,
} from "./session-record.ts";
import {
  challengeView,
  confirmView,
  listedSession,
  liveView,
  outcomeOf,
  payerView,
  paymentView,
  refundView,
  scaTicket,
  sessionView,
} from "./views.ts";

/** What a worker needs to find the accounts of a payment. */
export interface ResolutionTerms {
  terms: Pick<
    SessionTerms,
    "merchant_id" | "mode" | "destination" | "to_settlement_account" | "currency"
  >;
  /** Null if it must be looked up. */
  payee: CreditorAccount | null;
}

/** What a worker needs to check a refund before requesting it. */
export interface RefundTerms extends Pick<PaymentSessionRecord, "payer" | "route"> {
  /** The refund that the same key made earlier; null if none. */
  earlier: RefundMade | null;
}

/** The exact first answer of a refund. */
export interface RefundMade {
  refund_id: string;
  payment_id: string;
  answer: string;
}

/** A view for the merchant that owns the session. For another merchant or mode it is not found. */
const owned =
  <Request extends MerchantViewer>(
    show: (record: PaymentSessionRecord, request: Request) => Result<object>,
  ) =>
  (record: PaymentSessionRecord, request: Request): Result<object> =>
    isOwner(record, request) ? show(record, request) : refuse("NOT_FOUND");

export const sessionViews: ViewTable<PaymentSessionRecord, SessionView> = {
  session: owned((record) => ok(sessionView(record))),
  payment: owned((record) => ok(paymentView(record))),
  listed: owned((record) => ok(listedSession(record))),
  refunds: owned((record) => {
    const data = record.refunds.map((refund) => refundView(record, refund)).reverse();
    return ok({ data, next_cursor: null });
  }),
  refund: owned((record, { refund_id }) => {
    const refund = record.refunds.find((known) => known.refund_id === refund_id);
    return refund ? ok(refundView(record, refund)) : refuse("NOT_FOUND");
  }),
  refund_terms: owned((record, request) => {
    const earlier = madeBefore(record, request);
    if (!earlier.ok) return earlier;
    const { payer, route } = record;
    const terms: RefundTerms = { payer, route, earlier: earlier.value };
    return ok(terms);
  }),
  refund_made: (record, { refund_id, ...request }) => {
    const refund = record.refunds.find((known) => known.refund_id === refund_id);
    if (refund) return ok(made(record, refund));
    // A parallel request with the same key came first: this is its refund.
    const earlier = madeBefore(record, request);
    return earlier.ok ? ok(earlier.value ?? {}) : earlier;
  },

  resolution: (record) => {
    if (!isOpen(record.state)) {
      return refuse(record.state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE");
    }
    const { merchant_id, mode, destination, to_settlement_account, currency } = record.terms;
    const payee = record.route?.creditor ?? record.payee;
    if (payee === "NOT_FOUND") return refuse("DESTINATION_NOT_FOUND");
    const allowed = checkResolutions(record);
    if (!allowed.ok) return allowed;
    const terms = { merchant_id, mode, destination, to_settlement_account, currency };
    return ok({ terms, payee } satisfies ResolutionTerms);
  },
  payer: (record) => ok(payerView(record)),
  ticket: (record) => ok(scaTicket(record)),
  challenge: (record) => ok(challengeView(record)),
  outcome: outcomeOf,
  cancelled: (record) => ok(confirmView(record)),

  checkout: (record, { browser_id }) => ok(checkoutRead(record, browser_id)),
  live: (record, { browser_id }) => ok(liveView(record, record.browser_id === browser_id)),

  webhook_address: ({ terms }) => ok({ webhook_url: terms.webhook_url }),
  movements: (record) => {
    const subject = subjectOf(record);
    const movements = movementsOf(record).map((movement) => movementView(subject, movement));
    return ok({ payment_id: subject.object_id, movements });
  },
  resolution_of: (record, { movement, outcome }) => {
    const transfer = transferOf(transferOwner, record, movement);
    const { payment_id } = record.terms;
    return transfer
      ? ok(resolutionView(payment_id, movement, transfer, outcome))
      : refuse("NOT_FOUND");
  },
};

const made = ({ terms }: PaymentSessionRecord, { refund_id, creation }: Refund): RefundMade => ({
  refund_id,
  payment_id: terms.payment_id,
  answer: creation.answer,
});

/** The refund that this key made earlier. The same key with another request is refused. */
const madeBefore = (
  record: PaymentSessionRecord,
  { key_hash, request_hash }: { key_hash: string | null; request_hash: string },
): Result<RefundMade | null> => {
  if (key_hash === null) return ok(null);
  const refund = record.refunds.find((known) => known.idempotency_key_hash === key_hash);
  if (!refund) return ok(null);
  return refund.creation.request_hash === request_hash
    ? ok(made(record, refund))
    : refuse("IDEMPOTENCY_KEY_REUSED");
};

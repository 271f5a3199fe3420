import { checkNaming } from "../../approvals/approval.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import type { CreditorAccount } from "../../network/directory/resolve-account.ts";
import { paymentStaffView } from "./admin-view.ts";
import { paymentApproval, paymentApprovalPart } from "./approval.ts";
import { isSessionOwner } from "./decide-checkout.ts";
import { paymentMovements, paymentRefundOwner } from "./movements.ts";
import type { MerchantViewer } from "./refund-record.ts";
import { refundViews } from "./refund-views.ts";
import { isOpenSession } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionTerms, SessionView } from "./session-record.ts";
import {
  challengeView,
  confirmView,
  listedSessionView,
  livePaymentView,
  payerView,
  paymentView,
  sessionView,
} from "./views.ts";

/** What a worker needs to find the accounts of a payment. */
export interface ResolutionTerms {
  terms: Pick<
    SessionTerms,
    "merchant_id" | "mode" | "destination" | "to_settlement_account" | "currency" | "created_at"
  >;
  /** Null if it must be looked up. */
  payee: CreditorAccount | null;
}

/** A view for the merchant that owns the session. Another merchant or mode gets NOT_FOUND. */
const owned =
  <Request extends MerchantViewer>(
    show: (record: PaymentSessionRecord, request: Request) => Result<object>,
  ) =>
  (record: PaymentSessionRecord, request: Request): Result<object> =>
    isSessionOwner(record, request) ? show(record, request) : refuse("NOT_FOUND");

export const sessionViews: ViewTable<PaymentSessionRecord, SessionView> = {
  session: owned((record) => ok(sessionView(record))),
  payment: owned((record) => ok(paymentView(record))),
  listed: owned((record) => ok(listedSessionView(record))),
  ...refundViews(paymentRefundOwner),

  payer: (record) => ok(payerView(record)),
  cancelled: (record) => ok(confirmView(record)),

  ...paymentApprovalPart.views,
  resolution: (record) => {
    if (!isOpenSession(record.state)) return paymentApproval.closed(record);
    const { merchant_id, mode, destination, to_settlement_account, currency, created_at } =
      record.terms;
    const payee = record.route?.creditor ?? record.payee;
    if (payee === "NOT_FOUND") return refuse("DESTINATION_NOT_FOUND");
    const allowed = checkNaming(paymentApproval, record);
    if (!allowed.ok) return allowed;
    const terms = { merchant_id, mode, destination, to_settlement_account, currency, created_at };
    return ok({ terms, payee } satisfies ResolutionTerms);
  },
  step: (record) => ok(challengeView(record)),
  live: (record, { browser_id }) => ok(livePaymentView(record, record.browser_id === browser_id)),

  webhook_address: ({ terms }) => ok({ webhook_url: terms.webhook_url }),
  ...paymentMovements.views,
  admin: (record, viewer) => ok(paymentStaffView(record, viewer)),
};

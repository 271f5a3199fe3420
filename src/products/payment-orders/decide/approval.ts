import type { NamingTerms } from "../../../approvals/approval-steps.ts";
import type { PageRead, Redirect, ShownOwner } from "../../../approvals/approval-view.ts";
import { isChallengedIn } from "../../../approvals/verified-browser.ts";
import { maskIban } from "../../../base/kernel/iban.ts";
import { problem, problemMessage } from "../../../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { receiptOf } from "../../../network/transfers/transfer.ts";
import { orderToCheck } from "../last-check.ts";
import { beginTransfer, isOrderUnderReview, mayBePaid, shownPayeeName } from "../movements.ts";
import { isOpenOrder } from "../order-machine.ts";
import type { OrderTerms, PayeeCheck, PaymentOrderRecord, StatusReason } from "../order-record.ts";
import { moveOrder } from "./moves.ts";

/** How a payment order is approved by its customer, and what its page shows. */
interface ShownPayee {
  /**
   * The name that the customer's bank also shows; before it does, the TPP's. The masked IBAN if
   * there is no name.
   */
  name: string;
  source: PayeeSource;
  /** The name that the TPP sent. */
  said: string | null;
  masked_iban: string;
  bank_name: string | null;
}

/**
 * The source of the payee's name. If the payee's bank is enrolled, it is the name at that bank,
 * compared with the TPP's name or alone (BANK), or WITHHELD from this browser, which sees the TPP's
 * name or none. Otherwise it is the TPP's name, unchecked, or none.
 */
export type PayeeSource = PayeeCheck | "BANK" | "WITHHELD" | "UNCHECKED" | "UNKNOWN";

const closed = (record: PaymentOrderRecord): Refusal => {
  if (isOrderUnderReview(record)) return refuse("PAYMENT_UNDER_REVIEW");
  return record.status_reason === "AUTHORISATION_TIMEOUT"
    ? refuse("SESSION_EXPIRED", {
        message: "The time to approve has passed. Nothing was paid. Start again at the app.",
      })
    : refuse("INVALID_STATE");
};

/** The answer of the confirm step: the page's state, or the final failure. */
const outcomeOf = (record: PaymentOrderRecord): Result<object> => {
  const { state, status_reason: reason } = record;
  if (isOrderUnderReview(record)) return refuse("PAYMENT_UNDER_REVIEW");
  if (state === "CANCELLED" || reason === "CUSTOMER_REJECTED") return refuse("INVALID_STATE");
  if (reason === "AUTHORISATION_TIMEOUT") return refuse("SESSION_EXPIRED");
  return state === "REJECTED" || state === "FAILED"
    ? refuse(reason ?? "PAYMENT_REFUSED", { final: true })
    : ok({});
};

/** Null while the customer can act, and for a TPP that named no address. */
const redirectOf = ({ terms, state }: PaymentOrderRecord): Redirect | null => {
  const { payment_order_id, tpp_id, redirect_uri } = terms;
  if (redirect_uri === null || isOpenOrder(state)) return null;
  // The status in small letters, as in all redirects of customers.
  const parameters = { payment_order_id, status: state.toLowerCase(), state: terms.state };
  return { tpp_id, address: redirect_uri, parameters, names_issuer: true };
};

const payeeOf = (terms: OrderTerms, isChallenged: boolean): ShownPayee => {
  const isWithheld = terms.payee.name !== null && !isChallenged;
  const seen = isWithheld ? { ...terms, payee: { name: null, check: null } } : terms;
  const { creditor } = terms.route;
  return {
    name: shownPayeeName(seen),
    source: isWithheld ? "WITHHELD" : sourceOf(seen),
    said: terms.creditor_name,
    masked_iban: maskIban(creditor.iban),
    bank_name: creditor.bank_name,
  };
};

const sourceOf = ({ payee, creditor_name }: OrderTerms): PayeeSource => {
  if (payee.name !== null) return payee.check ?? "BANK";
  return creditor_name === null ? "UNKNOWN" : "UNCHECKED";
};

const failureOf = (reason: StatusReason | null): { code: string; message: string } | null =>
  reason === null || reason === "CUSTOMER_REJECTED" || reason === "AUTHORISATION_TIMEOUT"
    ? null
    : { code: reason, message: problemMessage(problem(reason, { final: true })) };

export const orderApproval = {
  // The payer is the source account from the beginning.
  approvalOf: ({ browser_id, resolutions, sca, terms }) => ({
    browser_id,
    resolutions,
    sca,
    payer: terms.source,
  }),
  withApproval: (record, { payer: _, ...changes }) => ({ ...record, ...changes }),
  isOpen: ({ state }) => isOpenOrder(state),
  closed,
  checkPayer: ({ terms }, { iban }) =>
    iban === terms.source.iban ? ok(null) : refuse("PAYER_NOT_FOUND"),
  expiresAt: ({ authorise_by }) => authorise_by,
  onSca(record, { news, trigger, problem }, fresh) {
    if (news !== "authorised")
      return moveOrder({ ...record, status_reason: problem }, trigger, fresh);
    const { challenge } = record.sca;
    if (!challenge) return refuse("INVALID_STATE");
    const moved = moveOrder(record, trigger, fresh);
    if (!moved.ok) return moved;
    return ok(beginTransfer(moved.value, { type: "SCA", reference: challenge.token }, fresh));
  },
  onLastCheckFailed(record, problem, fresh) {
    const trigger = problem === "CONSENT_REVOKED" ? "consent_ended" : "last_check_failed";
    return moveOrder({ ...record, status_reason: problem }, trigger, fresh);
  },
  rejection: {
    isRejected: ({ status_reason }) => status_reason === "CUSTOMER_REJECTED",
    reject: (record, fresh) =>
      moveOrder({ ...record, status_reason: "CUSTOMER_REJECTED" }, "customer_rejected", fresh),
  },

  idOf: ({ terms }) => terms.payment_order_id,
  modeOf: ({ terms }) => terms.mode,
  askerOf: ({ terms }) => terms.tpp_id,
  /** The customer approves the amount and the payee. */
  purposeOf: ({ terms }) => ({
    purpose: "PAYMENT_ORDER",
    amount: terms.amount,
    currency: terms.currency,
    creditor_name: shownPayeeName(terms),
    creditor_iban: terms.route.creditor.iban,
  }),
  toCheck: ({ terms }) => orderToCheck(terms),
  outcomeOf,

  namingOf: ({ terms: { mode, tpp_id, source } }) =>
    ({ mode, tpp_id, bank_handle: source.bank_handle }) satisfies NamingTerms,
  named: ({ terms, state }) => ({ payment_order_id: terms.payment_order_id, status: state }),
  redirectOf,
  partiesOf: ({ terms }, isBound) => ({
    merchant_id: null,
    tpp_id: terms.tpp_id,
    bank_handle: isBound ? terms.source.bank_handle : null,
  }),
  pageOf(record, isBound, browserId) {
    const { terms, state, status_reason } = record;
    const { bank_name, iban, available_auth_methods } = terms.source;
    const transfer = record.approved ?? record.exempt;
    return {
      tpp_name: terms.tpp_name,
      amount: terms.amount,
      currency: terms.currency,
      description: terms.description,
      reference: terms.reference,
      payee: payeeOf(terms, isChallengedIn(record, browserId)),
      /** The account to debit; null in a browser in which the approval was not begun. */
      payer: isBound ? { bank_name, masked_iban: maskIban(iban), available_auth_methods } : null,
      /** When the approval was decided; null before. */
      approved_at: transfer && isoTime(transfer.decided_at),
      ...receiptOf(transfer, isBound),
      /** True if money may have moved although the order is not in PROCESSING. */
      under_review: state !== "PROCESSING" && state !== "COMPLETED" && mayBePaid(record),
      status_reason,
      failure: failureOf(status_reason),
      /** After a settlement was rejected: whether the money has come back. */
      funds: transfer?.funds ?? null,
    };
  },
} satisfies ShownOwner<PaymentOrderRecord>;

export type OrderPageRead = PageRead<typeof orderApproval>;

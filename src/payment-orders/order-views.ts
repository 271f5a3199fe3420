import type { AdminView } from "../aggregate/explain.ts";
import type { ViewTable } from "../aggregate/state.ts";
import type { NamingTerms } from "../consents/name-payer.ts";
import { maskIban } from "../kernel/iban.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { shown } from "../kernel/shown.ts";
import { isoTime } from "../platform/clock.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import { openQuestions } from "../transfers/ask.ts";
import { transferOf } from "../transfers/movements.ts";
import { callbackDifferences } from "../transfers/transfer.ts";
import { movementView, resolutionView } from "../transfers/views.ts";
import { checkResolutions, isCancellable, isOwner } from "./decide-order.ts";
import { orderToCheck } from "./last-check.ts";
import { isUnderReview, movementsOf, payeeName, subjectOf, transferOwner } from "./movements.ts";
import { isOpen } from "./order-machine.ts";
import type { OrderView, PaymentOrderRecord } from "./order-record.ts";
import { liveView, orderPageRead, stepView } from "./step-view.ts";

/** The order for its TPP. It has an address only while the customer can use it. @rule O8.11 */
export const orderView = (record: PaymentOrderRecord) => {
  const { terms, state } = record;
  const { type, value } = terms.destination;
  return {
    payment_order_id: terms.payment_order_id,
    consent_id: terms.consent_id,
    source_account_id: terms.source_account_id,
    destination: { type, value: type === "iban" ? maskIban(value) : value },
    // @rule O6.7
    creditor_name: terms.payee.check === "CLOSE_MATCH" ? terms.payee.name : terms.creditor_name,
    payee_check: terms.payee.check,
    amount: terms.amount,
    currency: terms.currency,
    description: terms.description,
    reference: terms.reference,
    status: state,
    status_reason: record.status_reason,
    sca_url: isOpen(state) ? terms.sca_url : null,
    created_at: isoTime(terms.created_at),
    updated_at: isoTime(record.updated_at),
    completed_at: record.completed_at === null ? null : isoTime(record.completed_at),
    cancellable: isCancellable(record),
  };
};

/** The TPP's view of an order. */
export type PaymentOrderAnswer = ReturnType<typeof orderView>;

/** A worker's input for challenging the payer. The customer approves the amount and the payee. */
export const scaTicket = (record: PaymentOrderRecord): ScaTicket => {
  const { terms, browser_id, sca } = record;
  const { iban, bank_id, bank_handle } = terms.source;
  return {
    open: isOpen(record.state),
    mode: terms.mode,
    browser_id,
    owner: terms.tpp_id,
    sca,
    payer: { iban, bank_id, bank_handle },
    content: {
      session_id: terms.payment_order_id,
      payer_iban: iban,
      purpose: "PAYMENT_ORDER",
      amount: terms.amount,
      currency: terms.currency,
      creditor_name: payeeName(terms),
      creditor_iban: terms.route.creditor.iban,
    },
    last_check: orderToCheck(terms),
    outcome: outcomeOf(record),
  };
};

/** The answer of the confirm step: the page's state, or the final failure. */
const outcomeOf = (record: PaymentOrderRecord): Result<object> => {
  const { state, status_reason: reason } = record;
  if (isUnderReview(record)) return refuse("PAYMENT_UNDER_REVIEW");
  if (state === "CANCELLED" || reason === "CUSTOMER_REJECTED") return refuse("INVALID_STATE");
  if (reason === "AUTHORISATION_TIMEOUT") return refuse("SESSION_EXPIRED");
  return state === "REJECTED" || state === "FAILED"
    ? refuse(reason ?? "PAYMENT_REFUSED", { final: true })
    : ok(stepView(record, record.browser_id));
};

const challengeView = (record: PaymentOrderRecord) => {
  const { challenge } = record.sca;
  return {
    ...stepView(record, record.browser_id),
    auth_mode: challenge?.auth_mode ?? null,
    display_code: challenge?.display_code ?? null,
    otp_token: challenge?.auth_mode === "OTP" ? challenge.token : null,
    phone_masked: shown(challenge?.phone_masked ?? null),
    challenge_expires_at: challenge ? isoTime(challenge.expires_at) : null,
  };
};

export const orderViews: ViewTable<PaymentOrderRecord, Exclude<OrderView, AdminView>> = {
  order: (record, viewer) =>
    isOwner(record, viewer) ? ok(orderView(record)) : refuse("NOT_FOUND"),
  answer: ({ creation }) => ok(JSON.parse(creation.answer)),
  step: (record, { browser_id }) => ok(stepView(record, browser_id)),
  page: (record, { browser_id }) => ok(orderPageRead(record, browser_id)),
  live: (record, { browser_id }) => ok(liveView(record, browser_id)),
  resolution(record) {
    const allowed = checkResolutions(record);
    const { mode, tpp_id, source } = record.terms;
    const terms: NamingTerms = { mode, tpp_id, bank_handle: source.bank_handle };
    return allowed.ok ? ok(terms) : allowed;
  },
  ticket: (record) => ok(scaTicket(record)),
  challenge: (record) => ok(challengeView(record)),
  outcome: outcomeOf,
  movements(record) {
    const subject = subjectOf(record);
    const movements = movementsOf(record).map((movement) => movementView(subject, movement));
    return ok({ payment_id: subject.object_id, movements });
  },
  mismatch(record, { movement, report }) {
    const transfer = transferOf(transferOwner, record, movement);
    return transfer ? ok(callbackDifferences(transfer, report)) : refuse("NOT_FOUND");
  },
  questions: ({ effects }) => ok(openQuestions(effects).map(({ id }) => id)),
  resolution_of(record, { movement, outcome }) {
    const transfer = transferOf(transferOwner, record, movement);
    const { payment_order_id } = record.terms;
    return transfer
      ? ok(resolutionView(payment_order_id, movement, transfer, outcome))
      : refuse("NOT_FOUND");
  },
};

import type { InferOutput } from "valibot";
import { maskIban, maskName } from "../../base/kernel/iban.ts";
import { type ProblemCode, problem, problemMessage } from "../../base/kernel/problems.ts";
import { shown } from "../../base/kernel/shown.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import { nameRoute } from "../../network/transfers/route-names.ts";
import type { Transfer } from "../../network/transfers/transfer.ts";
import type * as answers from "./answers.ts";
import type { FailureCode } from "./answers.ts";
import { lastRefusal } from "./decide/attempts.ts";
import type * as payments from "./payment-answers.ts";
import { isOpenSession, type SessionState } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionTerms } from "./session-record.ts";

/** The status that merchants see (P2.3). */
export type PaymentStatus =
  | "PENDING"
  | "AUTH_REQUIRED"
  | "PROCESSING"
  | "COMPLETED"
  | "FAILED"
  | "CANCELLED";

// @rule P2.3
const statusOfState = {
  PENDING: "PENDING",
  OTP_SENT: "AUTH_REQUIRED",
  PUSH_SENT: "AUTH_REQUIRED",
  EXECUTING: "PROCESSING",
  SETTLEMENT_PENDING: "PROCESSING",
  COMPLETED: "COMPLETED",
  FAILED: "FAILED",
  EXPIRED: "FAILED",
  CANCELLED: "CANCELLED",
} as const satisfies Record<SessionState, PaymentStatus>;

export const statusOfPayment = (
  record: Pick<PaymentSessionRecord, "state" | "payer">,
): PaymentStatus =>
  record.state === "PENDING" && record.payer ? "AUTH_REQUIRED" : statusOfState[record.state];

/**
 * `internal` within one bank, `national_rail` across banks; null before money has moved.
 * @rule P6.4
 */
export const settlementType = (
  record: Pick<PaymentSessionRecord, "state" | "route">,
): "internal" | "national_rail" | null => {
  if (record.state !== "SETTLEMENT_PENDING" && record.state !== "COMPLETED") return null;
  return record.route?.type === "SAME_BANK" ? "internal" : "national_rail";
};

export const failureView = (failure: ProblemCode | null) =>
  failure && {
    code: failure as FailureCode,
    message: problemMessage(problem(failure, { final: true })),
  };

/** The statuses in the address that the customer returns to. */
const redirectStatus = {
  COMPLETED: "completed",
  FAILED: "failed",
  EXPIRED: "expired",
  CANCELLED: "cancelled",
  EXECUTING: "processing",
  SETTLEMENT_PENDING: "processing",
} as const;

/** redirect_url with session_id and status appended. An existing query is kept. @rule P3.15 */
export const checkoutRedirectUrl = ({ terms, state }: PaymentSessionRecord): string | null => {
  if (terms.redirect_url === null || isOpenSession(state)) return null;
  const [address = "", ...fragment] = terms.redirect_url.split("#");
  const outcome = new URLSearchParams({
    session_id: terms.session_id,
    status: redirectStatus[state as keyof typeof redirectStatus],
  });
  const hash = fragment.length > 0 ? `#${fragment.join("#")}` : "";
  return `${address}${address.includes("?") ? "&" : "?"}${outcome}${hash}`;
};

/**
 * The destination as the merchant sent it, or its settlement account; account numbers masked.
 * @rule G5.8
 */
export const destinationView = ({ terms, route }: PaymentSessionRecord) => {
  const { type, value } = terms.destination;
  const account = terms.to_settlement_account ? (route?.creditor.iban ?? value) : value;
  return { type, value: type === "iban" ? maskIban(account) : value };
};

/** The session for its merchant: nothing about the payer. @rule P1.10 */
export const sessionView = (
  record: PaymentSessionRecord,
): InferOutput<typeof answers.paymentSession> => {
  const { terms, creation } = record;
  // The checkout address stays the one that the merchant received.
  const { checkout_url = null } = JSON.parse(creation.answer) as { checkout_url?: string };
  return {
    session_id: terms.session_id,
    payment_id: terms.payment_id,
    state: record.state,
    status: statusOfPayment(record),
    mode: terms.mode,
    amount: terms.amount,
    currency: terms.currency,
    destination: destinationView(record),
    description: terms.description,
    reference: terms.reference,
    metadata: terms.metadata,
    checkout_url: isOpenSession(record.state) ? checkout_url : null,
    redirect_url: terms.redirect_url,
    created_at: isoTime(terms.created_at),
    expires_at: isoTime(terms.expires_at),
    completed_at: isoTimeOrNull(record.completed_at),
    settlement_type: settlementType(record),
    refunded_amount: record.refunded_amount,
    failure: failureView(record.failure),
    funds: record.transfer?.funds ?? null,
  };
};

/** A session in its merchant's list. */
export type ListedSession = InferOutput<typeof answers.listedSession>;

export const listedSessionView = ({ terms, ...record }: PaymentSessionRecord): ListedSession => ({
  session_id: terms.session_id,
  payment_id: terms.payment_id,
  state: record.state,
  status: statusOfPayment(record),
  mode: terms.mode,
  amount: terms.amount,
  currency: terms.currency,
  reference: terms.reference,
  created_at: isoTime(terms.created_at),
  completed_at: isoTimeOrNull(record.completed_at),
});

/** Payment status (P6.3). */
export const paymentView = (record: PaymentSessionRecord): InferOutput<typeof payments.payment> => {
  const { terms, transfer, route, payer } = record;
  return {
    payment_id: terms.payment_id,
    session_id: terms.session_id,
    mandate_id: null,
    charge_id: null,
    status: statusOfPayment(record),
    state: record.state,
    mode: terms.mode,
    amount: terms.amount,
    currency: terms.currency,
    reference: terms.reference,
    ...movedView(transfer, { payer, route, gateway_fee: terms.gateway_fee }),
    refunded_amount: record.refunded_amount,
    failure: failureView(record.failure),
    funds: record.transfer?.funds ?? null,
    created_at: isoTime(terms.created_at),
    completed_at: isoTimeOrNull(record.completed_at),
  };
};

/** The route and fees of a payment, each null until it is known. @rule P6.3 P6.5 */
export const movedView = (
  transfer: Transfer | null,
  { payer, route, gateway_fee }: Pick<PaymentSessionRecord, "payer" | "route"> & Fee,
): Pick<InferOutput<typeof payments.payment>, "route" | "fees"> => {
  const isSameBank = route?.type === "SAME_BANK";
  return {
    route:
      transfer && route && payer
        ? {
            type: nameRoute(route.type),
            rail: isSameBank ? null : "NATIONAL_RAIL",
            debtor_bank: payer.bank_handle,
            creditor_bank: route.creditor.bank_known_as,
          }
        : null,
    fees: transfer?.answer
      ? {
          gateway_fee: payer?.gateway_fee ?? gateway_fee,
          bank_fee: transfer.answer.bank_fee,
          settlement_fee: isSameBank ? 0 : (transfer.credit?.settlement_fee ?? null),
        }
      : null,
  };
};

/** Minor units, unless the payer's bank has its own. */
type Fee = Pick<SessionTerms, "gateway_fee">;

/** The answer of resolve-payer. @rule P3.6 */
export const payerView = (
  record: PaymentSessionRecord,
): InferOutput<typeof answers.resolvedPayer> => {
  const { payer, route } = record;
  return shown({
    session_id: record.terms.session_id,
    payer: payer && {
      alias: payer.alias,
      bank_id: payer.bank_id,
      bank_name: payer.bank_name,
      display_name: maskName(payer.display_name),
      masked_iban: maskIban(payer.iban),
      available_auth_methods: payer.available_auth_methods,
    },
    bank_handle: payer?.bank_handle ?? null,
    auth_modes: payer?.available_auth_methods ?? [],
    payee: route && {
      name: record.terms.merchant_name,
      masked_iban: maskIban(route.creditor.iban),
      bank_name: route.creditor.bank_name,
    },
    status: statusOfPayment(record),
    state: record.state,
  });
};

/** The answer of select-auth: one form for OTP, one for PUSH. @rule P3.8 */
export const challengeView = (
  record: PaymentSessionRecord,
): InferOutput<typeof answers.challenge> => {
  const { challenge } = record.sca;
  const fields = {
    session_id: record.terms.session_id,
    status: statusOfPayment(record),
    state: record.state,
    challenge_expires_at: challenge ? isoTime(challenge.expires_at) : null,
  };
  if (challenge?.auth_mode === "PUSH") {
    return { ...fields, auth_mode: "PUSH", display_code: challenge.display_code };
  }
  return {
    ...fields,
    auth_mode: challenge?.auth_mode ?? null,
    otp_token: challenge?.token ?? null,
    phone_masked: shown(challenge?.phone_masked ?? null),
  };
};

export const confirmView = (
  record: PaymentSessionRecord,
): InferOutput<typeof answers.confirmation> => ({
  session_id: record.terms.session_id,
  status: statusOfPayment(record),
  state: record.state,
  settlement_type: settlementType(record),
  redirect_url: checkoutRedirectUrl(record),
});

/** Why the last account did not pay, while the customer is to choose another one. */
export const openRefusal = (record: PaymentSessionRecord) =>
  record.payer === null && isOpenSession(record.state) ? failureView(lastRefusal(record)) : null;

/** One message of the live status. Only the bound browser receives the display code. @rule P3.14 */
export const livePaymentView = (
  record: PaymentSessionRecord,
  bound: boolean,
): InferOutput<typeof answers.liveStatus> => {
  const { challenge } = record.sca;
  // @rule P3.9
  const showsCode = bound && record.state === "PUSH_SENT" && challenge?.auth_mode === "PUSH";
  const redirect = checkoutRedirectUrl(record);
  const refusal = openRefusal(record);
  return {
    session_id: record.terms.session_id,
    state: record.state,
    status: statusOfPayment(record),
    ...(showsCode ? { display_code: challenge.display_code } : {}),
    ...(record.failure ? { failure: failureView(record.failure) } : {}),
    ...(bound && refusal ? { refusal } : {}),
    ...(redirect ? { redirect_url: redirect } : {}),
  };
};

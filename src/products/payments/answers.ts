import * as v from "valibot";
import { failedAnswer } from "../../approvals/approval-answers.ts";
import { orNull } from "../../base/kernel/answer-words.ts";
import {
  amount,
  authMode,
  bankHandle,
  bankId,
  currency,
  described,
  idempotencyKeyText,
  maskedIban,
  mode,
  named,
  paymentId,
  sessionId,
  sum,
  text,
  time,
  timeOrNull,
} from "../../base/kernel/fields.ts";

/** The schemas of the API's answers about payments (P1.4, P1.6, P1.10). */
export const paymentStatus = v.pipe(
  v.picklist(["PENDING", "AUTH_REQUIRED", "PROCESSING", "COMPLETED", "FAILED", "CANCELLED"]),
  named(
    "PaymentStatus",
    "The status for the merchant. Fulfil an order only on COMPLETED.",
    "COMPLETED",
  ),
);

export const states = [
  "PENDING",
  "OTP_SENT",
  "PUSH_SENT",
  "EXECUTING",
  "SETTLEMENT_PENDING",
  "COMPLETED",
  "FAILED",
  "EXPIRED",
  "CANCELLED",
] as const;

const state = v.pipe(
  v.picklist(states),
  named("SessionState", "The internal state of the session.", "COMPLETED"),
);

/** The final failures of a payment, a charge or a refund. */
export const failureCodes = [
  "BANK_TIMEOUT",
  "BANK_UNAVAILABLE",
  "CONSENT_REVOKED",
  "DESTINATION_MISMATCH",
  "DESTINATION_NOT_FOUND",
  "FORBIDDEN",
  "INSUFFICIENT_FUNDS",
  "INSUFFICIENT_SCOPE",
  "LIMIT_EXCEEDED",
  "MANDATE_NOT_ACTIVE",
  "MANDATE_REVOKED",
  "OTP_ATTEMPTS_EXCEEDED",
  "OTP_EXPIRED",
  "PAYER_ACCOUNT_DEBIT_BLOCKED",
  "PAYER_NOT_FOUND",
  "PAYMENT_REFUSED",
  "PAYMENT_UNDER_REVIEW",
  "PUSH_DECLINED",
  "ROUTE_NOT_AVAILABLE",
  "SESSION_EXPIRED",
  "SETTLEMENT_REJECTED",
] as const;

export const failureCode = v.picklist(failureCodes);
export type FailureCode = (typeof failureCodes)[number];

const whyNot = v.strictObject({
  code: failureCode,
  message: text("The failure as a sentence.", "The account's balance is too low."),
});

export const failure = orNull(whyNot, "The final failure; null if there is none.");

export const funds = orNull(
  v.picklist(["RETURNING", "RETURNED"]),
  "After SETTLEMENT_REJECTED: whether the payer's money is back.",
);

const settlementType = orNull(
  v.picklist(["internal", "national_rail"]),
  "Within one bank or across banks; null before money has moved.",
  "internal",
);

export const reference = orNull(v.string(), "The merchant's order reference.", "order-7");
const checkoutUrl = text(
  "The hosted checkout for the customer.",
  "https://gateway.example/checkout/ps_0123456789.0123456789abcdef",
);
const redirectUrl = orNull(
  v.string(),
  "The address that the customer returns to.",
  "https://shop.example/thanks",
);
const expiresAt = v.pipe(
  time,
  described("The customer can pay until then.", "2026-11-21T10:30:00.000Z"),
);
export const refundedAmount = v.pipe(sum, described("The total of completed refunds.", 0));

// @rule P1.4
export const createdSession = v.pipe(
  v.strictObject({
    session_id: sessionId,
    status: v.literal("PENDING"),
    checkout_url: checkoutUrl,
    expires_at: expiresAt,
  }),
  named("CreatedSession", "A new payment session (form A)."),
);

// @rule P1.6
export const initiatedPayment = v.pipe(
  v.strictObject({
    payment_id: paymentId,
    session_id: sessionId,
    status: v.literal("PENDING"),
    amount,
    currency,
    checkout_url: checkoutUrl,
    expires_at: expiresAt,
    idempotency_key: idempotencyKeyText,
  }),
  named("InitiatedPayment", "A new payment session (form B)."),
);

export const paymentSession = v.pipe(
  v.strictObject({
    session_id: sessionId,
    payment_id: paymentId,
    state,
    status: paymentStatus,
    mode,
    amount,
    currency,
    destination: v.strictObject({
      type: v.picklist(["alias", "iban"]),
      value: text("The merchant's value; an IBAN is masked.", "DE•• •••• 3000"),
    }),
    description: v.nullable(text("The purpose, shown to the customer.", "Two books")),
    reference,
    metadata: v.pipe(
      v.record(v.string(), v.string()),
      described("The merchant's notes.", { cart: "7" }),
    ),
    checkout_url: orNull(checkoutUrl, "Set while the customer can pay."),
    redirect_url: redirectUrl,
    created_at: time,
    expires_at: expiresAt,
    completed_at: timeOrNull,
    settlement_type: settlementType,
    refunded_amount: refundedAmount,
    failure,
    funds,
  }),
  named("PaymentSession", "A payment session for its merchant, without payer data.", {
    destination: { type: "iban", value: "DE•• •••• 3000" },
  }),
);

/** A row of the payments list. */
export const listedSession = v.pipe(
  v.strictObject({
    session_id: sessionId,
    payment_id: paymentId,
    state,
    status: paymentStatus,
    mode,
    amount,
    currency,
    reference,
    created_at: time,
    completed_at: timeOrNull,
  }),
  named("ListedSession", "A payment session in a list."),
);

const bankName = text("The bank's name for customers.", "Aurora Bank");

export const resolvedPayer = v.pipe(
  v.strictObject({
    session_id: sessionId,
    payer: v.nullable(
      v.strictObject({
        alias: v.nullable(text("The alias that the customer entered.", "amira")),
        bank_id: bankId,
        bank_name: bankName,
        display_name: text("The masked name of the payer.", "L•••• H•••••"),
        masked_iban: maskedIban,
        available_auth_methods: v.array(authMode),
      }),
    ),
    bank_handle: v.nullable(bankHandle),
    auth_modes: v.array(authMode),
    payee: v.nullable(
      v.strictObject({
        name: text("The merchant's name.", "Corner Shop"),
        masked_iban: maskedIban,
        bank_name: v.nullable(bankName),
      }),
    ),
    status: paymentStatus,
    state,
  }),
  named("ResolvedPayer", "Payer and payee, in the fields of both forms (§2.2).", {
    status: "AUTH_REQUIRED",
    state: "PENDING",
  }),
);

const displayCode = text("Two digits that page and phone both show.", "42");

const challengeFields = {
  session_id: sessionId,
  status: paymentStatus,
  state,
  challenge_expires_at: timeOrNull,
};

export const challenge = v.pipe(
  v.union([
    v.strictObject({
      ...challengeFields,
      auth_mode: v.nullable(v.literal("OTP")),
      otp_token: v.nullable(text("The bank's id of the code that it sent.", "otp_7f3a")),
      phone_masked: v.nullable(text("The masked phone number that got the code.", "+49 ••• ••12")),
    }),
    v.strictObject({
      ...challengeFields,
      auth_mode: v.literal("PUSH"),
      display_code: v.nullable(displayCode),
    }),
  ]),
  named("Challenge", "The code or prompt that the bank sent to the customer.", {
    status: "AUTH_REQUIRED",
    state: "OTP_SENT",
  }),
);

export const confirmation = v.pipe(
  v.strictObject({
    session_id: sessionId,
    status: paymentStatus,
    state,
    settlement_type: settlementType,
    redirect_url: redirectUrl,
  }),
  named("Confirmation", "The state of the payment."),
);

/** A merchant gets its session; a customer gets the payment's state. */
export const cancelled = v.pipe(
  v.union([paymentSession, confirmation]),
  named("CancelledPayment", "The session for its merchant, the confirmation for a customer.", {
    state: "CANCELLED",
    status: "CANCELLED",
    completed_at: null,
    settlement_type: null,
  }),
);

/** A final refusal: the session failed because of this request or earlier. */
export const failedSession = failedAnswer(
  "FailedSession",
  "The payment session has failed and cannot be retried.",
  "INSUFFICIENT_FUNDS",
  failureCodes,
);

export const checkoutToken = v.pipe(
  v.strictObject({
    token: text(
      "The token for the steps of this checkout.",
      "st_eyJzIjoiMDEyMyJ9.0123456789abcdef",
    ),
    expires_at: time,
  }),
  named("CheckoutToken", "A token for programs that guide the customer through the checkout."),
);

export const liveStatus = v.pipe(
  v.strictObject({
    session_id: sessionId,
    state,
    status: paymentStatus,
    display_code: v.exactOptional(v.nullable(displayCode)),
    failure: v.exactOptional(failure),
    refusal: v.exactOptional(
      orNull(whyNot, "Why the last account did not pay, while another one is to be chosen."),
    ),
    redirect_url: v.exactOptional(
      text("The address that the customer returns to.", "https://shop.example/thanks"),
    ),
  }),
  named("LiveStatus", "The live status of a payment on the checkout.", {
    state: "PUSH_SENT",
    status: "AUTH_REQUIRED",
    failure: undefined,
    refusal: undefined,
    redirect_url: undefined,
  }),
);

export const accepted = v.pipe(
  v.strictObject({ accepted: v.literal(true) }),
  named("Accepted", "Accepted, or already known."),
);

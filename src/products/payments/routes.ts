import * as sca from "../../approvals/approval-answers.ts";
import { pushResultRequest } from "../../approvals/approval-answers.ts";
import { stepRefusals } from "../../approvals/approval-routes.ts";
import { pushResultStep, type ScaKind } from "../../approvals/push.ts";
import { created, emptyRequest } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listOf } from "../../base/platform/lists.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import { bankKey, merchantKey, railKey } from "../../network/parties/guards.ts";
import { creditStep } from "../../network/transfers/callbacks.ts";
import { creditCallbackRequest } from "../../network/transfers/rail-contract.ts";
import * as answers from "./answers.ts";
import { accepted } from "./answers.ts";
import { checkoutStep } from "./checkout-token.ts";
import * as payments from "./payment-answers.ts";
import * as requests from "./requests.ts";
import {
  cancelStep,
  checkoutAddress,
  confirmPayment,
  merchantOrCustomer,
  resolvePayerStep,
  selectAuthStep,
} from "./verbs/checkout.ts";
import { createSessionStep, initiateStep } from "./verbs/create-session.ts";
import { listSessionsStep, readPaymentStatusStep, readSessionStep } from "./verbs/read-sessions.ts";
import { createRefundStep, listRefundsStep, readRefundStep } from "./verbs/refunds.ts";

/** The merchant API and the checkout steps (P1.13, P3.19). */
const sessions = "/payments/sessions";
const oneSession = `${sessions}/:id`;
const refunds = "/payments/:id/refunds";

const cancelRoute = route({
  id: "cancelPaymentSession",
  method: "POST",
  paths: [`${oneSession}/cancel`],
  summary: "Cancel a payment session",
  description:
    "Possible until the bank receives its instruction. A repeat gets the same answer. A " +
    "merchant gets the session, a customer the confirmation.",
  guard: merchantOrCustomer,
  path: requests.sessionPath,
  body: emptyRequest,
  answers: { 200: answers.cancelled },
  refusals: ["SESSION_NOT_CANCELLABLE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE"],
  step: cancelStep,
});

const merchantRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "createPaymentSession",
    method: "POST",
    paths: [sessions],
    summary: "Create a payment session",
    description:
      "Send the customer to checkout_url before expires_at, and fulfil on payment.completed.",
    guard: merchantKey,
    body: requests.createSessionRequest,
    idempotent: true,
    answers: { 201: created(answers.createdSession) },
    refusals: ["ORIGIN_LIMIT_REACHED"],
    step: createSessionStep,
  }),
  route({
    id: "initiatePayment",
    method: "POST",
    paths: ["/payments/initiate"],
    summary: "Create a payment session (form B)",
    description:
      "The same with the field names of form B: merchant_order_reference, callback_url and " +
      "return_url.",
    guard: merchantKey,
    body: requests.initiateRequest,
    idempotent: true,
    answers: { 201: created(answers.initiatedPayment) },
    refusals: ["ORIGIN_LIMIT_REACHED"],
    step: initiateStep,
  }),
  route({
    id: "listPaymentSessions",
    method: "GET",
    paths: [sessions],
    summary: "List payment sessions, newest first",
    description:
      "Up to seconds old; open payments show their current state. With reference, payments whose " +
      "idempotency key is that reference are found at once. With status, a short page may still " +
      "have a next_cursor.",
    guard: merchantKey,
    query: requests.sessionFilters,
    answers: { 200: listOf(answers.listedSession) },
    step: listSessionsStep,
  }),
  route({
    id: "readPaymentSession",
    method: "GET",
    paths: [oneSession],
    summary: "Read a payment session",
    description: "In its current state, without anything about the payer.",
    guard: merchantKey,
    path: requests.sessionPath,
    answers: { 200: answers.paymentSession },
    step: readSessionStep,
  }),
  cancelRoute,
];

/** The refusals of a refund. */
export const refundRefusals = [
  "PAYMENT_NOT_COMPLETED",
  "PAYMENT_UNDER_REVIEW",
  "REFUND_LIMIT_REACHED",
  "REFUND_NOT_AUTHORISED",
  "REFUND_EXCEEDS_PAYMENT",
  "DESTINATION_MISMATCH",
  "DIRECTORY_UNAVAILABLE",
  "BANK_UNAVAILABLE",
] as const;

/** The routes of payments and of mandates' charges. */
const paidRoutes = (kinds: readonly ObjectKind[]): readonly Route<GatewayEnv>[] => [
  route({
    id: "readPaymentStatus",
    method: "GET",
    paths: ["/payments/:id/status"],
    summary: "Read a payment's status, route and fees",
    description: "Also of a charge of a mandate. Fees are reported, and nothing is deducted.",
    guard: merchantKey,
    path: requests.sessionPath,
    answers: { 200: payments.payment },
    step: readPaymentStatusStep(kinds),
  }),
  route({
    id: "createRefund",
    method: "POST",
    paths: [refunds],
    summary: "Refund a payment, whole or in part",
    description:
      "At most 50 per payment. Ends with refund.completed or refund.failed. Possible " +
      "only where the bank of the merchant's settlement account has granted refunds.",
    guard: merchantKey,
    path: requests.sessionPath,
    body: requests.refundRequest,
    idempotent: true,
    answers: { 201: created(payments.refund) },
    refusals: refundRefusals,
    step: createRefundStep(kinds),
  }),
  route({
    id: "listRefunds",
    method: "GET",
    paths: [refunds],
    summary: "List all refunds of a payment, newest first",
    description: "All of them at once: there is no next page.",
    guard: merchantKey,
    path: requests.sessionPath,
    answers: { 200: payments.refundList },
    step: listRefundsStep(kinds),
  }),
  route({
    id: "readRefund",
    method: "GET",
    paths: [`${refunds}/:refund_id`],
    summary: "Read a refund",
    description: "PROCESSING until the payer's bank has taken or refused the money.",
    guard: merchantKey,
    path: requests.refundPath,
    answers: { 200: payments.refund },
    step: readRefundStep(kinds),
  }),
];

/** Only the hosted checkout may take these steps (P3.5). */
const checkoutStepRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "resolvePayer",
    method: "POST",
    paths: [`${oneSession}/resolve-payer`, "/session/:id/resolve-payer"],
    summary: "Choose the paying account",
    description: "Binds the session to this browser. At most 10 times per session.",
    guard: checkoutStep,
    path: requests.sessionPath,
    // @rule G5.6
    body: sca.payerRequest,
    answers: { 200: answers.resolvedPayer },
    refusals: [
      ...stepRefusals.payer,
      "DESTINATION_NOT_FOUND",
      "DESTINATION_MISMATCH",
      "SAME_ACCOUNT",
      "CURRENCY_MISMATCH",
      "ROUTE_NOT_AVAILABLE",
    ],
    step: resolvePayerStep,
  }),
  route({
    id: "selectAuth",
    method: "POST",
    paths: [`${oneSession}/select-auth`, "/session/:id/select-auth"],
    summary: "Make the bank send a code or a prompt",
    description: "A new one replaces the earlier one. At most 5 per session.",
    guard: checkoutStep,
    path: requests.sessionPath,
    body: sca.challengeRequest,
    answers: { 200: answers.challenge, 422: answers.failedSession },
    refusals: [...stepRefusals.start, "PAYER_REQUIRED"],
    step: selectAuthStep,
  }),
  route({
    id: "confirm",
    method: "POST",
    paths: [`${oneSession}/confirm`, "/session/:id/confirm-otp"],
    summary: "Confirm with the code, or ask for the prompt's outcome",
    description: "Waits at most 5 seconds for the bank, then answers PROCESSING.",
    guard: checkoutStep,
    path: requests.sessionPath,
    body: sca.confirmRequest,
    answers: { 200: answers.confirmation, 422: answers.failedSession },
    refusals: [
      ...stepRefusals.confirm,
      "PAYER_REQUIRED",
      "DIRECTORY_UNAVAILABLE",
      "REGISTRY_UNAVAILABLE",
    ],
    step: confirmPayment,
  }),
];

/** The checkout page and its forms. */
export const checkoutRoutes = checkoutAddress([...checkoutStepRoutes, cancelRoute]);

/**
 * `kinds`: the kinds of objects that are payments, which have a status and refunds.
 * @rule P1.13 P3.19
 */
export const paymentRoutes = (kinds: readonly ObjectKind[]): readonly Route<GatewayEnv>[] => [
  ...merchantRoutes,
  ...paidRoutes(kinds),
  ...checkoutStepRoutes,
];

/** The kinds of objects that callbacks are about. */
interface CalledBack {
  /** Objects that a payer authorises. */
  authorised: readonly ScaKind[];
  /** Objects that move money. */
  moving: readonly ObjectKind[];
}

/** The callbacks of banks and the rail, who repeat each one until the gateway answers 202. */
export const callbackRoutes = ({
  authorised,
  moving,
}: CalledBack): readonly Route<GatewayEnv>[] => [
  route({
    id: "reportPushResult",
    method: "POST",
    paths: ["/gateway/callback/push-result"],
    summary: "Report what the customer did with a prompt",
    description: "Only from the payer's bank, and only about its newest prompt.",
    guard: bankKey,
    body: pushResultRequest,
    // @rule G1.7 B8.4
    answers: { 202: accepted },
    refusals: ["NOT_FOUND", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE", "BANK_UNAVAILABLE"],
    step: pushResultStep(authorised),
  }),
  route({
    id: "reportCredit",
    method: "POST",
    paths: ["/gateway/callback/credit"],
    summary: "Report that a movement was credited or rejected",
    description:
      "From the rail. A report that contradicts its movement is refused, and staff see it.",
    guard: railKey,
    body: creditCallbackRequest,
    answers: { 202: accepted },
    refusals: ["NOT_FOUND", "CALLBACK_MISMATCH"],
    step: creditStep(moving),
  }),
];

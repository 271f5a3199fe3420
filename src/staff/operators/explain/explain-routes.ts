import * as v from "valibot";
import { consentId, idOf, paymentOrderId, refundId } from "../../../base/kernel/fields.ts";
import { created, json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { refund } from "../../../products/payments/payment-answers.ts";
import { refundRequest } from "../../../products/payments/requests.ts";
import { refundRefusals } from "../../../products/payments/routes.ts";
import { approves, changes, reads } from "../administration.ts";
import { staffMandatePath } from "../mandate-schemas.ts";
import * as requests from "../requests.ts";
import { readConsent, readMandate, readOrder, readPayment } from "./explain.ts";
import * as answers from "./explain-answers.ts";
import {
  approveRefundAsStaff,
  askAboutOrder,
  askAboutPayment,
  cancelOrderAsStaff,
  cancelPaymentAsStaff,
  redeliverEvents,
  refundForMerchant,
  rejectRefundAsStaff,
} from "./staff-actions.ts";

/** What staff see of one object, and what they do about it (docs/decisions/117). */
const onePayment = "/admin/v1/payments/:id";
const paymentPath = v.object({
  id: idOf("pay|ps|chg", "The payment, the payment session or the charge of a mandate."),
});

const oneRefund = `${onePayment}/refunds/:refund_id`;
const refundPath = v.object({ ...paymentPath.entries, refund_id: refundId });

const oneOrder = "/admin/v1/payment-orders/:payment_order_id";
const orderPath = v.object({ payment_order_id: paymentOrderId });

const paymentRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "explainPayment",
    method: "GET",
    paths: [onePayment],
    summary: "Read a payment or a charge with its history, what comes next and what is allowed",
    guard: reads,
    path: paymentPath,
    answers: { 200: answers.paymentForStaff },
    step: readPayment,
  }),
  route({
    id: "askAboutPayment",
    method: "POST",
    paths: [`${onePayment}/ask`],
    summary: "Have the bank or the rail asked now about a payment's movements",
    description:
      "Sends the stored instruction again under its own end_to_end_id, or the question that is " +
      "due next: nothing that would not happen by itself. Waits at most 5 seconds for the answer.",
    guard: changes,
    path: paymentPath,
    body: v.strictObject({}),
    answers: { 200: answers.paymentForStaff },
    refusals: ["NOTHING_TO_ASK", "CALL_IN_PROGRESS"],
    step: askAboutPayment,
  }),
  route({
    id: "cancelPaymentAsStaff",
    method: "POST",
    paths: [`${onePayment}/cancel`],
    summary: "Cancel a payment",
    description: "Possible until the bank receives its instruction. A repeat changes nothing.",
    guard: changes,
    path: paymentPath,
    body: requests.cancelPaymentRequest,
    answers: {
      200: json(answers.paymentForStaff, {
        status: "CANCELLED",
        state: "CANCELLED",
        route: null,
        fees: null,
        completed_at: null,
        movements: [],
      }),
    },
    refusals: ["SESSION_NOT_CANCELLABLE", "SESSION_EXPIRED"],
    step: cancelPaymentAsStaff,
  }),
  route({
    id: "redeliverEventsOfPayment",
    method: "POST",
    paths: [`${onePayment}/redeliver`],
    summary: "Send the events about a payment again",
    description: "The newest 25, oldest first, with the same bytes and ids as before.",
    guard: changes,
    path: paymentPath,
    body: v.strictObject({}),
    answers: { 202: json(answers.redeliveredEvents) },
    refusals: ["INVALID_STATE", "NO_ENDPOINT", "ENDPOINT_DISABLED"],
    step: redeliverEvents,
  }),
  route({
    id: "refundForMerchant",
    method: "POST",
    paths: [`${onePayment}/refund`],
    summary: "Refund a payment for its merchant",
    description:
      "By the rules of the merchant's own route, and with its idempotency keys: the same key and " +
      "body find the refund that the merchant made. In live mode, what staff refund of a payment " +
      "above the operator's amount is a proposal (202), which an approver approves or rejects.",
    guard: changes,
    path: paymentPath,
    body: refundRequest,
    idempotent: true,
    answers: { 201: created(refund), 202: json(answers.refundProposal) },
    refusals: [...refundRefusals, "CHANGE_PENDING"],
    step: refundForMerchant,
  }),
  route({
    id: "approveRefund",
    method: "POST",
    paths: [`${oneRefund}/approve`],
    summary: "Approve a refund that staff ask for",
    description:
      "The refund leaves at once. It is checked as if it was asked for now: a refused one still " +
      "waits. The key must be older than the proposal. A repeat makes no second refund.",
    guard: approves,
    path: refundPath,
    answers: { 201: created(refund) },
    refusals: [...refundRefusals, "CHANGE_HAS_ENDED", "CHANGE_OUTDATED"],
    step: approveRefundAsStaff,
  }),
  route({
    id: "rejectRefund",
    method: "POST",
    paths: [`${oneRefund}/reject`],
    summary: "Reject a refund that staff ask for",
    guard: approves,
    path: refundPath,
    answers: {
      200: json(answers.refundProposal, {
        status: "REJECTED",
        decided_by: "key_0123456789",
        ended_at: "2026-11-22T09:30:00.000Z",
      }),
    },
    refusals: ["CHANGE_HAS_ENDED"],
    step: rejectRefundAsStaff,
  }),
];

const orderRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "explainPaymentOrder",
    method: "GET",
    paths: [oneOrder],
    summary: "Read a payment order with its history, what comes next and what is allowed",
    guard: reads,
    path: orderPath,
    answers: { 200: answers.orderForStaff },
    step: readOrder,
  }),
  route({
    id: "askAboutPaymentOrder",
    method: "POST",
    paths: [`${oneOrder}/ask`],
    summary: "Have the bank or the rail asked now about an order's movements",
    description: "As for a payment.",
    guard: changes,
    path: orderPath,
    body: v.strictObject({}),
    answers: { 200: answers.orderForStaff },
    refusals: ["NOTHING_TO_ASK", "CALL_IN_PROGRESS"],
    step: askAboutOrder,
  }),
  route({
    id: "cancelPaymentOrderAsStaff",
    method: "POST",
    paths: [`${oneOrder}/cancel`],
    summary: "Cancel a payment order",
    description: "Possible until the bank receives its instruction. A repeat changes nothing.",
    guard: changes,
    path: orderPath,
    body: requests.cancelOrderRequest,
    answers: { 200: answers.cancelledOrderForStaff },
    refusals: ["PAYMENT_ORDER_NOT_CANCELLABLE"],
    step: cancelOrderAsStaff,
  }),
];

const otherRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "explainMandate",
    method: "GET",
    paths: ["/admin/v1/mandates/:mandate_id"],
    summary: "Read a mandate with its charges, its history, what comes next and what is allowed",
    guard: reads,
    path: staffMandatePath,
    answers: { 200: answers.mandateForStaff },
    step: readMandate,
  }),
  route({
    id: "explainConsent",
    method: "GET",
    paths: ["/admin/v1/consents/:consent_id"],
    summary: "Read a consent with its history, what comes next and what is allowed",
    guard: reads,
    path: v.object({ consent_id: consentId }),
    answers: { 200: answers.consentForStaff },
    step: readConsent,
  }),
];

export const explainRoutes = [...paymentRoutes, ...orderRoutes, ...otherRoutes];

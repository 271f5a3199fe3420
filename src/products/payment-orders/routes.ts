import { emptyRequest } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listOf } from "../../base/platform/lists.ts";
import { bankFaults } from "../../network/banks/bank-client.ts";
import { clientOrScopedToken, consentToken } from "../consents/tpp-caller.ts";
import * as answers from "./answers.ts";
import * as requests from "./requests.ts";
import { createOrderStep } from "./verbs/create-order.ts";
import { cancelOrderStep, listOrdersStep, readOrderStep } from "./verbs/read-orders.ts";

/** The payment orders of TPPs. */
const orders = ["/ob/payment-orders"];
const oneOrder = ["/ob/payment-orders/:id"];

/** An order can be read and cancelled after the end of its consent. @rule O5.16 */
const reader = clientOrScopedToken(["payments:write"]);

/** @rule O8.15 */
export const paymentOrderRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "createPaymentOrder",
    method: "POST",
    paths: orders,
    summary: "Pay from an account of a consent",
    description:
      "Within the bank's limits without SCA it is executed at once; the answer waits at most 5 " +
      "seconds for it. Otherwise it is PENDING_SCA: send the customer to sca_url, within 15 minutes.",
    guard: consentToken(["payments:write"]),
    body: requests.createOrderRequest,
    idempotent: true,
    answers: { 201: answers.createdOrder },
    refusals: [
      "INSUFFICIENT_SCOPE",
      "CONSENT_REVOKED",
      "FORBIDDEN",
      "RATE_LIMITED",
      "PAYER_NOT_FOUND",
      "DESTINATION_NOT_FOUND",
      "DESTINATION_MISMATCH",
      "SAME_ACCOUNT",
      "CURRENCY_MISMATCH",
      "ROUTE_NOT_AVAILABLE",
      "DIRECTORY_UNAVAILABLE",
      "REGISTRY_UNAVAILABLE",
      ...bankFaults,
    ] as const,
    step: createOrderStep,
  }),
  route({
    id: "listPaymentOrders",
    method: "GET",
    paths: orders,
    summary: "List payment orders, newest first",
    description:
      "New ones appear within seconds; each is shown in its current state. A consent's token lists " +
      "the orders of that consent. A short page may still have a next_cursor.",
    guard: reader,
    query: requests.ownOrderFilters,
    answers: { 200: listOf(answers.paymentOrder) },
    step: listOrdersStep,
  }),
  route({
    id: "readPaymentOrder",
    method: "GET",
    paths: oneOrder,
    summary: "Read a payment order",
    description: "With the TPP's own token also after the end of the consent.",
    guard: reader,
    path: requests.orderPath,
    answers: { 200: answers.paymentOrder },
    step: readOrderStep,
  }),
  route({
    id: "cancelPaymentOrder",
    method: "POST",
    paths: oneOrder.map((path) => `${path}/cancel`),
    summary: "Cancel a payment order",
    description: "Possible while it is PENDING_SCA. A repeat gets the same answer.",
    guard: reader,
    path: requests.orderPath,
    body: emptyRequest,
    answers: { 200: answers.cancelledOrder },
    refusals: ["PAYMENT_ORDER_NOT_CANCELLABLE"],
    step: cancelOrderStep,
  }),
];

import * as v from "valibot";
import { adminKey } from "../admin/guard.ts";
import { idOf } from "../kernel/fields.ts";
import { refund } from "../payments/payment-answers.ts";
import { refundRequest } from "../payments/requests.ts";
import { refundRefusals } from "../payments/routes.ts";
import { created } from "../platform/contract.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import * as answers from "./explain-answers.ts";
import { readPayment } from "./explain-payment.ts";
import { askAboutPayment, cancelPaymentAsStaff, refundForMerchant } from "./payment-actions.ts";
import * as requests from "./requests.ts";

/** What staff see of one object, and what they do about it (docs/decisions/117). */
const reads = adminKey<GatewayEnv>("read");
const changes = adminKey<GatewayEnv>("change");

const onePayment = "/admin/v1/payments/:id";
const paymentPath = v.object({
  id: idOf("pay|ps|chg", "The payment, the payment session or the charge of a mandate."),
});

export const explainRoutes: readonly Route<GatewayEnv>[] = [
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
    answers: { 200: answers.paymentForStaff },
    refusals: ["SESSION_NOT_CANCELLABLE", "SESSION_EXPIRED"],
    step: cancelPaymentAsStaff,
  }),
  route({
    id: "refundForMerchant",
    method: "POST",
    paths: [`${onePayment}/refund`],
    summary: "Refund a payment for its merchant",
    description:
      "By the rules of the merchant's own route, and with its idempotency keys: the same key and " +
      "body find the refund that the merchant made.",
    guard: changes,
    path: paymentPath,
    body: refundRequest,
    idempotent: true,
    answers: { 201: created(refund) },
    refusals: refundRefusals,
    step: refundForMerchant,
  }),
];

import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { challengeRequest, confirmRequest, payerRequest } from "../sca/requests.ts";
import { failedOrder, orderAuthorisation } from "./authorisation-answers.ts";
import {
  confirmStep,
  namePayerStep,
  readStep,
  rejectStep,
  startStep,
} from "./authorisation-steps.ts";
import { orderPage } from "./order-page.ts";
import { orderPath } from "./requests.ts";

/** The steps of the customer on the order's page (O6.2). Only the page takes them. */
const pathOf = (step: string): string[] => [`/ob/payment-orders/:id/authorisation${step}`];

const bankFaults = ["BANK_ERROR", "BANK_UNAVAILABLE", "BANK_TIMEOUT"] as const;

/** Every step has the page's token, and answers with the state after it. */
const common = {
  guard: orderPage.guard,
  path: orderPath,
  answers: { 200: orderAuthorisation },
} as const;

/** Refusals of every step that changes something. */
const closed = ["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE"] as const;

/** @rule O6.2 */
export const orderAuthorisationRoutes: readonly Route<GatewayEnv>[] = [
  route({
    ...common,
    id: "readOrderAuthorisation",
    method: "GET",
    paths: pathOf(""),
    summary: "Read where the approval is",
    description: "For polling, and for a customer who comes back.",
    step: (call) => readStep(call),
  }),
  route({
    ...common,
    id: "nameOrderPayer",
    method: "POST",
    paths: pathOf("/payer"),
    summary: "Continue in this browser",
    description:
      "Needed only after another browser has begun. Names the account that pays; a challenge that " +
      "was sent to the other browser no longer counts. At most 10 times.",
    body: payerRequest,
    refusals: [
      ...["INVALID_STATE", "SESSION_EXPIRED", "PAYER_CHANGE_LIMIT_REACHED"],
      ...["PAYER_NOT_FOUND", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE"],
      ...bankFaults,
    ] as const,
    step: namePayerStep,
  }),
  route({
    ...common,
    id: "startOrderAuthorisation",
    method: "POST",
    paths: pathOf("/start"),
    summary: "Make the bank send a code or a prompt",
    description:
      "The first start binds the approval to its browser. A new code or prompt replaces the " +
      "earlier one. At most 5.",
    body: challengeRequest,
    answers: { ...common.answers, 422: failedOrder },
    refusals: [
      ...closed,
      ...["CHALLENGE_REPLACED", "AUTH_METHOD_NOT_AVAILABLE", "CHALLENGE_IN_PROGRESS"],
      ...["CHALLENGE_LIMIT_REACHED", "PAYER_THROTTLED", "PAYMENT_UNDER_REVIEW"],
      ...bankFaults,
    ] as const,
    step: startStep,
  }),
  route({
    ...common,
    id: "confirmOrder",
    method: "POST",
    paths: pathOf("/confirm"),
    summary: "Confirm with the code, or ask for the prompt's outcome",
    description: "Executes the order. Waits at most 5 seconds for the bank, then is PROCESSING.",
    body: confirmRequest,
    answers: { ...common.answers, 422: failedOrder },
    refusals: [
      ...closed,
      ...["CHALLENGE_REQUIRED", "CHALLENGE_REPLACED", "CHALLENGE_IN_PROGRESS"],
      ...["OTP_INCORRECT", "OTP_EXPIRED", "OTP_ATTEMPTS_EXCEEDED", "PAYER_THROTTLED"],
      ...["PAYMENT_UNDER_REVIEW", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE"],
      "INSUFFICIENT_SCOPE",
      ...bankFaults,
    ] as const,
    step: confirmStep,
  }),
  route({
    ...common,
    id: "approveOrder",
    method: "POST",
    paths: pathOf("/approve"),
    summary: "The same as reading it",
    description: "The confirmation has approved the order already. It changes nothing.",
    step: (call) => readStep(call),
  }),
  route({
    ...common,
    id: "rejectOrder",
    method: "POST",
    paths: pathOf("/reject"),
    summary: "Reject, before the approval",
    refusals: [...closed, "PAYMENT_UNDER_REVIEW"],
    step: rejectStep,
  }),
];

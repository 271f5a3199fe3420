import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { challengeRequest, confirmRequest, payerRequest } from "../sca/requests.ts";
import { authorisationStep, failedAuthorisation } from "./authorisation-answers.ts";
import { approveRequest, consentPath } from "./authorisation-requests.ts";
import {
  approveStep,
  confirmStep,
  readStep,
  rejectStep,
  startStep,
} from "./authorisation-steps.ts";
import { consentStep } from "./consent-page.ts";
import { provePayerStep } from "./prove-payer.ts";

/** The steps of the customer on the consent's page (O6.2). Only the page takes them. */
const pathOf = (step: string): string[] => [`/ob/consents/:id/authorisation${step}`];

const bankFaults = ["BANK_ERROR", "BANK_UNAVAILABLE", "BANK_TIMEOUT"] as const;

/** Every step is one POST with the page's token, and answers with the state after it. */
const common = {
  guard: consentStep,
  path: consentPath,
  answers: { 200: authorisationStep },
} as const;

/** @rule O6.2 */
export const authorisationRoutes: readonly Route<GatewayEnv>[] = [
  route({
    ...common,
    id: "readAuthorisation",
    method: "GET",
    paths: pathOf(""),
    summary: "Read where the authorisation is",
    description: "For polling, and for a customer who comes back.",
    step: readStep,
  }),
  route({
    ...common,
    id: "provePayer",
    method: "POST",
    paths: pathOf("/payer"),
    summary: "Name an account at the consent's bank",
    description:
      "Binds the authorisation to this browser. At most 10 times. Only the customer who approved " +
      "first can approve again.",
    body: payerRequest,
    refusals: [
      ...["INVALID_STATE", "SESSION_EXPIRED", "PAYER_CHANGE_LIMIT_REACHED"],
      ...["PAYER_NOT_FOUND", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE"],
      ...bankFaults,
    ] as const,
    step: provePayerStep,
  }),
  route({
    ...common,
    id: "startAuthorisation",
    method: "POST",
    paths: pathOf("/start"),
    summary: "Make the bank send a code or a prompt",
    description: "A new one replaces the earlier one. At most 5.",
    body: challengeRequest,
    answers: { ...common.answers, 422: failedAuthorisation },
    refusals: [
      ...["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE", "PAYER_REQUIRED"],
      ...["CHALLENGE_REPLACED", "AUTH_METHOD_NOT_AVAILABLE", "CHALLENGE_IN_PROGRESS"],
      ...["CHALLENGE_LIMIT_REACHED", "PAYER_THROTTLED"],
      ...bankFaults,
    ] as const,
    step: startStep,
  }),
  route({
    ...common,
    id: "confirmAuthorisation",
    method: "POST",
    paths: pathOf("/confirm"),
    summary: "Confirm with the code, or ask for the prompt's outcome",
    description: "Then the bank lists the accounts to choose from. Waits at most 5 seconds for it.",
    body: confirmRequest,
    answers: { ...common.answers, 422: failedAuthorisation },
    refusals: [
      ...["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE", "PAYER_REQUIRED"],
      ...["CHALLENGE_REQUIRED", "CHALLENGE_REPLACED", "CHALLENGE_IN_PROGRESS"],
      ...["OTP_INCORRECT", "OTP_EXPIRED", "OTP_ATTEMPTS_EXCEEDED", "PAYER_THROTTLED"],
      "INSUFFICIENT_SCOPE",
      ...bankFaults,
    ] as const,
    step: confirmStep,
  }),
  route({
    ...common,
    id: "approveConsent",
    method: "POST",
    paths: pathOf("/approve"),
    summary: "Approve, with the accounts that are shared",
    description: "A repeat changes nothing and gets the same redirect.",
    body: approveRequest,
    refusals: [
      ...["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE", "PAYER_REQUIRED"],
      ...["CHALLENGE_REQUIRED", "CHALLENGE_IN_PROGRESS", "INSUFFICIENT_SCOPE"],
    ] as const,
    step: approveStep,
  }),
  route({
    ...common,
    id: "rejectConsent",
    method: "POST",
    paths: pathOf("/reject"),
    summary: "Reject, before the approval",
    description: "Rejecting a re-authorisation leaves the consent as it was.",
    refusals: ["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE"],
    step: rejectStep,
  }),
];

import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { challengeRequest, confirmRequest, payerRequest } from "../sca/requests.ts";
import { failedMandate, mandateAuthorisation } from "./authorisation-answers.ts";
import {
  confirmStep,
  namePayerStep,
  readStep,
  rejectStep,
  startStep,
} from "./authorisation-steps.ts";
import { mandatePage } from "./mandate-page.ts";
import { mandatePath } from "./requests.ts";

/** The steps of the customer on the mandate's page (O6.2). Only the page takes them. */
const pathOf = (step: string): string[] => [`/mandates/:id/authorisation${step}`];

const bankFaults = ["BANK_ERROR", "BANK_UNAVAILABLE", "BANK_TIMEOUT"] as const;

/** Every step has the page's token, and answers with the state after it. */
const common = {
  guard: mandatePage.guard,
  path: mandatePath,
  answers: { 200: mandateAuthorisation },
} as const;

/** Refusals of every step that changes something. */
const closed = ["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE"] as const;

/** Refusals of a step that looks up payer and payee. */
const lookup = [
  ...["PAYER_CHANGE_LIMIT_REACHED", "PAYER_NOT_FOUND", "DESTINATION_NOT_FOUND"],
  ...["DESTINATION_MISMATCH", "ROUTE_NOT_AVAILABLE", "CURRENCY_MISMATCH", "SAME_ACCOUNT"],
  ...["CONSENT_REVOKED", "INSUFFICIENT_SCOPE", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE"],
  ...bankFaults,
] as const;

/** @rule O6.2 */
export const mandateAuthorisationRoutes: readonly Route<GatewayEnv>[] = [
  route({
    ...common,
    id: "readMandateAuthorisation",
    method: "GET",
    paths: pathOf(""),
    summary: "Read where the approval is",
    description: "For polling, and for a customer who comes back.",
    step: (call) => readStep(call),
  }),
  route({
    ...common,
    id: "nameMandatePayer",
    method: "POST",
    paths: pathOf("/payer"),
    summary: "Name the account that pays, at any bank",
    description:
      "Binds the approval to this browser. At most 10 times. Not needed for a mandate with a " +
      "customer_alias or a source_account_id; there it continues in this browser, with that " +
      "account only.",
    body: payerRequest,
    refusals: ["INVALID_STATE", "SESSION_EXPIRED", ...lookup],
    step: namePayerStep,
  }),
  route({
    ...common,
    id: "startMandateAuthorisation",
    method: "POST",
    paths: pathOf("/start"),
    summary: "Make the bank send a code or a prompt",
    description:
      "A new one replaces the earlier one. At most 5. For a mandate with a customer_alias or a " +
      "source_account_id the first one looks the account up and binds the approval to this browser.",
    body: challengeRequest,
    answers: { ...common.answers, 422: failedMandate },
    refusals: [
      ...closed,
      ...(["PAYER_REQUIRED", "CHALLENGE_REPLACED", "AUTH_METHOD_NOT_AVAILABLE"] as const),
      ...(["CHALLENGE_IN_PROGRESS", "CHALLENGE_LIMIT_REACHED", "PAYER_THROTTLED"] as const),
      ...lookup,
    ],
    step: startStep,
  }),
  route({
    ...common,
    id: "confirmMandate",
    method: "POST",
    paths: pathOf("/confirm"),
    summary: "Confirm with the code, or ask for the prompt's outcome",
    description: "Activates the mandate. One that replaces another first ends that one.",
    body: confirmRequest,
    answers: { ...common.answers, 422: failedMandate },
    refusals: [
      ...closed,
      ...["PAYER_REQUIRED", "CHALLENGE_REQUIRED", "CHALLENGE_REPLACED", "CHALLENGE_IN_PROGRESS"],
      ...["OTP_INCORRECT", "OTP_EXPIRED", "OTP_ATTEMPTS_EXCEEDED", "PAYER_THROTTLED"],
      ...["CONSENT_REVOKED", "INSUFFICIENT_SCOPE", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE"],
      ...bankFaults,
    ] as const,
    step: confirmStep,
  }),
  route({
    ...common,
    id: "approveMandate",
    method: "POST",
    paths: pathOf("/approve"),
    summary: "The same as reading it",
    description: "The confirmation has approved the mandate already. It changes nothing.",
    step: (call) => readStep(call),
  }),
  route({
    ...common,
    id: "rejectMandate",
    method: "POST",
    paths: pathOf("/reject"),
    summary: "Reject, before the approval",
    refusals: closed,
    step: rejectStep,
  }),
];

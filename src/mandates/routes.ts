import { created } from "../platform/contract.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { listOf } from "../platform/lists.ts";
import * as answers from "./answers.ts";
import { cancelMandateStep, pauseMandateStep, resumeMandateStep } from "./change-mandate.ts";
import { confirmMandateFundsStep } from "./confirm-mandate-funds.ts";
import { createMandateStep } from "./create-mandate.ts";
import { mandateReader, merchantOrTpp } from "./mandate-caller.ts";
import { listMandatesStep, readMandateStep } from "./read-mandates.ts";
import * as requests from "./requests.ts";

/** Recurring mandates and their charges (§4.3), for merchants and TPPs. */
const under = (...paths: string[]) => [...paths, ...paths.map((path) => `/api/v1${path}`)];

const mandates = under("/mandates");
const oneMandate = under("/mandates/:id");

export const mandateRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "createMandate",
    method: "POST",
    paths: under("/recurring/mandates", "/mandates/create"),
    summary: "Create a mandate",
    description:
      "AWAITING_CUSTOMER_AUTH: send the customer to approval_url, within 24 hours. ON_DEMAND needs " +
      "max_total, AUTOMATIC needs FIXED. Only a TPP names accounts, and only then are they looked up.",
    guard: merchantOrTpp,
    body: requests.createMandateRequest,
    idempotent: true,
    answers: { 201: created(answers.mandate) },
    refusals: [
      ...["CONSENT_REVOKED", "DESTINATION_NOT_FOUND", "DESTINATION_MISMATCH"],
      ...["SAME_ACCOUNT", "CURRENCY_MISMATCH", "ROUTE_NOT_AVAILABLE"],
      ...["DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE"],
      ...["BANK_ERROR", "BANK_UNAVAILABLE", "BANK_TIMEOUT"],
    ] as const,
    step: createMandateStep,
  }),
  route({
    id: "listMandates",
    method: "GET",
    paths: mandates,
    summary: "List mandates, newest first",
    description:
      "New ones appear within seconds; each is shown in its current state. A consent's token lists " +
      "the mandates of that consent. A short page may still have a next_cursor.",
    guard: mandateReader,
    query: requests.mandateFilters,
    answers: { 200: listOf(answers.mandate) },
    step: listMandatesStep,
  }),
  route({
    id: "readMandate",
    method: "GET",
    paths: oneMandate,
    summary: "Read a mandate",
    guard: mandateReader,
    path: requests.mandatePath,
    answers: { 200: answers.mandate },
    step: readMandateStep,
  }),
  route({
    id: "cancelMandate",
    method: "POST",
    paths: oneMandate.map((path) => `${path}/cancel`),
    summary: "Cancel a mandate",
    description:
      "An announced charge is cancelled with it; one in flight finishes. A repeat gets the same " +
      "answer.",
    guard: mandateReader,
    path: requests.mandatePath,
    body: requests.emptyRequest,
    answers: { 200: answers.mandate },
    refusals: ["INVALID_STATE"],
    step: cancelMandateStep,
  }),
  route({
    id: "pauseMandate",
    method: "POST",
    paths: oneMandate.map((path) => `${path}/pause`),
    summary: "Pause a mandate",
    description:
      "Nothing is charged until it resumes, on resume_on or by resume. Its periods go on. An " +
      "announced charge whose day comes meanwhile is cancelled.",
    guard: mandateReader,
    path: requests.mandatePath,
    body: requests.pauseRequest,
    answers: { 200: answers.mandate },
    refusals: ["INVALID_STATE"],
    step: pauseMandateStep,
  }),
  route({
    id: "resumeMandate",
    method: "POST",
    paths: oneMandate.map((path) => `${path}/resume`),
    summary: "Resume a paused mandate",
    guard: mandateReader,
    path: requests.mandatePath,
    body: requests.emptyRequest,
    answers: { 200: answers.mandate },
    refusals: ["INVALID_STATE"],
    step: resumeMandateStep,
  }),
  route({
    id: "confirmMandateFunds",
    method: "POST",
    paths: oneMandate.map((path) => `${path}/funds-confirmation`),
    summary: "Ask whether the payer's account has an amount",
    description: "Only where the payer's bank offers balances. Nothing is reserved.",
    guard: merchantOrTpp,
    path: requests.mandatePath,
    body: requests.mandateFundsRequest,
    answers: { 200: answers.mandateFunds },
    refusals: [
      ...["MANDATE_NOT_ACTIVE", "MANDATE_REVOKED", "INSUFFICIENT_SCOPE"],
      ...["BANK_ERROR", "BANK_UNAVAILABLE", "BANK_TIMEOUT"],
    ] as const,
    step: confirmMandateFundsStep,
  }),
];

import { empty } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listOf } from "../../base/platform/lists.ts";
import { bankKey } from "../../network/parties/guards.ts";
import { accepted } from "../payments/answers.ts";
import * as answers from "./answers.ts";
import * as requests from "./requests.ts";
import { clientOrConsentToken, clientToken } from "./tpp-caller.ts";
import {
  consentRevokedStep,
  deleteConsentStep,
  listConsentsStep,
  readConsentStep,
} from "./verbs/consents.ts";
import { createConsentStep, reauthoriseStep } from "./verbs/create-consent.ts";

/** The consents of TPPs, and a bank's report that one has ended. */
const consents = ["/ob/consents"];
const oneConsent = ["/ob/consents/:id"];

export const consentRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "createConsent",
    method: "POST",
    paths: consents,
    summary: "Ask a customer for a consent",
    description: "Send the customer to consent_url, within 15 minutes.",
    guard: clientToken,
    body: requests.createConsentRequest,
    idempotent: true,
    answers: { 201: answers.createdConsent },
    refusals: ["BANK_UNAVAILABLE"],
    step: createConsentStep,
  }),
  route({
    id: "listConsents",
    method: "GET",
    paths: consents,
    summary: "List consents, newest first",
    description:
      "New ones appear within seconds; each is shown in its current state. With a filter, a " +
      "short page may still have a next_cursor.",
    guard: clientToken,
    query: requests.ownConsentFilters,
    answers: { 200: listOf(answers.consent) },
    step: listConsentsStep,
  }),
  route({
    id: "readConsent",
    method: "GET",
    paths: oneConsent,
    summary: "Read a consent",
    description: "With the TPP's own token also before the approval and after the end.",
    guard: clientOrConsentToken,
    path: requests.consentPath,
    answers: { 200: answers.consent },
    step: readConsentStep,
  }),
  route({
    id: "revokeConsent",
    method: "DELETE",
    paths: oneConsent,
    summary: "Revoke a consent",
    description: "Ends every token of it at once. A REVOKED one is answered the same again.",
    guard: clientOrConsentToken,
    path: requests.consentPath,
    answers: { 204: empty("The consent is REVOKED.") },
    refusals: ["INVALID_STATE"],
    step: deleteConsentStep,
  }),
  route({
    id: "reauthoriseConsent",
    method: "POST",
    paths: oneConsent.map((path) => `${path}/reauthorise`),
    summary: "Ask the customer to approve a consent again",
    description:
      "Only of an AUTHORISED one. Its tokens work until a code of the new approval is redeemed; " +
      "scopes, accounts and account_ids stay.",
    guard: clientOrConsentToken,
    path: requests.consentPath,
    body: requests.reauthoriseRequest,
    answers: { 200: answers.reauthorisedConsent },
    refusals: ["INSUFFICIENT_SCOPE", "INVALID_STATE", "BANK_UNAVAILABLE"],
    step: reauthoriseStep,
  }),
];

export const consentReportRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "reportConsentRevoked",
    method: "POST",
    paths: ["/gateway/callback/consent-revoked"],
    summary: "Report that a consent has ended at its bank",
    description: "Only from the consent's bank. The consent ends, and with it all its tokens.",
    guard: bankKey,
    body: requests.consentRevokedRequest,
    answers: { 202: accepted },
    refusals: ["NOT_FOUND", "INVALID_STATE"],
    step: consentRevokedStep,
  }),
];

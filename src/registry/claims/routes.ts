import { created } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import { listOf } from "../../base/platform/lists.ts";
import { HIT_COST } from "../../base/platform/token-bucket.ts";
import * as answers from "../answers.ts";
import { realmBankKey } from "../callers.ts";
import * as changed from "../changed-answers.ts";
import type { RegistryEnv } from "../environment.ts";
import { claimPath, claimsQuery } from "../parameters.ts";
import * as requests from "../requests.ts";
import { CHANGE_COST } from "../tokens.ts";
import {
  acknowledgeClaim,
  cancelClaim,
  completeClaim,
  confirmClaim,
  disputeClaim,
  openClaim,
} from "./change-claim.ts";
import { listOwnClaims, showClaim } from "./read-claims.ts";

/** What the two banks do with a claim. The operator's part is in admin/routes.ts. */
const claims = "/identity/claims";
const oneClaim = `${claims}/:claim_id`;

export const claimRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "openClaim",
    method: "POST",
    paths: [claims],
    summary: "Claim a handle for the bank's customer",
    guard: realmBankKey,
    body: requests.openClaimRequest,
    idempotent: true,
    answers: { 201: created(answers.claim) },
    refusals: [
      "NOT_FOUND",
      "ALREADY_EXISTS",
      "ALREADY_SPONSOR",
      "CLAIM_OPEN",
      "CLAIM_TYPE_MISMATCH",
      "CLAIM_REFUSED",
    ],
    cost: CHANGE_COST,
    step: openClaim,
  }),
  route({
    id: "listClaims",
    method: "GET",
    paths: [claims],
    summary: "List the bank's claims, the last changed first",
    guard: realmBankKey,
    query: claimsQuery,
    answers: { 200: listOf(answers.claim) },
    cost: HIT_COST,
    step: listOwnClaims,
  }),
  route({
    id: "readClaim",
    method: "GET",
    paths: [oneClaim],
    summary: "Read a claim",
    guard: realmBankKey,
    path: claimPath,
    answers: { 200: answers.claim },
    cost: HIT_COST,
    step: showClaim,
  }),
  route({
    id: "acknowledgeClaim",
    method: "POST",
    paths: [`${oneClaim}/acknowledge`],
    summary: "Acknowledge a claim, as the holder's bank",
    guard: realmBankKey,
    path: claimPath,
    answers: { 200: changed.acknowledgedClaim },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: acknowledgeClaim,
  }),
  route({
    id: "confirmClaim",
    method: "POST",
    paths: [`${oneClaim}/confirm`],
    summary: "Confirm for the holder's customer",
    guard: realmBankKey,
    path: claimPath,
    body: requests.confirmClaimRequest,
    answers: { 200: changed.confirmedClaim },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: confirmClaim,
  }),
  route({
    id: "disputeClaim",
    method: "POST",
    paths: [`${oneClaim}/dispute`],
    summary: "Dispute a claim: the registry's operator decides",
    guard: realmBankKey,
    path: claimPath,
    body: requests.reasonRequest,
    answers: { 200: changed.disputed },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: disputeClaim,
  }),
  route({
    id: "cancelClaim",
    method: "POST",
    paths: [`${oneClaim}/cancel`],
    summary: "Withdraw a claim, or object to a recovery",
    guard: realmBankKey,
    path: claimPath,
    body: requests.optionalReasonRequest,
    answers: { 200: changed.cancelledClaim },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: cancelClaim,
  }),
  route({
    id: "completeClaim",
    method: "POST",
    paths: [`${oneClaim}/complete`],
    summary: "Complete a claim: the handle passes to the claimant's bank",
    guard: realmBankKey,
    path: claimPath,
    answers: { 200: changed.completedClaim },
    refusals: [
      "INVALID_STATE",
      "ALREADY_EXISTS",
      "APPROVAL_REQUIRED",
      "OBJECTION_PERIOD",
      "HANDLE_SUSPENDED",
      "ACCOUNT_SUSPENDED",
    ],
    cost: CHANGE_COST,
    step: completeClaim,
  }),
];

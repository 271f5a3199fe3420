import * as v from "valibot";
import { endpointId, merchantId } from "../../../base/kernel/fields.ts";
import { created, json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, pageQuery } from "../../../base/platform/lists.ts";
import { enabledEndpoint, endpointAnswer } from "../../../network/webhooks/answers.ts";
import { changes, reads } from "../administration.ts";
import * as answers from "../answers.ts";
import * as requests from "../requests.ts";
import { enableOwnersEndpoint } from "../webhooks/endpoints.ts";
import { pingAnswer, pingMerchantRequest } from "../webhooks/schemas.ts";
import { changeMerchant, closeMerchant, registerMerchant } from "./change-merchant.ts";
import {
  listMerchantEndpoints,
  listMerchants,
  pingMerchant,
  readOneMerchant,
} from "./read-merchants.ts";
import { readiness, readinessQuery, readReadiness } from "./readiness.ts";

/** The admin API of merchants. */
const merchants = "/admin/v1/merchants";
const oneMerchant = `${merchants}/:merchant_id`;
const merchantPath = v.object({ merchant_id: merchantId });

export const merchantRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "registerMerchant",
    method: "POST",
    paths: [merchants],
    summary: "Register a merchant",
    guard: changes,
    body: requests.registerMerchantRequest,
    idempotent: true,
    answers: { 201: created(answers.merchant) },
    step: registerMerchant,
  }),
  route({
    id: "listMerchants",
    method: "GET",
    paths: [merchants],
    summary: "List merchants, newest first",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(answers.merchant) },
    step: listMerchants,
  }),
  route({
    id: "readMerchant",
    method: "GET",
    paths: [oneMerchant],
    summary: "Read a merchant",
    guard: reads,
    path: merchantPath,
    answers: { 200: answers.merchant },
    step: readOneMerchant,
  }),
  route({
    id: "readReadiness",
    method: "GET",
    paths: [`${oneMerchant}/readiness`],
    summary: "What a merchant still needs before it trades in a mode",
    guard: reads,
    path: merchantPath,
    query: readinessQuery,
    answers: { 200: readiness },
    step: readReadiness,
  }),
  route({
    id: "changeMerchant",
    method: "PATCH",
    paths: [oneMerchant],
    summary: "Change a merchant",
    description:
      "A new settlement account ends the refund authority, unless the change grants it. In live " +
      "mode a new settlement_iban, refund_authority, settlement_strategy or json_pages is a proposal " +
      "(202).",
    guard: changes,
    path: merchantPath,
    body: requests.changeMerchantRequest,
    answers: { 200: answers.merchant, 202: json(answers.unchangedMerchant) },
    refusals: ["CHANGE_PENDING", "INVALID_STATE"],
    step: changeMerchant,
  }),
  route({
    id: "closeMerchant",
    method: "POST",
    paths: [`${oneMerchant}/close`],
    summary: "Close a merchant for good",
    description:
      "Its API keys end. A payment that was created before can still be approved, and all money " +
      "under way finishes, with its events. Its mandates take no charge any more. Staff can refund.",
    guard: changes,
    path: merchantPath,
    body: requests.closeMerchantRequest,
    answers: {
      200: json(answers.merchant, { status: "CLOSED", closed_at: "2026-11-22T09:30:00.000Z" }),
    },
    step: closeMerchant,
  }),
  route({
    id: "listMerchantEndpoints",
    method: "GET",
    paths: [`${oneMerchant}/endpoints`],
    summary: "List a merchant's webhook endpoints in one mode",
    guard: reads,
    path: merchantPath,
    query: requests.endpointsQuery,
    answers: { 200: listOf(endpointAnswer) },
    step: listMerchantEndpoints,
  }),
  route({
    id: "enableMerchantEndpoint",
    method: "POST",
    paths: [`${oneMerchant}/endpoints/:endpoint_id/enable`],
    summary: "Enable a merchant's webhook endpoint",
    description: "Its held events leave in their order. The merchant can do this too.",
    guard: changes,
    path: v.object({ merchant_id: merchantId, endpoint_id: endpointId }),
    body: v.strictObject({}),
    answers: { 200: enabledEndpoint },
    step: enableOwnersEndpoint,
  }),
  route({
    id: "pingMerchant",
    method: "POST",
    paths: [`${oneMerchant}/ping`],
    summary: "Send a test event to a merchant's registered address",
    description:
      "One signed endpoint.ping, also before the first event. endpoint_id is the endpoint of the " +
      "address; it can be read once an event was sent there.",
    guard: changes,
    path: merchantPath,
    body: pingMerchantRequest,
    answers: { 200: pingAnswer },
    refusals: ["NO_ENDPOINT"],
    step: pingMerchant,
  }),
];

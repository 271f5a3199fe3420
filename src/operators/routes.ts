import * as v from "valibot";
import { auditEntry, auditHeads, verification } from "../admin/answers.ts";
import { approvalRoutes } from "../admin/approval-routes.ts";
import { adminKey } from "../admin/guard.ts";
import { adminKeyRoutes } from "../admin/key-routes.ts";
import { auditQuery, verificationQuery } from "../admin/requests.ts";
import { consentId, endpointId, keyId, merchantId } from "../kernel/fields.ts";
import { created, json } from "../platform/contract.ts";
import { withCsv } from "../platform/csv.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { listOf, pageQuery } from "../platform/lists.ts";
import { endpointAnswer } from "../webhooks/answers.ts";
import { addMerchantKey } from "./add-key.ts";
import { admin, listAudit, listHeads, verifyAudit } from "./administration.ts";
import * as answers from "./answers.ts";
import { bankRoutes } from "./bank-routes.ts";
import { changeMerchant } from "./change-merchant.ts";

import { deadLetterRoutes } from "./dead-letter-routes.ts";

import { endpointAdminRoutes } from "./endpoint-routes.ts";

import { explainRoutes } from "./explain-routes.ts";

import { findRoutes } from "./find-routes.ts";
import { keyRoutes } from "./key-routes.ts";
import { mandateAdminRoutes } from "./mandate-routes.ts";
import { mismatchRoutes } from "./mismatch-routes.ts";
import { enableOwnersEndpoint, listMerchantEndpoints } from "./owner-endpoints.ts";
import { publishingAfter } from "./owner-events.ts";
import { listMerchants, readOneMerchant } from "./read-merchants.ts";
import { readReadiness } from "./read-readiness.ts";
import { listReconciliation, readReconciliation } from "./read-reconciliation.ts";
import { readiness, readinessQuery } from "./readiness-schemas.ts";
import { registerMerchant } from "./register-merchant.ts";
import * as requests from "./requests.ts";
import { resolveMovement } from "./resolve-movement.ts";
import { revokeConsentAsStaff } from "./revoke-consent.ts";
import { readNumbers, setNumbers } from "./settings.ts";
import { settlementAdminRoutes } from "./settlement-routes.ts";
import { strategyRoutes } from "./strategy-routes.ts";
import { totalsRoutes } from "./totals-routes.ts";
import { tppRoutes } from "./tpp-routes.ts";

/** The admin API (contract/general.md § Admin paths); the roles are in admin/roles.ts. */
const reads = adminKey<GatewayEnv>("read");
const changes = adminKey<GatewayEnv>("change");
const resolves = adminKey<GatewayEnv>("change", "approve");

const merchants = "/admin/v1/merchants";
const oneMerchant = `${merchants}/:merchant_id`;
const merchantPath = v.object({ merchant_id: merchantId });
const merchantKeyPath = v.object({ merchant_id: merchantId, key_id: keyId });

const merchantRoutes: readonly Route<GatewayEnv>[] = [
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
      "mode a new settlement_iban, refund_authority or settlement_strategy is a proposal (202).",
    guard: changes,
    path: merchantPath,
    body: requests.changeMerchantRequest,
    answers: { 200: answers.merchant, 202: json(answers.unchangedMerchant) },
    refusals: ["CHANGE_PENDING"],
    step: changeMerchant,
  }),
  route({
    id: "addMerchantKey",
    method: "POST",
    paths: [`${oneMerchant}/keys`],
    summary: "Add an API key or a signing secret",
    guard: changes,
    path: merchantPath,
    body: requests.addMerchantKeyRequest,
    idempotent: true,
    answers: { 201: created(answers.addedKey) },
    refusals: ["SECRET_ALREADY_SHOWN"],
    step: addMerchantKey,
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
    answers: { 200: endpointAnswer },
    step: enableOwnersEndpoint,
  }),
];

const fees = "/admin/v1/fees";
const chargeNotice = "/admin/v1/charge-notice";

const settingRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readFees",
    method: "GET",
    paths: [fees],
    summary: "Read the gateway's fee in each mode",
    guard: reads,
    answers: { 200: answers.fees },
    step: readNumbers("gateway_fee"),
  }),
  route({
    id: "setFees",
    method: "PUT",
    paths: [fees],
    summary: "Set the gateway's fee in each mode",
    guard: changes,
    body: requests.feesRequest,
    answers: { 200: answers.fees },
    step: setNumbers("gateway_fee"),
  }),
  route({
    id: "readChargeNotice",
    method: "GET",
    paths: [chargeNotice],
    summary: "Read the notice that charges of mandates need in each mode",
    guard: reads,
    answers: { 200: answers.chargeNotice },
    step: readNumbers("notice_days"),
  }),
  route({
    id: "setChargeNotice",
    method: "PUT",
    paths: [chargeNotice],
    summary: "Set the notice that charges of mandates need in each mode",
    description: "Charges that are announced already keep their date.",
    guard: changes,
    body: requests.chargeNoticeRequest,
    answers: { 200: answers.chargeNotice },
    step: setNumbers("notice_days"),
  }),
];

const reconciliation = "/admin/v1/reconciliation";
const oneReconciliation = `${reconciliation}/:payment_id`;

const reconciliationRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listReconciliation",
    method: "GET",
    paths: [reconciliation],
    summary: "List the movements under manual review, newest first",
    description: "A short page may still have a next_cursor.",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(answers.movement) },
    step: listReconciliation,
  }),
  route({
    id: "readReconciliation",
    method: "GET",
    paths: [oneReconciliation],
    summary: "Read all movements of a payment or a payment order",
    guard: reads,
    path: requests.reconciliationPath,
    answers: { 200: answers.movements },
    step: readReconciliation,
  }),
  route({
    id: "resolveMovement",
    method: "POST",
    paths: [`${oneReconciliation}/resolve`],
    summary: "Resolve a movement",
    description:
      "Only when no call is open and the bank can no longer book it. In live mode an operator " +
      "proposes (202), and the same outcome from an approver's older key decides (200).",
    guard: resolves,
    path: requests.reconciliationPath,
    body: requests.resolveRequest,
    answers: { 200: answers.resolution, 202: json(answers.resolution) },
    refusals: ["NOTHING_TO_ACKNOWLEDGE", "MOVEMENT_HAS_ENDED", "MOVEMENT_IN_PROGRESS"],
    step: resolveMovement,
  }),
];

const consentRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "revokeConsentAsStaff",
    method: "POST",
    paths: ["/admin/v1/consents/:consent_id/revoke"],
    summary: "Revoke a consent",
    description: "Ends every token of it at once. A REVOKED one is answered the same again.",
    guard: changes,
    path: v.object({ consent_id: consentId }),
    body: requests.revokeConsentRequest,
    answers: { 200: answers.revokedConsent },
    refusals: ["INVALID_STATE"],
    step: revokeConsentAsStaff,
  }),
];

const audit = "/admin/v1/audit";

const auditRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listAudit",
    method: "GET",
    paths: [audit],
    summary: "List the audit entries, newest first",
    guard: reads,
    query: auditQuery(admin.chains),
    answers: { 200: listOf(auditEntry) },
    step: listAudit,
  }),
  route({
    id: "readAuditHeads",
    method: "GET",
    paths: [`${audit}/heads`],
    summary: "The last audit entry, signed",
    description: "Store it, and check later that the chain still contains it.",
    guard: reads,
    answers: { 200: auditHeads },
    step: listHeads,
  }),
  route({
    id: "verifyAudit",
    method: "GET",
    paths: [`${audit}/verification`],
    summary: "Check that no audit entry was changed or removed",
    guard: reads,
    query: verificationQuery(admin.chains),
    answers: { 200: verification },
    step: verifyAudit,
  }),
];

const rows: readonly Route<GatewayEnv>[] = [
  ...bankRoutes,
  ...merchantRoutes,
  ...keyRoutes("Merchant", `${oneMerchant}/keys`, merchantPath, merchantKeyPath),
  ...tppRoutes,
  ...strategyRoutes,
  ...totalsRoutes,
  ...settlementAdminRoutes,
  ...endpointAdminRoutes,
  ...settingRoutes,
  ...adminKeyRoutes<GatewayEnv>(admin),
  ...approvalRoutes<GatewayEnv>(admin),
  ...findRoutes,
  ...explainRoutes,
  ...mismatchRoutes,
  ...reconciliationRoutes,
  ...consentRoutes,
  ...mandateAdminRoutes,
  ...deadLetterRoutes,
  ...auditRoutes,
];

/** Every list has a twin as CSV. */
export const operatorRoutes = publishingAfter(withCsv(rows));

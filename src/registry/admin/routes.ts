import { created, empty, json } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import { listOf, pageQuery } from "../../base/platform/lists.ts";
import { adminKeyRoutes } from "../../frame/records/admin-keys.ts";
import { auditRoutes } from "../../frame/records/audit.ts";
import { adminKey } from "../../frame/records/guard.ts";
import { masterKeyRoute } from "../../frame/records/master-keys.ts";
import { peopleRoutes } from "../../frame/records/people-routes.ts";
import { proposalRoutes } from "../../frame/records/proposal-routes.ts";
import * as answers from "../answers.ts";
import { adminInRealm } from "../callers.ts";
import * as changed from "../changed-answers.ts";
import { approveClaim, cancelClaim } from "../claims/change-claim.ts";
import { listClaims, showClaim } from "../claims/read-claims.ts";
import { admin, type RegistryEnv } from "../environment.ts";
import { deactivateHandle, reinstateHandle, suspendHandle } from "../handles/change-handle.ts";
import { readHandle } from "../handles/handles.ts";
import { readLink, reinstateLink, suspendLink, unlinkAccount } from "../links/change-link.ts";
import { listLookups } from "../lookups/lookup-log.ts";
import * as parameters from "../parameters.ts";
import * as requests from "../requests.ts";
import {
  changeGateway,
  changeRealmBank,
  closeGateway,
  closeRealmBank,
  listGateways,
  listRealmBanks,
  participantKeyRoutes,
  readBank,
  readGateway,
  registerGateway,
  registerRealmBank,
} from "./participants.ts";

/** The admin API of the registry's operator; the roles are in records/roles.ts. */
const reads = adminKey<RegistryEnv>("read");
const changes = adminKey<RegistryEnv>("change");
const approves = adminKey<RegistryEnv>("approve");
const readsRealm = adminInRealm("read");
const changesRealm = adminInRealm("change");

const banks = "/admin/v1/banks";
const oneBank = `${banks}/:bank_id`;

const bankRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "registerBank",
    method: "POST",
    paths: [banks],
    summary: "Register a bank in one realm",
    guard: changesRealm,
    body: requests.registerRealmBankRequest,
    idempotent: true,
    answers: { 201: created(answers.realmBank) },
    refusals: ["ALREADY_EXISTS"],
    step: registerRealmBank,
  }),
  route({
    id: "listBanks",
    method: "GET",
    paths: [banks],
    summary: "List the banks of a realm, by handle",
    guard: readsRealm,
    query: pageQuery,
    answers: { 200: listOf(answers.realmBank) },
    step: listRealmBanks,
  }),
  route({
    id: "readBank",
    method: "GET",
    paths: [oneBank],
    summary: "Read a bank",
    guard: reads,
    path: parameters.bankPath,
    answers: { 200: answers.realmBank },
    step: readBank,
  }),
  route({
    id: "changeBank",
    method: "PATCH",
    paths: [oneBank],
    summary: "Change a bank",
    description:
      "A bank that is suspended or closed stops routing at once. The status CLOSED or ACTIVE of a " +
      "live bank is a proposal (202): it needs an approver and takes effect after the delay.",
    guard: changes,
    path: parameters.bankPath,
    body: requests.changeRealmBankRequest,
    answers: { 200: answers.realmBank, 202: json(answers.bankToChange) },
    refusals: ["PARTICIPANT_CLOSED", "CHANGE_PENDING"],
    step: changeRealmBank,
  }),
  route({
    id: "closeBank",
    method: "DELETE",
    paths: [oneBank],
    summary: "Close a bank permanently",
    description:
      "Its links end. Handles and defaults pass to a bank with an account of the customer. A " +
      "repeat changes nothing. For a live bank it is a proposal (202): it needs an approver and " +
      "takes effect after the delay. To stop a live bank at once, suspend it.",
    guard: changes,
    path: parameters.bankPath,
    answers: { 202: json(answers.bankToChange), 204: empty("The bank is closed.") },
    refusals: ["CHANGE_PENDING"],
    step: closeRealmBank,
  }),
];

const gateways = "/admin/v1/gateways";
const oneGateway = `${gateways}/:gateway_id`;

const gatewayRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "registerGateway",
    method: "POST",
    paths: [gateways],
    summary: "Register a gateway in one realm",
    guard: changesRealm,
    body: requests.registerGatewayRequest,
    idempotent: true,
    answers: { 201: created(answers.gateway) },
    refusals: ["ALREADY_EXISTS"],
    step: registerGateway,
  }),
  route({
    id: "listGateways",
    method: "GET",
    paths: [gateways],
    summary: "List the gateways of a realm, newest first",
    guard: readsRealm,
    query: pageQuery,
    answers: { 200: listOf(answers.gateway) },
    step: listGateways,
  }),
  route({
    id: "readGateway",
    method: "GET",
    paths: [oneGateway],
    summary: "Read a gateway",
    guard: reads,
    path: parameters.gatewayPath,
    answers: { 200: answers.gateway },
    step: readGateway,
  }),
  route({
    id: "changeGateway",
    method: "PATCH",
    paths: [oneGateway],
    summary: "Change a gateway",
    guard: changes,
    path: parameters.gatewayPath,
    body: requests.changeGatewayRequest,
    answers: { 200: answers.gateway },
    refusals: ["PARTICIPANT_CLOSED"],
    step: changeGateway,
  }),
  route({
    id: "closeGateway",
    method: "DELETE",
    paths: [oneGateway],
    summary: "Close a gateway permanently",
    description: "A repeat changes nothing.",
    guard: changes,
    path: parameters.gatewayPath,
    answers: { 204: empty("The gateway is closed.") },
    step: closeGateway,
  }),
];

const oneHandle = "/admin/v1/handles/:alias";
const oneLink = "/admin/v1/links/:account_ref";

/** Handles and links in the realm of the query. */
const governanceRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "readAnyHandle",
    method: "GET",
    paths: [oneHandle],
    summary: "Read a handle with the links of every bank",
    guard: readsRealm,
    path: parameters.aliasPath,
    answers: { 200: answers.handleAnswer },
    step: readHandle,
  }),
  route({
    id: "deactivateAnyHandle",
    method: "DELETE",
    paths: [oneHandle],
    summary: "Deactivate a handle",
    guard: changesRealm,
    path: parameters.aliasPath,
    answers: { 204: empty("The handle is deactivated.") },
    refusals: ["INVALID_STATE", "CLAIM_OPEN"],
    step: deactivateHandle,
  }),
  route({
    id: "suspendAnyHandle",
    method: "POST",
    paths: [`${oneHandle}/suspend`],
    summary: "Suspend a handle as the operator",
    guard: changesRealm,
    path: parameters.aliasPath,
    body: requests.suspendRequest,
    answers: { 200: changed.suspended.handle.operator },
    refusals: ["INVALID_STATE"],
    step: suspendHandle,
  }),
  route({
    id: "reinstateAnyHandle",
    method: "POST",
    paths: [`${oneHandle}/reinstate`],
    summary: "Lift the operator's suspension of a handle",
    guard: changesRealm,
    path: parameters.aliasPath,
    answers: { 200: answers.handleAnswer },
    refusals: ["INVALID_STATE"],
    step: reinstateHandle,
  }),
  route({
    id: "readAnyLink",
    method: "GET",
    paths: [oneLink],
    summary: "Read a link of any bank",
    guard: readsRealm,
    path: parameters.linkPath,
    answers: { 200: answers.link },
    step: readLink,
  }),
  route({
    id: "endAnyLink",
    method: "DELETE",
    paths: [oneLink],
    summary: "End a link permanently",
    guard: changesRealm,
    path: parameters.linkPath,
    answers: { 204: empty("The link has ended.") },
    step: unlinkAccount,
  }),
  route({
    id: "suspendAnyLink",
    method: "POST",
    paths: [`${oneLink}/suspend`],
    summary: "Suspend a link as the operator",
    guard: changesRealm,
    path: parameters.linkPath,
    body: requests.suspendRequest,
    answers: { 200: changed.suspended.link.operator },
    refusals: ["INVALID_STATE"],
    step: suspendLink,
  }),
  route({
    id: "reinstateAnyLink",
    method: "POST",
    paths: [`${oneLink}/reinstate`],
    summary: "Lift the operator's suspension of a link",
    guard: changesRealm,
    path: parameters.linkPath,
    answers: { 200: answers.link },
    refusals: ["INVALID_STATE"],
    step: reinstateLink,
  }),
];

const claims = "/admin/v1/claims";
const oneClaim = `${claims}/:claim_id`;

const claimRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "listAllClaims",
    method: "GET",
    paths: [claims],
    summary: "List the claims of a realm, the last changed first",
    guard: readsRealm,
    query: parameters.allClaimsQuery,
    answers: { 200: listOf(answers.claim) },
    step: listClaims,
  }),
  route({
    id: "readAnyClaim",
    method: "GET",
    paths: [oneClaim],
    summary: "Read a claim",
    guard: reads,
    path: parameters.claimPath,
    answers: { 200: answers.claim },
    step: showClaim,
  }),
  route({
    id: "approveClaim",
    method: "POST",
    paths: [`${oneClaim}/approve`],
    summary: "Approve a recovery or a dispute",
    description: "Two approvers are needed.",
    guard: approves,
    path: parameters.claimPath,
    answers: { 200: changed.approvedOnce },
    refusals: ["INVALID_STATE"],
    step: approveClaim,
  }),
  route({
    id: "cancelAnyClaim",
    method: "POST",
    paths: [`${oneClaim}/cancel`],
    summary: "Cancel a claim",
    guard: changes,
    path: parameters.claimPath,
    body: requests.optionalReasonRequest,
    answers: { 200: changed.cancelledClaim },
    refusals: ["INVALID_STATE"],
    step: cancelClaim,
  }),
];

const lookupRoute: Route<RegistryEnv> = route({
  id: "listLookups",
  method: "GET",
  paths: ["/admin/v1/lookups"],
  summary: "List the stored lookups of a name, newest first",
  description: "Of the last ninety days, or of fewer if there are many lookups.",
  guard: changesRealm,
  query: parameters.lookupsQuery,
  answers: { 200: listOf(answers.lookup) },
  step: listLookups,
});

export const registryAdminRoutes: readonly Route<RegistryEnv>[] = [
  ...bankRoutes,
  ...gatewayRoutes,
  ...participantKeyRoutes,
  ...adminKeyRoutes<RegistryEnv>(admin),
  ...peopleRoutes<RegistryEnv>(admin),
  ...proposalRoutes<RegistryEnv>(admin),
  ...governanceRoutes,
  ...claimRoutes,
  lookupRoute,
  ...auditRoutes<RegistryEnv>(admin, ({ DEFAULT_REALM }) => DEFAULT_REALM),
  masterKeyRoute<RegistryEnv>(admin),
];

import { adminKey } from "../../admin/guard.ts";
import { adminKeyRoutes } from "../../admin/key-routes.ts";
import { auditQuery, verificationQuery } from "../../admin/requests.ts";
import { type Route, route } from "../../platform/edge.ts";
import { admin, listAudit, verifyAudit } from "../administration.ts";
import { adminInRealm } from "../callers.ts";
import { approveClaim, cancelClaim } from "../claims/change-claim.ts";
import { listClaims, showClaim } from "../claims/read-claims.ts";
import type { RegistryEnv } from "../environment.ts";
import { deactivateHandle, reinstateHandle, suspendHandle } from "../handles/change-handle.ts";
import { readHandle } from "../handles/read-handle.ts";
import { readLink, reinstateLink, suspendLink, unlinkAccount } from "../links/change-link.ts";
import { listLookups } from "../lookups/list-lookups.ts";
import * as requests from "../requests.ts";
import { changeBank, closeBank, listBanks, readBank, registerBank } from "./banks.ts";
import {
  changeGateway,
  closeGateway,
  listGateways,
  readGateway,
  registerGateway,
} from "./gateways.ts";
import { addKey, listKeys, promoteKey, readKey, retireKey } from "./keys.ts";

/** The admin API of the registry's operator; the roles are in admin/roles.ts. */
const reads = adminKey<RegistryEnv>("read");
const changes = adminKey<RegistryEnv>("change");
const approves = adminKey<RegistryEnv>("approve");
const readsRealm = adminInRealm("read");
const changesRealm = adminInRealm("change");

const banks = "/admin/v1/banks";
const oneBank = `${banks}/:bank_id`;
const gateways = "/admin/v1/gateways";
const oneGateway = `${gateways}/:gateway_id`;
const oneHandle = "/admin/v1/handles/:alias";
const oneLink = "/admin/v1/links/:account_ref";
const claims = "/admin/v1/claims";
const oneClaim = `${claims}/:claim_id`;
const owners = [oneBank, oneGateway];

const participantRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "POST",
    paths: [banks],
    guard: changesRealm,
    body: requests.registerBankRequest,
    step: registerBank,
  }),
  route({ method: "GET", paths: [banks], guard: readsRealm, step: listBanks }),
  route({ method: "GET", paths: [oneBank], guard: reads, step: readBank }),
  route({
    method: "PATCH",
    paths: [oneBank],
    guard: changes,
    body: requests.changeBankRequest,
    step: changeBank,
  }),
  route({ method: "DELETE", paths: [oneBank], guard: changes, step: closeBank }),
  route({
    method: "POST",
    paths: [gateways],
    guard: changesRealm,
    body: requests.registerGatewayRequest,
    step: registerGateway,
  }),
  route({ method: "GET", paths: [gateways], guard: readsRealm, step: listGateways }),
  route({ method: "GET", paths: [oneGateway], guard: reads, step: readGateway }),
  route({
    method: "PATCH",
    paths: [oneGateway],
    guard: changes,
    body: requests.changeGatewayRequest,
    step: changeGateway,
  }),
  route({ method: "DELETE", paths: [oneGateway], guard: changes, step: closeGateway }),
];

const keyRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "POST",
    paths: owners.map((owner) => `${owner}/keys`),
    guard: changes,
    body: requests.addKeyRequest,
    step: addKey,
  }),
  route({
    method: "GET",
    paths: owners.map((owner) => `${owner}/keys`),
    guard: reads,
    step: listKeys,
  }),
  route({
    method: "GET",
    paths: owners.map((owner) => `${owner}/keys/:key_id`),
    guard: reads,
    step: readKey,
  }),
  route({
    method: "POST",
    paths: owners.map((owner) => `${owner}/keys/:key_id/promote`),
    guard: changes,
    step: promoteKey,
  }),
  route({
    method: "POST",
    paths: owners.map((owner) => `${owner}/keys/:key_id/retire`),
    guard: changes,
    step: retireKey,
  }),
];

/** Handles and links in the realm of the query; a claim has its own realm. */
const governanceRoutes: readonly Route<RegistryEnv>[] = [
  route({ method: "GET", paths: [oneHandle], guard: readsRealm, step: readHandle }),
  route({ method: "DELETE", paths: [oneHandle], guard: changesRealm, step: deactivateHandle }),
  route({
    method: "POST",
    paths: [`${oneHandle}/suspend`],
    guard: changesRealm,
    body: requests.suspendRequest,
    step: suspendHandle,
  }),
  route({
    method: "POST",
    paths: [`${oneHandle}/reinstate`],
    guard: changesRealm,
    body: requests.reinstateRequest,
    step: reinstateHandle,
  }),
  route({ method: "GET", paths: [oneLink], guard: readsRealm, step: readLink }),
  route({ method: "DELETE", paths: [oneLink], guard: changesRealm, step: unlinkAccount }),
  route({
    method: "POST",
    paths: [`${oneLink}/suspend`],
    guard: changesRealm,
    body: requests.suspendRequest,
    step: suspendLink,
  }),
  route({
    method: "POST",
    paths: [`${oneLink}/reinstate`],
    guard: changesRealm,
    body: requests.reinstateRequest,
    step: reinstateLink,
  }),
  route({ method: "GET", paths: [claims], guard: readsRealm, step: listClaims }),
  route({ method: "GET", paths: [oneClaim], guard: reads, step: showClaim }),
  route({ method: "POST", paths: [`${oneClaim}/approve`], guard: approves, step: approveClaim }),
  route({
    method: "POST",
    paths: [`${oneClaim}/cancel`],
    guard: changes,
    body: requests.optionalReasonRequest,
    step: cancelClaim,
  }),
];

export const adminRoutes: readonly Route<RegistryEnv>[] = [
  ...participantRoutes,
  ...keyRoutes,
  ...adminKeyRoutes<RegistryEnv>(admin),
  ...governanceRoutes,
  route({ method: "GET", paths: ["/admin/v1/lookups"], guard: changesRealm, step: listLookups }),
  route({
    method: "GET",
    paths: ["/admin/v1/audit"],
    guard: reads,
    query: auditQuery(admin.chains),
    step: listAudit,
  }),
  route({
    method: "GET",
    paths: ["/admin/v1/audit/verification"],
    guard: reads,
    query: verificationQuery(admin.chains),
    step: verifyAudit,
  }),
];

import { clockRoutes } from "../base/platform/clock-routes.ts";
import { created, empty, json } from "../base/platform/contract.ts";
import { everyone, type Route, route } from "../base/platform/edge.ts";
import { listOf, pageQuery } from "../base/platform/lists.ts";
import { HIT_COST } from "../base/platform/token-bucket.ts";
import { auditHeads } from "../frame/records/answers.ts";
import { listHeads } from "../frame/records/audit.ts";
import { listPublicBanks } from "./admin/participants.ts";
import { registryAdminRoutes } from "./admin/routes.ts";
import * as answers from "./answers.ts";
import { bankOrAdmin, lookupCaller, ownBankKey, realmBankKey } from "./callers.ts";
import * as changed from "./changed-answers.ts";
import { claimRoutes } from "./claims/routes.ts";
import { admin, type RegistryEnv } from "./environment.ts";
import {
  deactivateHandle,
  handOverHandle,
  reinstateHandle,
  restoreHandle,
  suspendHandle,
  verifyHandle,
} from "./handles/change-handle.ts";
import { findHandle, listSponsored, readHandle } from "./handles/handles.ts";
import {
  changeAccount,
  readLink,
  reinstateLink,
  suspendLink,
  unlinkAccount,
} from "./links/change-link.ts";
import { createHandle, createHandles } from "./links/create-handle.ts";
import { linkAccount, linkAccounts } from "./links/link-account.ts";
import { listLinks, readChangeFeed, readDigest } from "./links/reconcile.ts";
import { resolveAlias } from "./lookups/resolve-alias.ts";
import { registryRunningRoutes } from "./metrics.ts";
import { customerRoutes } from "./pages/customer-routes.ts";
import { registryAssetRoutes } from "./pages/frame.tsx";
import * as parameters from "./parameters.ts";
import * as requests from "./requests.ts";
import { CHANGE_COST, consuming, nameCost, ownNameCost } from "./tokens.ts";

/** The routes of every registry: lookups, a bank's own records, claims, customers' pages. */
const handles = "/identity/handles";
const oneHandle = `${handles}/:alias`;
const accounts = "/identity/banks/:handle/accounts";
const oneAccount = `${accounts}/:account_ref`;

const lookupRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "resolveAlias",
    method: "GET",
    paths: ["/identity/resolve/:alias"],
    summary: "Find the account for a payment to a name",
    description:
      "Every name that cannot be routed to gets the same 404, malformed names too. With a " +
      "gateway's key a name that is held but switched off is 200 with its status and no routes.",
    guard: lookupCaller,
    path: parameters.resolvePath,
    query: parameters.resolveQuery,
    answers: {
      200: {
        ...json(answers.aliasResolution),
        description: "Where payments to the name go, or why they go nowhere.",
      },
    },
    cost: nameCost,
    step: resolveAlias,
  }),
  route({
    id: "listBankNamespaces",
    method: "GET",
    // @rule R3.8
    paths: ["/identity/banks"],
    summary: "List the banks of a realm, including suspended and closed ones",
    guard: lookupCaller,
    query: pageQuery,
    answers: { 200: listOf(answers.publicBank) },
    cost: HIT_COST,
    step: listPublicBanks,
  }),
  route({
    id: "readAuditHeads",
    method: "GET",
    paths: ["/identity/audit/heads"],
    summary: "Read the signed head of each audit chain",
    description:
      "A head is the last entry. Keep one: later the operator can prove that the chain holds it.",
    guard: everyone,
    cost: HIT_COST,
    answers: { 200: auditHeads },
    step: (call) => listHeads(admin, call),
  }),
];

const handleRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "createHandle",
    method: "POST",
    paths: [handles],
    summary: "Create a customer's handle",
    description: "The bank sponsors it. With a proof it is ACTIVE at once.",
    guard: realmBankKey,
    body: requests.createHandleRequest,
    idempotent: true,
    answers: { 201: created(answers.handleAnswer) },
    refusals: ["ALREADY_EXISTS"],
    cost: CHANGE_COST,
    step: createHandle,
  }),
  route({
    id: "createHandles",
    method: "POST",
    paths: [`${handles}:batch`],
    summary: "Create up to a hundred handles in one change",
    guard: realmBankKey,
    body: requests.createHandlesRequest,
    idempotent: true,
    answers: { 200: answers.handleBatch },
    cost: { hit: CHANGE_COST, miss: CHANGE_COST, each: "handles" },
    step: createHandles,
  }),
  route({
    id: "readHandle",
    method: "GET",
    paths: [oneHandle],
    summary: "Read a handle",
    description: "For its sponsor, and for banks with a link that the customer has confirmed.",
    guard: realmBankKey,
    path: parameters.aliasPath,
    answers: { 200: answers.handleAnswer },
    cost: nameCost,
    step: readHandle,
  }),
  route({
    id: "findHandle",
    method: "POST",
    paths: [`${handles}:find`],
    summary: "Find the handle of a customer",
    description: "Only handles that the bank may read are found.",
    guard: realmBankKey,
    body: requests.findHandleRequest,
    answers: { 200: answers.handleAnswer },
    refusals: ["NOT_FOUND"],
    cost: nameCost,
    step: findHandle,
  }),
  route({
    id: "listSponsoredHandles",
    method: "GET",
    paths: ["/identity/banks/:handle/handles"],
    summary: "List the handles that the bank sponsors",
    description: "In the order of their handle_id, with those in quarantine.",
    guard: ownBankKey,
    path: parameters.ownPath,
    query: parameters.sponsoredQuery,
    answers: { 200: listOf(answers.sponsoredHandle) },
    cost: HIT_COST,
    step: listSponsored,
  }),
  route({
    id: "verifyHandle",
    method: "POST",
    paths: [`${oneHandle}/verify`],
    summary: "Send the customer's proof for a reserved handle, or the subject of a verified one",
    guard: realmBankKey,
    path: parameters.aliasPath,
    body: requests.verifyHandleRequest,
    answers: { 200: answers.handleAnswer },
    refusals: ["INVALID_STATE", "ALREADY_EXISTS", "CLAIM_OPEN"],
    cost: CHANGE_COST,
    step: verifyHandle,
  }),
  route({
    id: "suspendHandle",
    method: "POST",
    paths: [`${oneHandle}/suspend`],
    summary: "Suspend a handle: it stops routing at once",
    guard: realmBankKey,
    path: parameters.aliasPath,
    body: requests.suspendRequest,
    answers: { 200: changed.suspended.handle.bank },
    refusals: ["INVALID_STATE"],
    cost: ownNameCost,
    step: suspendHandle,
  }),
  route({
    id: "reinstateHandle",
    method: "POST",
    paths: [`${oneHandle}/reinstate`],
    summary: "Lift the bank's suspension of a handle",
    guard: realmBankKey,
    path: parameters.aliasPath,
    answers: { 200: answers.handleAnswer },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: reinstateHandle,
  }),
  route({
    id: "restoreHandle",
    method: "POST",
    paths: [`${oneHandle}/restore`],
    summary: "Undo the bank's own DELETE of a handle, within 24 hours",
    description:
      "Its links and defaults are as before. Links that waited for the customer stay ended.",
    guard: realmBankKey,
    path: parameters.aliasPath,
    body: requests.restoreHandleRequest,
    answers: { 200: answers.handleAnswer },
    refusals: ["INVALID_STATE", "ALREADY_EXISTS"],
    cost: CHANGE_COST,
    step: restoreHandle,
  }),
  route({
    id: "handOverHandle",
    method: "POST",
    paths: [`${oneHandle}/handover`],
    summary: "Give the sponsorship of a handle to another bank of the customer",
    description:
      "To a bank with an account there that is LINKED and not hidden. Routes and defaults stay.",
    guard: realmBankKey,
    path: parameters.aliasPath,
    body: requests.handOverRequest,
    answers: { 200: changed.handedOver },
    refusals: ["INVALID_STATE", "CLAIM_OPEN"],
    cost: CHANGE_COST,
    step: handOverHandle,
  }),
  // The specification gives both callers this one address. The operator's other routes are below
  // /admin.
  route({
    id: "deactivateHandle",
    method: "DELETE",
    paths: [oneHandle],
    summary: "Deactivate a handle",
    description:
      "All its links end, and nobody can take the name for 90 days. A repeat changes nothing.",
    guard: bankOrAdmin,
    path: parameters.aliasPath,
    answers: { 204: empty("The handle is deactivated.") },
    refusals: ["INVALID_STATE", "CLAIM_OPEN"],
    cost: ownNameCost,
    step: deactivateHandle,
  }),
];

const linkRefusals = ["LINK_UNCONFIRMED", "LINK_LIMIT_REACHED", "ACCOUNT_SUSPENDED"] as const;

const accountRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "linkAccount",
    method: "POST",
    paths: [accounts],
    summary: "Link an account to a handle",
    description:
      "A further bank's first link waits until the customer confirms it at a linked bank.",
    guard: ownBankKey,
    path: parameters.ownPath,
    body: requests.linkAccountRequest,
    idempotent: true,
    answers: { 201: created(answers.link) },
    refusals: ["ALREADY_EXISTS", ...linkRefusals],
    cost: CHANGE_COST,
    step: linkAccount,
  }),
  route({
    id: "linkAccounts",
    method: "POST",
    paths: [`${accounts}:batch`],
    summary: "Link up to a hundred accounts in one change",
    guard: ownBankKey,
    path: parameters.ownPath,
    body: requests.linkAccountsRequest,
    idempotent: true,
    answers: { 200: answers.batch },
    cost: { hit: CHANGE_COST, miss: CHANGE_COST, each: "accounts" },
    step: linkAccounts,
  }),
  route({
    id: "listLinks",
    method: "GET",
    paths: [accounts],
    summary: "List the bank's links that have not ended",
    description: "In the order of bucket and account_ref.",
    guard: ownBankKey,
    path: parameters.ownPath,
    query: parameters.linksQuery,
    answers: { 200: listOf(answers.link) },
    cost: HIT_COST,
    step: listLinks,
  }),
  route({
    id: "readDigest",
    method: "GET",
    paths: ["/identity/banks/:handle/digest"],
    summary: "Read a digest of the bank's links and handles, to compare records in one request",
    guard: ownBankKey,
    path: parameters.ownPath,
    answers: { 200: answers.recordsDigest },
    cost: HIT_COST,
    step: readDigest,
  }),
  route({
    id: "readChangeFeed",
    method: "GET",
    paths: ["/identity/banks/:handle/changes"],
    summary: "Follow what concerns the bank: handles, its links, claims, and links that wait",
    description:
      "In order, for 30 days. Each answer has the place to go on from, even if nothing has happened.",
    guard: ownBankKey,
    path: parameters.ownPath,
    query: parameters.changesQuery,
    answers: { 200: answers.changeFeed },
    refusals: ["CHANGES_FORGOTTEN"],
    cost: HIT_COST,
    step: readChangeFeed,
  }),
  route({
    id: "readLink",
    method: "GET",
    paths: [oneAccount],
    summary: "Read a link, also after its end",
    guard: ownBankKey,
    path: parameters.ownAccountPath,
    answers: { 200: answers.link },
    cost: HIT_COST,
    step: readLink,
  }),
  route({
    id: "changeLink",
    method: "PATCH",
    paths: [oneAccount],
    summary: "Change the capabilities or the currency of a link",
    description: "Defaults and visibility stay.",
    guard: ownBankKey,
    path: parameters.ownAccountPath,
    body: requests.changeLinkRequest,
    answers: { 200: answers.link },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: changeAccount,
  }),
  route({
    id: "unlinkAccount",
    method: "DELETE",
    paths: [oneAccount],
    summary: "End a link permanently",
    description: "A repeat changes nothing.",
    guard: ownBankKey,
    path: parameters.ownAccountPath,
    answers: { 204: empty("The link has ended.") },
    step: unlinkAccount,
  }),
  route({
    id: "suspendLink",
    method: "POST",
    paths: [`${oneAccount}/suspend`],
    summary: "Suspend a link",
    description: "Nothing is routed to the account until the link is reinstated.",
    guard: ownBankKey,
    path: parameters.ownAccountPath,
    body: requests.suspendRequest,
    answers: { 200: changed.suspended.link.bank },
    refusals: ["INVALID_STATE"],
    step: suspendLink,
  }),
  route({
    id: "reinstateLink",
    method: "POST",
    paths: [`${oneAccount}/reinstate`],
    summary: "Lift the bank's suspension of a link",
    guard: ownBankKey,
    path: parameters.ownAccountPath,
    answers: { 200: answers.link },
    refusals: ["INVALID_STATE"],
    cost: CHANGE_COST,
    step: reinstateLink,
  }),
];

export const registryRoutes: readonly Route<RegistryEnv>[] = [
  ...lookupRoutes,
  ...handleRoutes,
  ...accountRoutes,
  ...claimRoutes,
  ...customerRoutes,
  ...registryAssetRoutes,
  ...registryAdminRoutes,
  ...registryRunningRoutes,
].map(consuming);

/** Additional routes of local runs. They exist nowhere else. */
export const localRoutes: readonly Route<RegistryEnv>[] = [
  ...registryRoutes,
  ...clockRoutes<RegistryEnv>(),
];

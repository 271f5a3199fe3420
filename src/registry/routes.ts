import { clockRoutes } from "../platform/clock-routes.ts";
import { type Route, route } from "../platform/edge.ts";
import { adminRoutes } from "./admin/routes.ts";
import { listHeads } from "./administration.ts";
import { bankKey, bankOrAdmin, lookupCaller, ownBankKey } from "./callers.ts";
import {
  acknowledgeClaim,
  cancelClaim,
  completeClaim,
  confirmClaim,
  disputeClaim,
} from "./claims/change-claim.ts";
import { openClaim } from "./claims/open-claim.ts";
import { listOwnClaims, showClaim } from "./claims/read-claims.ts";
import { openCustomerSession } from "./customers/open-session.ts";
import type { RegistryEnv } from "./environment.ts";
import {
  deactivateHandle,
  reinstateHandle,
  suspendHandle,
  verifyHandle,
} from "./handles/change-handle.ts";
import { readHandle } from "./handles/read-handle.ts";
import { readLink, reinstateLink, suspendLink, unlinkAccount } from "./links/change-link.ts";
import { createHandle } from "./links/create-handle.ts";
import { linkAccount, linkAccounts } from "./links/link-account.ts";
import { listLinks, readDigest } from "./links/reconcile.ts";
import { listBanks } from "./lookups/list-banks.ts";
import { resolveAlias } from "./lookups/resolve-alias.ts";
import { customerRoutes } from "./pages/customer-routes.ts";
import { assetRoutes } from "./pages/document.tsx";
import * as requests from "./requests.ts";
import {
  limitedBank,
  limitedBankOrAdmin,
  limitedList,
  limitedLookup,
  limitedNewName,
  limitedOwn,
  visitor,
} from "./tokens.ts";

/** The routes of every registry (§4.6): lookups, a bank's own records, claims, customers' pages. */
const handles = "/identity/handles";
const oneHandle = `${handles}/:alias`;
const accounts = "/identity/banks/:handle/accounts";
const oneAccount = `${accounts}/:account_ref`;
const claims = "/identity/claims";
const oneClaim = `${claims}/:claim_id`;

const lookupRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "GET",
    paths: ["/identity/resolve/:alias"],
    guard: lookupCaller,
    step: limitedLookup(resolveAlias),
  }),
  route({
    method: "GET",
    paths: ["/identity/banks"],
    guard: lookupCaller,
    step: limitedList(listBanks),
  }),
  route({ method: "GET", paths: ["/identity/audit/heads"], guard: visitor, step: listHeads }),
];

const handleRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "POST",
    paths: [handles],
    guard: bankKey,
    body: requests.createHandleRequest,
    step: limitedNewName(createHandle),
  }),
  route({ method: "GET", paths: [oneHandle], guard: bankKey, step: limitedBank(readHandle) }),
  route({
    method: "POST",
    paths: [`${oneHandle}/verify`],
    guard: bankKey,
    body: requests.verifyHandleRequest,
    step: limitedBank(verifyHandle),
  }),
  route({
    method: "POST",
    paths: [`${oneHandle}/suspend`],
    guard: bankKey,
    body: requests.suspendRequest,
    step: limitedBank(suspendHandle),
  }),
  route({
    method: "POST",
    paths: [`${oneHandle}/reinstate`],
    guard: bankKey,
    step: limitedBank(reinstateHandle),
  }),
  // The specification gives both callers this one address. The operator's other routes are below
  // /admin.
  route({
    method: "DELETE",
    paths: [oneHandle],
    guard: bankOrAdmin,
    step: limitedBankOrAdmin(deactivateHandle),
  }),
];

const accountRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "POST",
    paths: [accounts],
    guard: ownBankKey,
    body: requests.linkAccountRequest,
    step: limitedBank(linkAccount),
  }),
  route({
    method: "POST",
    paths: [`${accounts}:batch`],
    guard: ownBankKey,
    body: requests.linkAccountsRequest,
    step: linkAccounts,
  }),
  route({ method: "GET", paths: [accounts], guard: ownBankKey, step: limitedOwn(listLinks) }),
  route({
    method: "GET",
    paths: ["/identity/banks/:handle/digest"],
    guard: ownBankKey,
    step: limitedOwn(readDigest),
  }),
  route({ method: "GET", paths: [oneAccount], guard: ownBankKey, step: limitedOwn(readLink) }),
  route({ method: "DELETE", paths: [oneAccount], guard: ownBankKey, step: unlinkAccount }),
  route({
    method: "POST",
    paths: [`${oneAccount}/suspend`],
    guard: ownBankKey,
    body: requests.suspendRequest,
    step: suspendLink,
  }),
  route({
    method: "POST",
    paths: [`${oneAccount}/reinstate`],
    guard: ownBankKey,
    step: limitedOwn(reinstateLink),
  }),
];

const claimRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "POST",
    paths: [claims],
    guard: bankKey,
    body: requests.openClaimRequest,
    step: limitedBank(openClaim),
  }),
  route({ method: "GET", paths: [claims], guard: bankKey, step: limitedOwn(listOwnClaims) }),
  route({ method: "GET", paths: [oneClaim], guard: bankKey, step: limitedOwn(showClaim) }),
  route({
    method: "POST",
    paths: [`${oneClaim}/acknowledge`],
    guard: bankKey,
    step: acknowledgeClaim,
  }),
  route({
    method: "POST",
    paths: [`${oneClaim}/confirm`],
    guard: bankKey,
    body: requests.confirmClaimRequest,
    step: confirmClaim,
  }),
  route({
    method: "POST",
    paths: [`${oneClaim}/dispute`],
    guard: bankKey,
    body: requests.reasonRequest,
    step: disputeClaim,
  }),
  route({
    method: "POST",
    paths: [`${oneClaim}/cancel`],
    guard: bankKey,
    body: requests.optionalReasonRequest,
    step: cancelClaim,
  }),
  route({ method: "POST", paths: [`${oneClaim}/complete`], guard: bankKey, step: completeClaim }),
];

export const registryRoutes: readonly Route<RegistryEnv>[] = [
  ...lookupRoutes,
  ...handleRoutes,
  ...accountRoutes,
  ...claimRoutes,
  route({
    method: "POST",
    paths: ["/identity/customer-sessions"],
    guard: bankKey,
    body: requests.customerSessionRequest,
    step: limitedBank(openCustomerSession),
  }),
  ...customerRoutes,
  ...assetRoutes,
  ...adminRoutes,
];

/** Additional routes of local runs. They exist nowhere else. */
export const localRoutes: readonly Route<RegistryEnv>[] = [
  ...registryRoutes,
  ...clockRoutes<RegistryEnv>(),
];

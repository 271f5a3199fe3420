import type { RouteContract } from "../../src/base/platform/contract.ts";

/**
 * The key that each route must require, stated independently of the route. Most routes follow a
 * rule, so a new route that fits a rule needs nothing here. A route that requires another key on
 * purpose has an entry.
 */
const rules: readonly [fits: (row: RouteContract) => boolean, needs: string][] = [
  [under("/admin/v1/", "GET"), "adminKey of owner or approver or operator or support"],
  [under("/admin/v1/"), "adminKey of owner or operator"],
  [under("/gateway/callback/"), "bankKey"],
  // The steps of a customer, whose page holds a token.
  [({ paths: [path = ""] }) => path.includes("/authorisation"), "authSession"],
  [under("/connections/"), "authSession"],
  [under("/payments/sessions/:id/", "POST"), "checkoutToken"],
  [({ id }) => id.startsWith("asset "), "no key"],
  [under("/console"), "consoleSession"],
  [under("/portal/"), "portalSession"],
  [({ paths: [path] }) => path === "/portal", "portalSession"],
  [under("/payments/"), "merchantKey"],
  [under("/events"), "merchantKey"],
  [under("/endpoints"), "merchantKey"],
  [under("/settlements/"), "merchantKey"],
  [under("/portal-sessions"), "merchantKey"],
  [under("/keys"), "merchantKey"],
  [under("/ob/accounts"), "consentToken with its scope"],
  [under("/ob/"), "clientToken with its scope"],
  [under("/mandates"), "merchantKey or clientToken or consentToken with its scope"],
  [under("/recurring/"), "merchantKey or consentToken with its scope"],
];

function under(prefix: string, method?: string) {
  return (row: RouteContract): boolean =>
    (row.paths[0] ?? "").startsWith(prefix) && (method ?? row.method) === row.method;
}

const everyRole = "adminKey of owner or approver or operator or support";
const twoPeople = "adminKey of owner or operator or approver";
const eitherToken = "clientToken or consentToken";
const mandateToken = "merchantKey or consentToken with its scope";
const client = "clientSecretBasic or no key";

/** By the id of the route. "no key" is a public route: say why. */
const entries: Readonly<Record<string, string>> = {
  // Staff who may not change anything may still try out and check.
  tryStrategy: everyRole,
  // Only the owner changes the staff, and a second person approves.
  ...{ addAdminKey: "adminKey of owner", listAdminKeys: "adminKey of owner" },
  ...{ readAdminKey: "adminKey of owner", retireAdminKey: "adminKey of owner" },
  ...{ addPerson: "adminKey of owner", listPeople: "adminKey of owner" },
  ...{ listPeopleCsv: "adminKey of owner", readPerson: "adminKey of owner" },
  ...{ takeOutPerson: "adminKey of owner", giveAdminKey: "adminKey of owner" },
  renamePerson: "adminKey of owner",
  // Everyone removes their own.
  retireOwnPasskey: everyRole,
  ...{ approveAdminKey: "adminKey of approver", approveChange: "adminKey of approver" },
  ...{ rejectChange: "adminKey of approver", approveRefund: "adminKey of approver" },
  rejectRefund: "adminKey of approver",
  ...{ resolveMovement: twoPeople, takeOverCreditor: twoPeople },
  reportCredit: "railKey",
  cancelPaymentSession: "merchantKey or checkoutToken",
  ...{ readConsent: eitherToken, revokeConsent: eitherToken, reauthoriseConsent: eitherToken },
  createPaymentOrder: "consentToken with its scope",
  ...{ listPaymentOrders: eitherToken, readPaymentOrder: eitherToken },
  cancelPaymentOrder: eitherToken,
  ...{ confirmMandateFunds: mandateToken, retryCharge: mandateToken },
  // The OAuth endpoints: the client authenticates in the header or in the form.
  ...{ requestTokens: client, pushRequest: client, revokeToken: client, introspectToken: client },
  // Pages: the address itself is signed, and the page brings its own token.
  ...{ openCheckout: "no key", openConsent: "no key", openOrder: "no key", openMandate: "no key" },
  ...{ authorize: "no key", openConnections: "no key" },
  // Their forms, as the browser itself sends them: the page's token is a field (P3.26).
  ...{ openCheckoutForm: "no key", openConsentForm: "no key", openOrderForm: "no key" },
  ...{ openMandateForm: "no key", openConnectionsForm: "no key" },
  // Codes for a phone, below the pages' own addresses.
  ...{ openCheckoutCode: "no key", openConsentCode: "no key", openOrderCode: "no key" },
  openMandateCode: "no key",
  // What this browser is to remember, sent by a page of this gateway alone.
  rememberBank: "no key",
  readLiveStatus: "checkoutToken or no key",
  ...{ readLiveConsent: "authSession or no key", readLiveOrder: "authSession or no key" },
  readLiveMandate: "authSession or no key",
  ...{ showLogin: "no key", logIn: "no key", logOut: "no key" },
  // It sets what the browser is shown, and shows nothing.
  setConsoleMode: "no key",
  // The link itself is the key, once; and who has no session, or leaves it, has none to show.
  ...{ showPortalLink: "no key", openPortal: "no key" },
  ...{ showPortalEntrance: "no key", leavePortal: "no key" },
  // Public facts.
  ...{ readBankCapabilities: "no key", readOAuthMetadata: "no key", readTokenKeys: "no key" },
  // Monitors ask without a key; figures are for staff.
  ...{ checkHealth: "no key", checkReadiness: "no key", readPublicAuditHeads: "no key" },
  readMetrics: everyRole,
  // Only in the local world.
  moveClock: "no key",
};

/**
 * The routes that may answer as often as they are asked: files, the local world's clock, and what
 * reads and calls nothing.
 */
const unlimited = [/^asset /, /^moveClock$/, /^checkHealth$/];

/** What a row needs, in the words of the table. */
const needsOf = ({ guard }: RouteContract): string => {
  const names = guard.accepts.map((scheme) => scheme?.name ?? "no key").join(" or ");
  const role = guard.role === null ? "" : ` of ${guard.role}`;
  return `${names}${role}${guard.scopes.length > 0 ? " with its scope" : ""}`;
};

/** Each route that needs another key than its rule or its entry says, and what to do. */
export const differingRoutes = (rows: readonly RouteContract[]): string[] =>
  rows.flatMap((row) => {
    const { id, method, paths } = row;
    const rule = rules.find(([fits]) => fits(row))?.[1];
    // A list's file needs what the list needs.
    const expected = entries[id.replace(/Csv$/, "")] ?? rule ?? "an entry";
    const needs = needsOf(row);
    if (needs === expected) return [];
    const advice = `if it is right, add ${id}: "${needs}" to entries in route-entries.ts`;
    return `${method} ${paths[0]} needs ${needs}, but should need ${expected}: ${advice}`;
  });

/** Entries without a route, and entries that say what their rule says. */
export const needlessEntries = (rows: readonly RouteContract[]): string[] =>
  Object.keys(entries).filter((id) => {
    const row = rows.find((known) => known.id === id);
    return !row || rules.find(([fits]) => fits(row))?.[1] === entries[id];
  });

/** Each route whose guard counts nothing. */
export const unlimitedRoutes = (rows: readonly RouteContract[]): string[] =>
  rows
    .filter(({ guard, id }) => !guard.limited && !unlimited.some((name) => name.test(id)))
    .map(({ id }) => `${id}: its guard must count against a limit (limited: true)`);

import {
  json,
  noDeprecation,
  type RouteContract,
  type SecurityScheme,
} from "../../base/platform/contract.ts";
import {
  type BankOperation,
  bankAnswers,
  bankComplaint,
  bankRefusal,
  bankRequests,
} from "./contract.ts";

/**
 * The bank interface as route rows (docs/decisions/060): the OpenAPI document for banks is made
 * from them, and the sandbox's banks serve them. Paths are relative to a bank's core_base_url.
 */
const internalKey: SecurityScheme = {
  name: "internalKey",
  header: "X-Gateway-Internal-Key",
  description: "The key that the gateway shows to the bank. The gateway's operator issues it.",
};

type Operation = Pick<RouteContract, "id" | "summary"> & {
  description?: string;
  /** The answers about a request that is wrong in itself, besides a key used twice (409). */
  complaints?: readonly number[];
};

const rowOf = (
  operation: BankOperation,
  { id, summary, description, complaints = [] }: Operation,
): RouteContract => ({
  id,
  method: "POST",
  paths: [`/${operation}`],
  summary,
  description: description ?? null,
  internal: false,
  guard: {
    accepts: [internalKey],
    role: null,
    scopes: [],
    headers: null,
    query: null,
    limited: false,
    refusals: [],
  },
  path: null,
  query: null,
  body: bankRequests[operation],
  oauth: false,
  cost: null,
  idempotent: true,
  answers: {
    200: json(bankAnswers[operation]),
    422: json(bankRefusal),
    ...Object.fromEntries([409, ...complaints].map((status) => [status, json(bankComplaint)])),
  },
  refusals: [],
  deprecation: noDeprecation,
});

const ownRecord =
  "The bank checks the call against its own record of the approval: customer, scopes, end and " +
  "revocation. Everything else is refused with NOT_AUTHORISED, a closed account too.";

export const bankInterface: Readonly<Record<BankOperation, RouteContract>> = {
  "resolve-alias": rowOf("resolve-alias", {
    id: "resolveAlias",
    summary: "Find accounts",
    description: "If there is no such account, the list is empty: this is no refusal.",
  }),
  "send-otp": rowOf("send-otp", {
    id: "sendOtp",
    summary: "Send the customer a code",
    description:
      "The bank writes the message from the purpose's content: amount and payee of a PAYMENT; " +
      "amount, payee and both accounts, masked, of a PAYMENT_ORDER; every term of a MANDATE; " +
      "app, scopes and end of a CONSENT; ACCESS opens the customer's own page of grants. execute-transaction and data calls may " +
      "rely only on what the customer reads here.",
  }),
  "send-push": rowOf("send-push", {
    id: "sendPush",
    summary: "Send the customer a prompt",
    description:
      "The prompt shows the purpose's content and the display_code. The bank reports the customer's answer " +
      "to the gateway's /gateway/callback/push-result. A newer prompt or code with the same " +
      "session_id replaces this one: the customer can no longer approve it, and is told so. " +
      "push-status then answers PENDING. With app_url the page opens the bank's app: by a button on " +
      "a phone, by a QR code elsewhere.",
  }),
  "verify-otp": rowOf("verify-otp", {
    id: "verifyOtp",
    summary: "Check a code",
    description: "A wrong code is `verified: false`. An expired code is the refusal OTP_EXPIRED.",
  }),
  "push-status": rowOf("push-status", {
    id: "readPushStatus",
    summary: "Read the customer's answer to a prompt",
    description:
      "A gateway asks at most 40 times about one prompt, and does not ask by itself again after a " +
      "refusal. The bank's own report counts until the challenge ends.",
    complaints: [404],
  }),
  "execute-transaction": rowOf("execute-transaction", {
    id: "executeTransaction",
    summary: "Move money",
    description:
      "The first definite answer for an end_to_end_id of a gateway is final, refusals included: " +
      "the bank repeats it for every resend. After not_after the bank books nothing and refuses " +
      "with EXPIRED. The authorisation must match account, amount and payee; a challenge of a " +
      "mandate works for each charge within its terms, any other challenge once. SCA_REQUIRED refuses only an " +
      "EXEMPTION, MANDATE_REVOKED only a MANDATE. " +
      "The same end_to_end_id with other content is 409 DUPLICATE. " +
      "An answer of exactly transfer_ref and route_used is definite too: it is about the " +
      "end_to_end_id of its request, BOOKED at the same bank and SUBMITTED to the rail.",
    complaints: [403],
  }),
  "transaction-status": rowOf("transaction-status", {
    id: "readTransactionStatus",
    summary: "Read the status of a movement",
    description: "Asked while the gateway does not know how a movement ended.",
  }),
  "notify-credit": rowOf("notify-credit", {
    id: "notifyCredit",
    summary: "Tell the payee's bank of a credit from another bank",
    description: "Repeated until the bank acknowledges or refuses it. Nothing waits for it.",
  }),
  accounts: rowOf("accounts", {
    id: "listSharedAccounts",
    summary: "List the accounts that the customer can share",
    description:
      "Every account of the customer at this bank, with its status: not only the one of the " +
      "request. Needs no scope, because the customer chooses from this list.",
  }),
  balances: rowOf("balances", {
    id: "readBalances",
    summary: "Read the balances of an account",
    description: `Needs balances:read. ${ownRecord}`,
  }),
  transactions: rowOf("transactions", {
    id: "readTransactions",
    summary: "Read the transactions of an account",
    description: `Newest first. Needs transactions:read. ${ownRecord}`,
    complaints: [400],
  }),
  "standing-orders": rowOf("standing-orders", {
    id: "readStandingOrders",
    summary: "Read standing orders and scheduled payments",
    description: `Needs standing-orders:read. ${ownRecord}`,
    complaints: [400],
  }),
  "funds-confirmation": rowOf("funds-confirmation", {
    id: "confirmFunds",
    summary: "Confirm that an amount is available",
    description:
      `For a consent: needs payments:write or payments:initiate. ${ownRecord} ` +
      "For a mandate: the bank answers about the account that the mandate debits.",
  }),
  "notify-authorisation": rowOf("notify-authorisation", {
    id: "notifyAuthorisation",
    summary: "Tell the bank of a grant or its end",
    description:
      "About consents and mandates. Repeated until the bank acknowledges or refuses it. Nothing waits for it, so a data call " +
      "may come first. Notifications may arrive out of order: REVOKED and EXPIRED are final.",
  }),
  "notify-charge": rowOf("notify-charge", {
    id: "notifyCharge",
    summary: "Tell the bank of an announced charge",
    description:
      "The bank tells its customer, who can stop the charge until the day before charge_date " +
      "ends. Repeated until the bank acknowledges or refuses it. Nothing waits for it.",
  }),
};

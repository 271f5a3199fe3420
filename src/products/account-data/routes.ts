import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { consentToken } from "../consents/tpp-caller.ts";
import * as answers from "./answers.ts";
import { listStandingOrdersStep, listTransactionsStep } from "./list-transactions.ts";
import {
  confirmFundsStep,
  listAccountsStep,
  readAccountStep,
  readBalancesStep,
} from "./read-accounts.ts";
import * as requests from "./requests.ts";

/** Account data (O7). */
const oneAccount = "/ob/accounts/:account_id";

/** The refusals that the consent and its bank may give to each of these. */
const refusals = [
  "INSUFFICIENT_SCOPE",
  "CONSENT_REVOKED",
  "BANK_ERROR",
  "BANK_UNAVAILABLE",
  "BANK_TIMEOUT",
] as const;

/** @rule O5.16 O7.18 */
export const accountDataRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "listAccounts",
    method: "GET",
    paths: ["/ob/accounts"],
    summary: "List the accounts that the customer shares",
    description: "Needs accounts:read. iban is shown only with a payments scope.",
    guard: consentToken(["accounts:read"]),
    answers: { 200: answers.accountList },
    refusals,
    step: listAccountsStep,
  }),
  route({
    id: "readAccount",
    method: "GET",
    paths: [oneAccount],
    summary: "Read an account",
    description: "Needs accounts:read. An account that is not shared is not found.",
    guard: consentToken(["accounts:read"]),
    path: requests.accountPath,
    answers: { 200: answers.account },
    refusals,
    step: readAccountStep,
  }),
  route({
    id: "readBalances",
    method: "GET",
    paths: [`${oneAccount}/balances`],
    summary: "Read the balances of an account",
    description: "Needs balances:read.",
    guard: consentToken(["balances:read"]),
    path: requests.accountPath,
    answers: { 200: answers.balances },
    refusals,
    step: readBalancesStep,
  }),
  route({
    id: "listTransactions",
    method: "GET",
    paths: [`${oneAccount}/transactions`],
    summary: "List the transactions of an account, newest first",
    description:
      "Needs transactions:read. Dates are days in UTC, both inclusive: of booked_at, or, while " +
      "PENDING, of when it arose. A next_cursor belongs to its consent, account and dates.",
    guard: consentToken(["transactions:read"]),
    path: requests.accountPath,
    query: requests.transactionQuery,
    answers: { 200: answers.transactionPage },
    refusals,
    step: listTransactionsStep,
  }),
  route({
    id: "listStandingOrders",
    method: "GET",
    paths: [`${oneAccount}/standing-orders`],
    summary: "List standing orders and scheduled payments",
    description: "Needs standing-orders:read.",
    guard: consentToken(["standing-orders:read"]),
    path: requests.accountPath,
    query: requests.standingOrderQuery,
    answers: { 200: answers.standingOrderPage },
    refusals,
    step: listStandingOrdersStep,
  }),
  route({
    id: "confirmFunds",
    method: "POST",
    paths: [`${oneAccount}/funds-confirmation`],
    summary: "Ask whether an account has an amount",
    description:
      "Needs payments:write or payments:initiate. Nothing is reserved. At most ten different " +
      "amounts an account and day (UTC), then 429; the same amount again is free.",
    guard: consentToken(["payments:write"]),
    path: requests.accountPath,
    body: requests.fundsRequest,
    answers: { 200: answers.fundsConfirmation },
    refusals,
    step: confirmFundsStep,
  }),
];

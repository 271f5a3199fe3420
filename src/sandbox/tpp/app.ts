import { isoTime, now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { ConnectionModel } from "../page-models.ts";
import { bankByHandle } from "../residents.ts";
import * as client from "./client.ts";
import { endConnection, needsRefresh, type TppConnection, withTokens } from "./connections.ts";
import { spendingOf } from "./spending.ts";

/**
 * The demo TPP app's actions on a connection: create it, handle the customer's return, show it, and
 * end it. It stores only consent and tokens; account data is read again for every page.
 */

/** Asks the gateway for a consent. Returns the connection, and the address for the customer. */
export const askForConsent = async (
  settings: client.TppClient,
  browser: string,
  bank_handle: string,
): Promise<client.ApiOutcome<{ connection: TppConnection; address: string }>> => {
  // 256 bits each, as PKCE asks for [RFC 7636 § 7.1].
  const state = randomBase62();
  const code_verifier = randomBase62();
  const asked = await client.pushRequest(settings, { bank_handle, state, code_verifier });
  if (asked.kind !== "ok") return asked;
  const { request_uri, consent_id } = asked.value;
  const connection: TppConnection = {
    connection_id: randomBase62(),
    browser,
    bank_handle,
    consent_id,
    state,
    code_verifier,
    status: "ASKED",
    reason: null,
    access_token: null,
    access_ends_at: 0,
    refresh_token: null,
    created_at: isoTime(now()),
  };
  const address = client.authorizeAddress(settings, request_uri);
  return { kind: "ok", value: { connection, address } };
};

/** The query of the customer's return. */
export interface Return {
  code?: string | undefined;
  iss?: string | undefined;
  consent_id?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/**
 * Handles the return of a connection whose state matched. Null if another issuer sent it or if it
 * concerns another consent [RFC 9207]: then nothing in it may be used.
 */
export const takeReturn = async (
  settings: client.TppClient,
  connection: TppConnection,
  { code, iss, consent_id, error, error_description }: Return,
): Promise<client.ApiOutcome<TppConnection> | null> => {
  if (iss !== settings.base_url || consent_id !== connection.consent_id) return null;
  // After a reload or the back button, only the first return counts.
  if (connection.status !== "ASKED") return { kind: "ok", value: connection };
  if (code === undefined) {
    const reason = error_description ?? error ?? "no reason given";
    return { kind: "ok", value: endConnection(connection, "DECLINED", reason) };
  }
  const tokens = await client.exchangeCode(settings, code, connection.code_verifier);
  return tokens.kind === "ok"
    ? { kind: "ok", value: withTokens(connection, tokens.value, now()) }
    : tokens;
};

/** The connection with a fresh access token. It must be stored before the token is used. */
export const refreshed = async (
  settings: client.TppClient,
  connection: TppConnection,
): Promise<client.ApiOutcome<TppConnection>> => {
  if (!needsRefresh(connection, now())) return { kind: "ok", value: connection };
  if (connection.refresh_token === null) return { kind: "ended", reason: "no refresh token" };
  const tokens = await client.refreshTokens(settings, connection.refresh_token);
  return tokens.kind === "ok"
    ? { kind: "ok", value: withTokens(connection, tokens.value, now()) }
    : tokens;
};

export const sessionOf = (
  { base_url }: client.TppClient,
  { access_token, consent_id }: TppConnection,
): client.Session => ({ base_url, access_token: access_token ?? "", consent_id });

type AccountModel = ConnectionModel["accounts"][number];

/** Everything that the page of a connection shows. */
export const look = async (
  settings: client.TppClient,
  connection: TppConnection,
): Promise<client.ApiOutcome<AccountModel[]>> => {
  const session = sessionOf(settings, connection);
  const listed = await client.readAccounts(session);
  if (listed.kind !== "ok") return listed;
  const models: AccountModel[] = [];
  const { accounts } = listed.value;
  const read = await Promise.all(accounts.map((account) => lookAt(session, account)));
  for (const one of read) {
    if (one.kind !== "ok") return one;
    models.push(one.value);
  }
  return { kind: "ok", value: models };
};

const lookAt = async (
  session: client.Session,
  account: client.DataAccount,
): Promise<client.ApiOutcome<AccountModel>> => {
  const { account_id, currency } = account;
  const [balances, transactions, orders] = await Promise.all([
    client.fetchBalances(session, account_id),
    client.fetchTransactions(session, account_id),
    client.fetchStandingOrders(session, account_id),
  ]);
  if (balances.kind !== "ok") return balances;
  if (transactions.kind !== "ok") return transactions;
  if (orders.kind !== "ok") return orders;
  const { transactions: rows, next_cursor } = transactions.value;
  return {
    kind: "ok",
    value: {
      ...account,
      balances: balances.value.balances,
      standing_orders: orders.value.standing_orders,
      transactions: rows.slice(0, 10),
      spending: spendingOf(rows, currency),
      has_more: next_cursor !== null,
    },
  };
};

/** Ends the consent at the gateway. One that has ended there already counts as ended. */
export const stop = async (
  settings: client.TppClient,
  connection: TppConnection,
): Promise<client.ApiOutcome<TppConnection>> => {
  const revoked = await client.deleteConsent(sessionOf(settings, connection));
  return revoked.kind === "unavailable"
    ? revoked
    : { kind: "ok", value: endConnection(connection, "ENDED", "You ended it here.") };
};

export const bankNameOf = ({ bank_handle }: TppConnection): string =>
  bankByHandle(bank_handle)?.name ?? bank_handle;

/** The model of a page without account data. */
export const connectionModel = (app_name: string, connection: TppConnection): ConnectionModel => ({
  app_name,
  connection_id: connection.connection_id,
  bank_name: bankNameOf(connection),
  status: connection.status,
  reason: connection.reason,
  accounts: [],
});

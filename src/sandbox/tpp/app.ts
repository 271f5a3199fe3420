import { isoTime, now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Account, type ConsentAccess, GatewayError } from "../../sdk/tpp.ts";
import type { SandboxEnv } from "../env.ts";
import type { ConnectionModel } from "../page-models.ts";
import { bankByHandle } from "../residents.ts";
import { type ApiOutcome, type AppSettings, appGateway, outcomeOf } from "./client.ts";
import { endConnection, type TppConnection, withTokens } from "./connections.ts";
import { spendingOf } from "./spending.ts";

/**
 * The demo TPP app's actions on a connection: create it, handle the customer's return, show it, and
 * end it. It stores only consent and tokens; account data is read again for every page.
 */

/** The consent that the app asks for. */
const consent = {
  scopes: [
    ...(["accounts:read", "balances:read", "transactions:read"] as const),
    ...(["standing-orders:read", "payments:write"] as const),
  ],
  purpose: "See where your money goes, and pay",
};

/** Asks the gateway for a consent. Returns the connection, and the address for the customer. */
export const askForConsent = async (
  env: SandboxEnv,
  settings: AppSettings,
  browser: string,
  bank_handle: string,
): Promise<ApiOutcome<{ connection: TppConnection; address: string }>> => {
  const asked = await outcomeOf(appGateway(env, settings).authorise({ ...consent, bank_handle }));
  if (asked.kind !== "ok") return asked;
  const { pending, url } = asked.value;
  const connection: TppConnection = {
    connection_id: randomBase62(),
    browser,
    bank_handle,
    ...pending,
    status: "ASKED",
    reason: null,
    access_token: null,
    access_ends_at: 0,
    refresh_token: null,
    created_at: isoTime(now()),
  };
  return { kind: "ok", value: { connection, address: url } };
};

/**
 * Handles the return of a connection whose state matched. Null if another issuer sent it or if it
 * concerns another consent: then nothing in it may be used.
 */
export const takeReturn = async (
  env: SandboxEnv,
  settings: AppSettings,
  connection: TppConnection,
  returned: URL,
): Promise<ApiOutcome<TppConnection> | null> => {
  // After a reload or the back button, only the first return counts: a code works once.
  if (connection.status !== "ASKED") return { kind: "ok", value: connection };
  try {
    const tokens = await appGateway(env, settings, connection).complete(returned, connection);
    return { kind: "ok", value: tokens ? withTokens(connection, tokens) : connection };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === "RETURN_NOT_TRUSTED") return null;
    // Without a status it is the customer's answer in the address, and not the gateway's to us.
    if (error.oauthError === null || error.status !== null) return outcomeOf(Promise.reject(error));
    const reason =
      error.oauthError === "temporarily_unavailable"
        ? BANK_AWAY
        : await whyOver(env, settings, connection);
    return { kind: "ok", value: endConnection(connection, "DECLINED", reason) };
  }
};

/** The customer gave up because the bank did not answer. */
const BANK_AWAY = "BANK_AWAY";

/**
 * Why a consent is not in force, as the gateway says it to the app: who ended it, or why it was
 * never given. The address of a return says less, and anybody can write it. Null without an answer.
 */
export const whyOver = async (
  env: SandboxEnv,
  settings: AppSettings,
  { consent_id }: TppConnection,
): Promise<string | null> => {
  const read = await outcomeOf(appGateway(env, settings).consents.read(consent_id));
  if (read.kind !== "ok") return null;
  const { status, revoked_by, status_reason } = read.value;
  if (status === "REVOKED") return revoked_by;
  return status === "REJECTED" ? status_reason : status;
};

type AccountModel = ConnectionModel["accounts"][number];

/** Everything that the page of a connection shows. */
export const look = (access: ConsentAccess): Promise<ApiOutcome<AccountModel[]>> =>
  outcomeOf(
    access.accounts().then((all) => Promise.all(all.map((account) => lookAt(access, account)))),
  );

const lookAt = async (access: ConsentAccess, account: Account): Promise<AccountModel> => {
  const { account_id, currency } = account;
  const [balances, transactions, orders] = await Promise.all([
    access.balances(account_id),
    // The newest 500 of the last 90 days.
    access.transactions(account_id, { count: 500 }).page(),
    access.standingOrders(account_id, { count: 100 }).page(),
  ]);
  return {
    ...account,
    balances,
    standing_orders: orders.data,
    transactions: transactions.data.slice(0, 10),
    spending: spendingOf(transactions.data, currency),
    has_more: transactions.next_cursor !== null,
  };
};

/** Ends the consent at the gateway. One that has ended there already counts as ended. */
export const stop = async (
  access: ConsentAccess,
  connection: TppConnection,
): Promise<ApiOutcome<TppConnection>> => {
  const revoked = await outcomeOf(access.revoke());
  return revoked.kind === "unavailable"
    ? revoked
    : { kind: "ok", value: endConnection(connection, "ENDED", "TPP") };
};

export const bankNameOf = ({ bank_handle }: TppConnection): string =>
  bankByHandle(bank_handle)?.name ?? bank_handle;

/** The model of a page without account data. */
export const connectionModel = (
  app_name: string,
  connection: TppConnection,
  date_locale: string,
): ConnectionModel => ({
  app_name,
  connection_id: connection.connection_id,
  bank_handle: connection.bank_handle,
  bank_name: bankNameOf(connection),
  status: connection.status,
  reason: connection.reason,
  accounts: [],
  date_locale,
});

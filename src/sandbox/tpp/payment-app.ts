import { maskIbansIn } from "../../base/kernel/iban.ts";
import type { SandboxEnv } from "../env.ts";
import type { PaymentView } from "../page-models.ts";
import { worldOf } from "../world.ts";
import { sessionOf } from "./app.ts";
import { type Settings, withFreshToken } from "./browser.ts";
import * as client from "./client.ts";
import * as orders from "./client.ts";
import type { TppConnection } from "./connections.ts";
import type { OrderRequest, TppPayment } from "./payments.ts";

/**
 * The demo TPP app's actions on a payment: send it, send it again, read its status, cancel it. Only
 * the gateway's answer decides a payment's status.
 */
export const paymentAddress = (paymentId: string): string => `/tpp/payments/${paymentId}`;

/** Reads orders, with the connection's token or, after the consent's end, with the app's own. */
const readerOf = async (env: SandboxEnv, settings: Settings, connection: TppConnection) => {
  if (connection.status !== "CONNECTED") return ownSession(settings);
  const fresh = await withFreshToken(env, settings, connection);
  if (fresh.kind === "ended") return ownSession(settings);
  return fresh.kind === "ok"
    ? ({ kind: "ok", value: sessionOf(settings, fresh.value) } as const)
    : fresh;
};

const ownSession = async (settings: Settings): Promise<client.ApiOutcome<client.Session>> => {
  const { base_url } = settings;
  const own = await client.ownToken(settings);
  if (own.kind !== "ok") return own;
  const { access_token } = own.value;
  return { kind: "ok", value: { base_url, access_token, consent_id: null } };
};

/** The gateway's present order; null without an answer. */
const orderOf = async (
  settings: Settings,
  reader: client.ApiOutcome<client.Session>,
  { payment_order_id }: TppPayment,
): Promise<orders.DataOrder | null> => {
  if (payment_order_id === null || reader.kind !== "ok") return null;
  const read = await orders.fetchOrder(reader.value, payment_order_id);
  if (read.kind === "ok") return read.value;
  if (read.kind === "unavailable" || reader.value.consent_id === null) return null;
  // The consent has ended since; its orders stay readable for the app itself.
  const own = await ownSession(settings);
  const again = own.kind === "ok" ? await orders.fetchOrder(own.value, payment_order_id) : own;
  return again.kind === "ok" ? again.value : null;
};

const viewOf = (payment: TppPayment, order: orders.DataOrder | null): PaymentView => {
  const { payment_id, created_at } = payment;
  const request: OrderRequest = JSON.parse(payment.request);
  const { destination, creditor_name, amount, currency } = request;
  return {
    payment_id,
    amount,
    currency,
    created_at,
    to: order?.creditor_name ?? creditor_name ?? maskIbansIn(destination.value),
    status: order?.status ?? "UNKNOWN",
    status_reason: order?.status_reason ?? null,
    sca_url: order?.sca_url ?? null,
    cancellable: order?.cancellable ?? false,
  };
};

/** A payment as its page shows it. */
export const readShownPayment = async (
  env: SandboxEnv,
  settings: Settings,
  connection: TppConnection,
  payment: TppPayment,
): Promise<PaymentView> => {
  const reader = await readerOf(env, settings, connection);
  return viewOf(payment, await orderOf(settings, reader, payment));
};

/** The accounts to pay from, and the newest payments. */
export const readPayments = async (
  env: SandboxEnv,
  settings: Settings,
  connection: TppConnection,
) => {
  const reader = await readerOf(env, settings, connection);
  const stored = await worldOf(env).paymentsOf(connection.connection_id);
  const [accounts, ...payments] = await Promise.all([
    listAccounts(reader),
    ...stored.map(async (payment) => viewOf(payment, await orderOf(settings, reader, payment))),
  ]);
  return { accounts, payments };
};

/** Empty if the consent is not in force or its bank does not answer. */
export const accountsOf = async (env: SandboxEnv, settings: Settings, connection: TppConnection) =>
  listAccounts(await readerOf(env, settings, connection));

const listAccounts = async (reader: client.ApiOutcome<client.Session>) => {
  if (reader.kind !== "ok" || reader.value.consent_id === null) return [];
  const listed = await client.readAccounts(reader.value);
  return listed.kind === "ok" ? listed.value.accounts : [];
};

/**
 * Sends a payment, or sends it again. Returns the customer's next address, or the gateway's
 * refusal.
 */
export const send = async (
  env: SandboxEnv,
  settings: Settings,
  connection: TppConnection,
  payment: TppPayment,
): Promise<string | { refused: string }> => {
  const fresh = await withFreshToken(env, settings, connection);
  if (fresh.kind === "unavailable") return paymentAddress(payment.payment_id);
  if (fresh.kind === "ended") return { refused: fresh.reason };
  const session = sessionOf(settings, fresh.value);
  const made = await orders.createOrder(session, payment.payment_id, payment.request);
  if (made.kind === "ended") return { refused: made.reason };
  if (made.kind === "unavailable") {
    return made.refused ? { refused: made.reason } : paymentAddress(payment.payment_id);
  }
  const { payment_order_id, sca_url } = made.value;
  await worldOf(env).savePayment({ ...payment, payment_order_id });
  return sca_url ?? paymentAddress(payment.payment_id);
};

/** Whether it worked is on the payment's page. */
export const cancel = async (
  env: SandboxEnv,
  settings: Settings,
  connection: TppConnection,
  { payment_order_id }: TppPayment,
): Promise<void> => {
  const reader = await readerOf(env, settings, connection);
  if (payment_order_id === null || reader.kind !== "ok") return;
  await orders.cancelOrder(reader.value, payment_order_id);
};

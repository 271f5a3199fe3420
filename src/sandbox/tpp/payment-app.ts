import { maskIbansIn } from "../../base/kernel/iban.ts";
import type { PaymentOrder } from "../../sdk/tpp.ts";
import type { SandboxEnv } from "../env.ts";
import type { PaymentView } from "../page-models.ts";
import { worldOf } from "../world.ts";
import { type AppSettings, appGateway, outcomeOf } from "./client.ts";
import type { TppConnection } from "./connections.ts";
import type { OrderRequest, TppPayment } from "./payments.ts";

/**
 * The demo TPP app's actions on a payment: send it, send it again, read its status, cancel it. Only
 * the gateway's answer decides a payment's status.
 */
export const paymentAddress = (paymentId: string): string => `/tpp/payments/${paymentId}`;

/** The gateway's present order; null without an answer. */
const orderOf = async (
  env: SandboxEnv,
  settings: AppSettings,
  connection: TppConnection,
  { payment_order_id }: TppPayment,
): Promise<PaymentOrder | null> => {
  if (payment_order_id === null) return null;
  const gateway = appGateway(env, settings, connection);
  if (connection.status === "CONNECTED") {
    const read = await outcomeOf(
      gateway.consent(connection.consent_id).orders.read(payment_order_id),
    );
    if (read.kind !== "ended") return read.kind === "ok" ? read.value : null;
  }
  // The consent has ended; its orders stay readable for the app itself.
  const read = await outcomeOf(gateway.orders.read(payment_order_id));
  return read.kind === "ok" ? read.value : null;
};

const viewOf = (payment: TppPayment, order: PaymentOrder | null): PaymentView => {
  const { payment_id, created_at } = payment;
  const request: OrderRequest = JSON.parse(payment.request);
  const { destination, creditor_name, amount, currency } = request;
  return {
    payment_id,
    amount,
    currency,
    created_at,
    to: confirmedName(order) ?? maskIbansIn(destination.value),
    destination: maskIbansIn(destination.value),
    given_name: creditor_name ?? null,
    payee_check: order?.payee_check ?? null,
    status: order?.status ?? "UNKNOWN",
    status_reason: order?.status_reason ?? null,
    sca_url: order?.sca_url ?? null,
    cancellable: order?.cancellable ?? false,
  };
};

/**
 * The payee's name if its bank confirmed it. With NO_MATCH `creditor_name` is only what the
 * customer typed: on a receipt it would say that somebody was paid who was not (O6.7, O8.8).
 */
const confirmedName = (order: PaymentOrder | null): string | null =>
  order?.payee_check === "MATCH" || order?.payee_check === "CLOSE_MATCH"
    ? order.creditor_name
    : null;

/** A payment as its page shows it. */
export const readShownPayment = async (
  env: SandboxEnv,
  settings: AppSettings,
  connection: TppConnection,
  payment: TppPayment,
): Promise<PaymentView> => viewOf(payment, await orderOf(env, settings, connection, payment));

/** The accounts to pay from, and the newest payments. */
export const readPayments = async (
  env: SandboxEnv,
  settings: AppSettings,
  connection: TppConnection,
) => {
  const stored = await worldOf(env).paymentsOf(connection.connection_id);
  const [accounts, ...payments] = await Promise.all([
    accountsOf(env, settings, connection),
    ...stored.map((payment) => readShownPayment(env, settings, connection, payment)),
  ]);
  return { accounts, payments };
};

/** Empty if the consent is not in force or its bank does not answer. */
export const accountsOf = async (
  env: SandboxEnv,
  settings: AppSettings,
  connection: TppConnection,
) => {
  if (connection.status !== "CONNECTED") return [];
  const access = appGateway(env, settings, connection).consent(connection.consent_id);
  const listed = await outcomeOf(access.accounts());
  return listed.kind === "ok" ? listed.value : [];
};

/**
 * Sends a payment, or sends it again. Returns the customer's next address, or the gateway's
 * refusal. If the payee's bank knows another name than the one typed, the customer sees that before
 * the bank asks for approval.
 */
export const send = async (
  env: SandboxEnv,
  settings: AppSettings,
  connection: TppConnection,
  payment: TppPayment,
): Promise<string | { refused: string }> => {
  const { orders } = appGateway(env, settings, connection).consent(connection.consent_id);
  const request: OrderRequest = JSON.parse(payment.request);
  const made = await outcomeOf(orders.create(request, { idempotencyKey: payment.payment_id }));
  if (made.kind === "ended") return { refused: made.reason };
  if (made.kind === "unavailable") {
    return made.refused ? { refused: made.reason } : paymentAddress(payment.payment_id);
  }
  const { payment_order_id, sca_url, payee_check } = made.value;
  await worldOf(env).savePayment({ ...payment, payment_order_id });
  const isOtherName = payee_check === "CLOSE_MATCH" || payee_check === "NO_MATCH";
  return sca_url !== null && !isOtherName ? sca_url : paymentAddress(payment.payment_id);
};

/** Whether it worked is on the payment's page. The app's own token works after the end too. */
export const cancel = async (
  env: SandboxEnv,
  settings: AppSettings,
  { payment_order_id }: TppPayment,
): Promise<void> => {
  if (payment_order_id === null) return;
  await outcomeOf(appGateway(env, settings).orders.cancel(payment_order_id));
};

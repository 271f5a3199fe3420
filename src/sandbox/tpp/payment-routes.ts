import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { htmlPage, redirect } from "../../base/platform/contract.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Call, everyone, type Route, reply, route } from "../../base/platform/edge.ts";
import { readText, validate } from "../../base/platform/request-body.ts";
import { dateLocaleOf } from "../../frame/pages/locale.ts";
import { seeOther } from "../../frame/pages/response.ts";
import { shownPaymentStatus } from "../answers.ts";
import type { SandboxEnv } from "../env.ts";
import { type PaymentModel, pageAnswer } from "../page-models.ts";
import { renderPaymentPage, renderPaymentsPage } from "../pages/tpp-payments.tsx";
import { worldOf } from "../world.ts";
import { bankNameOf } from "./app.ts";
import { ownConnection, readTppSettings } from "./browser.ts";
import { type AppSettings, appGateway, outcomeOf } from "./client.ts";
import type { TppConnection } from "./connections.ts";
import * as app from "./payment-app.ts";
import { paymentAddress } from "./payment-app.ts";
import {
  type FormProblem,
  formAgain,
  formProblemOf,
  type PaymentForm,
  paymentForm,
  paymentRequestOf,
  type TppPayment,
} from "./payments.ts";

/**
 * Paying with the demo TPP: small amounts are paid at once, larger ones after approval on the
 * gateway's page. Only the gateway's answer decides a payment's status, never the address of the
 * return.
 */
const connectionPath = v.object({ connection: text("The connection.", "c_7f3a") });
const paymentPath = v.object({ payment: text("The payment.", "p_7f3a") });

type Pages<Path extends v.GenericSchema> = Call<SandboxEnv, null, undefined, v.InferOutput<Path>>;

const emptyForm = (): PaymentForm => ({
  payment_id: randomBase62(),
  account_id: "",
  to: "",
  creditor_name: "",
  amount: "",
  reference: "",
});

/** The form, and earlier payments. For larger amounts the form leads to the gateway's page. */
const paymentsPage = async (
  { env, request }: Pick<Pages<typeof connectionPath>, "env" | "request">,
  settings: AppSettings,
  connection: TppConnection,
  form: PaymentForm,
  problem: FormProblem | null,
) => {
  const html = renderPaymentsPage({
    app_name: settings.name,
    connection_id: connection.connection_id,
    bank_name: bankNameOf(connection),
    ...(await app.readPayments(env, settings, connection)),
    form,
    problem,
    date_locale: dateLocaleOf(request, "en"),
  });
  return pageAnswer(html, new URL(settings.base_url).origin);
};

const showPayments = async (call: Pages<typeof connectionPath>) => {
  const settings = await readTppSettings(call.env);
  if (!settings.ok) return settings;
  const connection = await ownConnection(call, call.path.connection);
  if (!connection) return refuse("NOT_FOUND");
  const earlier = await worldOf(call.env).payment(call.url.searchParams.get("again") ?? "");
  const form =
    earlier?.connection_id === connection.connection_id
      ? formAgain(earlier, randomBase62())
      : emptyForm();
  return paymentsPage(call, settings.value, connection, form, null);
};

const readPaymentForm = async (request: Request) => {
  const body = await readText(request);
  return body.ok
    ? validate(paymentForm, Object.fromEntries(new URLSearchParams(body.value)))
    : body;
};

const pay = async (call: Pages<typeof connectionPath>) => {
  const settings = await readTppSettings(call.env);
  if (!settings.ok) return settings;
  const connection = await ownConnection(call, call.path.connection);
  if (!connection) return refuse("NOT_FOUND");
  const sent = await readPaymentForm(call.request);
  if (!sent.ok) return sent;
  const form = sent.value;
  const { payment_id } = form;
  // The form was sent twice, or from the browser's history: this payment is already under way.
  if (await worldOf(call.env).payment(payment_id)) return seeOther(paymentAddress(payment_id));
  const again = (problem: FormProblem, values = form) =>
    paymentsPage(call, settings.value, connection, values, problem);
  const accounts = await app.accountsOf(call.env, settings.value, connection);
  const request = paymentRequestOf(form, accounts, settings.value.redirect_uri);
  if ("field" in request) return again(request);
  const payment: TppPayment = {
    payment_id,
    connection_id: connection.connection_id,
    request: JSON.stringify(request),
    payment_order_id: null,
    created_at: isoTime(now()),
  };
  await worldOf(call.env).savePayment(payment);
  const next = await app.send(call.env, settings.value, connection, payment);
  if (typeof next === "string") return seeOther(next);
  await worldOf(call.env).removePayment(payment_id);
  // The next attempt is a new payment with its own key.
  return again(formProblemOf(next.refused), { ...form, payment_id: randomBase62() });
};

interface Own {
  payment: TppPayment;
  connection: TppConnection;
}

/** A payment of this browser, with its connection. */
const ownPayment = async (call: Pages<typeof paymentPath>): Promise<Own | null> => {
  const payment = await worldOf(call.env).payment(call.path.payment);
  const connection = payment && (await ownConnection(call, payment.connection_id));
  return connection ? { payment, connection } : null;
};

/** Whether a customer's return belongs to a payment of this browser; null if it does not. */
export const addressOfReturn = async (
  { env, request, url }: { env: SandboxEnv; request: Request; url: URL },
  settings: AppSettings,
): Promise<string | null> => {
  const state = url.searchParams.get("state") ?? "";
  const payment = await worldOf(env).payment(state);
  const connection = payment && (await ownConnection({ env, request }, payment.connection_id));
  if (!connection || payment.payment_order_id === null) return null;
  const { payment_order_id } = payment;
  const order = { payment_order_id, state };
  const checked = await outcomeOf(appGateway(env, settings).checkOrderReturn(url, order));
  return checked.kind === "ok" ? paymentAddress(payment.payment_id) : null;
};

const modelOf = async (
  env: SandboxEnv,
  settings: AppSettings,
  { payment, connection }: Own,
  problem: FormProblem | null = null,
): Promise<PaymentModel> => {
  return {
    ...(await app.readShownPayment(env, settings, connection, payment)),
    app_name: settings.name,
    connection_id: connection.connection_id,
    bank_name: bankNameOf(connection),
    unsent: payment.payment_order_id === null,
    problem: problem?.message ?? null,
  };
};

/** A step with a payment of this browser. */
const withPayment =
  <Answer>(step: (env: SandboxEnv, settings: AppSettings, own: Own) => Promise<Answer>) =>
  async (call: Pages<typeof paymentPath>) => {
    const settings = await readTppSettings(call.env);
    if (!settings.ok) return settings;
    const own = await ownPayment(call);
    return own ? step(call.env, settings.value, own) : refuse("NOT_FOUND");
  };

const paymentPage = async (
  env: SandboxEnv,
  settings: AppSettings,
  own: Own,
  problem: FormProblem | null = null,
) => {
  const model = await modelOf(env, settings, own, problem);
  return pageAnswer(renderPaymentPage(model), new URL(settings.base_url).origin);
};

/** The first answer was lost. The gateway answers the same key with the order that it has. */
const sendAgain = withPayment(async (env, settings, own) => {
  const next = await app.send(env, settings, own.connection, own.payment);
  if (typeof next === "string") return seeOther(next);
  // An earlier attempt may have succeeded, so the payment stays on the list.
  return paymentPage(env, settings, own, formProblemOf(next.refused));
});

const cancel = withPayment(async (env, settings, { payment }) => {
  await app.cancel(env, settings, payment);
  return seeOther(paymentAddress(payment.payment_id));
});

const payments = "/tpp/connections/:connection/payments";
const onePayment = "/tpp/payments/:payment";

export const tppPaymentRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "showPayments",
    method: "GET",
    paths: [payments],
    summary: "The form to pay from a connection, and what was paid",
    internal: true,
    guard: everyone,
    path: connectionPath,
    answers: { 200: htmlPage("The form and the newest payments.") },
    step: showPayments,
  }),
  route({
    id: "pay",
    method: "POST",
    paths: [payments],
    summary: "Pay from a connected account",
    internal: true,
    guard: everyone,
    path: connectionPath,
    answers: {
      200: htmlPage("The form, with the reason why nothing was paid."),
      303: redirect("The gateway's page if the customer must approve, else the payment."),
    },
    refusals: ["MALFORMED_JSON", "PAYLOAD_TOO_LARGE", "VALIDATION_FAILED"],
    step: pay,
  }),
  route({
    id: "showPayment",
    method: "GET",
    paths: [onePayment],
    summary: "A payment",
    internal: true,
    guard: everyone,
    path: paymentPath,
    answers: { 200: htmlPage("Its status, as the gateway knows it now.") },
    step: withPayment(paymentPage),
  }),
  route({
    id: "readPayment",
    method: "GET",
    paths: [`${onePayment}/status.json`],
    summary: "The status of a payment",
    internal: true,
    guard: everyone,
    path: paymentPath,
    answers: { 200: shownPaymentStatus },
    step: withPayment(async (env, settings, own) => {
      const { status, status_reason } = await modelOf(env, settings, own);
      return reply(200, { status, status_reason });
    }),
  }),
  route({
    id: "sendPaymentAgain",
    method: "POST",
    paths: [`${onePayment}/send`],
    summary: "Send a payment again whose answer was lost",
    internal: true,
    guard: everyone,
    path: paymentPath,
    answers: {
      200: htmlPage("The payment, with the reason why it was refused."),
      303: redirect("The gateway's page if the customer must approve, else the payment."),
    },
    step: sendAgain,
  }),
  route({
    id: "cancelPayment",
    method: "POST",
    paths: [`${onePayment}/cancel`],
    summary: "Cancel a payment that waits for the customer",
    internal: true,
    guard: everyone,
    path: paymentPath,
    answers: { 303: redirect("The payment.") },
    step: cancel,
  }),
];

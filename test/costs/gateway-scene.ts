import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { sha256Base64Url } from "../../src/base/platform/crypto.ts";
import worker from "../../workers/gateway/index.ts";
import { openPage, PageBrowser } from "../approvals/page-browser.ts";
import { listing, ownIban } from "../products/consents/consent-journey.ts";
import { changeBank, Payment, party, settlement } from "../workers/gateway-journey.ts";
import { ask, askAdmin, bodyOf, env } from "../workers/gateway-worker.ts";
import { answering } from "../workers/neighbours.ts";

/** A TPP that uses everything of open banking, through the worker as it is deployed. */
const BACK = "https://tpp.example/back";
const VERIFIER = "v".repeat(43);

const scopes = [
  ...["accounts:read", "balances:read", "transactions:read", "standing-orders:read"],
  ...["payments:write", "mandates:write"],
];

export const offer = () =>
  changeBank("alpha", {
    ...{ capabilities: ["PAYMENTS", "OPEN_BANKING"], currency: "USD", history_days: 365 },
    ...{ ob_scopes_supported: scopes, sca_exemption_limit: 3_000 },
  });

export interface App {
  tpp_id: string;
  client_secret: string;
}

export const newApp = async (): Promise<App> =>
  bodyOf(
    await askAdmin("POST", "tpps", {
      ...{ name: "Ledgerly", mode: "test", auth_method: "SECRET", redirect_uris: [BACK], scopes },
      event_url: "https://tpp.example.com/hooks",
    }),
    201,
  );

const basic = ({ tpp_id, client_secret }: App) => ({
  authorization: `Basic ${btoa(`${tpp_id}:${client_secret}`)}`,
});

/** A form of OAuth. */
const sendForm = async (path: string, app: App, form: Record<string, string>) => {
  const request = new Request(new URL(path, env.BASE_URL), {
    method: "POST",
    headers: { ...basic(app), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form),
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  if (response.status >= 400) throw new Error(`${path}: ${text}`);
  return text === "" ? null : JSON.parse(text);
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const ownToken = async (app: App) =>
  bearer((await sendForm("/ob/token", app, { grant_type: "client_credentials" })).access_token);

const requested = {
  ...{ redirect_uri: BACK, state: "state-1", code_challenge_method: "S256" },
  code_challenge: sha256Base64Url(VERIFIER),
};

export const pushRequest = (app: App) =>
  sendForm("/ob/par", app, {
    ...requested,
    ...{ response_type: "code", scope: scopes.join(" "), bank_handle: "alpha" },
  });

/** The page that the browser is led to. */
export const authorize = async (app: App, request_uri: string): Promise<string> => {
  const query = new URLSearchParams({ client_id: app.tpp_id, request_uri });
  const request = new Request(new URL(`/ob/authorize?${query}`, env.BASE_URL), {
    redirect: "manual",
  });
  const context = createExecutionContext();
  const response = await worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  return response.headers.get("location") ?? "";
};

export const createConsent = async (own: Record<string, string>) =>
  bodyOf(
    await ask("POST", "/ob/consents", own, { ...requested, bank_handle: "alpha", scopes }),
    201,
  );

const pageOf = (url: string, steps: string, cookie: string, iban: string) => ({
  ...{ url, steps, cookie, iban },
});

/** A browser on a page that its customer approves something on. */
const open = async (url: string, steps: string, cookie: string, iban = ownIban) => {
  const page = pageOf(url, steps, cookie, iban);
  return new PageBrowser(page, ...(await openPage(page)));
};

const consentIdOf = (url: string): string =>
  new URL(url).pathname.split("/").at(-1)?.split(".")[0] ?? "";

export const openConsent = (url: string) => {
  listing("SHAREABLE", "SHAREABLE");
  return open(url, `/ob/consents/${consentIdOf(url)}/authorisation`, "consent_browser");
};

export const redeem = async (app: App, redirect: string) => {
  const code = new URL(redirect).searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code_verifier: VERIFIER, redirect_uri: BACK };
  return sendForm("/ob/token", app, { ...form, code });
};

export const tokenHeaders = ({ access_token, consent_id }: Record<string, string>) => ({
  ...bearer(access_token ?? ""),
  "x-consent-id": consent_id ?? "",
});

const mandateAsked = (more: object) => ({
  ...{ amount: 1_250, max_amount_per_period: 50_000, currency: "USD", frequency: "MONTHLY" },
  ...{ amount_type: "VARIABLE", ...more },
});

export const createMandate = async (headers: Record<string, string>, more: object) =>
  bodyOf(await ask("POST", "/recurring/mandates", headers, mandateAsked(more)), 201);

export const openMandate = ({ mandate_id, approval_url }: Record<string, string>) =>
  open(approval_url ?? "", `/mandates/${mandate_id}/authorisation`, "mandate_browser");

export const refresh = (app: App, { refresh_token = "" }: Record<string, string>) =>
  sendForm("/ob/token", app, { grant_type: "refresh_token", refresh_token });

export const orderAsked = (more: object) => ({
  ...{ amount: 1_000, currency: "USD", destination: { type: "iban", value: settlement } },
  ...more,
});

export const merchantHeaders = () => party.merchant.headers.test;

/** The routes of a merchant that no task needs. */
export const readAsMerchant = async (mandateId: string): Promise<void> => {
  const by = merchantHeaders();
  const get = async (path: string) => bodyOf(await ask("GET", `/api/v1${path}`, by));
  const post = async (path: string, json = {}) =>
    bodyOf(await ask("POST", `/api/v1${path}`, by, json));
  const { data: payments } = await get("/payments/sessions");
  await get(`/payments/sessions/${payments[0].session_id}`);
  const created = await Payment.create();
  await post(`/payments/sessions/${created.session_id}/cancel`);
  const refunded = await Payment.open();
  await refunded.pay();
  bodyOf(await refunded.refund({ amount: 100 }), 201);
  const [{ refund_id }] = await refunded.refunds();
  await get(`/payments/${refunded.payment_id}/refunds/${refund_id}`);
  const { data: events } = await get("/events");
  await get(`/events/${events[0].event_id}`);
  bodyOf(await ask("POST", `/api/v1/events/${events[0].event_id}/redeliver`, by, {}), 202);
  for (const list of ["/endpoints", "/keys", "/mandates"]) await get(list);
  const mandate = `/mandates/${mandateId}`;
  await get(mandate);
  const { data: charges } = await get(`${mandate}/charges`);
  await get(`${mandate}/charges/${charges[0].charge_id}`);
  answering("alpha funds-confirmation", funds());
  await post(`${mandate}/funds-confirmation`, { amount: 100 });
  for (const verb of ["pause", "resume", "cancel"]) await post(`${mandate}/${verb}`);
};

const funds = () => ({ funds_available: true, as_of: new Date(Date.now()).toISOString() });

/** The routes of a TPP that no task needs. */
export const readAsApp = async (
  app: App,
  own: Record<string, string>,
  token: Record<string, string>,
  order: string,
): Promise<void> => {
  const get = async (path: string, by = own) => bodyOf(await ask("GET", path, by));
  const paths = ["/ob/consents", "/ob/events", "/ob/endpoints", "/banks/alpha/capabilities"];
  for (const path of paths) await get(path);
  for (const path of ["openid-configuration", "jwks.json"]) await get(`/.well-known/${path}`, {});
  await get("/ob/payment-orders", token);
  await get(`/ob/payment-orders/${order}`, token);
  const { accounts } = await get("/ob/accounts", token);
  const [{ account_id }] = accounts;
  answering("alpha funds-confirmation", funds());
  const asked = { amount: 100, currency: "USD" };
  const path = `/ob/accounts/${account_id}/funds-confirmation`;
  bodyOf(await ask("POST", path, token, asked));
  const { consent_id } = await createConsent(own);
  await get(`/ob/consents/${consent_id}`);
  await sendForm("/ob/introspect", app, { token: token.authorization?.slice(7) ?? "" });
  await sendForm("/ob/revoke", app, { token: "rt_unknown" });
  const renewed = { ...requested, expiry_days: 90 };
  const consent = `/ob/consents/${token["x-consent-id"]}`;
  await ask("POST", `${consent}/reauthorise`, own, renewed);
  await ask("DELETE", `/ob/consents/${consent_id}`, own);
};

/** An order above the bank's limit, which its customer approves, and one that is cancelled. */
export const approveOrder = async (token: Record<string, string>, exempt: string) => {
  const { source_account_id } = bodyOf(await ask("GET", `/ob/payment-orders/${exempt}`, token));
  const asked = { ...orderAsked({ source_account_id, redirect_uri: BACK }), amount: 5_000 };
  const create = async () => bodyOf(await ask("POST", "/ob/payment-orders", token, asked), 201);
  const dropped = await create();
  bodyOf(await ask("POST", `/ob/payment-orders/${dropped.payment_order_id}/cancel`, token, {}));
  const { payment_order_id, sca_url } = await create();
  const steps = `/ob/payment-orders/${payment_order_id}/authorisation`;
  const page = await open(sca_url, steps, "order_browser");
  bodyOf(await page.read());
  bodyOf(await page.start());
  bodyOf(await page.confirm());
};

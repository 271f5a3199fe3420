import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { refuse } from "../../base/kernel/result.ts";
import { htmlPage, redirect } from "../../base/platform/contract.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { type Call, everyone, type Route, route } from "../../base/platform/edge.ts";
import { readText } from "../../base/platform/request-body.ts";
import { dateLocaleOf } from "../../frame/pages/locale.ts";
import { cookieField, readCookie, seeOther } from "../../frame/pages/response.ts";
import type { SandboxEnv } from "../env.ts";
import { type ConnectionModel, demoCustomers, pageAnswer } from "../page-models.ts";
import { renderConnectionPage, renderTppPage } from "../pages/tpp.tsx";
import { bankByHandle, sandboxBanks } from "../residents.ts";
import { worldOf } from "../world.ts";
import * as app from "./app.ts";
import { browserCookie, ownConnection, readTppSettings } from "./browser.ts";
import { type AppSettings, appGateway } from "./client.ts";
import { endConnection, type TppConnection } from "./connections.ts";
import { addressOfReturn } from "./payment-routes.ts";

/**
 * The demo TPP, written as a TPP would: its own pages, the SDK, tokens on its server. The
 * payments that it makes are in payment-routes.ts.
 */
type TppCall = Pick<Call<SandboxEnv>, "env" | "request" | "url">;

const home = async (
  { env, request }: TppCall,
  settings: AppSettings,
  problem: string | null,
): Promise<Response> => {
  const browser = readCookie(request, browserCookie);
  const connections = browser === null ? [] : await worldOf(env).connectionsOf(browser);
  const html = renderTppPage({
    app_name: settings.name,
    banks: sandboxBanks.map(({ handle, name }) => ({ bank_handle: handle, name })),
    connections: connections.map((connection) =>
      app.connectionModel(settings.name, connection, dateLocaleOf(request, "en")),
    ),
    customers: demoCustomers(),
    problem,
  });
  // The form redirects to the gateway; browsers block that unless the policy names its origin.
  return pageAnswer(html, new URL(settings.base_url).origin);
};

const NOT_ASKED = "The bank could not be asked at the moment. Nothing is shared. Try again later.";

const connect = async (call: Call<SandboxEnv>) => {
  const settings = await readTppSettings(call.env);
  if (!settings.ok) return settings;
  const form = await readText(call.request);
  if (!form.ok) return form;
  const bank = bankByHandle(new URLSearchParams(form.value).get("bank_handle") ?? "");
  if (!bank) return refuse("VALIDATION_FAILED", { field: "bank_handle" });
  const browser = readCookie(call.request, browserCookie) ?? randomBase62();
  const asked = await app.askForConsent(call.env, settings.value, browser, bank.handle);
  if (asked.kind !== "ok") return home(call, settings.value, NOT_ASKED);
  await worldOf(call.env).saveConnection(asked.value.connection);
  const cookie = cookieField({ BASE_URL: call.url.origin }, browserCookie, "/tpp", browser);
  return seeOther(asked.value.address, { "set-cookie": cookie });
};

const NOT_TRUSTED =
  "This return does not belong to anything that this browser began, so nothing of it was used. " +
  "Start again here.";

const returnQuery = v.object({
  payment_order_id: v.optional(v.string()),
  state: v.optional(v.string()),
  code: v.optional(v.string()),
  iss: v.optional(v.string()),
  consent_id: v.optional(v.string()),
  error: v.optional(v.string()),
  error_description: v.optional(v.string()),
});

type ReturnCall = Call<SandboxEnv, null, undefined, unknown, v.InferOutput<typeof returnQuery>>;

const takeReturn = async (call: ReturnCall) => {
  const settings = await readTppSettings(call.env);
  if (!settings.ok) return settings;
  if (call.url.searchParams.has("payment_order_id")) {
    const address = await addressOfReturn(call, settings.value);
    return address ? seeOther(address) : home(call, settings.value, NOT_TRUSTED);
  }
  const browser = readCookie(call.request, browserCookie);
  const state = call.url.searchParams.get("state");
  const found = await worldOf(call.env).connectionOfReturn(browser ?? "", state ?? "");
  const taken = found && (await app.takeReturn(call.env, settings.value, found, call.url));
  if (!found || !taken) return home(call, settings.value, NOT_TRUSTED);
  if (taken.kind === "unavailable") return home(call, settings.value, NOT_ASKED);
  const next = taken.kind === "ok" ? taken.value : await ended(call.env, settings.value, found);
  if (next !== found) await worldOf(call.env).saveConnection(next);
  // Redirects, so that the code does not stay in the browser's address bar.
  return seeOther(`/tpp/connections/${found.connection_id}`);
};

/** A connection whose consent is over, with the reason. */
const ended = async (env: SandboxEnv, settings: AppSettings, connection: TppConnection) =>
  endConnection(connection, "ENDED", await app.whyOver(env, settings, connection));

const connectionPath = v.object({ connection: text("The connection.", "c_7f3a") });

type ConnectionCall = Call<SandboxEnv, null, undefined, v.InferOutput<typeof connectionPath>>;

const showConnection = async (call: ConnectionCall) => {
  const settings = await readTppSettings(call.env);
  if (!settings.ok) return settings;
  const connection = await ownConnection(call, call.path.connection);
  if (!connection) return refuse("NOT_FOUND");
  // "Connect again" redirects to the gateway.
  const shown = (model: ConnectionModel) =>
    pageAnswer(renderConnectionPage(model), new URL(settings.value.base_url).origin);
  const modelOf = (row: TppConnection) =>
    app.connectionModel(settings.value.name, row, dateLocaleOf(call.request, "en"));
  const model = modelOf(connection);
  if (connection.status !== "CONNECTED") return shown(model);
  const gateway = appGateway(call.env, settings.value, connection);
  const seen = await app.look(gateway.consent(connection.consent_id));
  switch (seen.kind) {
    case "ok":
      return shown({ ...model, accounts: seen.value });
    case "unavailable":
      return shown({ ...model, status: "UNAVAILABLE" });
    case "ended": {
      const over = await ended(call.env, settings.value, connection);
      await worldOf(call.env).saveConnection(over);
      return shown(modelOf(over));
    }
  }
};

const stopConnection = async (call: ConnectionCall) => {
  const settings = await readTppSettings(call.env);
  if (!settings.ok) return settings;
  const connection = await ownConnection(call, call.path.connection);
  if (!connection) return refuse("NOT_FOUND");
  if (connection.status === "CONNECTED") {
    const gateway = appGateway(call.env, settings.value, connection);
    const stopped = await app.stop(gateway.consent(connection.consent_id), connection);
    if (stopped.kind === "unavailable") {
      return home(call, settings.value, "It could not be ended at the moment. Try again later.");
    }
    const over =
      stopped.kind === "ok" ? stopped.value : await ended(call.env, settings.value, connection);
    await worldOf(call.env).saveConnection(over);
  }
  return seeOther(`/tpp/connections/${connection.connection_id}`);
};

const oneConnection = "/tpp/connections/:connection";

export const tppAppRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "showTpp",
    method: "GET",
    paths: ["/tpp"],
    summary: "The demo TPP app",
    internal: true,
    guard: everyone,
    answers: { 200: htmlPage("Its connections, and the banks to connect.") },
    async step(call) {
      const settings = await readTppSettings(call.env);
      return settings.ok ? home(call, settings.value, null) : settings;
    },
  }),
  route({
    id: "connectBank",
    method: "POST",
    paths: ["/tpp/connect"],
    summary: "Ask a bank's customer for access",
    internal: true,
    guard: everyone,
    answers: {
      200: htmlPage("The app, with the reason why nothing was asked."),
      303: redirect("The gateway's page, where the customer approves."),
    },
    refusals: ["MALFORMED_JSON", "PAYLOAD_TOO_LARGE", "VALIDATION_FAILED"],
    step: connect,
  }),
  route({
    id: "returnToTpp",
    method: "GET",
    paths: ["/tpp/callback"],
    summary: "Where the customer returns to after a consent or a payment: the redirect_uri",
    internal: true,
    guard: everyone,
    query: returnQuery,
    answers: {
      200: htmlPage("The app, with the reason why the return was not taken."),
      303: redirect("The connection, or the payment."),
    },
    step: takeReturn,
  }),
  route({
    id: "showConnection",
    method: "GET",
    paths: [oneConnection],
    summary: "A connection with its account data",
    internal: true,
    guard: everyone,
    path: connectionPath,
    answers: { 200: htmlPage("Accounts, balances, spending and standing orders.") },
    step: showConnection,
  }),
  route({
    id: "stopConnection",
    method: "POST",
    paths: [`${oneConnection}/stop`],
    summary: "End a connection",
    internal: true,
    guard: everyone,
    path: connectionPath,
    answers: {
      200: htmlPage("The app, with the reason why it could not be ended."),
      303: redirect("The connection, which has ended."),
    },
    step: stopConnection,
  }),
];

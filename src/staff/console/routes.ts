import * as v from "valibot";
import { problemCatalogue } from "../../base/kernel/problems.ts";
import { file, htmlPage, parameterNames, redirect } from "../../base/platform/contract.ts";
import { type Call, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { consoleAssetRoutes } from "./layout.tsx";
import { logIn, loginQuery, logOut, sessionScheme, showLogin } from "./login.tsx";
import { operationsOf } from "./operations.ts";
import type { ConsolePage } from "./page.ts";
import { bankPage } from "./pages/bank.tsx";
import { consentPage } from "./pages/consent.tsx";
import { deliveryPage, endpointPage } from "./pages/endpoint.tsx";
import { consentsPage, mandatesPage, ordersPage, paymentsPage } from "./pages/found.tsx";
import { staffPage } from "./pages/keys.tsx";
import {
  auditPage,
  banksPage,
  deliveriesPage,
  endpointsPage,
  merchantsPage,
  tppsPage,
} from "./pages/lists.tsx";
import { mandatePage } from "./pages/mandate.tsx";
import { merchantPage } from "./pages/merchant.tsx";
import { orderPage } from "./pages/order.tsx";
import { overviewPage } from "./pages/overview.tsx";
import { paymentPage } from "./pages/payment.tsx";
import { strategyPage } from "./pages/strategy.tsx";
import { todayPage } from "./pages/today.tsx";
import { tppPage } from "./pages/tpp.tsx";
import { sendCsv, showPage, takeForm } from "./serve-page.tsx";

type ConsoleCall = Call<GatewayEnv, null, undefined, Record<string, string>, undefined>;

/**
 * The routes of the console: two for each page of the table, and those of the login. A refusal is a
 * page with the refusal's status.
 */
export const consoleRoutes = (
  adminRoutes: readonly Route<GatewayEnv>[],
): readonly Route<GatewayEnv>[] => {
  const operations = operationsOf(adminRoutes);
  return [
    ...pages.flatMap((page) => [
      route({
        ...rowOf(page, "GET"),
        step: (call: ConsoleCall) => showPage(operations, page)(call as never),
      }),
      ...(page.csv
        ? [
            route({
              ...rowOf(page, "GET"),
              id: `GET ${page.path}.csv`,
              paths: [`${page.path}.csv`],
              answers: { ...answers, 200: file("text/csv", "The rows of the list.") },
              step: (call: ConsoleCall) => sendCsv(operations, page)(call as never),
            }),
          ]
        : []),
      ...(page.actions
        ? [
            route({
              ...rowOf(page, "POST"),
              step: (call: ConsoleCall) => takeForm(operations, page)(call as never),
            }),
          ]
        : []),
    ]),
    ...loginRoutes,
    ...consoleAssetRoutes<GatewayEnv>(),
  ];
};

const refusals = Object.fromEntries(
  Object.values(problemCatalogue).map(([status]) => [status, htmlPage("Why it was refused.")]),
);

const answers = {
  ...refusals,
  200: htmlPage("The page."),
  303: redirect("To the page, or to the login."),
};

const rowOf = (page: ConsolePage, method: "GET" | "POST") => ({
  id: `${method} ${page.path}`,
  method,
  paths: [page.path],
  internal: true as const,
  summary: `The page ${page.path} of the console`,
  guard: limitedAddress([sessionScheme]),
  path: v.object(
    Object.fromEntries(parameterNames(page.path).map((name) => [name, v.string()] as const)),
  ),
  answers,
});

const login = {
  paths: ["/console/login"],
  internal: true as const,
  guard: limitedAddress(),
  query: loginQuery,
  answers,
};

const loginRoutes: readonly Route<GatewayEnv>[] = [
  route({ ...login, id: "showLogin", method: "GET", summary: "The login page", step: showLogin }),
  route({ ...login, id: "logIn", method: "POST", summary: "Begin a session", step: logIn }),
  route({
    ...login,
    paths: ["/console/logout"],
    id: "logOut",
    method: "POST",
    summary: "End the session",
    step: logOut,
  }),
];

/** Every page of the console. A new one is a row here, and a file in `pages/`. */
export const pages: readonly ConsolePage[] = [
  todayPage,
  overviewPage,
  paymentsPage,
  paymentPage,
  merchantsPage,
  merchantPage,
  banksPage,
  bankPage,
  ordersPage,
  orderPage,
  mandatesPage,
  mandatePage,
  consentsPage,
  consentPage,
  endpointsPage,
  endpointPage,
  deliveriesPage,
  deliveryPage,
  tppsPage,
  tppPage,
  strategyPage,
  staffPage,
  auditPage,
];

import type { Route } from "../../base/platform/edge.ts";
import { route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { ADD_PASSKEY, addPasskey, showAddPasskey } from "./add-passkey.tsx";
import { sessionScheme } from "./console-session.ts";
import { consoleSite, logIn, loginQuery, logOut, showLogin } from "./login.tsx";
import { setMode } from "./mode.ts";
import { operationsOf } from "./operations.ts";
import { type ConsolePage, page } from "./page.ts";
import { bankPage } from "./pages/bank.tsx";
import { consentPage } from "./pages/consent.tsx";
import { deliveryPage, endpointPage } from "./pages/endpoint.tsx";
import { consentsPage, mandatesPage, ordersPage, paymentsPage } from "./pages/found.tsx";
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
import { accountPage, personPage, staffPage } from "./pages/people.tsx";
import { searchPage } from "./pages/search.tsx";
import { strategyPage } from "./pages/strategy.tsx";
import { todayPage } from "./pages/today.tsx";
import { tppPage } from "./pages/tpp.tsx";
import { pageAnswers, siteRoutes } from "./site-routes.ts";

/** The routes of the console: those of its pages, and those of the login. */
export const consoleRoutes = (
  adminRoutes: readonly Route<GatewayEnv>[],
): readonly Route<GatewayEnv>[] => [
  ...siteRoutes({ site: consoleSite, operations: operationsOf(adminRoutes) }, sessionScheme, pages),
  ...loginRoutes,
];

const login = {
  paths: ["/console/login"],
  internal: true as const,
  guard: limitedAddress(),
  query: loginQuery,
  answers: pageAnswers,
};

const passkey = {
  paths: [ADD_PASSKEY],
  internal: true as const,
  guard: limitedAddress([sessionScheme]),
  answers: pageAnswers,
};

const loginRoutes: readonly Route<GatewayEnv>[] = [
  route({
    ...passkey,
    id: "showAddPasskey",
    method: "GET",
    summary: "The page that adds a passkey",
    step: showAddPasskey,
  }),
  route({
    ...passkey,
    id: "addPasskey",
    method: "POST",
    summary: "Add a passkey",
    step: addPasskey,
  }),
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
  route({
    ...login,
    paths: ["/console/mode"],
    id: "setConsoleMode",
    method: "POST",
    summary: "Choose the mode that the console shows",
    step: setMode,
  }),
];

/** Whatever else is asked for below the console: a refusal in the console's own frame. */
const missingPages = ["/console/:a", "/console/:a/:b", "/console/:a/:b/:c"].map((path) =>
  page({ path, section: "today", title: "Not found", calls: {}, missing: true, view: () => null }),
);

/** Every page of the console. A new one is a row here, and a file in `pages/`. */
export const pages: readonly ConsolePage[] = [
  todayPage,
  overviewPage,
  searchPage,
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
  personPage,
  accountPage,
  auditPage,
  ...missingPages,
];

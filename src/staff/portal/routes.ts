import * as v from "valibot";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { operationsOf } from "../console/operations.ts";
import { sendFile } from "../console/serve-page.tsx";
import { fileRoute, pageAnswers, siteRoutes } from "../console/site-routes.ts";
import { leavePortal, openPortal, showEntrance, showLink } from "./open-page.tsx";
import { ownEndpointsPage } from "./pages/endpoints.tsx";
import { ownEventPage, ownEventsPage } from "./pages/events.tsx";
import { ownKeysPage } from "./pages/keys.tsx";
import { ownPaymentPage } from "./pages/payment.tsx";
import { ownPaymentsPage, ownRefundsPage } from "./pages/payments.tsx";
import { ownSettlementsPage } from "./pages/settlements.tsx";
import { portalScheme } from "./session.ts";
import { ENTRANCE, portalSite } from "./site.ts";

/** The routes of the portal: those of its pages, and those that open and leave it. */
export const portalRoutes = (
  merchantRoutes: readonly Route<GatewayEnv>[],
): readonly Route<GatewayEnv>[] => {
  const served = { site: portalSite, operations: operationsOf(merchantRoutes) };
  const sendSettlements = sendFile(served, ownSettlementsPage, ({ query }) => {
    const { date = "", time_zone, cursor } = query;
    const path = { file: `${date}.csv` };
    return { operation: "readOwnSettlementFile", path, query: { time_zone, cursor } };
  });
  return [
    ...siteRoutes(served, portalScheme, portalPages),
    fileRoute(served, portalScheme, ownSettlementsPage, sendSettlements),
    ...openRoutes,
  ];
};

const open = {
  paths: ["/portal/open/:secret"],
  internal: true as const,
  guard: limitedAddress(),
  path: v.object({ secret: v.string() }),
  answers: pageAnswers,
};

const { path: _path, ...leave } = open;

const openRoutes: readonly Route<GatewayEnv>[] = [
  route({
    ...open,
    id: "showPortalLink",
    method: "GET",
    summary: "The page of a link to the portal",
    step: showLink,
  }),
  route({
    ...open,
    id: "openPortal",
    method: "POST",
    summary: "Open the portal by a link, once",
    step: openPortal,
  }),
  route({
    ...leave,
    paths: [ENTRANCE],
    id: "showPortalEntrance",
    method: "GET",
    summary: "The page of a browser that the portal is closed to",
    step: showEntrance,
  }),
  route({
    ...leave,
    paths: ["/portal/logout"],
    id: "leavePortal",
    method: "POST",
    summary: "End the session of the portal",
    step: leavePortal,
  }),
];

/** Every page of the portal. A new one is a row here, and a file in `pages/`. */
export const portalPages = [
  ownPaymentsPage,
  ownPaymentPage,
  ownRefundsPage,
  ownEventsPage,
  ownEventPage,
  ownEndpointsPage,
  ownKeysPage,
  ownSettlementsPage,
];

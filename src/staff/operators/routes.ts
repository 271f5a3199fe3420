import { withCsv } from "../../base/platform/csv.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { asksDatabase, asksObject, asksQueue, healthRoutes } from "../../base/platform/health.ts";
import { everyDatabase } from "../../base/platform/list-databases.ts";
import { adminKeyRoutes } from "../../frame/records/admin-keys.ts";
import { auditHeads } from "../../frame/records/answers.ts";
import { auditRoutes, listHeads } from "../../frame/records/audit.ts";
import { masterKeyRoute } from "../../frame/records/master-keys.ts";
import { passkeyRoutes, peopleRoutes } from "../../frame/records/people-routes.ts";
import { proposalRoutes } from "../../frame/records/proposal-routes.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { admin, databaseRoute, reads } from "./administration.ts";
import { bankRoutes } from "./banks/bank-routes.ts";
import { explainRoutes } from "./explain/explain-routes.ts";
import { findRoutes } from "./find/find-routes.ts";
import { personalDataRoute } from "./find/personal-data.ts";
import { keyRoutes } from "./keys.ts";
import { consentAdminRoutes, mandateAdminRoutes } from "./mandates.ts";
import { merchantRoutes } from "./merchants/merchant-routes.ts";
import { publishingAfter } from "./merchants/owner-events.ts";
import { portalAdminRoutes } from "./merchants/portal-links.ts";
import { metricsRoute } from "./metrics.ts";
import { mismatchRoutes, reconciliationRoutes } from "./reconciliation.ts";
import { searchRoute } from "./search/search.ts";
import { settingRoutes } from "./settlement/settings.ts";
import { settlementAdminRoutes } from "./settlement/settlement-routes.ts";
import { strategyRoutes } from "./settlement/strategy-routes.ts";
import { totalsRoutes } from "./totals/totals.ts";
import { tppRoutes } from "./tpps/tpp-routes.ts";
import { deadLetterRoutes } from "./webhooks/dead-letter-routes.ts";
import { endpointAdminRoutes } from "./webhooks/endpoint-routes.ts";

/** The gateway has one chain, so one head. */
const headRoute: Route<GatewayEnv> = route({
  id: "readAuditHeads",
  method: "GET",
  paths: ["/admin/v1/audit/heads"],
  summary: "The last audit entry, signed",
  description: "Store it, and check later that the chain still contains it.",
  guard: reads,
  answers: { 200: auditHeads },
  step: (call) => listHeads(admin, call),
});

/** The same for everybody: what anyone has kept, the operator cannot take back. @rule A5.2 */
const publicHeadRoute: Route<GatewayEnv> = route({
  id: "readPublicAuditHeads",
  method: "GET",
  paths: ["/audit/heads"],
  summary: "The last audit entry, signed, without a key",
  description: "Keep one: later the operator can prove that the chain still contains it.",
  guard: limitedAddress(),
  answers: { 200: auditHeads },
  step: (call) => listHeads(admin, call),
});

/** How the gateway runs, outside the admin API: for monitors and for anyone. */
export const runningRoutes: readonly Route<GatewayEnv>[] = [
  ...healthRoutes<GatewayEnv>((env) => ({
    ...Object.fromEntries(
      Object.entries(everyDatabase(env)).map(([name, db]) => [name, asksDatabase(db)]),
    ),
    objects: asksObject(env),
    "bank-calls": asksQueue(env.BANK_CALLS),
    webhooks: asksQueue(env.WEBHOOKS),
    projections: asksQueue(env.PROJECTIONS),
  })),
  metricsRoute,
  publicHeadRoute,
];

/** The admin API (A3.9); the roles are in records/roles.ts. @rule A3.1 */
const rows: readonly Route<GatewayEnv>[] = [
  ...bankRoutes,
  ...merchantRoutes,
  ...portalAdminRoutes,
  ...tppRoutes,
  ...keyRoutes,
  ...strategyRoutes,
  ...totalsRoutes,
  ...settlementAdminRoutes,
  ...endpointAdminRoutes,
  ...settingRoutes,
  ...adminKeyRoutes<GatewayEnv>(admin),
  ...peopleRoutes<GatewayEnv>(admin),
  ...passkeyRoutes<GatewayEnv>(admin),
  ...proposalRoutes<GatewayEnv>(admin),
  searchRoute,
  ...findRoutes,
  ...explainRoutes,
  ...mismatchRoutes,
  ...reconciliationRoutes,
  ...consentAdminRoutes,
  ...mandateAdminRoutes,
  ...deadLetterRoutes,
  ...auditRoutes<GatewayEnv>(admin, () => "gateway"),
  headRoute,
  databaseRoute,
  personalDataRoute,
  masterKeyRoute<GatewayEnv>(admin),
];

/** Every list has a twin as CSV. */
export const operatorRoutes = publishingAfter(withCsv(rows));

import { withCsv } from "../../base/platform/csv.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { auditHeads } from "../../frame/records/answers.ts";
import { proposalRoutes } from "../../frame/records/approval-routes.ts";
import { listHeads } from "../../frame/records/audit.ts";
import { auditRoutes } from "../../frame/records/audit-routes.ts";
import { adminKeyRoutes } from "../../frame/records/key-routes.ts";
import { admin } from "./administration.ts";
import { bankRoutes } from "./banks/bank-routes.ts";
import { databaseRoute } from "./database-size.ts";
import { explainRoutes } from "./explain/explain-routes.ts";
import { findRoutes } from "./find/find-routes.ts";
import { reads } from "./guards.ts";
import { keyRoutes } from "./keys/key-routes.ts";
import { consentAdminRoutes } from "./mandates/consent-routes.ts";
import { mandateAdminRoutes } from "./mandates/mandate-routes.ts";
import { merchantRoutes } from "./merchants/merchant-routes.ts";
import { publishingAfter } from "./merchants/owner-events.ts";
import { mismatchRoutes } from "./reconciliation/mismatch-routes.ts";
import { reconciliationRoutes } from "./reconciliation/reconciliation-routes.ts";
import { settingRoutes } from "./settlement/setting-routes.ts";
import { settlementAdminRoutes } from "./settlement/settlement-routes.ts";
import { strategyRoutes } from "./settlement/strategy-routes.ts";
import { totalsRoutes } from "./totals/totals-routes.ts";
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

/** The admin API (A3.9); the roles are in records/roles.ts. @rule A3.1 */
const rows: readonly Route<GatewayEnv>[] = [
  ...bankRoutes,
  ...merchantRoutes,
  ...tppRoutes,
  ...keyRoutes,
  ...strategyRoutes,
  ...totalsRoutes,
  ...settlementAdminRoutes,
  ...endpointAdminRoutes,
  ...settingRoutes,
  ...adminKeyRoutes<GatewayEnv>(admin),
  ...proposalRoutes<GatewayEnv>(admin),
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
];

/** Every list has a twin as CSV. */
export const operatorRoutes = publishingAfter(withCsv(rows));

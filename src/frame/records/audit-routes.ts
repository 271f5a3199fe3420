import { type Route, route } from "../../base/platform/edge.ts";
import { listOf } from "../../base/platform/lists.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { auditEntry, verification } from "./answers.ts";
import { listAudit } from "./audit.ts";
import { adminKey } from "./guard.ts";
import { auditQuery, verificationQuery } from "./requests.ts";
import type { Chain } from "./schema.ts";
import { verifyAudit } from "./verify-audit.ts";

const collection = "/admin/v1/audit";

/** The rows of the audit log. `chainOf`: the chain that is listed if the query names none. */
export const auditRoutes = <Env extends AdminEnv>(
  admin: Administration,
  chainOf: (env: Env) => Chain,
): readonly Route<Env>[] => {
  const reads = adminKey<Env>("read");
  return [
    route({
      id: "listAudit",
      method: "GET",
      paths: [collection],
      summary: "List the audit entries, newest first",
      guard: reads,
      query: auditQuery(admin.chains),
      answers: { 200: listOf(auditEntry) },
      step: (call) => listAudit(call, chainOf(call.env)),
    }),
    route({
      id: "verifyAudit",
      method: "GET",
      paths: [`${collection}/verification`],
      summary: "Check that no audit entry was changed or removed",
      guard: reads,
      query: verificationQuery(admin.chains),
      answers: { 200: verification },
      step: (call) => verifyAudit(admin, call),
    }),
  ];
};

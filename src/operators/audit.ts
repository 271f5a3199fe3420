import { desc, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Result } from "../kernel/result.ts";
import type { AdminCaller } from "../parties/guards.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf, readPageRequest } from "../platform/lists.ts";
import { refuseCursor } from "../platform/newest-first.ts";
import { auditLog } from "../platform/schema.ts";
import { auditView } from "./views.ts";

export type AdminCall<Body = unknown> = Call<GatewayEnv, AdminCaller, Body>;

/** A statement of a D1 batch. */
export type Statement = BatchItem<"sqlite">;

/** What was done to whom. Details never hold a secret or a whole IBAN. */
export interface AuditEntry {
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/** The entry for a change that stands in the same batch: both are written, or neither is. */
export const audit = (call: AdminCall, entry: AuditEntry): Statement =>
  database(call.env)
    .insert(auditLog)
    .values({ at: now(), actor: call.caller.key_id, ...entry });

/** The entry for the change just before it in the batch, written only if that changed a row. */
export const auditIfChanged = (call: AdminCall, entry: AuditEntry): Statement =>
  database(call.env)
    .insert(auditLog)
    .select(
      sql`SELECT NULL, ${now()}, ${call.caller.key_id}, ${entry.action}, ${entry.subject},
        ${JSON.stringify(entry.details)} WHERE changes() > 0`,
    );

/** `GET /admin/v1/audit`: who changed what, newest first. */
export const listAudit = async (call: AdminCall): Promise<Result<Reply>> => {
  const page = readPageRequest(call.url);
  if (!page.ok) return page;
  const { limit, after } = page.value;
  if (after !== null && !/^\d{1,15}$/.test(after)) return refuseCursor();
  const rows = await database(call.env)
    .select()
    .from(auditLog)
    .where(lt(auditLog.auditId, after === null ? Number.MAX_SAFE_INTEGER : Number(after)))
    .orderBy(desc(auditLog.auditId))
    .limit(limit + 1);
  return reply(
    200,
    pageOf(rows.map(auditView), limit, (row) => String(row.audit_id)),
  );
};

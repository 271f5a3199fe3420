import type { Administration } from "../admin/administration.ts";
import * as audit from "../admin/audit.ts";
import { commit as commitTo, type Decide } from "../admin/commit.ts";
import { type Creation, create as createIn } from "../admin/create.ts";
import type { AdminCaller } from "../admin/guard.ts";
import type { AuditQuery, VerificationQuery } from "../admin/requests.ts";
import { verifyAudit as verify } from "../admin/verify-audit.ts";
import type { Result } from "../kernel/result.ts";
import type { Database } from "../platform/database.ts";
import type { Call, Reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import type { PageQuery } from "../platform/lists.ts";

/** The gateway's administration, with one audit chain for all changes of its operator. */
export const admin: Administration = {
  name: "gateway",
  chains: ["gateway"],
  staff: (keyId) => ({ chain: "gateway", actor: keyId }),
  idempotencyScope: (_author, collection) => collection,
  uniqueFields: [
    ["banks.bank_id", "bank_id"],
    ["banks.bank_handle, banks.mode", "bank_handle"],
    ["banks.institution_code, banks.mode", "institution_code"],
    ["bank_iban_prefixes.mode, bank_iban_prefixes.prefix", "iban_prefixes"],
  ],
};

export type AdminCall<Body = unknown, Path = unknown, Query = unknown> = Call<
  GatewayEnv,
  AdminCaller,
  Body,
  Path,
  Query
>;

/** A call for a list. */
export type ListCall<Path = unknown> = AdminCall<unknown, Path, PageQuery>;

/** Decides and writes a change of the operator's records, audited (admin/commit.ts). */
export const commit = <Answer>(call: AdminCall, decide: Decide<Answer>): Promise<Result<Answer>> =>
  commitTo(admin, call.env, admin.staff(call.caller.keyId), decide);

/** Creates a record, once for each idempotency key of a collection (admin/create.ts). */
export const create = (
  call: AdminCall,
  collection: string,
  decide: (db: Database, at: number) => Promise<Result<Creation>>,
): Promise<Result<Reply>> =>
  createIn(admin, call, admin.staff(call.caller.keyId), collection, decide);

/** `GET /admin/v1/audit` */
export const listAudit = (call: AdminCall<unknown, unknown, AuditQuery>) =>
  audit.listAudit(call, "gateway");

/** `GET /admin/v1/audit/heads` */
export const listHeads = (call: AdminCall) => audit.listHeads(admin, call);

/** `GET /admin/v1/audit/verification` */
export const verifyAudit = (call: AdminCall<unknown, unknown, VerificationQuery>) =>
  verify(admin, call);

/** Writes the chain's head to the log, where an operator can store it. */
export const exportHeads = (env: GatewayEnv): Promise<void> => audit.exportHeads(admin, env);

import { applyDue } from "../admin/apply-due.ts";
import * as audit from "../admin/audit.ts";
import { commit as commitTo, type Decide } from "../admin/commit.ts";
import { type Creation, create as createIn, forgetAnswers } from "../admin/create.ts";
import type { AdminCaller } from "../admin/guard.ts";
import { selectDue } from "../admin/proposals.ts";
import type { AuditQuery, VerificationQuery } from "../admin/requests.ts";
import { verifyAudit as verify } from "../admin/verify-audit.ts";
import { ok, type Result } from "../kernel/result.ts";
import { gatewayAdmin as admin } from "../parties/administration.ts";
import { now } from "../platform/clock.ts";
import { type Database, database } from "../platform/database.ts";
import type { Call, Reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import type { PageQuery } from "../platform/lists.ts";

export { admin };

export type AdminCall<Body = unknown, Path = unknown, Query = unknown> = Call<
  GatewayEnv,
  AdminCaller,
  Body,
  Path,
  Query
>;

/** A call for a list. */
export type ListCall<Path = unknown> = AdminCall<unknown, Path, PageQuery>;

/**
 * Decides and writes a change of the operator's records, audited (admin/commit.ts). A decision sees
 * the records as they are in force at its time.
 */
export const commit = async <Answer>(
  call: AdminCall,
  decide: Decide<Answer>,
): Promise<Result<Answer>> => {
  const author = admin.staff(call.caller.keyId);
  for (;;) {
    const done = await commitTo<Answer | typeof DUE>(admin, call.env, author, async (db, at) =>
      (await selectDue(db, at)).length > 0
        ? ok({ statements: [], entries: [], answer: DUE })
        : decide(db, at),
    );
    if (!done.ok) return done;
    if (done.value !== DUE) return ok(done.value);
    await applyDue(admin, call.env);
  }
};

/** An approved change must be applied before the decision. */
const DUE = Symbol("due");

/** Creates a record, once for each idempotency key of a collection (admin/create.ts). */
export const create = async (
  call: AdminCall,
  collection: string,
  decide: (db: Database, at: number) => Promise<Result<Creation>>,
): Promise<Result<Reply>> => {
  await applyDue(admin, call.env);
  return createIn(admin, call, admin.staff(call.caller.keyId), collection, decide);
};

/** How long a repeated creation gets its first answer: 30 days. */
const ANSWERS_KEPT_MS = 30 * 24 * 3_600_000;

/** The sweep: forgets the answers of old idempotency keys, at most a thousand in one run. */
export const sweepAnswers = async (env: GatewayEnv): Promise<void> => {
  await forgetAnswers(database(env), now() - ANSWERS_KEPT_MS);
};

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

import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Database, database } from "../../base/platform/database.ts";
import type { Call, Reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { PageQuery } from "../../base/platform/lists.ts";
import { applyDue } from "../../frame/records/apply-due.ts";
import type { Approver } from "../../frame/records/approvals.ts";
import { exportHeadsOf } from "../../frame/records/audit.ts";
import type { AuditEntry } from "../../frame/records/chain.ts";
import { commitTo, type DecideChange } from "../../frame/records/commit.ts";
import { createIn, forgetAnswers, type RecordCreation } from "../../frame/records/create.ts";
import type { AdminCaller } from "../../frame/records/guard.ts";
import { selectDue } from "../../frame/records/proposals.ts";
import { readApprover } from "../../frame/records/staff.ts";
import { gatewayAdmin as admin } from "../../network/parties/administration.ts";

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
 * Decides and writes a change of the operator's records, audited (records/commit.ts). A decision
 * sees the records as they are in force at its time.
 */
export const commit = async <Answer>(
  call: AdminCall,
  decide: DecideChange<Answer>,
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

/** Writes an entry to the audit log and nothing else. */
export const writeEntry = (call: AdminCall, entry: AuditEntry): Promise<Result<null>> =>
  commit(call, async () => ok({ statements: [], entries: [entry], answer: null }));

/**
 * Writes who wants something, before an object does it. Answers with the key that wants it.
 * UNAUTHENTICATED if the key was retired: the guard may remember it for two seconds.
 */
export const writeIntention = (call: AdminCall, entry: AuditEntry): Promise<Result<Approver>> =>
  commit(call, async (db) => {
    const actor = await readApprover(db, call.caller.keyId);
    return actor.retired
      ? refuse("UNAUTHENTICATED")
      : ok({ statements: [], entries: [entry], answer: actor });
  });

/** Creates a record, once for each idempotency key of a collection (records/create.ts). */
export const create = async (
  call: AdminCall,
  collection: string,
  decide: (db: Database, at: number) => Promise<Result<RecordCreation>>,
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

/** Writes the chain's head to the log, where an operator can store it. */
export const exportHeads = (env: GatewayEnv): Promise<void> => exportHeadsOf(admin, env);

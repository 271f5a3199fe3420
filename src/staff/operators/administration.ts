import * as v from "valibot";
import { flag, wholeNumber } from "../../base/kernel/answer-words.ts";
import { described, named, text } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { DAY_MS, now } from "../../base/platform/clock.ts";
import { type Database, database, logSizes, readSize } from "../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { everyDatabase } from "../../base/platform/list-databases.ts";
import type { PageQuery } from "../../base/platform/lists.ts";
import { gatewayRun } from "../../base/platform/platform-limits.ts";
import { applyDue } from "../../frame/records/apply-due.ts";
import { exportHeadsOf } from "../../frame/records/audit.ts";
import type { AuditEntry } from "../../frame/records/chain.ts";
import {
  commitTo,
  createIn,
  type DecideChange,
  type Decision,
  forgetAnswers,
  type RecordCreation,
} from "../../frame/records/commit.ts";
import { type AdminCaller, adminKey, readApprover } from "../../frame/records/guard.ts";
import { sweepMasterKeys } from "../../frame/records/master-keys.ts";
import {
  type Approver,
  proposalView,
  propose,
  type Subject,
  selectDue,
} from "../../frame/records/proposals.ts";
import type { FieldChange, ProposalRow } from "../../frame/records/schema.ts";
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

/** Creates a record, once for each idempotency key of a collection (records/commit.ts). */
export const create = async (
  call: AdminCall,
  collection: string,
  decide: (db: Database, at: number) => Promise<Result<RecordCreation>>,
): Promise<Result<Reply>> => {
  await applyDue(admin, call.env);
  return createIn(admin, call, admin.staff(call.caller.keyId), collection, decide);
};

/** How long a repeated creation gets its first answer: 30 days. */
const ANSWERS_KEPT_MS = 30 * DAY_MS;

/** The sweep: forgets the answers of old idempotency keys, at most a thousand in one run. */
export const sweepAnswers = async (env: GatewayEnv): Promise<void> => {
  await forgetAnswers(database(env), now() - ANSWERS_KEPT_MS);
};

/** Writes the chain's head to the log, where an operator can store it. */
export const exportHeads = (env: GatewayEnv): Promise<void> => exportHeadsOf(admin, env);

/** Who may call a row of the admin API (A1.2; records/roles.ts). */
export const reads = adminKey<GatewayEnv>("read");
export const changes = adminKey<GatewayEnv>("change");
export const approves = adminKey<GatewayEnv>("approve");
/** One of the staff proposes, and an approver decides by the same request. */
export const resolves = adminKey<GatewayEnv>("change", "approve");

type ProposalDecision = Decision<ProposalRow | null>;

/** Proposes the change of a record in live mode; writes nothing if nothing would change. */
export const proposeChange = async (
  { caller }: AdminCall,
  db: Database,
  at: number,
  subject: Subject,
  changes: FieldChange[],
  reason: string | null = null,
): Promise<Result<ProposalDecision>> =>
  changes.length === 0
    ? ok({ statements: [], entries: [], answer: null })
    : propose(admin, db, at, { ...subject, changes, proposedBy: caller.keyId, reason });

/** 200 with the record, or 202 with the record as it still is and the proposal to change it. */
export const replyOrPropose = (record: object, proposal: ProposalRow | null): Result<Reply> =>
  proposal === null
    ? reply(200, record)
    : reply(202, { ...record, proposal: proposalView(admin, proposal) });

const databaseSize = v.pipe(
  v.strictObject({
    database: text("The name of the binding.", "DB"),
    bytes: wholeNumber("Its size.", 1_204_224),
    limit_bytes: wholeNumber("The size at which it refuses every change.", 10_000_000_000),
    share: v.pipe(v.number(), described("The used share, from 0 to 1.", 0.0001)),
    is_filling: flag("Whether it is 70 % full or more.", false),
  }),
  named("DatabaseSize", "How full a database is."),
);

const databaseSizes = v.pipe(
  v.strictObject({ data: v.array(databaseSize) }),
  named("DatabaseSizes", "Each database of the gateway, the administration's first."),
);

/** `GET /admin/v1/database` */
const readDatabaseSizes = async ({ env }: AdminCall): Promise<Result<Reply>> => {
  const databases = Object.entries(everyDatabase(env));
  return reply(200, {
    data: await Promise.all(databases.map(([name, db]) => readSize(env, name, db))),
  });
};

export const databaseRoute: Route<GatewayEnv> = route({
  id: "readDatabaseSizes",
  method: "GET",
  paths: ["/admin/v1/database"],
  summary: "Read how full the gateway's databases are",
  description:
    "A full database refuses every change. DB has the administration, LISTS_1 and those that " +
    "follow have lists, events and totals. The sizes are also logged each minute.",
  guard: reads,
  answers: { 200: databaseSizes },
  step: readDatabaseSizes,
});

/** The sweep: brings stored values under the present master key (records/master-keys.ts). */
export const sweepKeys = (env: GatewayEnv): Promise<void> =>
  sweepMasterKeys(admin, env, gatewayRun.sealedKeys);

/** The sweep. */
export const sweepDatabaseSizes = (env: GatewayEnv): Promise<void> =>
  logSizes(env, everyDatabase(env));

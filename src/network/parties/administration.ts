import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { DAY_MS, now } from "../../base/platform/clock.ts";
import { among, type Database, database, type Statement } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { forgetBetweenTests } from "../../base/platform/isolate-memory.ts";
import { askEvery } from "../../base/platform/list-databases.ts";
import { waiting } from "../../base/platform/lists-schema.ts";
import { banks, merchants, tpps } from "../../base/platform/schema.ts";
import type {
  Administration,
  AskedElsewhere,
  Elsewhere,
  GuardedRecord,
} from "../../frame/records/administration.ts";
import { applyDue } from "../../frame/records/apply-due.ts";
import { standsAsProposed } from "../../frame/records/fields.ts";
import { isDue } from "../../frame/records/proposals.ts";
import { guardedBank } from "./guarded-bank.ts";
import { guardedMerchant } from "./guarded-merchant.ts";
import { guardedTpp } from "./guarded-tpp.ts";
import {
  type OperatorSettings,
  type SettlementStrategy,
  selectSettings,
  settingsOf,
  writeSetting,
} from "./settings.ts";

/**
 * What waits for an approver at an object: outcomes of movements, refunds that staff ask for, and
 * creditors of mandates. The objects write the rows (objects/rows.ts), which may lag by seconds.
 * Each list database gives a page; the caller puts them in order.
 */
const listWaiting = async (
  env: GatewayEnv,
  { subject, after, limit }: AskedElsewhere,
): Promise<readonly Elsewhere[]> => {
  const { proposedAt, waitingId, objectId } = waiting;
  const wanted = and(
    subject === undefined ? undefined : eq(objectId, subject),
    after ? sql`(${proposedAt}, ${waitingId}) < (${after.createdAt}, ${after.id})` : undefined,
  );
  const found = await askEvery(env, ({ db }) =>
    db.select().from(waiting).where(wanted).orderBy(desc(proposedAt), desc(waitingId)).limit(limit),
  );
  return found.flat().map(({ kind, changes, proposedBy, ...row }) => ({
    id: row.waitingId,
    proposedAt: row.proposedAt,
    shown: {
      kind,
      subjectId: row.objectId,
      changes,
      proposedBy,
      decide: ways[kind](row.objectId, row.waitingId),
    },
  }));
};

/** What staff may refund of a live payment without an approver. Only raising it is proposed. */
const guardedRefundLimit: GuardedRecord = {
  async apply(db, { changes }, at) {
    const { staff_refund_limit } = settingsOf(await selectSettings(db, {}));
    if (!standsAsProposed({ staff_refund_limit }, changes)) return { voidFor: "RECORD_CHANGED" };
    return { statements: [writeSetting(db, "staff_refund_limit", Number(changes[0]?.to), at)] };
  },
};

/** The operator's strategy in live mode, for merchants without their own. */
const guardedStrategy: GuardedRecord = {
  async apply(db, { changes }, at) {
    const { settlement_strategy: present } = settingsOf(await selectSettings(db, {}));
    if (!standsAsProposed({ strategy: present.live }, changes))
      return { voidFor: "RECORD_CHANGED" };
    const live = changes[0]?.to as SettlementStrategy;
    return { statements: [writeSetting(db, "settlement_strategy", { ...present, live }, at)] };
  },
};

/** The names of merchants, TPPs and banks. The ids are bound as one value. */
const namesOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> => {
  const ours = ids.filter((id) => /^(?:mer|tpp|bnk)_/.test(id));
  if (ours.length === 0) return new Map();
  const found = await db.batch([
    db
      .select({ id: merchants.merchant_id, name: merchants.name })
      .from(merchants)
      .where(among(merchants.merchant_id, ours)),
    db.select({ id: tpps.tpp_id, name: tpps.name }).from(tpps).where(among(tpps.tpp_id, ours)),
    db
      .select({ id: banks.bank_id, name: banks.name })
      .from(banks)
      .where(among(banks.bank_id, ours)),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
};

/** The gateway's administration, with one audit chain for all changes of its operator. */
export const gatewayAdmin: Administration = {
  name: "gateway",
  // A refresh token's (products/oauth/token-family.ts).
  tokensLastMs: 90 * DAY_MS,
  chains: ["gateway"],
  staff: (keyId) => ({ chain: "gateway", actor: keyId }),
  itself: { chain: "gateway", actor: "gateway" },
  idempotencyScope: (_author, collection) => collection,
  uniqueFields: [
    ["admin_keys.sha256", "sha256"],
    ["keys.sha256", "sha256"],
    ["banks.bank_id", "bank_id"],
    ["banks.bank_handle, banks.mode", "bank_handle"],
    ["banks.institution_code, banks.mode", "institution_code"],
    ["bank_iban_prefixes.mode, bank_iban_prefixes.prefix", "iban_prefixes"],
  ],
  namesOf,
  // Only the gateway serves its administration.
  elsewhere: (env, asked) => listWaiting(env as GatewayEnv, asked),
  guarded: {
    BANK: guardedBank,
    MERCHANT: guardedMerchant,
    TPP: guardedTpp,
    SETTLEMENT_STRATEGY: guardedStrategy,
    STAFF_REFUND_LIMIT: guardedRefundLimit,
  },
};

/** The column of a selection that says whether an approved change waits to be applied. */
type DueColumn = SQL.Aliased<number>;

/**
 * Reads records as they are in force now. The same statement asks whether an approved change is
 * due; if so it is applied, and the records are read again. So the time of a change is exact
 * without a timer. `select` has to select `due`.
 */
export const readInForce = async <Row extends { due: number }>(
  env: GatewayEnv,
  select: (db: Database, due: DueColumn) => Statement & PromiseLike<Row[]>,
): Promise<Row[]> => {
  const db = database(env);
  for (;;) {
    const due = isDue(now());
    const rows = await readTogether(env, select(db, due.as("due")));
    // Without a row the question has no answer yet: the change may bring one.
    const [answer] =
      rows.length > 0 ? rows : await db.all<{ due: number }>(sql`SELECT ${due} AS due`);
    if (!answer?.due) return rows;
    await applyDue(gatewayAdmin, env);
  }
};

/** Statements that wait for the end of the turn in which they were begun. */
interface Gathered {
  of: D1Database;
  statements: Statement[];
  answers: Promise<unknown[]>;
}

let gathered: Gathered | null = null;

forgetBetweenTests(() => {
  gathered = null;
});

/**
 * Reads that are begun side by side are one call of the database: a last check reads banks, owner
 * and settings. They are sent at the end of their turn. No other request runs in it, so none waits
 * for what another one has sent.
 */
const readTogether = async <Row>(
  { DB }: GatewayEnv,
  statement: Statement & PromiseLike<Row[]>,
): Promise<Row[]> => {
  if (gathered?.of !== DB) gathered = gatherFor(DB);
  const { statements, answers } = gathered;
  const place = statements.push(statement) - 1;
  return (await answers)[place] as Row[];
};

const gatherFor = (of: D1Database): Gathered => {
  const statements: Statement[] = [];
  const answers = Promise.resolve().then(async (): Promise<unknown[]> => {
    if (gathered?.statements === statements) gathered = null;
    const [first, ...more] = statements;
    if (!first || more.length === 0) return [await first];
    return database({ DB: of }).batch([first, ...more]);
  });
  return { of, statements, answers };
};

const settingsCache = isolateCache<OperatorSettings>();

/** The settings, at most 2 s old. */
export const readSettings = (env: GatewayEnv, options?: ReadOptions): Promise<OperatorSettings> =>
  settingsCache.read(
    "settings",
    async () => settingsOf(await readInForce(env, (db, due) => selectSettings(db, { due }))),
    options,
  );

/** How an approver agrees. */
const ways: Readonly<Record<Kind, (id: string, waitingId: string) => Decide>> = {
  MOVEMENT: (id) => ({
    operation: "resolveMovement",
    path: `/admin/v1/reconciliation/${id}/resolve`,
  }),
  REFUND: (id, refundId) => ({
    operation: "approveRefund",
    path: `/admin/v1/payments/${id}/refunds/${refundId}/approve`,
  }),
  MANDATE: (id) => ({ operation: "takeOverCreditor", path: `/admin/v1/mandates/${id}/creditor` }),
};

type Kind = (typeof waiting.$inferSelect)["kind"];
type Decide = NonNullable<Elsewhere["shown"]>["decide"];

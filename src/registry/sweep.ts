import { asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { ok } from "../base/kernel/result.ts";
import { now } from "../base/platform/clock.ts";
import { database, logSizes } from "../base/platform/database.ts";
import { logFault } from "../base/platform/log.ts";
import { endSweep } from "../base/platform/operator-alerts.ts";
import { registryRun } from "../base/platform/platform-limits.ts";
import { applyDue } from "../frame/records/apply-due.ts";
import { exportHeadsOf } from "../frame/records/audit.ts";
import { archiveAudit } from "../frame/records/audit-archive.ts";
import { forgetAnswers } from "../frame/records/commit.ts";
import { sweepMasterKeys } from "../frame/records/master-keys.ts";
import { commitRecords } from "./change.ts";
import { admin, type RegistryEnv } from "./environment.ts";
import { forgetLookups } from "./lookups/lookup-log.ts";
import { IDEMPOTENCY_MS, KEPT_CHANGES_MS, WAY_BACK_MS } from "./periods.ts";
import type { RegistryDatabase } from "./queries.ts";
import {
  bankChanges,
  claims,
  customerSessions,
  formerNames,
  handles,
  links,
  type Realm,
  type RealmBankRow,
  realmBanks,
} from "./schema.ts";

/**
 * Applies what is due, every minute, with audit entries. No decision and no lookup depends on when
 * it runs, because each applies what is due itself. Bounded, so one run ends.
 */
const MAX_BANKS = 10;
const MAX_ROWS = 1_000;
/** One change of the records can tell many banks. */
const MAX_CHANGES = 5_000;

export const sweep = async (env: RegistryEnv): Promise<void> => {
  const db = database(env);
  const steps: [name: string, step: () => Promise<unknown>][] = [
    // First, so that nothing later can lose them.
    ["heads", () => exportHeadsOf(admin, env)],
    ["sizes", () => logSizes(env, { DB: env.DB, LOOKUPS: env.LOOKUPS })],
    ["master keys", () => sweepMasterKeys(admin, env, registryRun.sealedKeys)],
    ["changes", () => applyDue(admin, env, registryRun.changes)],
    ["forget", () => forget(db, now())],
    ["lookups", () => forgetLookups(env)],
    ["audit archive", () => archiveAudit(admin, env)],
    ["due handles", () => applyToHandles(env, db)],
    // Behind the others, because it can be the most.
    ["closed banks", () => passOnFromClosedBanks(env, db)],
    ["end", () => endSweep(env)],
  ];
  for (const [name, step] of steps) {
    // A step that fails must not stop the others.
    await step().catch((error) => logFault("registry sweep failed", error, { step: name }));
  }
};

const applyToHandles = async (env: RegistryEnv, db: RegistryDatabase): Promise<void> => {
  for (const { realm, handleId } of await dueHandles(db, now())) {
    try {
      await writeDue(env, realm, [handleId]);
    } catch (error) {
      // A handle that fails must not delay the others.
      logFault("registry sweep failed", error, { handleId });
    }
  }
};

const writeDue = (env: RegistryEnv, realm: Realm, handleIds: readonly string[]) =>
  commitRecords(env, { chain: realm, actor: "registry" }, { realm, handleIds }, () => ok(null));

/** What one run passes on from one closed bank at most, many handles in one change. */
const MAX_PASSED_ON = 1_000;
const PASSED_ON_AT_ONCE = 50;

/**
 * Ends the links and the claims of closed banks, and passes on the handles that they sponsored
 * (change.ts). The bank remembers how far it has come.
 */
const passOnFromClosedBanks = async (env: RegistryEnv, db: RegistryDatabase): Promise<void> => {
  const isClosing = sql`passed_on_through is not null`;
  const room = { commits: registryRun.closingCommits };
  for (const bank of await db.select().from(realmBanks).where(isClosing).limit(MAX_BANKS)) {
    try {
      await passOnFrom(env, db, bank, room);
    } catch (error) {
      logFault("registry sweep failed", error, { bankId: bank.bank_id });
    }
  }
};

const passOnFrom = async (
  env: RegistryEnv,
  db: RegistryDatabase,
  bank: RealmBankRow,
  room: { commits: number },
) => {
  const { realm, bank_id: bankId, passed_on_through: passedOnThrough } = bank;
  const claimsWhere = (party: SQL) =>
    db
      .select({ handleId: claims.handleId })
      .from(claims)
      .where(
        sql`realm = ${realm} AND ${party} AND status IN ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED')`,
      )
      .limit(MAX_PASSED_ON);
  const [held, claimed, linked, sponsored] = await db.batch([
    // First of all, because only the list of claims tells a new holder of one.
    claimsWhere(sql`holder_bank_id = ${bankId}`),
    claimsWhere(sql`claimant_bank_id = ${bankId}`),
    db
      .select({ handleId: links.handleId })
      .from(links)
      .where(sql`realm = ${realm} AND bank_id = ${bankId} AND status <> 'UNLINKED'`)
      .limit(MAX_PASSED_ON),
    db
      .select({ handleId: handles.handleId })
      .from(handles)
      .where(
        sql`realm = ${realm} AND sponsor_bank_id = ${bankId} AND alias IS NOT NULL
          AND handle_id > ${passedOnThrough}`,
      )
      .orderBy(asc(handles.handleId))
      .limit(MAX_PASSED_ON),
  ]);
  const ids = (rows: readonly { handleId: string }[]) => rows.map(({ handleId }) => handleId);
  const others = new Set(ids([...held, ...claimed, ...linked]));
  // What has been written is no longer found, except the handles that the bank sponsored: it
  // remembers its place among these.
  const own = ids(sponsored).filter((handleId) => !others.has(handleId));
  const reach = (place: string | null) =>
    db.update(realmBanks).set({ passed_on_through: place }).where(eq(realmBanks.bank_id, bankId));
  for (const { handleIds, place } of [...chunksOf([...others], false), ...chunksOf(own, true)]) {
    if (room.commits === 0) return;
    room.commits -= 1;
    if (!(await writeDue(env, realm, handleIds)).ok) return;
    if (place !== null) await reach(place);
  }
  const isDone = [claimed, linked, sponsored].every((rows) => rows.length < MAX_PASSED_ON);
  await reach(isDone ? null : (sponsored.at(-1)?.handleId ?? passedOnThrough));
};

/** Handles that one commit writes, and the place that is reached with them. */
const chunksOf = (handleIds: readonly string[], isInOrder: boolean) => {
  const chunks: { handleIds: string[]; place: string | null }[] = [];
  for (let from = 0; from < handleIds.length; from += PASSED_ON_AT_ONCE) {
    const some = handleIds.slice(from, from + PASSED_ON_AT_ONCE);
    chunks.push({ handleIds: some, place: isInOrder ? (some.at(-1) ?? null) : null });
  }
  return chunks;
};

/** Handles that are due themselves, or have a due link or claim. */
const dueHandles = async (
  db: RegistryDatabase,
  at: number,
): Promise<{ realm: Realm; handleId: string }[]> => {
  const dueIn = <Table extends typeof handles | typeof links | typeof claims>(table: Table) =>
    db
      .select({ realm: table.realm, handleId: table.handleId })
      .from(table as typeof handles)
      .where(lte(table.dueAt, at))
      .orderBy(asc(table.dueAt))
      .limit(registryRun.dueHandles);
  const due = await db.batch([dueIn(handles), dueIn(links), dueIn(claims)]);
  const rows = due.flat();
  const once = new Map(rows.map((row) => [`${row.realm} ${row.handleId}`, row]));
  return [...once.values()].slice(0, registryRun.dueHandles);
};

/** Deletes names out of quarantine, expired addresses, old changes and answers. */
const forget = async (db: RegistryDatabase, at: number): Promise<void> => {
  await db.batch([
    db.delete(formerNames).where(
      sql`(realm, alias) IN (SELECT realm, alias FROM former_names
        WHERE ${lte(formerNames.endsAt, at)} LIMIT ${MAX_ROWS})`,
    ),
    db.delete(customerSessions).where(
      sql`address_sha256 IN (SELECT address_sha256 FROM customer_sessions
        WHERE ${lte(customerSessions.expiresAt, at - WAY_BACK_MS)} LIMIT ${MAX_ROWS})`,
    ),
    db.delete(bankChanges).where(
      sql`(realm, bank_id, sequence, ordinal) IN (SELECT realm, bank_id, sequence, ordinal
        FROM bank_changes WHERE ${lte(bankChanges.at, at - KEPT_CHANGES_MS)} LIMIT ${MAX_CHANGES})`,
    ),
    forgetAnswers(db, at - IDEMPOTENCY_MS),
  ]);
};

import { asc, lte, sql } from "drizzle-orm";
import { applyDue } from "../admin/apply-due.ts";
import { forgetAnswers } from "../admin/create.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { logFault } from "../platform/log.ts";
import { admin, exportHeads } from "./administration.ts";
import type { RegistryEnv } from "./environment.ts";
import { applyDueNow } from "./handles/apply-due.ts";
import { IDEMPOTENCY_MS, LOOKUP_LOG_MS } from "./periods.ts";
import type { RegistryDatabase } from "./queries.ts";
import { claims, formerNames, handles, links, type Realm } from "./schema.ts";
import { customerSessions, lookupBatches } from "./schema-governance.ts";

/**
 * Applies what is due, every minute, with audit entries. Nothing depends on when it runs, because
 * every decision applies what is due itself. Bounded, so one run ends.
 */
const MAX_HANDLES = 150;
const MAX_ROWS = 1_000;

export const sweep = async (env: RegistryEnv): Promise<void> => {
  const db = database(env);
  for (const { realm, handleId } of await dueHandles(db, now())) {
    try {
      await applyDueNow(env, realm, handleId);
    } catch (error) {
      // A handle that fails must not delay the others.
      logFault("registry sweep failed", error, { handleId });
    }
  }
  await applyDue(admin, env);
  await forget(db, now());
  await exportHeads(env);
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
      .limit(MAX_HANDLES);
  const due = await db.batch([dueIn(handles), dueIn(links), dueIn(claims)]);
  const rows = due.flat();
  const once = new Map(rows.map((row) => [`${row.realm} ${row.handleId}`, row]));
  return [...once.values()].slice(0, MAX_HANDLES);
};

/** Deletes names out of quarantine, expired addresses, old lookups and answers. */
const forget = async (db: RegistryDatabase, at: number): Promise<void> => {
  await db.batch([
    db.delete(formerNames).where(
      sql`(realm, alias) IN (SELECT realm, alias FROM former_names
        WHERE ${lte(formerNames.endsAt, at)} LIMIT ${MAX_ROWS})`,
    ),
    db.delete(customerSessions).where(
      sql`address_sha256 IN (SELECT address_sha256 FROM customer_sessions
        WHERE ${lte(customerSessions.expiresAt, at)} LIMIT ${MAX_ROWS})`,
    ),
    db.delete(lookupBatches).where(
      sql`batch_id IN (SELECT batch_id FROM lookup_batches
        WHERE ${lte(lookupBatches.at, at - LOOKUP_LOG_MS)} LIMIT ${MAX_ROWS})`,
    ),
    forgetAnswers(db, at - IDEMPOTENCY_MS),
  ]);
};

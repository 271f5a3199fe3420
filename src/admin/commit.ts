import { and, asc, desc, eq, gt } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { inBackground } from "../platform/background.ts";
import { now, sleep } from "../platform/clock.ts";
import { randomHex } from "../platform/crypto.ts";
import { type Database, database, type Statement } from "../platform/database.ts";
import type { AdminEnv, Administration, Author } from "./administration.ts";
import {
  type AuditEntry,
  type AuditRow,
  beginning,
  type Head,
  isCarried,
  resealed,
  sealEntries,
} from "./chain.ts";
import { noteHead } from "./head-keeper.ts";
import { auditLog, type Chain } from "./schema.ts";

/**
 * Writes every change of the records. The head of the audit chain is read first, then everything
 * that the decision needs. The batch begins with the entry that follows that head. If another
 * change was written in the meantime, the place of that entry is taken: nothing is written, and the
 * decision is made again on the new state. So each change is decided on exactly the state that it
 * changes, and the chain that proves the changes also orders them.
 */
export interface Decision<Answer> {
  statements: Statement[];
  /** Empty if nothing changes: then nothing is written either. */
  entries: AuditEntry[];
  answer: Answer;
}

/** Called again until its decision is written, so it must only read. */
export type Decide<Answer> = (db: Database, at: number) => Promise<Result<Decision<Answer>>>;

const MAX_ATTEMPTS = 40;

let changesMade = 0;

/** Grows with every change of this isolate: older cached values may be stale. */
export const changesSoFar = (): number => changesMade;

/**
 * Decides and writes, or returns the decision's refusal. ALREADY_EXISTS if the change breaks a
 * unique index that requests can break, SERVICE_UNAVAILABLE if others were always faster.
 */
export const commit = <Answer>(
  admin: Administration,
  env: AdminEnv,
  author: Author,
  decide: Decide<Answer>,
): Promise<Result<Answer>> => inTurn(author.chain, () => commitNow(admin, env, author, decide));

/** The last change of each chain that this isolate has begun. */
const lastTurns = new Map<Chain, Promise<void>>();

/** How long a change waits for the one before it, whose request may have been abandoned. */
const PATIENCE_MS = 500;

/**
 * Runs the changes of one isolate one after the other, so they do not collide. This only saves
 * work: the database alone protects the chain.
 */
const inTurn = async <Answer>(chain: Chain, work: () => Promise<Answer>): Promise<Answer> => {
  const before = lastTurns.get(chain);
  const { promise: mine, resolve: done } = Promise.withResolvers<void>();
  lastTurns.set(chain, mine);
  try {
    if (before) await Promise.race([before, sleep(PATIENCE_MS)]);
    return await work();
  } finally {
    done();
    if (lastTurns.get(chain) === mine) lastTurns.delete(chain);
  }
};

const commitNow = async <Answer>(
  admin: Administration,
  env: AdminEnv,
  author: Author,
  decide: Decide<Answer>,
): Promise<Result<Answer>> => {
  const db = database(env);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const head = await readHead(db, author.chain);
    const at = now();
    const decided = await decide(db, at);
    if (!decided.ok) return decided;
    const { statements, entries, answer } = decided.value;
    if (entries.length === 0) return ok(answer);
    const rows = await sealEntries(admin, env, { ...author, at }, head, entries.map(keyed(author)));
    const [first, ...others] = rows.map((row) => db.insert(auditLog).values(row));
    const conflict = await runBatch(db, [first as Statement, ...others, ...statements]);
    if (conflict === null) {
      changesMade += 1;
      const written = rows.at(-1) as Head;
      inBackground("noting an audit head", noteHead(env, author.chain, written, head));
      return ok(answer);
    }
    if (!conflict.startsWith("audit_log.")) return refuseDuplicate(admin, conflict);
    await sleep(pauseAfter(attempt));
  }
  return refuse("SERVICE_UNAVAILABLE");
};

const keyed =
  ({ keyId }: Author) =>
  (entry: AuditEntry): AuditEntry =>
    keyId === undefined ? entry : { ...entry, details: { ...entry.details, key: keyId } };

/**
 * A random pause of up to 160 ms, longer with each attempt, so two writers do not collide again.
 */
const pauseAfter = (attempt: number): number => {
  const chance = Number.parseInt(randomHex(2), 16) / 65_536;
  return Math.floor(chance * Math.min(attempt, 20) * 8);
};

/** The last entry of a chain; its beginning if there is none. */
export const readHead = async (db: Database, chain: Chain): Promise<Head> => {
  const head = await db
    .select({ sequence: auditLog.sequence, hash: auditLog.hash })
    .from(auditLog)
    .where(eq(auditLog.chain, chain))
    .orderBy(desc(auditLog.sequence))
    .limit(1)
    .get();
  if (!head) return beginning;
  return isCarried(head) ? readCarriedHead(db, chain) : head;
};

/** Until the first change after entries were carried over, the head must be computed. */
const readCarriedHead = async (db: Database, chain: Chain): Promise<Head> => {
  let head = beginning;
  for (;;) {
    const rows = await readEntries(db, chain, head.sequence);
    for (const row of rows) head = resealed(row, head);
    if (rows.length < ENTRIES_AT_ONCE) return { sequence: head.sequence, hash: head.hash };
  }
};

export const ENTRIES_AT_ONCE = 1_000;

/** The next thousand entries after a sequence, oldest first. */
export const readEntries = (db: Database, chain: Chain, after: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain), gt(auditLog.sequence, after)))
    .orderBy(asc(auditLog.sequence))
    .limit(ENTRIES_AT_ONCE);

/** Null if it was written, else the columns of the index that was in the way. */
const runBatch = async (
  db: Database,
  statements: [Statement, ...Statement[]],
): Promise<string | null> => {
  try {
    await db.batch(statements);
    return null;
  } catch (error) {
    const broken = /UNIQUE constraint failed: ([\w., ]+)/.exec(causesOf(error));
    if (!broken) throw error;
    return broken[1] as string;
  }
};

const causesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${causesOf(error.cause)}` : "";

const refuseDuplicate = ({ uniqueFields }: Administration, conflict: string) => {
  const field = uniqueFields.find(([columns]) => conflict.startsWith(columns))?.[1];
  // An index that no request can break protects against our own faults: this is no refusal.
  if (field === undefined) throw new Error(`broken uniqueness: ${conflict}`);
  return refuse("ALREADY_EXISTS", { field });
};

import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now, sleep } from "../../base/platform/clock.ts";
import { hmacHex, randomHex } from "../../base/platform/crypto.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { boundedMap } from "../../base/platform/isolate-cache.ts";
import { forgetBetweenTests } from "../../base/platform/isolate-memory.ts";
import { identityKey } from "../../base/platform/master-key.ts";
import { readIdempotencyKey, requestHash } from "../../base/platform/request-body.ts";
import type { AdminEnv, Administration, Author, ChainPart } from "./administration.ts";
import {
  type AuditEntry,
  type AuditRow,
  beginning,
  faultOfKeys,
  type Head,
  sealEntries,
  selectKnownKeys,
} from "./chain.ts";
import { auditLog, type Chain, idempotency } from "./schema.ts";

/**
 * Writes every change of the records. The head of the audit chain is read before everything that
 * the decision needs, or in one batch with it. The batch that writes begins with the entry that
 * follows that head. If another change was written in the meantime, the place of that entry is
 * taken: nothing is written, and the decision is made again on the new state. So each change is
 * decided on exactly the state that it changes, and the chain that proves the changes also orders
 * them.
 */
export interface Decision<Answer> {
  statements: Statement[];
  /** Empty if nothing changes: then nothing is written either. */
  entries: AuditEntry[];
  answer: Answer;
  /** Set if only the records show the author, so that the caller of `commit` could not name one. */
  author?: Author;
  /**
   * Entries of another chain, if the change concerns records that it orders too. The caller of
   * `commit` named no author then, so that the heads of all chains are read.
   */
  beside?: ChainPart;
}

/** Called again until its decision is written, so it must only read. */
export type DecideChange<Answer> = (db: Database, at: number) => Promise<Result<Decision<Answer>>>;

/** Statements by name, and their rows. */
export type Reads = Record<string, Statement>;
export type RowsOf<Named extends Reads> = { [Name in keyof Named]: Named[Name]["_"]["result"] };

/**
 * A decision that names its reads. They go to the database in one batch with the head, so the whole
 * change takes two round trips: one reads, one writes.
 */
export interface Change<Named extends Reads, Answer> {
  read(db: Database): Named;
  decide(rows: RowsOf<Named>, at: number, db: Database): Result<Decision<Answer>>;
}

const MAX_ATTEMPTS = 40;

let changesMade = 0;
forgetBetweenTests(() => {
  changesMade = 0;
});

/** Grows with every change of this isolate: older cached values may be stale. */
export const changesSoFar = (): number => changesMade;

/**
 * Decides and writes, or returns the decision's refusal. ALREADY_EXISTS if the change breaks a
 * unique index that requests can break, SERVICE_UNAVAILABLE if other writers won every attempt.
 * Without an author the heads of all chains are read, and the decision names its author.
 */
export const commitTo = <Answer, Named extends Reads = Reads>(
  admin: Administration,
  env: AdminEnv,
  author: Author | null,
  decide: DecideChange<Answer> | Change<Named, Answer>,
): Promise<Result<Answer>> =>
  inTurn(author?.chain ?? "any", () => commitNow(admin, env, author, decide));

/** The last change of each chain that this isolate has begun. */
const lastTurns = boundedMap<Turn, Promise<void>>(100);

type Turn = Chain | "any";

/** How long a change waits for the one before it, whose request may have been abandoned. */
const PATIENCE_MS = 500;

/**
 * Runs the changes of one isolate one after the other, so they do not collide. This only saves
 * work: the database alone protects the chain.
 */
const inTurn = async <Answer>(chain: Turn, work: () => Promise<Answer>): Promise<Answer> => {
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

const commitNow = async <Answer, Named extends Reads>(
  admin: Administration,
  env: AdminEnv,
  author: Author | null,
  decide: DecideChange<Answer> | Change<Named, Answer>,
): Promise<Result<Answer>> => {
  const db = database(env);
  const chains = author ? [author.chain] : admin.chains;
  const isAlone = typeof decide === "function";
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const reads = isAlone ? {} : decide.read(db);
    const { heads, noted, rows } = await readWithHeads(db, chains, reads);
    const at = now();
    const decided = isAlone ? await decide(db, at) : decide.decide(rows as RowsOf<Named>, at, db);
    if (!decided.ok) return decided;
    const { statements, entries, answer, beside } = decided.value;
    const own = { author: decided.value.author ?? author, entries };
    const parts = [own, ...(beside ? [beside] : [])].filter((part) => part.entries.length > 0);
    if (parts.length === 0) return ok(answer);
    const fault = await faultOfKeys(admin, env, noted);
    if (fault !== null) throw new Error(fault);
    const sealed: AuditRow[] = [];
    for (const { author: by, entries: said } of parts) {
      const head = heads[chains.indexOf(by?.chain as Chain)];
      if (!by || !head) throw new Error("a change has no author");
      sealed.push(...(await sealEntries(admin, env, { ...by, at }, head, said.map(keyed(by)))));
    }
    const [first, ...others] = sealed.map((row) => db.insert(auditLog).values(row));
    // @rule A5.1
    const conflict = await runBatch(db, [first as Statement, ...others, ...statements]);
    if (conflict === null) {
      changesMade += 1;
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

/** The last entry of each chain, the noted keys, and further rows, in one round trip. */
const readWithHeads = async (db: Database, chains: readonly Chain[], reads: Reads) => {
  const names = Object.keys(reads);
  const headsRead = chains.map((chain) => headOf(db, chain));
  const [noted, ...read] = await db.batch([
    selectKnownKeys(db),
    ...headsRead,
    ...Object.values(reads),
  ]);
  const heads = chains.map((_, place) => (read[place] as Head[])[0] ?? beginning);
  const rows = names.map((name, place) => [name, read[chains.length + place]]);
  return { heads, noted, rows: Object.fromEntries(rows) as Record<string, unknown> };
};

const headOf = (db: Database, chain: Chain) =>
  db
    .select({ sequence: auditLog.sequence, hash: auditLog.hash })
    .from(auditLog)
    .where(eq(auditLog.chain, chain))
    .orderBy(desc(auditLog.sequence))
    .limit(1);

/** The last entry of each chain, its beginning if there is none, and the noted keys. */
export const readHeads = (db: Database, chains: readonly Chain[]) => readWithHeads(db, chains, {});

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

/** What a creation writes and answers. Secrets in the answer are not stored for a repeat. */
export interface RecordCreation {
  statements: Statement[];
  entries: AuditEntry[];
  /** Default 201. */
  status?: number;
  location?: string;
  answer: { show: object } | { showOnce: object };
}

/** A creation is decided like every change (commit.ts): alone, or with its reads named. */
export type DecideCreation<Named extends Reads> =
  | ((db: Database, at: number) => Promise<Result<RecordCreation>>)
  | {
      read(db: Database): Named;
      decide(rows: RowsOf<Named>, at: number, db: Database): Result<RecordCreation>;
    };

/**
 * Creates a record and answers 201. Each attempt looks for the idempotency key and writes it with
 * the change. Of two equal requests at the same moment, one creates and the other finds its answer.
 */
export const createIn = async <Named extends Reads>(
  admin: Administration,
  call: Call<AdminEnv>,
  author: Author,
  collection: string,
  decide: DecideCreation<Named>,
): Promise<Result<Reply>> => {
  const { env, request, input } = call;
  const key = readIdempotencyKey(request, input);
  if (!key.ok) return key;
  const scope = admin.idempotencyScope(author, collection);
  const hmacKey = identityKey(env, `${admin.name}-idempotency`);
  const requestHmac = hmacHex(hmacKey, requestHash(input));
  const findFirst = (db: Database) => findAnswer(db, scope, key.value);

  /** The first answer of the key, if there is one. @rule G4.3 G4.4 G4.5 */
  const repeated = (first: FirstAnswer | undefined) => {
    if (!first) return null;
    const isSame = first.requestHmac === requestHmac;
    const answer = isSame ? replayOf(first) : refuse("IDEMPOTENCY_KEY_REUSED");
    return ok({ statements: [], entries: [], answer });
  };
  const written = (db: Database, at: number, decided: Result<RecordCreation>) => {
    // @rule G4.6
    if (!decided.ok) return decided;
    const { statements, entries, status = 201, location = null, answer } = decided.value;
    const shown = "show" in answer ? JSON.stringify(answer.show) : null;
    const remembered =
      key.value === null
        ? []
        : [
            db.insert(idempotency).values({
              scope,
              idempotencyKey: key.value,
              requestHmac,
              status,
              answer: shown,
              location,
              createdAt: at,
            }),
          ];
    const body = "show" in answer ? shown : answer.showOnce;
    const headers = location === null ? {} : { location };
    return ok({
      statements: [...statements, ...remembered],
      entries,
      answer: reply(status, body, headers),
    });
  };
  const done = await commitTo<Result<Reply>>(
    admin,
    env,
    author,
    typeof decide === "function"
      ? async (db, at) =>
          repeated((await findFirst(db))[0]) ?? written(db, at, await decide(db, at))
      : {
          read: (db) => ({ ...decide.read(db), firstAnswer: findFirst(db) }),
          decide: ({ firstAnswer, ...rows }, at, db) =>
            repeated(firstAnswer[0]) ??
            written(db, at, decide.decide(rows as RowsOf<Named>, at, db)),
        },
  );
  return done.ok ? done.value : done;
};

type FirstAnswer = typeof idempotency.$inferSelect;

/** Nothing is stored under an empty key, so a request without a key finds nothing. */
const findAnswer = (db: Database, scope: string, key: string | null) =>
  db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.idempotencyKey, key ?? "")));

// @rule G4.10
const replayOf = ({ status, answer, location }: FirstAnswer): Result<Reply> =>
  answer === null
    ? refuse("SECRET_ALREADY_SHOWN")
    : reply(status, answer, {
        ...(location === null ? {} : { location }),
        "idempotency-replayed": "true",
      });

/** The answers that one run of a sweep forgets at most. */
const MOST_FORGOTTEN = 1_000;

/** Forgets first answers that were given before a time; an equal request then creates again. */
export const forgetAnswers = (db: Database, before: number) =>
  db.delete(idempotency).where(
    sql`(scope, idempotency_key) IN (SELECT scope, idempotency_key FROM idempotency
      WHERE ${lte(idempotency.createdAt, before)} LIMIT ${MOST_FORGOTTEN})`,
  );

import { and, eq, lte, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { deriveKey, hmacHex } from "../../base/platform/crypto.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { readIdempotencyKey, requestHash } from "../../base/platform/idempotency-key.ts";
import type { AdminEnv, Administration, Author } from "./administration.ts";
import type { AuditEntry } from "./chain.ts";
import { commitTo, type Reads, type RowsOf } from "./commit.ts";
import { idempotency } from "./schema.ts";

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
  const hmacKey = deriveKey(env.MASTER_KEY, `${admin.name}-idempotency`);
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

import { and, eq, lte, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { deriveKey, hmacHex } from "../platform/crypto.ts";
import type { Database, Statement } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import { readIdempotencyKey, requestHash } from "../platform/idempotency-key.ts";
import type { AdminEnv, Administration, Author } from "./administration.ts";
import type { AuditEntry } from "./chain.ts";
import { commit } from "./commit.ts";
import { idempotency } from "./schema.ts";

/** What a creation writes and answers. Secrets in the answer are not stored for a repeat. */
export interface Creation {
  statements: Statement[];
  entries: AuditEntry[];
  /** Default 201. */
  status?: number;
  location?: string;
  answer: { show: object } | { showOnce: object };
}

/**
 * Creates a record and answers 201. Each attempt looks for the idempotency key and writes it with
 * the change. Of two equal requests at the same moment, one creates and the other finds its answer.
 */
export const create = async (
  admin: Administration,
  call: Call<AdminEnv>,
  author: Author,
  collection: string,
  decide: (db: Database, at: number) => Promise<Result<Creation>>,
): Promise<Result<Reply>> => {
  const { env, request, input } = call;
  const key = readIdempotencyKey(request, input);
  if (!key.ok) return key;
  const scope = admin.idempotencyScope(author, collection);
  const hmacKey = deriveKey(env.MASTER_KEY, `${admin.name}-idempotency`);
  const plainHash = requestHash(input);
  const requestHmac = hmacHex(hmacKey, plainHash);
  const done = await commit<Result<Reply>>(admin, env, author, async (db, at) => {
    const first = key.value === null ? null : await findAnswer(db, scope, key.value);
    if (first) {
      // Rows from before the gateway keyed its hashes hold the plain hash.
      const isSame = [requestHmac, plainHash].includes(first.requestHmac);
      const answer = isSame ? replayOf(first) : refuse("IDEMPOTENCY_KEY_REUSED");
      return ok({ statements: [], entries: [], answer });
    }
    const decided = await decide(db, at);
    if (!decided.ok) return decided;
    const { statements, entries, status = 201, location = null, answer } = decided.value;
    const shown = "show" in answer ? JSON.stringify(answer.show) : null;
    const remembered =
      key.value === null
        ? []
        : [
            db.insert(idempotency).values({
              ...{ scope, idempotencyKey: key.value, requestHmac },
              ...{ status, answer: shown, location, createdAt: at },
            }),
          ];
    const body = "show" in answer ? shown : answer.showOnce;
    const headers = location === null ? {} : { location };
    return ok({
      statements: [...statements, ...remembered],
      entries,
      answer: reply(status, body, headers),
    });
  });
  return done.ok ? done.value : done;
};

type FirstAnswer = typeof idempotency.$inferSelect;

const findAnswer = (db: Database, scope: string, key: string) =>
  db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.idempotencyKey, key)))
    .get();

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

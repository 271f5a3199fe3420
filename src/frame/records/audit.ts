import { and, desc, eq, gte, lt, or, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { type Database, database } from "../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import { encodeCursor, listOf, pageOf, refuseCursor } from "../../base/platform/lists.ts";
import { logFault, logInfo } from "../../base/platform/log.ts";
import { presentKey, signNumbered } from "../../base/platform/master-key.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { auditEntry, verification } from "./answers.ts";
import { isProved, openFile, selectFilesBefore } from "./audit-files.ts";
import { type AuditRow, auditSignature, selectKnownKeys } from "./chain.ts";
import { readHeads } from "./commit.ts";
import { adminKey } from "./guard.ts";
import { auditKeysOf } from "./master-keys.ts";
import { keyIdsOf, personIdsOf } from "./people.ts";
import { type RecordNames, readRecordNames } from "./record-names.ts";
import { type AuditQuery, auditQuery, verificationQuery } from "./requests.ts";
import { auditLog, type Chain } from "./schema.ts";
import { verifyAudit } from "./verify-audit.ts";

const entryView = (row: AuditRow, names: RecordNames): InferOutput<typeof auditEntry> => ({
  chain: row.chain,
  sequence: row.sequence,
  at: isoTime(row.at),
  actor: row.actor,
  ...(names.holder(row.actor) ?? { person_id: null, person_name: null, key_name: null }),
  action: row.action,
  subject: row.subject,
  subject_name: names.subject(row.subject),
  details: JSON.parse(row.details) as Record<string, unknown>,
  previous_hash: row.previousHash,
  hash: row.hash,
  signature: row.signature,
  signing_key: row.signingKey,
});

/** Which entries of a chain are asked for. */
interface Wanted {
  chain: Chain;
  /** Only those before this sequence. */
  before: number;
  /** How many at most. */
  most: number;
  /** How a person's keys are called in the chain; null for everybody. */
  actors: readonly string[] | null;
  action: string | undefined;
  subject: string | undefined;
}

/** Some of them, newest first. */
interface Looked {
  entries: AuditRow[];
  /** The last entry that was looked at, if older ones are left; else null. */
  reached: number | null;
}

/**
 * `GET /admin/v1/audit?chain=`: the audit entries, newest first, the oldest from files. Only a
 * person's entries have an index. Other filters look through MOST_LOOKED entries a page, which may
 * then be short or empty while more follow.
 * @rule A5.5
 */
const listAudit = async (
  admin: Administration,
  { env, query }: Call<AdminEnv, unknown, unknown, unknown, AuditQuery>,
  defaultChain: Chain,
): Promise<Result<Reply>> => {
  const { limit, cursor, action, subject, chain = query.realm ?? defaultChain } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuseCursor();
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
  const db = database(env);
  const actors = query.person === undefined ? null : await actorsOf(admin, db, query.person);
  if (actors?.length === 0) {
    const message = "person: nobody of the staff with a key has such a name or id";
    return refuse("VALIDATION_FAILED", { field: "person", message });
  }
  const wanted = { chain, before, most: limit + 1, actors, action, subject };
  const { entries: rows, reached } = await newestOf(db, wanted);
  const lacking = limit + 1 - rows.length;
  const filed =
    lacking === 0 || reached !== null
      ? ok({ entries: [], reached })
      : await readFiled(admin, env, {
          ...wanted,
          before: rows.at(-1)?.sequence ?? before,
          most: lacking,
        });
  if (!filed.ok) return filed;
  const found = pageOf([...rows, ...filed.value.entries], limit, (row) => String(row.sequence));
  const names = await readRecordNames(admin, db, {
    actors: found.data.map(({ actor }) => actor),
    subjects: found.data.map((row) => row.subject),
  });
  // Behind what was looked through there may be more.
  const last = filed.value.reached;
  const next_cursor = found.next_cursor ?? (last === null ? null : encodeCursor(`${last}`));
  return reply(200, { next_cursor, data: found.data.map((row) => entryView(row, names)) });
};

/** How a person's keys are called in the chain. @rule A5.7 */
const actorsOf = async (admin: Administration, db: Database, person: string): Promise<string[]> => {
  const prefix = admin.staff("").actor;
  const ids = await personIdsOf(db, person);
  const keys = await Promise.all(ids.map((id) => keyIdsOf(db, id)));
  return keys.flat().map((keyId) => prefix + keyId);
};

/** `merchant` is everything that was done with merchants. */
const isActionOf = (action: string, wanted: string): boolean =>
  action === wanted || action.startsWith(`${wanted}.`);

const isWanted = ({ before, actors, action, subject }: Wanted, entry: AuditRow): boolean =>
  entry.sequence < before &&
  (actors === null || actors.includes(entry.actor)) &&
  (action === undefined || isActionOf(entry.action, action)) &&
  (subject === undefined || entry.subject === subject);

/** The entries of the database that one page looks through, where no index finds them. */
const MOST_LOOKED = 2_000;

/** Those of the database. Each actor's entries are read along an index of their own. */
const newestOf = async (db: Database, wanted: Wanted): Promise<Looked> => {
  const { actors, most } = wanted;
  if (actors === null) return newestBy(db, wanted, undefined);
  const looked = await Promise.all(actors.map((actor) => newestBy(db, wanted, actor)));
  const ends = looked.flatMap(({ reached }) => reached ?? []);
  // Before the newest end not every actor's entries were looked at.
  const reached = ends.length === 0 ? null : Math.max(...ends);
  const entries = looked
    .flatMap(({ entries }) => entries)
    .filter(({ sequence }) => sequence >= (reached ?? 0))
    .sort((one, other) => other.sequence - one.sequence);
  return { entries: entries.slice(0, most), reached };
};

/** Those of one actor, or of all. */
const newestBy = async (
  db: Database,
  { chain, before, most, action, subject }: Wanted,
  actor: string | undefined,
): Promise<Looked> => {
  const below = and(
    eq(auditLog.chain, chain),
    actor === undefined ? undefined : eq(auditLog.actor, actor),
    lt(auditLog.sequence, before),
  );
  const newest = desc(auditLog.sequence);
  if (action === undefined && subject === undefined) {
    const entries = await db.select().from(auditLog).where(below).orderBy(newest).limit(most);
    return { entries, reached: null };
  }
  const [last] = await db
    .select({ sequence: auditLog.sequence })
    .from(auditLog)
    .where(below)
    .orderBy(newest)
    .limit(1)
    .offset(MOST_LOOKED - 1);
  const prefix = `${action}.`;
  const entries = await db
    .select()
    .from(auditLog)
    .where(
      and(
        below,
        gte(auditLog.sequence, last?.sequence ?? 0),
        action === undefined
          ? undefined
          : or(
              eq(auditLog.action, action),
              sql`substr(${auditLog.action}, 1, ${prefix.length}) = ${prefix}`,
            ),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
      ),
    )
    .orderBy(newest)
    .limit(most);
  return { entries, reached: last?.sequence ?? null };
};

/** Those of files: the newest first. Mostly from one, at most two. */
const readFiled = async (
  admin: Administration,
  env: AdminEnv,
  wanted: Wanted,
): Promise<Result<Looked>> => {
  const { chain, before, most } = wanted;
  const db = database(env);
  const files = await selectFilesBefore(db, chain, before, 2);
  if (files.length === 0) return ok({ entries: [], reached: null });
  const known = await auditKeysOf(admin, env, await selectKnownKeys(db));
  const found: AuditRow[] = [];
  for (const file of files) {
    if (found.length >= most) break;
    const { entries, kind } = (await isProved(known, file))
      ? await openFile(env, file)
      : { entries: null, kind: "ARCHIVE" };
    if (entries === null) {
      const sequence = file.firstSequence;
      logFault("audit chain at fault", new Error("a file is not read"), { chain, sequence, kind });
      return refuse("SERVICE_UNAVAILABLE");
    }
    found.push(...entries.filter((entry) => isWanted(wanted, entry)).reverse());
  }
  const last = files.at(-1)?.firstSequence ?? 1;
  const isFiltered = [wanted.actors ?? undefined, wanted.action, wanted.subject].some(Boolean);
  return ok({ entries: found.slice(0, most), reached: isFiltered && last > 1 ? last : null });
};

/**
 * The last entry of each chain, signed. A caller that stores one can check later whether the chain
 * still contains it.
 */
export const listHeads = async (
  admin: Administration,
  { env }: Call<AdminEnv>,
): Promise<Result<Reply>> => {
  const { data, noted } = await readSignedHeads(admin, env);
  const known = await auditKeysOf(admin, env, noted);
  const public_keys = [...known].map(([key, public_key]) => ({ key, public_key }));
  const public_key = known.get(presentKey(env).number);
  return reply(200, { algorithm: "Ed25519", public_key, public_keys, data });
};

// @rule A5.2
const readSignedHeads = async (admin: Administration, env: AdminEnv) => {
  const { heads, noted } = await readHeads(database(env), admin.chains);
  const data = await Promise.all(
    heads.map(async ({ sequence, hash }, place) => {
      const chain = admin.chains[place] as Chain;
      const text = `${chain} ${sequence} ${hash}`;
      const { key, signature } = await signNumbered(env, auditSignature(admin), text);
      return { chain, sequence, hash, signature, signing_key: key };
    }),
  );
  return { data, noted };
};

/**
 * Writes the signed heads to the log. The chain can be compared with them later, so nobody can cut
 * it off unnoticed.
 */
export const exportHeadsOf = async (admin: Administration, env: AdminEnv): Promise<void> => {
  for (const head of (await readSignedHeads(admin, env)).data) {
    if (head.sequence > 0) logInfo("audit head", head);
  }
};

const collection = "/admin/v1/audit";

/** The rows of the audit log. `chainOf`: the chain that is listed if the query names none. */
export const auditRoutes = <Env extends AdminEnv>(
  admin: Administration,
  chainOf: (env: Env) => Chain,
): readonly Route<Env>[] => {
  const reads = adminKey<Env>("read");
  return [
    route({
      id: "listAudit",
      method: "GET",
      paths: [collection],
      summary: "List the audit entries, newest first",
      description:
        "Entries of two years ago may be read from files. A file that is missing or changed refuses " +
        "the page (503): the verification names it.",
      guard: reads,
      query: auditQuery(admin.chains),
      answers: { 200: listOf(auditEntry) },
      step: (call) => listAudit(admin, call, chainOf(call.env)),
    }),
    route({
      id: "verifyAudit",
      method: "GET",
      paths: [`${collection}/verification`],
      summary: "Check that no audit entry was changed or removed",
      guard: reads,
      query: verificationQuery(admin.chains),
      answers: { 200: verification },
      step: (call) => verifyAudit(admin, call),
    }),
  ];
};

import { and, desc, eq, lt } from "drizzle-orm";
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
import { holdersOf, type KeyHolder, keyIdsOf } from "./people.ts";
import { type AuditQuery, auditQuery, verificationQuery } from "./requests.ts";
import { auditLog, type Chain } from "./schema.ts";
import { verifyAudit } from "./verify-audit.ts";

/** The key of an actor: the registry writes `admin:` before it. */
const keyOf = (actor: string): string => actor.replace(/^admin:/, "");

const entryView = (
  row: AuditRow,
  holders: ReadonlyMap<string, KeyHolder>,
): InferOutput<typeof auditEntry> => ({
  chain: row.chain,
  sequence: row.sequence,
  at: isoTime(row.at),
  actor: row.actor,
  ...(holders.get(keyOf(row.actor)) ?? { person_id: null, person_name: null }),
  action: row.action,
  subject: row.subject,
  details: JSON.parse(row.details) as Record<string, unknown>,
  previous_hash: row.previousHash,
  hash: row.hash,
  signature: row.signature,
  signing_key: row.signingKey,
});

/**
 * `GET /admin/v1/audit?chain=`: the audit entries, newest first, the oldest from files.
 * @rule A5.5
 */
const listAudit = async (
  admin: Administration,
  { env, query }: Call<AdminEnv, unknown, unknown, unknown, AuditQuery>,
  defaultChain: Chain,
): Promise<Result<Reply>> => {
  const { limit, cursor, chain = query.realm ?? defaultChain } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuseCursor();
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
  const db = database(env);
  const actors = query.person === undefined ? null : await actorsOf(admin, db, query.person);
  const rows = await newestOf(db, chain, before, limit + 1, actors);
  const lacking = limit + 1 - rows.length;
  const filed =
    lacking === 0
      ? ok({ entries: [], reached: null })
      : await readFiled(admin, env, chain, rows.at(-1)?.sequence ?? before, lacking, actors);
  if (!filed.ok) return filed;
  const { entries, reached } = filed.value;
  const found = pageOf([...rows, ...entries], limit, (row) => String(row.sequence));
  const holders = await holdersOf(
    db,
    found.data.map(({ actor }) => keyOf(actor)),
  );
  // Behind the files that were looked through there may be more of this person.
  const next_cursor = found.next_cursor ?? (reached === null ? null : encodeCursor(`${reached}`));
  return reply(200, { next_cursor, data: found.data.map((row) => entryView(row, holders)) });
};

/** How a person's keys are called in the chain. @rule A5.7 */
const actorsOf = async (admin: Administration, db: Database, person: string): Promise<string[]> => {
  const prefix = admin.staff("").actor;
  return (await keyIdsOf(db, person)).map((keyId) => prefix + keyId);
};

/** So many entries of the database before this one, newest first; of these actors, if any. */
const newestOf = async (
  db: Database,
  chain: Chain,
  before: number,
  most: number,
  actors: readonly string[] | null,
): Promise<AuditRow[]> => {
  const select = (actor?: string) =>
    db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.chain, chain),
          actor === undefined ? undefined : eq(auditLog.actor, actor),
          lt(auditLog.sequence, before),
        ),
      )
      .orderBy(desc(auditLog.sequence))
      .limit(most);
  if (actors === null) return select();
  // Each actor's entries are read along an index of their own.
  const found: AuditRow[] = [];
  for (const actor of actors) found.push(...(await select(actor)));
  return found.sort((one, other) => other.sequence - one.sequence).slice(0, most);
};

/** So many entries before this one, from files: the newest first. Mostly from one, at most two. */
const readFiled = async (
  admin: Administration,
  env: AdminEnv,
  chain: Chain,
  before: number,
  most: number,
  actors: readonly string[] | null,
): Promise<Result<Filed>> => {
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
    const wanted = entries.filter(({ sequence, actor }) => {
      return sequence < before && (actors === null || actors.includes(actor));
    });
    found.push(...wanted.reverse());
  }
  const last = files.at(-1)?.firstSequence ?? 1;
  return ok({ entries: found.slice(0, most), reached: actors && last > 1 ? last : null });
};

interface Filed {
  entries: AuditRow[];
  /** For entries of some actors: the last entry that was looked at; null at the chain's end. */
  reached: number | null;
}

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

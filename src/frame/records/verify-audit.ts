import { and, asc, eq, gt, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isSignedWith } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { type ArchiveRow, isProved, openFile, selectFilesAfter } from "./audit-files.ts";
import { type AuditRow, beginning, type Head, hashOf, selectKnownKeys } from "./chain.ts";
import { ENTRIES_AT_ONCE, readEntries } from "./commit.ts";
import { type AuditKeys, auditKeysOf } from "./master-keys.ts";
import type { VerificationQuery } from "./requests.ts";
import { auditLog, type Chain } from "./schema.ts";

const MAX_ENTRIES = 10_000;

export interface AuditFault {
  sequence: number;
  /**
   * GAP: a row is missing. LINK: it does not follow the row before it. CONTENT: it differs from
   * what was hashed. SIGNATURE: not signed by this worker. KEY: signed with a master key that is
   * neither held nor known (master-keys.ts). HEAD: not the head of the query. Of old entries:
   * ARCHIVE: a row that stands for a file is not signed by this worker. FILE_MISSING, FILE_CHANGED:
   * the file of a row. DOUBLE: an entry that a file has is in the database too.
   */
  kind: EntryFault | "HEAD" | "ARCHIVE" | "FILE_MISSING" | "FILE_CHANGED" | "DOUBLE";
}

/** What can be wrong with one entry. */
type EntryFault = "GAP" | "LINK" | "CONTENT" | "SIGNATURE" | "KEY";

interface Verification {
  chain: Chain;
  intact: boolean;
  /** The first of the faults. */
  fault: AuditFault | null;
  faults: AuditFault[];
  verified: number;
  reached: Head;
  /** False if there are more entries than one call checks. */
  complete: boolean;
}

/**
 * `GET /admin/v1/audit/verification`: checks up to ten thousand entries of every chain, the oldest
 * from files. `?chain=` checks only that chain, after the entry of `after_sequence` and
 * `after_hash` (from the previous answer), and compares it with a head that the caller noted
 * earlier (`head_sequence`, `head_hash`). Only such a head shows that the chain was cut off at the
 * end or written anew. Unreadable values are refused, so nothing unchecked counts as proved.
 * @rule A5.2
 */
export const verifyAudit = async (
  admin: Administration,
  { env, query }: Call<AdminEnv, unknown, unknown, unknown, VerificationQuery>,
): Promise<Result<Reply>> => {
  const { chain = query.realm } = query;
  const after = readHeadOf(query, "after");
  if (!after.ok) return after;
  const head = readHeadOf(query, "head");
  if (!head.ok) return head;
  if (chain !== undefined) {
    return reply(200, await verify(admin, env, chain, after.value ?? beginning, head.value));
  }
  if (after.value !== null || head.value !== null) {
    const message = "chain: is required with after_ or head_";
    return refuse("VALIDATION_FAILED", { field: "chain", message });
  }
  const found = await Promise.all(
    admin.chains.map((name) => verify(admin, env, name, beginning, null)),
  );
  const broken = found.find(({ fault }) => fault !== null);
  return reply(200, {
    intact: !broken,
    fault: broken ? { chain: broken.chain, ...broken.fault } : null,
    complete: found.every(({ complete }) => complete),
    chains: found,
  });
};

const verify = async (
  admin: Administration,
  env: AdminEnv,
  chain: Chain,
  from: Head,
  noted: Head | null,
): Promise<Verification> => {
  const known = await auditKeysOf(admin, env, await selectKnownKeys(database(env)));
  const passed = noted !== null && noted.sequence <= from.sequence ? [noted, from] : [from];
  const hashes = await readHashes(env, known, chain, passed);
  const behind = findBrokenHead(hashes, passed);
  const isAstray = findBrokenHead(hashes, [from]) !== null;
  const walked = isAstray
    ? { ...nowhere, reached: from }
    : await walk(env, known, chain, from, noted);
  const { reached, whole, files, verified } = walked;
  const isCutOff = !isAstray && whole && (noted?.sequence ?? 0) > reached.sequence;
  const cut: AuditFault | null = isCutOff ? { sequence: reached.sequence + 1, kind: "GAP" } : null;
  const faults = [behind, walked.head, ...files, walked.row, walked.row ? null : cut]
    .filter((fault) => fault !== null)
    .filter(({ sequence }, place, all) => all.findIndex((f) => f.sequence === sequence) === place)
    .sort((a, b) => a.sequence - b.sequence);
  return {
    chain,
    intact: faults.length === 0,
    fault: faults[0] ?? null,
    faults,
    verified,
    reached: { sequence: reached.sequence, hash: reached.hash },
    complete: whole || walked.row !== null,
  };
};

/** The first of these heads that is not in the chain. */
const findBrokenHead = (
  hashes: ReadonlyMap<number, string>,
  heads: readonly Head[],
): AuditFault | null => {
  for (const { sequence, hash } of heads) {
    const found = hashes.get(sequence);
    if (found === undefined) return { sequence, kind: "GAP" };
    if (found !== hash) return { sequence, kind: "HEAD" };
  }
  return null;
};

/** The hashes of the entries at these places, wherever they are. */
const readHashes = async (
  env: AdminEnv,
  known: AuditKeys,
  chain: Chain,
  places: readonly Head[],
): Promise<Map<number, string>> => {
  const wanted = JSON.stringify(places.map(({ sequence }) => sequence));
  const rows = await database(env)
    .select({ sequence: auditLog.sequence, hash: auditLog.hash })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.chain, chain),
        sql`${auditLog.sequence} IN (SELECT value FROM json_each(${wanted}))`,
      ),
    );
  const hashes = new Map([beginning, ...rows].map(({ sequence, hash }) => [sequence, hash]));
  for (const { sequence } of places) {
    if (hashes.has(sequence)) continue;
    const [file] = await selectFilesAfter(database(env), chain, sequence - 1, 1);
    if (!file || !(await isProved(known, file))) continue;
    hashes.set(file.lastSequence, file.lastHash);
    if (sequence === file.lastSequence) continue;
    const { entries } = await openFile(env, file);
    for (const entry of entries ?? []) hashes.set(entry.sequence, entry.hash);
  }
  return hashes;
};

interface Walk {
  reached: Head;
  /** The number of entries that were looked at. */
  verified: number;
  /** Whether the end of the chain was reached. */
  whole: boolean;
  /** The first invalid row; the check ends there. */
  row: AuditFault | null;
  /** The row that differs from the noted head; the rows after it may be valid. */
  head: AuditFault | null;
  /** Files and their rows that are not as they were. The check goes on after each file. */
  files: AuditFault[];
}

const nowhere = { verified: 0, whole: true, row: null, head: null, files: [] };

const MAX_FILES = MAX_ENTRIES / ENTRIES_AT_ONCE;

/** Old entries are in files, the others in the database. @rule A5.5 */
const walk = async (
  env: AdminEnv,
  known: AuditKeys,
  chain: Chain,
  from: Head,
  noted: Head | null,
): Promise<Walk> => {
  const { files, faults } = await readArchive(env, known, chain, from.sequence);
  const walked: Walk = { ...nowhere, reached: from, files: faults };
  for (let parts = 0; parts < MAX_FILES; parts++) {
    const file = files.find(
      ({ firstSequence, lastSequence }) =>
        firstSequence <= walked.reached.sequence + 1 && lastSequence > walked.reached.sequence,
    );
    const part = file
      ? await openFile(env, file)
      : { entries: await readEntries(database(env), chain, walked.reached.sequence), kind: null };
    if (file && part.entries === null) {
      faults.push({ sequence: file.firstSequence, kind: part.kind });
      walked.reached = { sequence: file.lastSequence, hash: file.lastHash };
      continue;
    }
    walked.row = await walkOn(known, walked, part.entries ?? [], noted);
    const { sequence, hash } = walked.reached;
    if (!walked.row && file && (sequence !== file.lastSequence || hash !== file.lastHash)) {
      walked.row = { sequence: file.lastSequence, kind: "LINK" };
    }
    if (walked.row) return walked;
    if (!file && (part.entries?.length ?? 0) < ENTRIES_AT_ONCE) return walked;
  }
  return { ...walked, whole: false };
};

/** The proved rows of the archive, and what is wrong with the others. */
const readArchive = async (env: AdminEnv, known: AuditKeys, chain: Chain, after: number) => {
  const db = database(env);
  const rows = await selectFilesAfter(db, chain, after, MAX_FILES + 1);
  const files: ArchiveRow[] = [];
  const faults: AuditFault[] = [];
  for (const row of rows) {
    if (await isProved(known, row)) files.push(row);
    else faults.push({ sequence: row.firstSequence, kind: "ARCHIVE" });
  }
  const [here] = await db
    .select({ sequence: auditLog.sequence })
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain), gt(auditLog.sequence, after)))
    .orderBy(asc(auditLog.sequence))
    .limit(1);
  const end = files.at(-1)?.lastSequence ?? 0;
  if (here && here.sequence <= end) faults.push({ sequence: here.sequence, kind: "DOUBLE" });
  return { files, faults };
};

/** Checks these entries, as far as they follow: the first that does not, or null. */
const walkOn = async (
  known: AuditKeys,
  walked: Walk,
  entries: readonly AuditRow[],
  noted: Head | null,
): Promise<AuditFault | null> => {
  for (const entry of entries) {
    // A file is read again from its beginning.
    if (entry.sequence <= walked.reached.sequence) continue;
    const kind = await faultOf(known, walked.reached, entry);
    // If a row is missing, the missing row is at fault.
    const sequence = kind === "GAP" ? walked.reached.sequence + 1 : entry.sequence;
    if (kind !== null) return { sequence, kind };
    const differs = noted?.sequence === sequence && noted.hash !== entry.hash;
    if (differs) walked.head = { sequence, kind: "HEAD" };
    walked.reached = entry;
    walked.verified += 1;
  }
  return null;
};

/** Null if an entry follows the one before it, and this worker wrote it. */
export const faultOf = async (
  known: AuditKeys,
  previous: Head,
  row: AuditRow,
): Promise<EntryFault | null> => {
  if (row.sequence !== previous.sequence + 1) return "GAP";
  if (row.previousHash !== previous.hash) return "LINK";
  if (row.hash !== hashOf(row)) return "CONTENT";
  // @rule A5.4
  const publicKey = known.get(row.signingKey);
  if (publicKey === undefined) return "KEY";
  return (await isSignedWith(publicKey, row.hash, row.signature)) ? null : "SIGNATURE";
};

/** Null if the query names none. */
const readHeadOf = (query: VerificationQuery, name: "after" | "head"): Result<Head | null> => {
  const { [`${name}_sequence` as const]: sequence, [`${name}_hash` as const]: hash } = query;
  if (sequence === undefined && hash === undefined) return ok(null);
  if (/^\d{1,15}$/.test(sequence ?? "") && /^[0-9a-f]{64}$/.test(hash ?? "")) {
    return ok({ sequence: Number(sequence), hash: hash as string });
  }
  const message = `${name}: must be a sequence and the 64 hex digits of its hash`;
  return refuse("VALIDATION_FAILED", { field: name, message });
};

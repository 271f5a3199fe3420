import { and, eq, gte, lte } from "drizzle-orm";
import { ok } from "../../base/kernel/result.ts";
import { DAY_MS, now } from "../../base/platform/clock.ts";
import { sha256Hex } from "../../base/platform/crypto.ts";
import { type Database, database } from "../../base/platform/database.ts";
import { logFault, logInfo } from "../../base/platform/log.ts";
import { signNumbered } from "../../base/platform/master-key.ts";
import { writeFile } from "../../base/platform/text-files.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import {
  type ArchiveRow,
  fileNameOf,
  selectFilesBefore,
  signedText,
  textOfFile,
} from "./audit-files.ts";
import { type AuditRow, auditSignature, beginning, type Head, selectKnownKeys } from "./chain.ts";
import { commitTo, ENTRIES_AT_ONCE, readEntries } from "./commit.ts";
import { auditKeysOf } from "./master-keys.ts";
import { auditArchive, auditLog, type Chain } from "./schema.ts";
import { faultOf } from "./verify-audit.ts";

/** Two years, whatever years they are. */
const KEPT_HERE_MS = 731 * DAY_MS;

/**
 * The sweep: moves the oldest entries of each chain into a file, once a thousand are older than two
 * years; one file of each chain in a run.
 *
 * The file is written first, then one batch adds the row that stands for it and deletes its
 * entries. So a run may end anywhere: the next one finds the same entries and writes the same file.
 * The batch is a change of the chain like every other, so of two runs one comes too late.
 * @rule A5.5
 */
export const archiveAudit = async (admin: Administration, env: AdminEnv): Promise<void> => {
  for (const chain of admin.chains) await archiveOldest(admin, env, chain);
};

const archiveOldest = async (admin: Administration, env: AdminEnv, chain: Chain): Promise<void> => {
  const db = database(env);
  const from = await endOfFiles(db, chain);
  if (!(await isOld(db, chain, from.sequence + ENTRIES_AT_ONCE))) return;
  const entries = await readEntries(db, chain, from.sequence);
  if (!(await isSound(admin, env, from, entries))) return;
  const last = entries.at(-1) as AuditRow;
  const text = textOfFile(entries);
  const file = {
    chain,
    firstSequence: from.sequence + 1,
    lastSequence: last.sequence,
    sha256: sha256Hex(text),
    lastHash: last.hash,
  };
  if (!(await writeFile(env.ARCHIVE, fileNameOf(file), text))) {
    return tell(chain, file.firstSequence, "FILE_CHANGED");
  }
  await putInPlace(admin, env, file);
};

/** The last entry that is in a file. */
const endOfFiles = async (db: Database, chain: Chain): Promise<Head> => {
  const [row] = await selectFilesBefore(db, chain, Number.MAX_SAFE_INTEGER, 1);
  return row ? { sequence: row.lastSequence, hash: row.lastHash } : beginning;
};

const isOld = async (db: Database, chain: Chain, sequence: number): Promise<boolean> => {
  const rows = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain), eq(auditLog.sequence, sequence)));
  return rows.some(({ at }) => at <= now() - KEPT_HERE_MS);
};

/** Only what is proved becomes a file: else the only traces of a forgery would be deleted. */
const isSound = async (
  admin: Administration,
  env: AdminEnv,
  from: Head,
  entries: readonly AuditRow[],
): Promise<boolean> => {
  const known = await auditKeysOf(admin, env, await selectKnownKeys(database(env)));
  let reached = from;
  for (const entry of entries) {
    const kind = await faultOf(known, reached, entry);
    if (kind !== null) {
      tell(entry.chain, reached.sequence + 1, kind);
      return false;
    }
    reached = entry;
  }
  return true;
};

const tell = (chain: Chain, sequence: number, kind: string): void =>
  logFault("audit chain at fault", new Error("the chain is not archived"), {
    chain,
    sequence,
    kind,
  });

const putInPlace = async (
  admin: Administration,
  env: AdminEnv,
  file: Omit<ArchiveRow, "signature" | "signingKey">,
): Promise<void> => {
  const { chain, firstSequence: first_sequence, lastSequence: last_sequence, sha256 } = file;
  const author = { ...admin.itself, chain };
  const done = await commitTo(admin, env, author, async (db, at) => {
    const { sequence } = await endOfFiles(db, chain);
    // Another run was first.
    if (sequence !== first_sequence - 1) return ok({ statements: [], entries: [], answer: false });
    const signed = await signNumbered(env, auditSignature(admin), signedText(file), at);
    const { key: signingKey, signature } = signed;
    const isInFile = and(
      eq(auditLog.chain, chain),
      gte(auditLog.sequence, first_sequence),
      lte(auditLog.sequence, last_sequence),
    );
    const details = { first_sequence, last_sequence, sha256 };
    return ok({
      statements: [
        db.insert(auditArchive).values({ ...file, signature, signingKey }),
        db.delete(auditLog).where(isInFile),
      ],
      entries: [{ action: "audit.archived", subject: fileNameOf(file), details }],
      answer: true,
    });
  });
  if (!done.ok) throw new Error(`audit entries were not archived: ${done.problem.code}`);
  if (done.value) logInfo("audit entries archived", { chain, first_sequence, last_sequence });
};

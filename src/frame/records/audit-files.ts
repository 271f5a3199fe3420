import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { canonicalJson } from "../../base/kernel/json.ts";
import { isSignedWith, sha256Hex } from "../../base/platform/crypto.ts";
import type { Database } from "../../base/platform/database.ts";
import { readFile } from "../../base/platform/text-files.ts";
import type { AdminEnv } from "./administration.ts";
import type { AuditRow } from "./chain.ts";
import type { AuditKeys } from "./master-keys.ts";
import { auditArchive, type Chain } from "./schema.ts";

/**
 * The files of old audit entries (docs/decisions/186). Each has a thousand entries of one chain, an
 * entry a line, so its content never depends on when or how often it is written.
 */
export type ArchiveRow = typeof auditArchive.$inferSelect;

/** The name of the file that begins with an entry. */
export const fileNameOf = ({
  chain,
  firstSequence,
}: Pick<ArchiveRow, "chain" | "firstSequence">): string =>
  `audit/${chain}/${String(firstSequence).padStart(12, "0")}.jsonl`;

export const textOfFile = (entries: readonly AuditRow[]): string =>
  entries.map((entry) => `${canonicalJson(entry)}\n`).join("");

/** What a row's signature is over. No entry and no head is signed over a text of this form. */
export const signedText = (row: Omit<ArchiveRow, "signature" | "signingKey">): string =>
  ["archive", row.chain, row.firstSequence, row.lastSequence, row.sha256, row.lastHash].join(" ");

/** The rows for entries after a sequence, oldest first. */
export const selectFilesAfter = (db: Database, chain: Chain, sequence: number, most: number) =>
  db
    .select()
    .from(auditArchive)
    .where(and(eq(auditArchive.chain, chain), gt(auditArchive.lastSequence, sequence)))
    .orderBy(asc(auditArchive.lastSequence))
    .limit(most);

/** The rows for entries before a sequence, newest first. */
export const selectFilesBefore = (db: Database, chain: Chain, sequence: number, most: number) =>
  db
    .select()
    .from(auditArchive)
    .where(and(eq(auditArchive.chain, chain), lt(auditArchive.firstSequence, sequence)))
    .orderBy(desc(auditArchive.lastSequence))
    .limit(most);

/** Whether a master key of this deployment signed the row. @rule A5.4 */
export const isProved = async (known: AuditKeys, row: ArchiveRow): Promise<boolean> => {
  const publicKey = known.get(row.signingKey);
  return publicKey !== undefined && isSignedWith(publicKey, signedText(row), row.signature);
};

type OpenedFile =
  | { entries: AuditRow[]; kind: null }
  | { entries: null; kind: "FILE_MISSING" | "FILE_CHANGED" };

/** The entries of a file, or why nobody can have them. `row`: proved. */
export const openFile = async (env: AdminEnv, row: ArchiveRow): Promise<OpenedFile> => {
  const text = await readFile(env.ARCHIVE, fileNameOf(row));
  if (text === null) return { entries: null, kind: "FILE_MISSING" };
  if (sha256Hex(text) !== row.sha256) return { entries: null, kind: "FILE_CHANGED" };
  const lines = text.trimEnd().split("\n");
  return { entries: lines.map((line) => JSON.parse(line) as AuditRow), kind: null };
};

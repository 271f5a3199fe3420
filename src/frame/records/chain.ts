import { asc, gte } from "drizzle-orm";
import { canonicalJson } from "../../base/kernel/json.ts";
import { publicKeyOf, sha256Hex } from "../../base/platform/crypto.ts";
import type { Database } from "../../base/platform/database.ts";
import {
  heldKeys,
  identityKey,
  type MasterKey,
  signNumbered,
} from "../../base/platform/master-key.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { type auditLog, type Chain, masterKeys } from "./schema.ts";

/**
 * The audit chain. Each entry holds the hash of the entry before it and is signed, so a changed,
 * removed or inserted row is detected. Anyone who stored an earlier head can detect a chain that
 * was cut off or rewritten.
 */
export type AuditRow = typeof auditLog.$inferSelect;

/** The action and its subject. Details hold no key, no national id and no address of a customer. */
export interface AuditEntry {
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/** The last entry of a chain. */
export interface Head {
  sequence: number;
  hash: string;
}

/** The head before the first entry of a chain. */
export const beginning: Head = { sequence: 0, hash: "0".repeat(64) };

/** The purpose of the key that signs audit entries. */
export const auditSignature = ({ name }: Administration): string => `${name}-audit`;

/** SHA-256 in hex of an entry's content, including the hash of the entry before it. */
export const hashOf = (row: Omit<AuditRow, "hash" | "signature" | "signingKey">): string =>
  sha256Hex(
    canonicalJson([
      row.chain,
      row.sequence,
      row.at,
      row.actor,
      row.action,
      row.subject,
      row.details,
      row.previousHash,
    ]),
  );

/** The public key of a master key's audit signatures, in hex. */
export const auditKeyOf = (admin: Administration, { secret }: MasterKey): Promise<string> =>
  publicKeyOf(secret, auditSignature(admin));

/** What stands for IDENTITY_KEY among the stored keys, under the number 0. */
export const identityMark = (env: AdminEnv): string => identityKey(env, "identity-mark");

/**
 * Why the worker's keys are not those of its database, or null. With others nothing may be written:
 * an entry that is signed wrongly stays in the chain for ever.
 */
export const faultOfKeys = async (
  admin: Administration,
  env: AdminEnv,
  noted: readonly NotedKey[],
): Promise<string | null> => {
  const isOther = (number: number, mark: string) =>
    noted.some((row) => row.number === number && row.auditKey !== mark);
  if (isOther(0, identityMark(env))) return "IDENTITY_KEY is not the one of this database";
  for (const key of heldKeys(env).keys) {
    if (isOther(key.number, await auditKeyOf(admin, key))) {
      return `master key ${key.number} is not the one that had this number`;
    }
  }
  return null;
};

/** The keys that the database knows. Their numbers have three digits. */
export const selectKnownKeys = (db: Database) =>
  db
    .select()
    .from(masterKeys)
    .where(gte(masterKeys.number, 0))
    .orderBy(asc(masterKeys.number))
    .limit(1_000);

type NotedKey = Pick<typeof masterKeys.$inferSelect, "number" | "auditKey">;

/** The entries as rows that continue the chain from its head. @rule A5.1 */
export const sealEntries = async (
  admin: Administration,
  env: AdminEnv,
  { chain, actor, at }: { chain: Chain; actor: string; at: number },
  head: Head,
  entries: readonly AuditEntry[],
): Promise<AuditRow[]> => {
  const rows: AuditRow[] = [];
  let { sequence, hash: previousHash } = head;
  for (const { action, subject, details } of entries) {
    sequence += 1;
    const content = {
      chain,
      actor,
      at,
      sequence,
      action,
      subject,
      details: canonicalJson(details),
      previousHash,
    };
    const hash = hashOf(content);
    const { key, signature } = await signNumbered(env, auditSignature(admin), hash, at);
    rows.push({ ...content, hash, signature, signingKey: key });
    previousHash = hash;
  }
  return rows;
};

import { canonicalJson } from "../../base/kernel/json.ts";
import { sha256Hex, signText } from "../../base/platform/crypto.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import type { auditLog, Chain } from "./schema.ts";

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
export const hashOf = (row: Omit<AuditRow, "hash" | "signature">): string =>
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
    const signature = await signText(env.MASTER_KEY, auditSignature(admin), hash);
    rows.push({ ...content, hash, signature });
    previousHash = hash;
  }
  return rows;
};

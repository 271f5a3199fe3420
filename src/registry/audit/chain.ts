import { canonicalJson } from "../../kernel/json.ts";
import { sha256Hex } from "../../platform/crypto.ts";
import { signText } from "../../platform/signatures.ts";
import type { RegistryEnv } from "../environment.ts";
import type { auditLog, Chain } from "../schema-governance.ts";

/**
 * The audit chain: each entry holds the hash of the one before it and is signed, so that a row that
 * was altered, taken out or put in shows. Whoever noted an exported head also sees a chain that was
 * cut off or written anew.
 */
export type AuditRow = typeof auditLog.$inferSelect;

/** What was done to whom. Details hold no key, no national id and no address of a customer. */
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

/** What the first entry of a chain has before it. */
export const beginning: Head = { sequence: 0, hash: "0".repeat(64) };

/** The purpose that audit signatures are made for. */
export const AUDIT_SIGNATURE = "registry-audit";

/** SHA-256 in hex of an entry's content, the hash of the one before it included. */
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

/** The entries as rows that continue the chain from its head. */
export const sealEntries = async (
  env: RegistryEnv,
  { chain, actor, at }: { chain: Chain; actor: string; at: number },
  head: Head,
  entries: readonly AuditEntry[],
): Promise<AuditRow[]> => {
  const rows: AuditRow[] = [];
  let { sequence, hash: previousHash } = head;
  for (const { action, subject, details } of entries) {
    sequence += 1;
    const content = {
      ...{ chain, actor, at },
      sequence,
      action,
      subject,
      details: canonicalJson(details),
      previousHash,
    };
    const hash = hashOf(content);
    const signature = await signText(env.MASTER_KEY, AUDIT_SIGNATURE, hash);
    rows.push({ ...content, hash, signature });
    previousHash = hash;
  }
  return rows;
};

import { and, desc, eq, lt } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../kernel/result.ts";
import { isoTime } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import { pageOf } from "../platform/lists.ts";
import { logInfo } from "../platform/log.ts";
import { refuseCursor } from "../platform/newest-first.ts";
import { publicKeyOf, signText } from "../platform/signatures.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import type { auditEntry } from "./answers.ts";
import { type AuditRow, auditSignature } from "./chain.ts";
import { readHead } from "./commit.ts";
import { noteHead } from "./head-keeper.ts";
import type { AuditQuery } from "./requests.ts";
import { auditLog, type Chain } from "./schema.ts";

const entryView = (row: AuditRow): InferOutput<typeof auditEntry> => ({
  chain: row.chain,
  sequence: row.sequence,
  at: isoTime(row.at),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  details: JSON.parse(row.details) as Record<string, unknown>,
  previous_hash: row.previousHash,
  hash: row.hash,
  signature: row.signature,
});

/** `GET /admin/v1/audit?chain=`: the audit entries, newest first. */
export const listAudit = async (
  { env, query }: Call<AdminEnv, unknown, unknown, unknown, AuditQuery>,
  defaultChain: Chain,
): Promise<Result<Reply>> => {
  const { limit, cursor, chain = query.realm ?? defaultChain } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuseCursor();
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
  const rows = await database(env)
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain), lt(auditLog.sequence, before)))
    .orderBy(desc(auditLog.sequence))
    .limit(limit + 1);
  const found = pageOf(rows, limit, (row) => String(row.sequence));
  return reply(200, { ...found, data: found.data.map(entryView) });
};

/**
 * The last entry of each chain, signed. A caller that stores one can check later whether the chain
 * still contains it.
 */
export const listHeads = async (
  admin: Administration,
  { env }: Call<AdminEnv>,
): Promise<Result<Reply>> => {
  const db = database(env);
  const purpose = auditSignature(admin);
  const data = await Promise.all(
    admin.chains.map(async (chain) => {
      const { sequence, hash } = await readHead(db, chain);
      const signature = await signText(env.MASTER_KEY, purpose, `${chain} ${sequence} ${hash}`);
      return { chain, sequence, hash, signature };
    }),
  );
  const public_key = await publicKeyOf(env.MASTER_KEY, purpose);
  return reply(200, { algorithm: "Ed25519", public_key, data });
};

/** The heads leave the database with the logs, so the chain can be compared with them later. */
export const exportHeads = async (admin: Administration, env: AdminEnv): Promise<void> => {
  for (const chain of admin.chains) {
    const { sequence, hash } = await readHead(database(env), chain);
    if (sequence === 0) continue;
    logInfo("audit head", { chain, sequence, hash });
    // The worker may have been killed between a change and its note.
    await noteHead(env, chain, { sequence, hash });
  }
};

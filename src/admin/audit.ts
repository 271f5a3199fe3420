import { and, desc, eq, lt } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { isoTime } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import { pageOf, readPageRequest } from "../platform/lists.ts";
import { logInfo } from "../platform/log.ts";
import { refuseCursor } from "../platform/newest-first.ts";
import { publicKeyOf, signText } from "../platform/signatures.ts";
import type { AdminEnv, Administration, Chain } from "./administration.ts";
import { type AuditRow, auditSignature } from "./chain.ts";
import { readHead } from "./commit.ts";
import { noteHead } from "./head-keeper.ts";
import { auditLog } from "./schema.ts";

/** The chain that the query names by `chain` or `realm`; null where it names none. */
export const readChain = ({ chains }: Administration, url: URL): Result<Chain | null> => {
  const named = url.searchParams.get("chain") ?? url.searchParams.get("realm");
  const chain = chains.find((name) => name === named);
  if (chain || named === null) return ok(chain ?? null);
  const message = `chain: must be one of ${chains.join(", ")}`;
  return refuse("VALIDATION_FAILED", { field: "chain", message });
};

const entryView = (row: AuditRow) => ({
  chain: row.chain,
  sequence: row.sequence,
  at: isoTime(row.at),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  details: JSON.parse(row.details) as unknown,
  previous_hash: row.previousHash,
  hash: row.hash,
  signature: row.signature,
});

/** `GET /admin/v1/audit?chain=`: who changed what, newest first. */
export const listAudit = async (
  admin: Administration,
  call: Call<AdminEnv>,
  defaultChain: Chain,
): Promise<Result<Reply>> => {
  const chain = readChain(admin, call.url);
  if (!chain.ok) return chain;
  const page = readPageRequest(call.url);
  if (!page.ok) return page;
  const { limit, after } = page.value;
  if (after !== null && !/^\d{1,15}$/.test(after)) return refuseCursor();
  const before = after === null ? Number.MAX_SAFE_INTEGER : Number(after);
  const rows = await database(call.env)
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain.value ?? defaultChain), lt(auditLog.sequence, before)))
    .orderBy(desc(auditLog.sequence))
    .limit(limit + 1);
  const found = pageOf(rows, limit, (row) => String(row.sequence));
  return reply(200, { ...found, data: found.data.map(entryView) });
};

/**
 * The last entry of each chain, signed. A caller that keeps one can ask later whether the chain
 * still leads there.
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

/** The heads leave the database with the logs, so that they can be held against it later. */
export const exportHeads = async (admin: Administration, env: AdminEnv): Promise<void> => {
  for (const chain of admin.chains) {
    const { sequence, hash } = await readHead(database(env), chain);
    if (sequence === 0) continue;
    logInfo("audit head", { chain, sequence, hash });
    // The worker may have been killed between a change and its note.
    await noteHead(env, chain, { sequence, hash });
  }
};

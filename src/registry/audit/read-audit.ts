import { and, desc, eq, lt } from "drizzle-orm";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { pageOf, readPageRequest } from "../../platform/lists.ts";
import { refuseCursor } from "../../platform/newest-first.ts";
import { publicKeyOf, signText } from "../../platform/signatures.ts";
import type { AdminCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { auditLog, type Chain, chains } from "../schema-governance.ts";
import { AUDIT_SIGNATURE, type AuditRow } from "./chain.ts";
import { readHead } from "./commit.ts";

type AdminCall = Call<RegistryEnv, AdminCaller>;

/** The chain that the query names, or its realm's; null where it names neither. */
export const readChain = (url: URL): Result<Chain | null> => {
  const named = url.searchParams.get("chain") ?? url.searchParams.get("realm");
  const chain = chains.find((name) => name === named);
  if (chain || named === null) return ok(chain ?? null);
  const message = "chain: must be test, live or registry";
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

/**
 * `GET /admin/v1/audit?chain=`: who changed what, newest first; the deployment's realm unless told.
 */
export const listAudit = async (call: AdminCall): Promise<Result<Reply>> => {
  const chain = readChain(call.url);
  if (!chain.ok) return chain;
  const page = readPageRequest(call.url);
  if (!page.ok) return page;
  const { limit, after } = page.value;
  if (after !== null && !/^\d{1,15}$/.test(after)) return refuseCursor();
  const before = after === null ? Number.MAX_SAFE_INTEGER : Number(after);
  const rows = await database(call.env)
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.chain, chain.value ?? call.env.DEFAULT_REALM), lt(auditLog.sequence, before)),
    )
    .orderBy(desc(auditLog.sequence))
    .limit(limit + 1);
  const found = pageOf(rows, limit, (row) => String(row.sequence));
  return reply(200, { ...found, data: found.data.map(entryView) });
};

/**
 * `GET /identity/audit/heads`, public: the last entry of each chain, signed. Whoever keeps one can
 * later ask whether the chain still leads there.
 */
export const listHeads = async ({ env }: Call<RegistryEnv>): Promise<Result<Reply>> => {
  const db = database(env);
  const data = await Promise.all(
    chains.map(async (chain) => {
      const { sequence, hash } = await readHead(db, chain);
      const signature = await signText(
        env.MASTER_KEY,
        AUDIT_SIGNATURE,
        headText(chain, sequence, hash),
      );
      return { chain, sequence, hash, signature };
    }),
  );
  const public_key = await publicKeyOf(env.MASTER_KEY, AUDIT_SIGNATURE);
  return reply(200, { algorithm: "Ed25519", public_key, data });
};

/** What the signature of an exported head covers. */
const headText = (chain: Chain, sequence: number, hash: string): string =>
  `${chain} ${sequence} ${hash}`;

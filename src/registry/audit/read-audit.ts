import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { pageOf, readPageRequest } from "../../platform/lists.ts";
import { refuseCursor } from "../../platform/newest-first.ts";
import { isSignatureOf, publicKeyOf, signText } from "../../platform/signatures.ts";
import type { AdminCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { auditLog, type Chain } from "../schema-governance.ts";
import { AUDIT_SIGNATURE, type AuditRow, beginning, type Head, hashOf } from "./chain.ts";
import { readHead } from "./commit.ts";

type AdminCall = Call<RegistryEnv, AdminCaller>;

const chains: readonly Chain[] = ["test", "live", "registry"];

const readChain = (url: URL): Result<Chain> => {
  const chain = chains.find((name) => name === (url.searchParams.get("chain") ?? "live"));
  if (chain) return ok(chain);
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

/** `GET /admin/v1/audit?chain=`: who changed what, newest first. */
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
    .where(and(eq(auditLog.chain, chain.value), lt(auditLog.sequence, before)))
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

const MAX_ENTRIES = 2_000;

export interface AuditFault {
  sequence: number;
  /** GAP: a row is missing. LINK: it does not follow the row before it. CONTENT: not what was
   *  hashed. SIGNATURE: not signed by this registry. HEAD: not the head that was noted. */
  kind: "GAP" | "LINK" | "CONTENT" | "SIGNATURE" | "HEAD";
}

/**
 * `GET /admin/v1/audit/verification?chain=`: walks the chain, two thousand entries a call, from
 * `after` (a sequence and its hash, as the answer before gave them). A head that was noted earlier
 * goes into `head_sequence` and `head_hash`: then a chain that was cut off or written anew shows.
 * Both are refused where they cannot be read: nobody shall take for proved what was not looked at.
 */
export const verifyAudit = async (call: AdminCall): Promise<Result<Reply>> => {
  const chain = readChain(call.url);
  if (!chain.ok) return chain;
  const after = readHeadOf(call.url, "after");
  if (!after.ok) return after;
  const head = readHeadOf(call.url, "head");
  if (!head.ok) return head;
  const [from, noted] = [after.value ?? beginning, head.value];
  const rows = await database(call.env)
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain.value), gt(auditLog.sequence, from.sequence)))
    .orderBy(asc(auditLog.sequence))
    .limit(MAX_ENTRIES);
  const broken = await findBrokenHead(call.env, chain.value, from, noted);
  const { fault, reached } = broken
    ? { fault: broken, reached: from }
    : await walk(call.env, from, rows, noted);
  const isWhole = rows.length < MAX_ENTRIES;
  const cutOff = isWhole && !fault && noted !== null && noted.sequence > reached.sequence;
  return reply(200, {
    chain: chain.value,
    intact: !fault && !cutOff,
    fault: cutOff ? { sequence: reached.sequence + 1, kind: "GAP" } : fault,
    verified: reached.sequence - from.sequence,
    reached: { sequence: reached.sequence, hash: reached.hash },
    complete: isWhole || fault !== null,
  });
};

/**
 * What is wrong with the heads that the walk itself does not come past: the one that it begins
 * after, and a noted one before that.
 */
const findBrokenHead = async (
  env: RegistryEnv,
  chain: Chain,
  from: Head,
  noted: Head | null,
): Promise<AuditFault | null> => {
  const passed = noted !== null && noted.sequence <= from.sequence ? [noted, from] : [from];
  for (const { sequence, hash } of passed) {
    const row = sequence === 0 ? beginning : await readEntry(env, chain, sequence);
    if (!row) return { sequence, kind: "GAP" };
    if (row.hash !== hash) return { sequence, kind: "HEAD" };
  }
  return null;
};

const readEntry = (env: RegistryEnv, chain: Chain, sequence: number) =>
  database(env)
    .select({ hash: auditLog.hash })
    .from(auditLog)
    .where(and(eq(auditLog.chain, chain), eq(auditLog.sequence, sequence)))
    .get();

const walk = async (
  env: RegistryEnv,
  from: Head,
  rows: readonly AuditRow[],
  noted: Head | null,
): Promise<{ fault: AuditFault | null; reached: Head }> => {
  let reached = from;
  for (const row of rows) {
    const kind = await faultOf(env, reached, row, noted);
    if (kind !== null) {
      // Where a row is missing, that is the one at fault.
      const sequence = kind === "GAP" ? reached.sequence + 1 : row.sequence;
      return { fault: { sequence, kind }, reached };
    }
    reached = row;
  }
  return { fault: null, reached };
};

const faultOf = async (
  env: RegistryEnv,
  previous: Head,
  row: AuditRow,
  noted: Head | null,
): Promise<AuditFault["kind"] | null> => {
  if (row.sequence !== previous.sequence + 1) return "GAP";
  if (row.previousHash !== previous.hash) return "LINK";
  if (row.hash !== hashOf(row)) return "CONTENT";
  const isSigned = await isSignatureOf(env.MASTER_KEY, AUDIT_SIGNATURE, row.hash, row.signature);
  if (!isSigned) return "SIGNATURE";
  return noted?.sequence === row.sequence && noted.hash !== row.hash ? "HEAD" : null;
};

/** Null where the query names none. */
const readHeadOf = (url: URL, name: "after" | "head"): Result<Head | null> => {
  const sequence = url.searchParams.get(`${name}_sequence`);
  const hash = url.searchParams.get(`${name}_hash`);
  if (sequence === null && hash === null) return ok(null);
  if (/^\d{1,15}$/.test(sequence ?? "") && /^[0-9a-f]{64}$/.test(hash ?? "")) {
    return ok({ sequence: Number(sequence), hash: hash as string });
  }
  const message = `${name}: must be a sequence and the 64 hex digits of its hash`;
  return refuse("VALIDATION_FAILED", { field: name, message });
};

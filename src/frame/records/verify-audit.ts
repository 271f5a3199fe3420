import { and, eq, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isSignedWith } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { AdminEnv, Administration } from "./administration.ts";
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
   * neither held nor known (master-keys.ts). HEAD: not the head of the query.
   */
  kind: "GAP" | "LINK" | "CONTENT" | "SIGNATURE" | "KEY" | "HEAD";
}

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
 * `GET /admin/v1/audit/verification`: checks up to ten thousand entries of every chain. `?chain=`
 * checks only that chain, after the entry of `after_sequence` and `after_hash` (from the previous
 * answer), and compares it with a head that the caller noted earlier (`head_sequence`,
 * `head_hash`). Only such a head shows that the chain was cut off at the end or written anew.
 * Unreadable values are refused, so nothing unchecked counts as proved.
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
  const passed = noted !== null && noted.sequence <= from.sequence ? [noted, from] : [from];
  const hashes = await readHashes(env, chain, passed);
  const behind = findBrokenHead(hashes, passed);
  const isAstray = findBrokenHead(hashes, [from]) !== null;
  const walked = isAstray
    ? { ...nowhere, reached: from }
    : await walk(admin, env, chain, from, noted);
  const { reached, whole } = walked;
  const isCutOff = !isAstray && whole && (noted?.sequence ?? 0) > reached.sequence;
  const cut: AuditFault | null = isCutOff ? { sequence: reached.sequence + 1, kind: "GAP" } : null;
  const faults = [behind, walked.head, walked.row, walked.row ? null : cut]
    .filter((fault) => fault !== null)
    .filter(({ sequence }, place, all) => all.findIndex((f) => f.sequence === sequence) === place)
    .sort((a, b) => a.sequence - b.sequence);
  return {
    chain,
    intact: faults.length === 0,
    fault: faults[0] ?? null,
    faults,
    verified: reached.sequence - from.sequence,
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

const readHashes = async (
  env: AdminEnv,
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
  return new Map([beginning, ...rows].map(({ sequence, hash }) => [sequence, hash]));
};

interface Walk {
  reached: Head;
  /** Whether the end of the chain was reached. */
  whole: boolean;
  /** The first invalid row; the check ends there. */
  row: AuditFault | null;
  /** The row that differs from the noted head; the rows after it may be valid. */
  head: AuditFault | null;
}

const nowhere = { whole: true, row: null, head: null };

const walk = async (
  admin: Administration,
  env: AdminEnv,
  chain: Chain,
  from: Head,
  noted: Head | null,
): Promise<Walk> => {
  let reached = from;
  let head: AuditFault | null = null;
  const known = await auditKeysOf(admin, env, await selectKnownKeys(database(env)));
  while (reached.sequence - from.sequence < MAX_ENTRIES) {
    const rows = await readEntries(database(env), chain, reached.sequence);
    for (const row of rows) {
      const kind = await faultOf(known, reached, row);
      // If a row is missing, the missing row is at fault.
      const sequence = kind === "GAP" ? reached.sequence + 1 : row.sequence;
      if (kind !== null) return { reached, whole: true, row: { sequence, kind }, head };
      const differs = noted?.sequence === sequence && noted.hash !== row.hash;
      if (differs) head = { sequence, kind: "HEAD" };
      reached = row;
    }
    if (rows.length < ENTRIES_AT_ONCE) return { reached, whole: true, row: null, head };
  }
  return { reached, whole: false, row: null, head };
};

const faultOf = async (
  known: AuditKeys,
  previous: Head,
  row: AuditRow,
): Promise<AuditFault["kind"] | null> => {
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

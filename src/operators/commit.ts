import { and, eq } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { readIdempotencyKey, requestHash } from "../platform/idempotency-key.ts";
import { idempotency } from "../platform/schema.ts";
import { type AdminCall, type AuditEntry, audit, type Statement } from "./audit.ts";

/**
 * Changes of the records. Whatever belongs together is one atomic batch, the audit entry included;
 * what must be unique is guarded by indexes alone, so that two people at the same moment cannot
 * both win.
 */
export const commit = async (
  env: GatewayEnv,
  statements: [Statement, ...Statement[]],
): Promise<Result<unknown[]>> => {
  const committed = await runBatch(env, statements);
  return "results" in committed ? ok(committed.results) : refuseDuplicate(committed.conflict);
};

export interface Creation {
  /** The address of the collection; idempotency keys are compared within it. */
  collection: string;
  id: string;
  /** The record itself; a `returning` of it reaches `showOnce`. */
  insert: Statement;
  alongside?: Statement[];
  audit: AuditEntry;
  /** The answer, remembered for repeats; or one that holds a secret and is made but once. */
  answer: { show: object } | { showOnce(inserted: unknown): object };
}

/**
 * Creates a record and answers 201. The idempotency key is reserved by the same batch that creates:
 * a repeat breaks on it whatever else it would break on, and gets the first answer.
 */
export const create = async (call: AdminCall, creation: Creation): Promise<Result<Reply>> => {
  const key = readIdempotencyKey(call.request, call.input);
  if (!key.ok) return key;
  const { collection, answer } = creation;
  const location = `${collection}/${creation.id}`;
  const shown = "show" in answer ? JSON.stringify(answer.show) : null;
  const reservation = {
    scope: collection,
    idempotencyKey: key.value ?? "",
    requestSha256: requestHash(call.input),
    answer: shown,
    location,
    createdAt: now(),
  };
  const committed = await runBatch(call.env, [
    creation.insert,
    ...(creation.alongside ?? []),
    audit(call, creation.audit),
    ...(key.value === null ? [] : [database(call.env).insert(idempotency).values(reservation)]),
  ]);
  if ("results" in committed) {
    const body = "show" in answer ? shown : answer.showOnce(committed.results[0]);
    return reply(201, body, { location });
  }
  const repeated = key.value === null ? null : await replay(call.env, reservation);
  return repeated ?? refuseDuplicate(committed.conflict);
};

/** The first answer to this idempotency key, or null when the key is new. */
const replay = async (
  env: GatewayEnv,
  request: { scope: string; idempotencyKey: string; requestSha256: string },
): Promise<Result<Reply> | null> => {
  const first = await database(env)
    .select()
    .from(idempotency)
    .where(
      and(
        eq(idempotency.scope, request.scope),
        eq(idempotency.idempotencyKey, request.idempotencyKey),
      ),
    )
    .get();
  if (!first) return null;
  if (first.requestSha256 !== request.requestSha256) return refuse("IDEMPOTENCY_KEY_REUSED");
  if (first.answer === null) return refuse("SECRET_ALREADY_SHOWN");
  return reply(201, first.answer, { location: first.location, "idempotency-replayed": "true" });
};

type Committed = { results: unknown[] } | { conflict: string };

const runBatch = async (
  env: GatewayEnv,
  statements: [Statement, ...Statement[]],
): Promise<Committed> => {
  try {
    return { results: await database(env).batch(statements) };
  } catch (error) {
    const broken = /UNIQUE constraint failed: ([\w., ]+)/.exec(String(error));
    if (!broken) throw error;
    return { conflict: broken[1] as string };
  }
};

/** Which field of a request breaks which unique index; the columns are as SQLite names them. */
const uniqueFields: readonly [columns: string, field: string][] = [
  ["banks.bank_id", "bank_id"],
  ["banks.bank_handle, banks.mode", "bank_handle"],
  ["banks.institution_code, banks.mode", "institution_code"],
  ["bank_iban_prefixes.mode, bank_iban_prefixes.prefix", "iban_prefixes"],
];

const refuseDuplicate = (conflict: string) => {
  const field = uniqueFields.find(([columns]) => conflict.startsWith(columns))?.[1];
  // An index that no request can break guards us against ourselves: that is a fault, not a refusal.
  if (field === undefined) throw new Error(`broken uniqueness: ${conflict}`);
  return refuse("ALREADY_EXISTS", { field });
};

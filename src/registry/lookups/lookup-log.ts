import { and, desc, eq, lt } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { InferOutput } from "valibot";
import type { Result } from "../../base/kernel/result.ts";
import { isoTime, now, sleep } from "../../base/platform/clock.ts";
import { hmacHex, randomBelow } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { pageOf, refuseCursor } from "../../base/platform/lists.ts";
import { logFault } from "../../base/platform/log.ts";
import type { AdminInRealm, LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { type lookupsQuery, parseAlias } from "../parameters.ts";
import { LOOKUP_LOG_MS } from "../periods.ts";
import type { Realm } from "../schema.ts";
import { keyFor } from "../subjects.ts";
import { keyOfLookup } from "../tokens.ts";

/**
 * The lookup log (docs/decisions/128). Aliases and public addresses are stored as keyed hashes, so
 * the log is no list of people. Lookups gather in the isolate and are written together, at most two
 * seconds after the first. A kill loses these two seconds. No lookup waits for the log, and none
 * fails with it.
 */
const FLUSH_AFTER_MS = 2_000;

/** What an isolate keeps of its lookups between two writes; beyond that, a random sample. */
const SAMPLE = 20;

/** About 6 GB with the index; a database of D1 holds 10 GB. */
const MOST_LOOKUPS = 40_000_000;

/** Deleted in one run of the sweep: more than a hundred isolates write in a minute. */
const MOST_DELETED = 100_000;

type Noted = [at: number, caller: string, handleHmac: string, hit: 0 | 1];

let kept: Noted[] = [];
let seen = 0;
let flushesAt = 0;

/** 128 bits are enough to tell names apart, and half as long. @rule R3.7 */
const keyedHash = (env: RegistryEnv, text: string): string =>
  hmacHex(keyFor(env, "lookup"), text).slice(0, 32);

/** By the handle without a bank, so all lookups of a customer have one hash. */
const handleHmac = (env: RegistryEnv, realm: Realm, handle: string): string =>
  keyedHash(env, `${realm} ${handle}`);

const callerOf = (call: Call<RegistryEnv, LookupCaller>): string => {
  const { caller, env } = call;
  if (caller.kind === "gateway") return caller.gatewayId;
  return caller.kind === "bank" ? caller.bankId : keyedHash(env, keyOfLookup(call).name);
};

/** Notes one lookup. It is written after the answer. */
export const logLookup = (
  call: Call<RegistryEnv, LookupCaller>,
  handle: string,
  hit: boolean,
): void => {
  const { env, caller } = call;
  const at = now();
  seen += 1;
  // Each lookup has the same chance to be kept [reservoir sampling, Vitter 1985].
  const place = seen <= SAMPLE ? seen - 1 : randomBelow(seen);
  if (place < SAMPLE) {
    kept[place] = [at, callerOf(call), handleHmac(env, caller.realm, handle), hit ? 1 : 0];
  }
  if (at < flushesAt) return;
  flushesAt = at + FLUSH_AFTER_MS;
  call.waitUntil(sleep(FLUSH_AFTER_MS).then(() => flushLookups(env)));
};

/** Writes the lookups that this isolate kept. */
export const flushLookups = async (env: RegistryEnv): Promise<void> => {
  const entries = kept;
  const oneOf = Math.round(seen / entries.length);
  kept = [];
  seen = 0;
  flushesAt = 0;
  if (entries.length === 0) return;
  await env.LOOKUPS.prepare(
    `INSERT INTO lookups (at, caller, handle_hmac, hit, one_of)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, ?2 FROM json_each(?1)
    ORDER BY value ->> 0`,
  )
    .bind(JSON.stringify(entries), oneOf)
    .run();
};

/**
 * Deletes the oldest lookups: those of more than ninety days, and those that are too many. It looks
 * no further than to the first that stays, so a run with nothing to delete reads three rows.
 */
export const forgetLookups = async (env: RegistryEnv): Promise<void> => {
  try {
    await env.LOOKUPS.prepare(
      `DELETE FROM lookups WHERE id < coalesce(
        (SELECT id FROM (SELECT id, at FROM lookups ORDER BY id LIMIT ?1)
          WHERE at > ?2 AND id > (SELECT max(id) FROM lookups) - ?3 LIMIT 1),
        (SELECT min(id) FROM lookups) + ?1)`,
    )
      .bind(MOST_DELETED, now() - LOOKUP_LOG_MS, MOST_LOOKUPS)
      .run();
  } catch (error) {
    logFault("old lookups were not deleted", error);
  }
};

/** `GET /admin/v1/lookups?alias=`: the stored lookups of a name at any bank, newest first. */
export const listLookups = async ({
  env,
  caller,
  query: { alias, limit, cursor },
}: Call<RegistryEnv, AdminInRealm, unknown, unknown, InferOutput<typeof lookupsQuery>>): Promise<
  Result<Reply>
> => {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return refuseCursor();
  const hash = handleHmac(env, caller.realm, parseAlias(alias)?.handle ?? "");
  const before = cursor === undefined ? undefined : lt(lookups.id, Number(cursor));
  const rows = await database({ DB: env.LOOKUPS })
    .select()
    .from(lookups)
    .where(and(eq(lookups.handleHmac, hash), before))
    .orderBy(desc(lookups.id))
    .limit(limit + 1);
  const { data, next_cursor } = pageOf(rows, limit, ({ id }) => String(id));
  return reply(200, { data: data.map(lookupView), next_cursor });
};

const lookupView = ({ at, caller, hit, oneOf }: typeof lookups.$inferSelect) => ({
  at: isoTime(at),
  caller,
  hit,
  one_of: oneOf,
});

/**
 * The lookup log, in a database of its own: however many lookups there are, they leave room for the
 * registry's records.
 */
const lookups = sqliteTable(
  "lookups",
  {
    /** In the order of writing. */
    id: integer("id").primaryKey(),
    at: integer("at").notNull(),
    /** A gateway_id or bank_id, or the public caller's address by keyed hash. */
    caller: text("caller").notNull(),
    /** The realm and the handle by keyed hash. */
    handleHmac: text("handle_hmac").notNull(),
    hit: integer("hit", { mode: "boolean" }).notNull(),
    /** Of so many lookups this one was kept. */
    oneOf: integer("one_of").notNull(),
  },
  (table) => [index("lookups_handle").on(table.handleHmac)],
);

import { and, between, desc, lte, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { encodeCursor } from "../../platform/lists.ts";
import { refuseCursor } from "../../platform/newest-first.ts";
import { parseAlias } from "../alias.ts";
import type { AdminInRealm } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { lookupsQuery } from "../parameters.ts";
import { type LoggedLookup, lookupBatches } from "../schema-governance.ts";
import { handleHmac, MAX_BATCH } from "./lookup-log.ts";

/** The number of batches searched per page: a name that was never looked up is in none. */
const BATCHES_PER_PAGE = 250;

/**
 * `GET /admin/v1/lookups?alias=`: the lookups of a name in the last ninety days, at any bank,
 * newest batch first. An empty page may still have a `next_cursor`.
 */
export const listLookups = async (
  call: Call<RegistryEnv, AdminInRealm, unknown, unknown, InferOutput<typeof lookupsQuery>>,
): Promise<Result<Reply>> => {
  const { env, query, caller } = call;
  const { limit, cursor } = query;
  const place = cursor === undefined ? beginning : readPlace(cursor);
  if (!place) return refuseCursor();
  const handle = parseAlias(query.alias)?.handle ?? "";
  const db = database(env);
  const batches = await db
    .select({ batchId: lookupBatches.batchId })
    .from(lookupBatches)
    .where(lte(lookupBatches.batchId, place.batchId))
    .orderBy(desc(lookupBatches.batchId))
    .limit(BATCHES_PER_PAGE);
  const last = batches.at(-1)?.batchId ?? 0;
  const found = await db
    .select({
      batchId: lookupBatches.batchId,
      entry: sql<number>`json_each.key`,
      lookup: sql<string>`json_each.value`,
    })
    .from(lookupBatches)
    .innerJoin(
      sql`json_each(${lookupBatches.entries})`,
      sql`json_each.value ->> 'handle_hmac' = ${handleHmac(env, caller.realm, handle)}`,
    )
    .where(
      and(
        between(lookupBatches.batchId, last, place.batchId),
        sql`(${lookupBatches.batchId} < ${place.batchId} OR json_each.key > ${place.entry})`,
      ),
    )
    .orderBy(desc(lookupBatches.batchId))
    .limit(limit);
  const isLast = found.length < limit && batches.length < BATCHES_PER_PAGE;
  const reached = found.length < limit ? { batchId: last, entry: MAX_BATCH } : found.at(-1);
  return reply(200, {
    data: found.map(({ lookup }) => lookupView(JSON.parse(lookup) as LoggedLookup)),
    next_cursor: isLast || !reached ? null : encodeCursor(`${reached.batchId}.${reached.entry}`),
  });
};

/** The last entry that a page reached. */
interface Place {
  batchId: number;
  entry: number;
}

const beginning: Place = { batchId: Number.MAX_SAFE_INTEGER, entry: -1 };

const readPlace = (text: string): Place | null => {
  const [, batchId, entry] = /^(\d{1,15})\.(\d{1,4})$/.exec(text) ?? [];
  return batchId && entry ? { batchId: Number(batchId), entry: Number(entry) } : null;
};

const lookupView = ({ at, caller, hit }: LoggedLookup) => ({ at: isoTime(at), caller, hit });

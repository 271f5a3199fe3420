import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { pageOf, refuseCursor } from "../../base/platform/lists.ts";
import type { RealmBankCaller } from "../callers.ts";
import { EMPTY_DIGEST, xorHex } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { type changesQuery, type linksQuery, writePlace } from "../parameters.ts";
import { CHANGES_MS, FIRST_CHANGES_MS } from "../periods.ts";
import { queries } from "../queries.ts";
import { handleDigests, linkDigests } from "../schema.ts";
import { linkView } from "../views.ts";

/**
 * `GET …/accounts`: the bank's links that have not ended, in the order of bucket and reference.
 * `?bucket=` selects one bucket, for a digest that differs.
 */
export const listLinks = async (
  call: Call<RegistryEnv, RealmBankCaller, unknown, unknown, InferOutput<typeof linksQuery>>,
): Promise<Result<Reply>> => {
  const { limit, cursor, bucket } = call.query;
  const place = /^([0-9a-f])\.(.+)$/.exec(cursor ?? "");
  const isOfBucket = bucket === undefined || place === null || place[1] === bucket;
  if ((cursor !== undefined && !place) || !isOfBucket) return refuseCursor();
  const start = place
    ? { bucket: place[1] as string, accountRef: place[2] as string }
    : { bucket: bucket ?? "", accountRef: "" };
  const db = database(call.env);
  const rows = await queries.linksOfBank(db, call.caller, start, limit + 1);
  const wanted = rows.filter((row) => bucket === undefined || row.bucket === bucket);
  const found = pageOf(wanted, limit, (row) => `${row.bucket}.${row.accountRef}`);
  const data = found.data.map((row) => linkView(row, row.alias, call.caller.bankHandle));
  return reply(200, { ...found, data });
};

/**
 * `GET …/digest` [DICT VSync]: the number and XOR of the fingerprints of the bank's links, and of
 * the handles that it sponsors, in total and by bucket (draft.ts). Every change updates them, so
 * they cost the same for ten links as for ten million.
 * @rule R6.4
 */
export const readDigest = async ({
  env,
  caller,
}: Call<RegistryEnv, RealmBankCaller>): Promise<Result<Reply>> => {
  const db = database(env);
  const [ofLinks, ofHandles] = await db.batch([
    queries.digestsOfBank(db, linkDigests, caller),
    queries.digestsOfBank(db, handleDigests, caller),
  ]);
  const handles = totalOf(ofHandles);
  return reply(200, { bank_handle: caller.bankHandle, ...totalOf(ofLinks), handles });
};

const totalOf = (rows: readonly (typeof linkDigests.$inferSelect)[]) => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  digest: rows.reduce((digest, row) => xorHex(digest, row.digest), EMPTY_DIGEST),
  buckets: Object.fromEntries(rows.map(({ bucket, count, digest }) => [bucket, { count, digest }])),
});

/**
 * `GET …/changes` (docs/decisions/131). A place holds the instant until which its reader has seen
 * everything, so the place of a bank that asks now and then never grows old.
 * @rule R6.3
 */
export const readChangeFeed = async ({
  env,
  caller,
  query: { limit, after },
}: Call<RegistryEnv, RealmBankCaller, unknown, unknown, InferOutput<typeof changesQuery>>): Promise<
  Result<Reply>
> => {
  const [db, at] = [database(env), now()];
  const beginning = { sequence: 0, ordinal: 0, at };
  if (after === "latest") {
    const newest = await queries.newestChange(db, caller).get();
    return reply(200, {
      data: [],
      next_after: writePlace({ ...beginning, ...newest }),
      has_more: false,
    });
  }
  const from = after ?? beginning;
  if (from.at <= at - CHANGES_MS) return refuse("CHANGES_FORGOTTEN");
  // A first page of older changes would lead to a place that no longer works.
  const since = after === undefined ? at - FIRST_CHANGES_MS : 0;
  const rows = await queries.changesAfter(db, caller, from, since, limit + 1);
  const shown = rows.slice(0, limit);
  const has_more = rows.length > limit;
  const last = shown.at(-1) ?? from;
  return reply(200, {
    data: shown.map((row) => ({
      type: row.type,
      id: row.recordId,
      at: isoTime(row.at),
      record: row.record,
    })),
    next_after: writePlace(has_more ? last : { ...last, at }),
    has_more,
  });
};

import { and, desc, eq, lt } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { pageOf } from "../../platform/lists.ts";
import { refuseCursor } from "../../platform/newest-first.ts";
import { parseAlias } from "../alias.ts";
import type { AdminInRealm } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { lookupsQuery } from "../parameters.ts";
import { handleHmac } from "./lookup-log.ts";
import { lookups } from "./schema.ts";

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
  ...{ at: isoTime(at), caller, hit, one_of: oneOf },
});

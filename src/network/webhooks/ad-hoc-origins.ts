import { sql } from "drizzle-orm";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { endpoints } from "../../base/platform/schema.ts";
import type { Owner } from "../parties/owners.ts";

/** How many origins an owner's objects may name in one mode. @rule P8.10 */
const MAX_AD_HOC_ORIGINS = 20;

const known = isolateCache<true | null>();

/**
 * Whether an object may name this address for its events; if so, its origin is listed from now on.
 * An origin leaves the list 30 days after its last event (sweep.ts). Publishing does not check this
 * limit, because no event may be lost to it.
 */
export const mayNameOrigin = async (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
  url: string,
): Promise<boolean> => {
  const { origin } = new URL(url);
  const name = [owner.kind, owner.id, mode, origin].join(" ");
  if (known.recall(name)) return true;
  const readAt = now();
  const isListed = await listOrigin(env, owner, mode, origin);
  if (isListed) known.keep(name, readAt, true);
  return isListed;
};

/** One statement counts and writes, so that simultaneous payments cannot exceed the limit. */
const listOrigin = async (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
  origin: string,
): Promise<boolean> => {
  const db = database(env);
  const own = sql`owner_kind = ${owner.kind} AND owner_id = ${owner.id} AND mode = ${mode}
    AND kind = 'AD_HOC'`;
  const [, listed] = await db.batch([
    db
      .insert(endpoints)
      .select(
        sql`SELECT ${owner.kind}, ${owner.id}, ${mode}, 'AD_HOC', ${origin}, ${now()}, 'UNKNOWN'
          WHERE (SELECT COUNT(*) FROM ${endpoints} WHERE ${own}) < ${MAX_AD_HOC_ORIGINS}`,
      )
      .onConflictDoNothing(),
    db
      .select({ origin: endpoints.origin })
      .from(endpoints)
      .where(sql`${own} AND origin = ${origin}`),
  ]);
  return listed.length > 0;
};

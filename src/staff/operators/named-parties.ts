import { desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { merchants, tpps } from "../../base/platform/schema.ts";

/** Merchants and TPPs by what staff call them: a name, a part of it, or an id. */

/** The most parties that a refusal names. */
const MOST_NAMED = 5;

interface Party {
  id: string;
  name: string;
}

/** The id of the merchant that a text names. */
export const merchantNamed = async (env: GatewayEnv, named: string): Promise<Result<string>> => {
  const text = named.trim();
  const one = onlyOf(await findMerchants(env, text), text);
  if (!Array.isArray(one)) return ok(one.id);
  const message =
    one.length > 0
      ? `merchant: names several: ${one.join(", ")}`
      : "merchant: no merchant has such a name or id";
  return refuse("VALIDATION_FAILED", { field: "merchant", message });
};

/** The party that is meant; else the names of those that could be. */
export const onlyOf = (found: readonly Party[], text: string): Party | string[] => {
  const exact = found.filter(
    ({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase(),
  );
  const meant = exact.length > 0 ? exact : found;
  const [only, ...more] = meant;
  return only && more.length === 0 ? only : meant.slice(0, MOST_NAMED).map(({ name }) => name);
};

const isNamed = (id: SQLiteColumn, name: SQLiteColumn, text: string): SQL | undefined =>
  or(eq(id, text), sql`instr(lower(${name}), lower(${text})) > 0`);

export const findMerchants = (env: GatewayEnv, text: string): Promise<Party[]> =>
  database(env)
    .select({ id: merchants.merchant_id, name: merchants.name })
    .from(merchants)
    .where(isNamed(merchants.merchant_id, merchants.name, text))
    .orderBy(desc(merchants.created_at), desc(merchants.merchant_id))
    .limit(MOST_NAMED + 1);

/** A TPP has a registration for each mode. */
export const findTpps = (env: GatewayEnv, text: string): Promise<Party[]> =>
  database(env)
    .select({ id: tpps.tpp_id, name: tpps.name })
    .from(tpps)
    .where(isNamed(tpps.tpp_id, tpps.name, text))
    .orderBy(desc(tpps.created_at), desc(tpps.tpp_id))
    .limit(MOST_NAMED + 1);

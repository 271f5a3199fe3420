import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { parseId } from "../../../base/kernel/ids.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { banks, merchants, tpps } from "../../../base/platform/schema.ts";
import { findEndpoint } from "../webhooks/endpoints.ts";
import type { FoundBy } from "./search-objects.ts";
import type { SearchText } from "./search-text.ts";

/** A merchant, TPP, bank or endpoint that a text names. */
export interface FoundRecord {
  kind: "MERCHANT" | "TPP" | "BANK" | "ENDPOINT";
  id: string;
  by: FoundBy;
  name: string;
  /** Null for a merchant, which has both. */
  mode: "test" | "live" | null;
  status: string;
  created_at: string | null;
}

/**
 * The records of the administration. Their ids have indexes; names are compared one by one along
 * the list, because there are as many as parties and not as payments.
 */
export const searchRecords = async (
  env: GatewayEnv,
  text: SearchText,
  most: number,
): Promise<FoundRecord[]> => {
  const found = await Promise.all([
    findMerchants(env, text, most),
    findTpps(env, text, most),
    findBanks(env, text, most),
    findOneEndpoint(env, text.text),
  ]);
  return found.flat();
};

/** Whether the name has the text in it, in small or capital letters. */
const isNamed = (name: SQLiteColumn, { text }: SearchText): SQL =>
  sql`instr(lower(${name}), lower(${text})) > 0`;

const begins = (id: SQLiteColumn, { text, beginning }: SearchText): SQL => {
  const from = beginning?.from ?? text;
  // Behind every id that begins so: ids are ASCII.
  return and(gte(id, from), lt(id, `${from}\u007f`)) as SQL;
};

const endsAsShown = (id: string, { beginning }: SearchText): boolean =>
  id.endsWith(beginning?.end ?? "");

const findMerchants = async (env: GatewayEnv, text: SearchText, most: number) => {
  const columns = {
    id: merchants.merchant_id,
    name: merchants.name,
    status: merchants.status,
    createdAt: merchants.created_at,
  };
  const select = () => database(env).select(columns).from(merchants);
  const [byId, byName] = await Promise.all([
    select().where(begins(merchants.merchant_id, text)).limit(most),
    select()
      .where(isNamed(merchants.name, text))
      .orderBy(desc(merchants.created_at), desc(merchants.merchant_id))
      .limit(most),
  ]);
  const shown = (by: FoundBy) => (row: (typeof byId)[number]) =>
    recordOf("MERCHANT", by, row, null);
  return [
    ...byId.filter(({ id }) => endsAsShown(id, text)).map(shown("ID")),
    ...byName.map(shown("NAME")),
  ];
};

const findTpps = async (env: GatewayEnv, text: SearchText, most: number) => {
  const columns = {
    id: tpps.tpp_id,
    name: tpps.name,
    status: tpps.status,
    mode: tpps.mode,
    createdAt: tpps.created_at,
  };
  const select = () => database(env).select(columns).from(tpps);
  const [byId, byName] = await Promise.all([
    select().where(begins(tpps.tpp_id, text)).limit(most),
    select()
      .where(isNamed(tpps.name, text))
      .orderBy(desc(tpps.created_at), desc(tpps.tpp_id))
      .limit(most),
  ]);
  const shown = (by: FoundBy) => (row: (typeof byId)[number]) => recordOf("TPP", by, row, row.mode);
  return [
    ...byId.filter(({ id }) => endsAsShown(id, text)).map(shown("ID")),
    ...byName.map(shown("NAME")),
  ];
};

/** A bank has a handle and a code too, and there are few banks. */
const findBanks = async (env: GatewayEnv, text: SearchText, most: number) => {
  const handle = text.text.toLowerCase();
  const rows = await database(env)
    .select()
    .from(banks)
    .where(
      or(
        isNamed(banks.name, text),
        sql`instr(${banks.bank_handle}, ${handle}) > 0`,
        eq(banks.institution_code, text.text.toUpperCase()),
        begins(banks.bank_id, text),
      ),
    )
    .orderBy(desc(banks.created_at), desc(banks.bank_id))
    .limit(most);
  return rows
    .filter(({ bank_id }) => text.beginning?.end === undefined || endsAsShown(bank_id, text))
    .map(({ bank_id: id, name, status, mode, created_at: createdAt }) =>
      recordOf(
        "BANK",
        name.toLowerCase().includes(handle) ? "NAME" : "ID",
        { id, name, status, createdAt },
        mode,
      ),
    );
};

/** An endpoint's id is the name of its object, so only the whole one leads there. */
const findOneEndpoint = async (env: GatewayEnv, id: string): Promise<FoundRecord[]> => {
  if (parseId(["ep"], id) === null) return [];
  const endpoint = await findEndpoint(env, id);
  if (!endpoint) return [];
  const { origin, mode } = endpoint;
  return [{ kind: "ENDPOINT", id, by: "ID", name: origin, mode, status: "", created_at: null }];
};

const recordOf = (
  kind: FoundRecord["kind"],
  by: FoundBy,
  { id, name, status, createdAt }: { id: string; name: string; status: string; createdAt: number },
  mode: FoundRecord["mode"],
): FoundRecord => ({ kind, id, by, name, mode, status, created_at: isoTime(createdAt) });

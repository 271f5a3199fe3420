import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { type Result, refuse } from "../kernel/result.ts";
import { type KeyOwner, keysOf } from "../parties/owners.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { pageOf } from "../platform/lists.ts";
import { positionOf, readListRequest } from "../platform/newest-first.ts";
import { banks, keys, merchants } from "../platform/schema.ts";
import type { AdminCall } from "./administration.ts";
import { keyView } from "./views.ts";

const { sha256: _hash, sealed: _sealed, ...shownColumns } = getTableColumns(keys);

/** Who may own keys, by the parameter of the path that names the owner. */
const owners = [
  { param: "bank_id", kind: "BANK", table: banks, id: banks.bankId },
  { param: "merchant_id", kind: "MERCHANT", table: merchants, id: merchants.merchantId },
] as const;

/** The owner that the path names, or null when there is none. */
const findOwner = async (call: AdminCall): Promise<KeyOwner | null> => {
  const named = owners.find(({ param }) => call.param(param) !== "");
  if (!named) return null;
  const { kind, param, table, id } = named;
  const row = await database(call.env)
    .select({ id })
    .from(table)
    .where(eq(id, call.param(param)))
    .get();
  return row ? { kind, id: row.id } : null;
};

/** The key that the path names, if it belongs to the owner that the path names; else null. */
export const findKey = async (call: AdminCall) => {
  const owner = await findOwner(call);
  if (!owner) return null;
  const key = await database(call.env)
    .select(shownColumns)
    .from(keys)
    .where(and(eq(keys.keyId, call.param("key_id")), keysOf(owner)))
    .get();
  return key ?? null;
};

/** `GET …/keys/{key_id}`; the key itself was shown when it was added. */
export const readOneKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const key = await findKey(call);
  return key ? reply(200, keyView(key)) : refuse("NOT_FOUND");
};

/** `GET …/keys`: retired ones too, newest first. */
export const listKeys = async (call: AdminCall): Promise<Result<Reply>> => {
  const list = readListRequest(call.url, { createdAt: keys.createdAt, id: keys.keyId });
  if (!list.ok) return list;
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const { limit, beyond } = list.value;
  const rows = await database(call.env)
    .select(shownColumns)
    .from(keys)
    .where(and(keysOf(owner), beyond))
    .orderBy(desc(keys.createdAt), desc(keys.keyId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.keyId));
  return reply(200, { ...page, data: page.data.map(keyView) });
};

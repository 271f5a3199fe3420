import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { type Result, refuse } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { pageOf } from "../platform/lists.ts";
import { positionOf, readListRequest } from "../platform/newest-first.ts";
import { banks, keys, merchants } from "../platform/schema.ts";
import type { AdminCall } from "./audit.ts";
import { keyView } from "./views.ts";

const { sha256: _hash, sealed: _sealed, ...shownColumns } = getTableColumns(keys);

/** The bank or merchant under whose address the keys are, or null when there is none. */
const findOwner = async (call: AdminCall): Promise<string | null> => {
  const db = database(call.env);
  const bankId = call.param("bank_id");
  const found =
    bankId === ""
      ? await db
          .select({ id: merchants.merchantId })
          .from(merchants)
          .where(eq(merchants.merchantId, call.param("merchant_id")))
          .get()
      : await db.select({ id: banks.bankId }).from(banks).where(eq(banks.bankId, bankId)).get();
  return found?.id ?? null;
};

/** The key that the path names, if it is its owner's; else null. */
export const findKey = async (call: AdminCall) => {
  const ownerId = await findOwner(call);
  if (ownerId === null) return null;
  const key = await database(call.env)
    .select(shownColumns)
    .from(keys)
    .where(and(eq(keys.keyId, call.param("key_id")), eq(keys.ownerId, ownerId)))
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
  const ownerId = await findOwner(call);
  if (ownerId === null) return refuse("NOT_FOUND");
  const { limit, beyond } = list.value;
  const rows = await database(call.env)
    .select(shownColumns)
    .from(keys)
    .where(and(eq(keys.ownerId, ownerId), beyond))
    .orderBy(desc(keys.createdAt), desc(keys.keyId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.keyId));
  return reply(200, { ...page, data: page.data.map(keyView) });
};

import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { type Result, refuse } from "../kernel/result.ts";
import { type KeyOwner, keysOf } from "../parties/owners.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf } from "../platform/newest-first.ts";
import { banks, keys, merchants } from "../platform/schema.ts";
import type { AdminCall, ListCall } from "./administration.ts";
import { keyView } from "./views.ts";

const { sha256: _hash, sealed: _sealed, ...shownColumns } = getTableColumns(keys);

/** Who may own keys, by the parameter of the path that names the owner. */
const owners = [
  { param: "bank_id", kind: "BANK", table: banks, id: banks.bankId },
  { param: "merchant_id", kind: "MERCHANT", table: merchants, id: merchants.merchantId },
] as const;

export type OwnerPath = { bank_id: string } | { merchant_id: string };

/** A call about one key, below the address of its owner. */
export type KeyCall = AdminCall<unknown, OwnerPath & { key_id: string }>;

/** The owner that the path names, or null when there is none. */
const findOwner = async ({
  env,
  path,
}: Pick<AdminCall<unknown, OwnerPath>, "env" | "path">): Promise<KeyOwner | null> => {
  const named = owners.find(({ param }) => param in path);
  if (!named) return null;
  const { kind, param, table, id } = named;
  const asked = (path as Record<string, string>)[param] ?? "";
  const row = await database(env).select({ id }).from(table).where(eq(id, asked)).get();
  return row ? { kind, id: row.id } : null;
};

/** The key that the path names, if it belongs to the owner that the path names; else null. */
export const findKey = async (call: KeyCall) => {
  const owner = await findOwner(call);
  if (!owner) return null;
  const key = await database(call.env)
    .select(shownColumns)
    .from(keys)
    .where(and(eq(keys.keyId, call.path.key_id), keysOf(owner)))
    .get();
  return key ?? null;
};

/** `GET …/keys/{key_id}`; the key itself was shown when it was added. */
export const readOneKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const key = await findKey(call);
  return key ? reply(200, keyView(key)) : refuse("NOT_FOUND");
};

/** `GET …/keys`: retired ones too, newest first. */
export const listKeys = async (call: ListCall<OwnerPath>): Promise<Result<Reply>> => {
  const { limit, cursor } = call.query;
  const beyond = beyondCursor(cursor, { createdAt: keys.createdAt, id: keys.keyId });
  if (!beyond.ok) return beyond;
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const rows = await database(call.env)
    .select(shownColumns)
    .from(keys)
    .where(and(keysOf(owner), beyond.value))
    .orderBy(desc(keys.createdAt), desc(keys.keyId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.keyId));
  return reply(200, { ...page, data: page.data.map(keyView) });
};

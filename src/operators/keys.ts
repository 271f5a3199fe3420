import { eq } from "drizzle-orm";
import { findKeyOf, type KeyOwner, type KeyStep, listKeysOf, moveKeyOf } from "../admin/keys.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { banks, merchants, tpps } from "../platform/schema.ts";
import { type AdminCall, commit, type ListCall } from "./administration.ts";
import { keyView } from "./views.ts";

/** The owners of keys, by the path parameter that names them. */
const owners = [
  { param: "bank_id", kind: "BANK", table: banks, id: banks.bankId },
  { param: "merchant_id", kind: "MERCHANT", table: merchants, id: merchants.merchantId },
  { param: "tpp_id", kind: "TPP", table: tpps, id: tpps.tppId },
] as const;

export type OwnerPath = { bank_id: string } | { merchant_id: string } | { tpp_id: string };

/** A call about one key, below the address of its owner. */
type KeyCall = AdminCall<unknown, OwnerPath & { key_id: string }>;

/** The owner in the path, or null if there is none. */
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

/** `GET …/keys/{key_id}`. The key itself was shown only when it was added. */
export const readOneKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const owner = await findOwner(call);
  const key = owner && (await findKeyOf(database(call.env), owner, call.path.key_id));
  return key ? reply(200, keyView(key)) : refuse("NOT_FOUND");
};

/** `GET …/keys`: including retired keys, newest first. */
export const listKeys = async (call: ListCall<OwnerPath>): Promise<Result<Reply>> => {
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const page = await listKeysOf(database(call.env), owner, call.query);
  return page.ok ? reply(200, { ...page.value, data: page.value.data.map(keyView) }) : page;
};

const moveKey = async (call: KeyCall, step: KeyStep): Promise<Result<Reply>> => {
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const { key_id: keyId } = call.path;
  const done = await commit(call, (db, at) => moveKeyOf(db, at, owner, keyId, step));
  return done.ok ? readOneKey(call) : done;
};

/** `POST …/keys/{key_id}/promote`: the former promoted key stays valid until it is retired. */
export const promoteKey = (call: KeyCall): Promise<Result<Reply>> => moveKey(call, "promote");

/** `POST …/keys/{key_id}/retire`: at once and permanently; a sealed key is erased. */
export const retireKey = (call: KeyCall): Promise<Result<Reply>> => moveKey(call, "retire");

import type { InferOutput } from "valibot";
import type { AdminCaller } from "../../admin/guard.ts";
import {
  addKeyTo,
  findKeyOf,
  type KeyRow,
  type KeySlot,
  type KeyStep,
  listKeysOf,
  moveKeyOf,
} from "../../admin/keys.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { keyHash, newKey, newKeyId } from "../../platform/keys.ts";
import type { PageQuery } from "../../platform/lists.ts";
import { commit, create } from "../administration.ts";
import type { key as keyAnswer } from "../answers.ts";
import { authorOf } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { queries } from "../queries.ts";
import { optionalTime } from "../views.ts";
import { findGateway } from "./gateways.ts";

/** Keys of banks and gateways, below the address of their owner (admin/keys.ts). */
export type OwnerPath = { bank_id: string } | { gateway_id: string };
export type OneKeyPath = OwnerPath & { key_id: string };

type OwnerCall<Path extends OwnerPath = OwnerPath, Query = unknown> = Call<
  RegistryEnv,
  AdminCaller,
  unknown,
  Path,
  Query
>;
type KeyCall = OwnerCall<OneKeyPath>;

interface FoundOwner extends KeySlot {
  /** The address of its keys. */
  collection: string;
}

const keyView = (row: KeyRow): InferOutput<typeof keyAnswer> => ({
  key_id: row.keyId,
  kind: row.ownerKind as "BANK" | "GATEWAY",
  realm: row.mode,
  status: row.status,
  created_at: isoTime(row.createdAt),
  promoted_at: optionalTime(row.promotedAt),
  retired_at: optionalTime(row.retiredAt),
});

const findOwner = async ({ env, path }: OwnerCall): Promise<FoundOwner | null> => {
  const db = database(env);
  if ("bank_id" in path) {
    const bankId = path.bank_id;
    const bank = await queries.bankById(db, bankId).get();
    if (!bank) return null;
    const collection = `/admin/v1/banks/${bankId}/keys`;
    const owner = { kind: "BANK", id: bankId } as const;
    return { owner, mode: bank.realm, kind: "BANK_TO_REGISTRY", collection };
  }
  const gatewayId = path.gateway_id;
  const gateway = await findGateway(db, gatewayId);
  if (!gateway) return null;
  const collection = `/admin/v1/gateways/${gatewayId}/keys`;
  const owner = { kind: "GATEWAY", id: gatewayId } as const;
  return { owner, mode: gateway.realm, kind: "GATEWAY_TO_REGISTRY", collection };
};

/**
 * `POST …/keys`: the key is shown in this answer and never again. The first key is promoted at
 * once.
 */
export const addKey = async (call: OwnerCall): Promise<Result<Reply>> => {
  const found = await findOwner(call);
  if (!found) return refuse("NOT_FOUND");
  const { collection, ...slot } = found;
  const { env, caller } = call;
  const author = authorOf({ ...caller, realm: slot.mode });
  return create(call, author, collection, async (db, at) => {
    const key = newKey(env.MASTER_KEY, slot.owner.kind === "BANK" ? "bk" : "gk");
    const stored = { keyId: newKeyId(), sha256: keyHash(key), sealed: null };
    const { answer: row, ...change } = await addKeyTo(db, at, slot, stored);
    return ok({
      ...change,
      location: `${collection}/${row.keyId}`,
      answer: { showOnce: { ...keyView(row), key } },
    });
  });
};

/** `GET …/keys/{key_id}` */
export const readKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const found = await findOwner(call);
  const key = found && (await findKeyOf(database(call.env), found.owner, call.path.key_id));
  return key ? reply(200, keyView(key)) : refuse("NOT_FOUND");
};

/** `GET …/keys`: including retired keys, newest first. */
export const listKeys = async (call: OwnerCall<OwnerPath, PageQuery>): Promise<Result<Reply>> => {
  const found = await findOwner(call);
  if (!found) return refuse("NOT_FOUND");
  const page = await listKeysOf(database(call.env), found.owner, call.query);
  return page.ok ? reply(200, { ...page.value, data: page.value.data.map(keyView) }) : page;
};

const moveKey = async (call: KeyCall, step: KeyStep): Promise<Result<Reply>> => {
  const found = await findOwner(call);
  if (!found) return refuse("NOT_FOUND");
  const author = authorOf({ ...call.caller, realm: found.mode });
  const keyId = call.path.key_id;
  const done = await commit(call.env, author, (db, at) =>
    moveKeyOf(db, at, found.owner, keyId, step),
  );
  return done.ok ? readKey(call) : done;
};

/** `POST …/keys/{key_id}/promote`: the former promoted key is still accepted. */
export const promoteKey = (call: KeyCall): Promise<Result<Reply>> => moveKey(call, "promote");

/** `POST …/keys/{key_id}/retire`: the key is no longer accepted. */
export const retireKey = (call: KeyCall): Promise<Result<Reply>> => moveKey(call, "retire");

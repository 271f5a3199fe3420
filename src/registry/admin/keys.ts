import { and, desc, eq } from "drizzle-orm";
import type { AdminCaller } from "../../admin/guard.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { moveKey } from "../../platform/key-machine.ts";
import { keyHash, newKey, newKeyId } from "../../platform/keys.ts";
import { pageOf } from "../../platform/lists.ts";
import { positionOf, readListRequest } from "../../platform/newest-first.ts";
import { commit, create } from "../administration.ts";
import { authorOf } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type { Realm } from "../schema.ts";
import { keys } from "../schema-governance.ts";
import { optionalTime } from "../views.ts";
import { findGateway } from "./gateways.ts";

/**
 * Keys of banks and gateways, below their owner's address. Rotation overlaps: add, promote, retire.
 * Every key is accepted until it retires (platform/key-machine.ts).
 */
type AdminCall = Call<RegistryEnv, AdminCaller>;
type KeyRow = typeof keys.$inferSelect;

interface Owner {
  kind: KeyRow["kind"];
  ownerId: string;
  realm: Realm;
  /** The address of its keys. */
  collection: string;
}

const keyView = (row: KeyRow) => ({
  key_id: row.keyId,
  kind: row.kind,
  realm: row.realm,
  status: row.status,
  created_at: isoTime(row.createdAt),
  promoted_at: optionalTime(row.promotedAt),
  retired_at: optionalTime(row.retiredAt),
});

const findOwner = async ({ env, param }: AdminCall): Promise<Owner | null> => {
  const db = database(env);
  const bankId = param("bank_id");
  if (bankId !== "") {
    const bank = await queries.bankById(db, bankId).get();
    const collection = `/admin/v1/banks/${bankId}/keys`;
    return bank ? { kind: "BANK", ownerId: bankId, realm: bank.realm, collection } : null;
  }
  const gatewayId = param("gateway_id");
  const gateway = await findGateway(db, gatewayId);
  const collection = `/admin/v1/gateways/${gatewayId}/keys`;
  return gateway ? { kind: "GATEWAY", ownerId: gatewayId, realm: gateway.realm, collection } : null;
};

const promotedKey = (db: RegistryDatabase, ownerId: string) =>
  db
    .select()
    .from(keys)
    .where(and(eq(keys.ownerId, ownerId), eq(keys.status, "ACTIVE")))
    .get();

/**
 * `POST …/keys`: the key is shown in this answer and never again. The first key is promoted at
 * once.
 */
export const addKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const { kind, ownerId, realm, collection } = owner;
  const { env, caller } = call;
  return create(call, authorOf({ ...caller, realm }), collection, async (db, at) => {
    const isFirst = !(await promotedKey(db, ownerId));
    const key = newKey(env.MASTER_KEY, kind === "BANK" ? "bk" : "gk");
    const row: KeyRow = {
      ...{ keyId: newKeyId(), realm, kind, ownerId },
      status: isFirst ? "ACTIVE" : "ADDED",
      sha256: keyHash(key),
      createdAt: at,
      promotedAt: isFirst ? at : null,
      retiredAt: null,
    };
    const draft = new Draft(db, realm, at);
    draft.write(db.insert(keys).values(row));
    draft.note("key.added", ownerId, { key_id: row.keyId, kind });
    return ok({
      ...(await draft.decision(null)),
      location: `${collection}/${row.keyId}`,
      answer: { showOnce: { ...keyView(row), key } },
    });
  });
};

const findKey = async (db: RegistryDatabase, owner: Owner, keyId: string) =>
  (await db
    .select()
    .from(keys)
    .where(and(eq(keys.keyId, keyId), eq(keys.ownerId, owner.ownerId)))
    .get()) ?? null;

/** `GET …/keys/{key_id}` */
export const readKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const owner = await findOwner(call);
  const key = owner && (await findKey(database(call.env), owner, call.param("key_id")));
  return key ? reply(200, keyView(key)) : refuse("NOT_FOUND");
};

/** `GET …/keys`: including retired keys, newest first. */
export const listKeys = async (call: AdminCall): Promise<Result<Reply>> => {
  const list = readListRequest(call.url, { createdAt: keys.createdAt, id: keys.keyId });
  if (!list.ok) return list;
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const { limit, beyond } = list.value;
  const rows = await database(call.env)
    .select()
    .from(keys)
    .where(and(eq(keys.ownerId, owner.ownerId), beyond))
    .orderBy(desc(keys.createdAt), desc(keys.keyId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.keyId));
  return reply(200, { ...page, data: page.data.map(keyView) });
};

/** The target state of each step, and the name of its audit entry. */
const steps = {
  promote: { to: "ACTIVE", audit: "key.promoted" },
  retire: { to: "RETIRED", audit: "key.retired" },
} as const;

/** Takes a step with the key of the path. A repeated step gets the same answer. */
const moveOneKey = async (call: AdminCall, trigger: keyof typeof steps): Promise<Result<Reply>> => {
  const owner = await findOwner(call);
  if (!owner) return refuse("NOT_FOUND");
  const author = authorOf({ ...call.caller, realm: owner.realm });
  const done = await commit(call.env, author, async (db, at) => {
    const key = await findKey(db, owner, call.param("key_id"));
    if (!key) return refuse("NOT_FOUND");
    const draft = new Draft(db, owner.realm, at);
    if (key.status === steps[trigger].to) return ok(await draft.decision(null));
    const status = moveKey(key.status, trigger);
    if (!status) return refuse("INVALID_STATE", { message: `The key is ${key.status}.` });
    if (trigger === "promote") await supersedePromoted(draft, owner);
    const changes = trigger === "promote" ? { status, promotedAt: at } : { status, retiredAt: at };
    draft.write(db.update(keys).set(changes).where(eq(keys.keyId, key.keyId)));
    draft.note(steps[trigger].audit, owner.ownerId, { key_id: key.keyId });
    return ok(await draft.decision(null));
  });
  return done.ok ? readKey(call) : done;
};

/** Demotes the former key first, because the index allows only one promoted key. */
const supersedePromoted = async (draft: Draft, { ownerId }: Owner): Promise<void> => {
  const former = await promotedKey(draft.db, ownerId);
  const status = former && moveKey(former.status, "superseded");
  if (!status) return;
  draft.write(draft.db.update(keys).set({ status }).where(eq(keys.keyId, former.keyId)));
};

/** `POST …/keys/{key_id}/promote`: the former promoted key is still accepted. */
export const promoteKey = (call: AdminCall): Promise<Result<Reply>> => moveOneKey(call, "promote");

/** `POST …/keys/{key_id}/retire`: the key is no longer accepted. */
export const retireKey = (call: AdminCall): Promise<Result<Reply>> => moveOneKey(call, "retire");

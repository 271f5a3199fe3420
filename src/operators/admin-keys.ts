import { and, desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { keyHash, newKey, newKeyId } from "../platform/keys.ts";
import { pageOf } from "../platform/lists.ts";
import { positionOf, readListRequest } from "../platform/newest-first.ts";
import { adminKeys } from "../platform/schema.ts";
import { type AdminCall, auditIfChanged } from "./audit.ts";
import { commit, create } from "./commit.ts";
import type { addAdminKeyRequest } from "./requests.ts";
import { type AdminKeyRow, adminKeyView } from "./views.ts";

/**
 * Keys of the operator's people and programs, kept by owners. Each has its own; a new one beside
 * the old is the overlap of their rotation, so there is nothing to promote.
 */
export const addAdminKey = async (
  call: AdminCall<InferOutput<typeof addAdminKeyRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const key = newKey(env.MASTER_KEY, "ak");
  const row: AdminKeyRow = {
    keyId: newKeyId(),
    name: body.name,
    role: body.role,
    status: "ACTIVE",
    sha256: keyHash(key),
    createdAt: now(),
    retiredAt: null,
  };
  return create(call, {
    collection: "/admin/v1/admin-keys",
    id: row.keyId,
    insert: database(env).insert(adminKeys).values(row),
    audit: {
      action: "admin_key.added",
      subject: row.keyId,
      details: { name: row.name, role: row.role },
    },
    answer: { showOnce: () => ({ ...adminKeyView(row), key }) },
  });
};

const findAdminKey = (env: GatewayEnv, keyId: string) =>
  database(env).select().from(adminKeys).where(eq(adminKeys.keyId, keyId)).get();

/** `GET /admin/v1/admin-keys/{key_id}` */
export const readOneAdminKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const row = await findAdminKey(call.env, call.param("key_id"));
  return row ? reply(200, adminKeyView(row)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/admin-keys`, newest first. */
export const listAdminKeys = async (call: AdminCall): Promise<Result<Reply>> => {
  const order = { createdAt: adminKeys.createdAt, id: adminKeys.keyId };
  const list = readListRequest(call.url, order);
  if (!list.ok) return list;
  const { limit, beyond } = list.value;
  const rows = await database(call.env)
    .select()
    .from(adminKeys)
    .where(beyond)
    .orderBy(desc(adminKeys.createdAt), desc(adminKeys.keyId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.keyId));
  return reply(200, { ...page, data: page.data.map(adminKeyView) });
};

/** `POST /admin/v1/admin-keys/{key_id}/retire`; repeating it changes nothing. */
export const retireAdminKey = async (call: AdminCall): Promise<Result<Reply>> => {
  const keyId = call.param("key_id");
  const retire = database(call.env)
    .update(adminKeys)
    .set({ status: "RETIRED", retiredAt: now() })
    .where(and(eq(adminKeys.keyId, keyId), eq(adminKeys.status, "ACTIVE")));
  const entry = { action: "admin_key.retired", subject: keyId, details: {} };
  const committed = await commit(call.env, [retire, auditIfChanged(call, entry)]);
  return committed.ok ? readOneAdminKey(call) : committed;
};

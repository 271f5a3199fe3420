import { desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type Database, database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { keyHash, newKey, newKeyId } from "../platform/keys.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf } from "../platform/newest-first.ts";
import { adminKeys } from "../platform/schema.ts";
import { type AdminCall, commit, create, type ListCall } from "./administration.ts";
import type { addAdminKeyRequest } from "./requests.ts";
import { type AdminKeyRow, adminKeyView } from "./views.ts";

/**
 * Keys of the operator's staff and programs, kept by owners. A new key beside the old one is the
 * overlap of their rotation, so there is nothing to promote.
 */
export const addAdminKey = (
  call: AdminCall<InferOutput<typeof addAdminKeyRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  return create(call, "/admin/v1/admin-keys", async (db, at) => {
    const key = newKey(env.MASTER_KEY, "ak");
    const row: AdminKeyRow = {
      keyId: newKeyId(),
      name: body.name,
      role: body.role,
      status: "ACTIVE",
      sha256: keyHash(key),
      createdAt: at,
      retiredAt: null,
    };
    const details = { name: row.name, role: row.role };
    return ok({
      statements: [db.insert(adminKeys).values(row)],
      entries: [{ action: "admin_key.added", subject: row.keyId, details }],
      location: `/admin/v1/admin-keys/${row.keyId}`,
      answer: { showOnce: { ...adminKeyView(row), key } },
    });
  });
};

type KeyCall = AdminCall<unknown, { key_id: string }>;

const findAdminKey = (db: Database, keyId: string) =>
  db.select().from(adminKeys).where(eq(adminKeys.keyId, keyId)).get();

/** `GET /admin/v1/admin-keys/{key_id}` */
export const readOneAdminKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const row = await findAdminKey(database(call.env), call.path.key_id);
  return row ? reply(200, adminKeyView(row)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/admin-keys`, newest first. */
export const listAdminKeys = async (call: ListCall): Promise<Result<Reply>> => {
  const { limit, cursor } = call.query;
  const beyond = beyondCursor(cursor, { createdAt: adminKeys.createdAt, id: adminKeys.keyId });
  if (!beyond.ok) return beyond;
  const rows = await database(call.env)
    .select()
    .from(adminKeys)
    .where(beyond.value)
    .orderBy(desc(adminKeys.createdAt), desc(adminKeys.keyId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.keyId));
  return reply(200, { ...page, data: page.data.map(adminKeyView) });
};

/** `POST /admin/v1/admin-keys/{key_id}/retire`; repeating it changes nothing. */
export const retireAdminKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const keyId = call.path.key_id;
  const done = await commit(call, async (db, at) => {
    const row = await findAdminKey(db, keyId);
    if (!row) return refuse("NOT_FOUND");
    if (row.status === "RETIRED") return ok({ statements: [], entries: [], answer: null });
    const retired = { status: "RETIRED" as const, retiredAt: at };
    return ok({
      statements: [db.update(adminKeys).set(retired).where(eq(adminKeys.keyId, keyId))],
      entries: [{ action: "admin_key.retired", subject: keyId, details: {} }],
      answer: null,
    });
  });
  return done.ok ? readOneAdminKey(call) : done;
};

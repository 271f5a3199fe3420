import { and, desc, eq } from "drizzle-orm";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { isoTime } from "../platform/clock.ts";
import { type Database, database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import { keyHash, newKey, newKeyId } from "../platform/keys.ts";
import { type PageQuery, pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf } from "../platform/newest-first.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { type Approver, mayApprove } from "./approvals.ts";
import { commit, type Decide } from "./commit.ts";
import { create } from "./create.ts";
import { type AdminCaller, FIRST_OWNER } from "./guard.ts";
import type { AdminRole } from "./roles.ts";
import { adminKeys } from "./schema.ts";

/**
 * Keys of the operator's staff and programs. Owners add and retire them; to rotate, add a new key
 * next to the old one. The first approver's key is in force at once. Every later one is PROPOSED
 * until an approver approves it, so an owner cannot become a second person.
 */
type AdminCall<Body = unknown> = Call<AdminEnv, AdminCaller, Body>;
type KeyCall = Call<AdminEnv, AdminCaller, unknown, { key_id: string }>;
type AdminKeyRow = typeof adminKeys.$inferSelect;

const collection = "/admin/v1/admin-keys";

const adminKeyView = (row: AdminKeyRow) => ({
  key_id: row.keyId,
  name: row.name,
  role: row.role,
  status: row.status,
  added_by: row.addedBy,
  approved_by: row.approvedBy,
  created_at: isoTime(row.createdAt),
  active_since: optionalTime(row.activeSince),
  retired_at: optionalTime(row.retiredAt),
});

const optionalTime = (milliseconds: number | null) =>
  milliseconds === null ? null : isoTime(milliseconds);

/** `POST /admin/v1/admin-keys` */
export const addAdminKey = (
  admin: Administration,
  call: AdminCall<{ name: string; role: AdminRole }>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  return create(admin, call, admin.staff(caller.keyId), collection, async (db, at) => {
    const isProposed = body.role === "approver" && (await countApprovers(db)) > 0;
    const key = newKey(env.MASTER_KEY, "ak");
    const row: AdminKeyRow = {
      ...{ keyId: newKeyId(), name: body.name, role: body.role, sha256: keyHash(key) },
      status: isProposed ? "PROPOSED" : "ACTIVE",
      ...{ addedBy: caller.keyId, approvedBy: null, createdAt: at },
      activeSince: isProposed ? null : at,
      retiredAt: null,
    };
    const action = isProposed ? "admin_key.proposed" : "admin_key.added";
    const details = { name: row.name, role: row.role };
    return ok({
      statements: [db.insert(adminKeys).values(row)],
      entries: [{ action, subject: row.keyId, details }],
      location: `${collection}/${row.keyId}`,
      answer: { showOnce: { ...adminKeyView(row), key } },
    });
  });
};

const countApprovers = (db: Database): Promise<number> =>
  db.$count(adminKeys, and(eq(adminKeys.role, "approver"), eq(adminKeys.status, "ACTIVE")));

const findAdminKey = (db: Database, keyId: string) =>
  db.select().from(adminKeys).where(eq(adminKeys.keyId, keyId)).get();

/** A staff key for the rule of two people. A key without a record counts as retired. */
export const readApprover = async (db: Database, keyId: string): Promise<Approver> => {
  if (keyId === FIRST_OWNER) return { keyId, role: "owner", since: 0, retired: false };
  const row = await findAdminKey(db, keyId);
  return {
    keyId,
    role: row?.role ?? "support",
    since: row?.activeSince ?? null,
    retired: row?.status !== "ACTIVE",
  };
};

/** `GET /admin/v1/admin-keys/{key_id}` */
export const readAdminKey = async (call: KeyCall): Promise<Result<Reply>> => {
  const row = await findAdminKey(database(call.env), call.path.key_id);
  return row ? reply(200, adminKeyView(row)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/admin-keys`, newest first. */
export const listAdminKeys = async (
  call: Call<AdminEnv, AdminCaller, unknown, unknown, PageQuery>,
): Promise<Result<Reply>> => {
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

/** Changes the key of the path. A repeated change has no effect. */
const changeAdminKey = async (
  admin: Administration,
  call: KeyCall,
  change: (
    db: Database,
    row: AdminKeyRow,
    at: number,
  ) => Promise<Result<{ changes: Partial<AdminKeyRow>; audit: string } | null>>,
): Promise<Result<Reply>> => {
  const keyId = call.path.key_id;
  const decide: Decide<null> = async (db, at) => {
    const row = await findAdminKey(db, keyId);
    if (!row) return refuse("NOT_FOUND");
    const decided = await change(db, row, at);
    if (!decided.ok) return decided;
    if (!decided.value) return ok({ statements: [], entries: [], answer: null });
    const { changes, audit } = decided.value;
    return ok({
      statements: [db.update(adminKeys).set(changes).where(eq(adminKeys.keyId, keyId))],
      entries: [{ action: audit, subject: keyId, details: {} }],
      answer: null,
    });
  };
  const done = await commit(admin, call.env, admin.staff(call.caller.keyId), decide);
  return done.ok ? readAdminKey(call) : done;
};

/** `POST /admin/v1/admin-keys/{key_id}/approve`: puts a proposed key in force. */
export const approveAdminKey = (admin: Administration, call: KeyCall): Promise<Result<Reply>> =>
  changeAdminKey(admin, call, async (db, row, at) => {
    if (row.status === "ACTIVE") return ok(null);
    if (row.status === "RETIRED") return refuse("KEY_RETIRED");
    const approver = await readApprover(db, call.caller.keyId);
    const may = mayApprove(approver, { proposer: row.addedBy, at: row.createdAt });
    if (!may.ok) return may;
    const changes = { status: "ACTIVE" as const, approvedBy: approver.keyId, activeSince: at };
    return ok({ changes, audit: "admin_key.approved" });
  });

/** `POST /admin/v1/admin-keys/{key_id}/retire`: the key is no longer accepted. */
export const retireAdminKey = (admin: Administration, call: KeyCall): Promise<Result<Reply>> =>
  changeAdminKey(admin, call, async (db, row, at) => {
    if (row.status === "RETIRED") return ok(null);
    // Otherwise an owner could retire the last approver and create the next "first" one alone.
    if (row.role === "approver" && row.status === "ACTIVE" && (await countApprovers(db)) === 1) {
      return refuse("ONLY_APPROVER");
    }
    const changes = { status: "RETIRED" as const, retiredAt: at };
    return ok({ changes, audit: "admin_key.retired" });
  });

import { and, eq, lte } from "drizzle-orm";
import { ok, refuse } from "../../base/kernel/result.ts";
import { limitAdminKey, refuseStranger } from "../../base/platform/budget.ts";
import { now } from "../../base/platform/clock.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { constantTimeEqual } from "../../base/platform/crypto.ts";
import { type Database, database } from "../../base/platform/database.ts";
import { guard } from "../../base/platform/edge.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { findCaller, keyHash } from "../../base/platform/keys.ts";
import type { AdminEnv } from "./administration.ts";
import { heldHashes } from "./keys.ts";
import { FIRST_OWNER, FIRST_OWNER_NAME, keyIdsOf, personOf } from "./people.ts";
import type { Approver } from "./proposals.ts";
import { type AdminRole, type Permission, rolesWith } from "./roles.ts";
import { adminKeys, people } from "./schema.ts";

/** A key of the operator's staff. */
export interface AdminCaller {
  kind: "admin";
  keyId: string;
  role: AdminRole;
  /** Of the person whose key it is. */
  name: string;
}

// @rule G7.2 A1.1
const adminScheme: SecurityScheme = {
  name: "adminKey",
  header: "X-Gateway-Admin-Key",
  description: "A key of the operator's staff. Its role says what it may do.",
};

/** Admits a key of the operator's staff whose role has one of these permissions. */
export const adminKey = <Env extends AdminEnv>(...permissions: readonly Permission[]) => {
  const roles = [...new Set(permissions.flatMap((permission) => rolesWith[permission]))];
  const role = roles.join(" or ");
  return guard<Env, AdminCaller>(
    {
      accepts: [adminScheme],
      role,
      limited: true,
      refusals: ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"],
    },
    async (call) => {
      const { env, request } = call;
      const key = request.headers.get("x-gateway-admin-key") ?? "";
      const caller = admittedCalls.get(request) ?? (await readAdmin(env, key));
      if (!caller) return refuseStranger(call);
      const allowed = await limitAdminKey(call, caller.keyId);
      if (!allowed.ok) return allowed;
      if (roles.includes(caller.role)) return ok(caller);
      return refuse("FORBIDDEN", { message: `This needs an admin key of the role ${role}.` });
    },
  );
};

/** Requests that the worker makes itself. No request from outside can be among them. */
const admittedCalls = new WeakMap<Request, AdminCaller>();

/** Lets a request of the worker itself pass the guard as this caller: the console's calls. */
export const admitAs = (request: Request, caller: AdminCaller): void => {
  admittedCalls.set(request, caller);
};

const callerCache = isolateCache<AdminCaller | null>();

/** The caller that a staff key belongs to; null without one. */
export const readAdmin = async (env: AdminEnv, key: string): Promise<AdminCaller | null> => {
  if (key === "") return null;
  if (isFirstOwner(env, keyHash(key))) return firstOwner;
  const held = heldHashes(database(env), "staff", adminKeys);
  const sent = { env, key, prefixes: ["ak"], held };
  return findCaller(callerCache, sent, (sha256) => loadCaller(env, sha256));
};

/** The caller of a key that was shown before, by its hash; null as soon as the key has ended. */
export const findAdmin = (env: AdminEnv, sha256: string): Promise<AdminCaller | null> =>
  isFirstOwner(env, sha256)
    ? Promise.resolve(firstOwner)
    : callerCache.read(sha256, () => loadCaller(env, sha256));

const firstOwner: AdminCaller = {
  ...{ kind: "admin", keyId: FIRST_OWNER },
  ...{ role: "owner", name: FIRST_OWNER_NAME },
};

const isFirstOwner = (env: AdminEnv, sha256: string): boolean =>
  constantTimeEqual(sha256, env.OWNER_ADMIN_KEY_SHA256.toLowerCase());

const loadCaller = async (env: AdminEnv, sha256: string): Promise<AdminCaller | null> => {
  const row = await database(env)
    .select({
      ...{ keyId: adminKeys.keyId, role: adminKeys.role },
      ...{ personId: adminKeys.personId, own: adminKeys.name, named: people.name },
    })
    .from(adminKeys)
    .leftJoin(people, eq(people.personId, adminKeys.personId))
    .where(
      and(
        eq(adminKeys.sha256, sha256),
        eq(adminKeys.status, "ACTIVE"),
        lte(adminKeys.activeSince, now()),
      ),
    )
    .get();
  if (!row) return null;
  const { keyId, role, personId, own, named } = row;
  const name = named ?? (personId === FIRST_OWNER ? FIRST_OWNER_NAME : own);
  return { kind: "admin", keyId, role, name };
};

/** The hash of a staff key that is in force, by its id; null if there is none. */
export const adminKeyHash = async (
  { OWNER_ADMIN_KEY_SHA256: owner }: AdminEnv,
  db: Database,
  keyId: string,
): Promise<string | null> => {
  if (keyId === FIRST_OWNER) return owner.toLowerCase();
  const row = await findAdminKey(db, keyId);
  return row?.status === "ACTIVE" ? row.sha256 : null;
};

/** Reads the keys of the operator's staff for decisions. */
export const findAdminKey = (db: Database, keyId: string) =>
  db.select().from(adminKeys).where(eq(adminKeys.keyId, keyId)).get();

/** A staff key as the rule of two people sees it, with the other keys of its person. */
export const readApprover = async (db: Database, keyId: string): Promise<Approver> => {
  const row = await findAdminKey(db, keyId);
  const own = await keyIdsOf(db, personOf(row ?? { keyId, personId: null }));
  return approverOf(keyId, row, own);
};

/**
 * The same from its record. A key without a record counts as retired. `own`: all keys of its
 * person, which only the key that decides needs.
 */
export const approverOf = (
  keyId: string,
  row: { role: AdminRole | null; status: string | null; activeSince: number | null } | undefined,
  own: readonly string[] = [keyId],
): Approver =>
  keyId === FIRST_OWNER
    ? { keyId, own, role: "owner", since: 0, retired: false }
    : {
        keyId,
        own,
        role: row?.role ?? "support",
        since: row?.activeSince ?? null,
        retired: row?.status !== "ACTIVE",
      };

/** Approvers' keys that are in force, or that are approved and will be. */
export const countApprovers = (db: Database): Promise<number> => db.$count(adminKeys, isApprover);

/** Approvers' keys that are in force. */
export const countApproversInForce = (db: Database, at: number): Promise<number> =>
  db.$count(adminKeys, and(isApprover, lte(adminKeys.activeSince, at)));

const isApprover = and(eq(adminKeys.role, "approver"), eq(adminKeys.status, "ACTIVE"));

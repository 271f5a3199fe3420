import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../base/platform/database.ts";
import type { Approver } from "./approvals.ts";
import { FIRST_OWNER } from "./guard.ts";
import type { AdminRole } from "./roles.ts";
import { adminKeys } from "./schema.ts";

/** Reads the keys of the operator's staff for decisions. */
export const findAdminKey = (db: Database, keyId: string) =>
  db.select().from(adminKeys).where(eq(adminKeys.keyId, keyId)).get();

/** A staff key as the rule of two people sees it. */
export const readApprover = async (db: Database, keyId: string): Promise<Approver> =>
  approverOf(keyId, await findAdminKey(db, keyId));

/** The same from its record. A key without a record counts as retired. */
export const approverOf = (
  keyId: string,
  row: { role: AdminRole | null; status: string | null; activeSince: number | null } | undefined,
): Approver =>
  keyId === FIRST_OWNER
    ? { keyId, role: "owner", since: 0, retired: false }
    : {
        keyId,
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

import type { Mode } from "../platform/env.ts";

/** The bindings of a worker with an administration. */
export interface AdminEnv {
  DB: D1Database;
  MASTER_KEY: string;
  /** SHA-256 in hex of the owner's key that the deployment starts with. */
  OWNER_ADMIN_KEY_SHA256: string;
  /** Stores the heads of the audit chains outside the database, if bound. */
  AUDIT_HEADS?: DurableObjectNamespace;
}

/** Each chain of the audit log orders the changes that it proves. */
export type Chain = Mode | "registry" | "gateway";

/** The author of a change, and the chain that proves it. */
export interface Author {
  chain: Chain;
  actor: string;
  /** The key that was used: after a theft, its changes can be told from the owner's own. */
  keyId?: string;
}

/** The differences between the administrations of two workers. */
export interface Administration {
  /** Part of the purposes that its keys are derived for, so it must never change. */
  name: "registry" | "gateway";
  chains: readonly Chain[];
  /** The author of staff changes to the administration itself. */
  staff(keyId: string): Author;
  /** The scope in which idempotency keys are compared (create.ts). */
  idempotencyScope(author: Author, collection: string): string;
  /** The request field behind each unique index; columns named as in SQLite. */
  uniqueFields: readonly (readonly [columns: string, field: string])[];
}

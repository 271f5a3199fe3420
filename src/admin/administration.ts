import type { Mode } from "../platform/env.ts";

/** What a worker with an administration is bound to. */
export interface AdminEnv {
  DB: D1Database;
  MASTER_KEY: string;
  /** SHA-256 in hex of the owner's key that the deployment starts with. */
  OWNER_ADMIN_KEY_SHA256: string;
  /** Where the heads of the audit chains are noted outside the database, if anywhere. */
  AUDIT_HEADS?: DurableObjectNamespace;
}

/** Each chain of the audit log orders the changes that it proves. */
export type Chain = Mode | "registry" | "gateway";

/** Who changes something, and in which chain it is proved. */
export interface Author {
  chain: Chain;
  actor: string;
  /** The key that was shown: after a theft, what it did is told apart from the owner's own. */
  keyId?: string;
}

/** What one worker's administration differs in from another's. */
export interface Administration {
  /** Part of the purposes that its keys are derived for, so it never changes. */
  name: "registry" | "gateway";
  chains: readonly Chain[];
  /** Who is audited for what a key of the staff does to the administration itself. */
  staff(keyId: string): Author;
  /** Within what the keys of creations are compared (create.ts). */
  idempotencyScope(author: Author, collection: string): string;
  /** Which field of a request breaks which unique index; the columns are as SQLite names them. */
  uniqueFields: readonly (readonly [columns: string, field: string])[];
}

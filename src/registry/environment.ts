import type { Realm } from "./schema.ts";

/** What a deployed registry is bound to: its own database, objects and secrets. */
export interface RegistryEnv {
  DB: D1Database;
  LOOKUP_BUDGETS: DurableObjectNamespace;
  AUDIT_HEADS: DurableObjectNamespace;
  /** The public address, without a trailing slash: customers' pages are below it. */
  BASE_URL: string;
  /** The realm that a request without a key means where it names none. */
  DEFAULT_REALM: Realm;
  /** What a caller may look up at once, and how fast that comes back (platform/token-bucket.ts). */
  LOOKUP_BURST: string;
  LOOKUPS_PER_MINUTE: string;
  /** The tokens that a bank may spend in a day on handles, links and claims (tokens.ts). */
  BANK_DAILY_QUOTA: string;
  MASTER_KEY: string;
  OWNER_ADMIN_KEY_SHA256: string;
  /** "on" only where the start script runs the worker; no wrangler configuration sets it. */
  LOCAL?: string;
  /** "on" where the clock may be moved (platform/clock.ts). */
  CLOCK?: string;
  CLOCK_OFFSET_MS?: string;
}

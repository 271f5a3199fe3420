import type { Administration } from "../frame/records/administration.ts";
import { guardedRealmBank } from "./guarded-bank.ts";
import type { Realm } from "./schema.ts";
import { listWaitingClaims } from "./waiting-claims.ts";

/** The bindings of a deployed registry: its own database, objects and secrets. */
export interface RegistryEnv {
  DB: D1Database;
  /** The lookup log, which no lookup and no change waits for. */
  LOOKUPS: D1Database;
  BUDGETS: DurableObjectNamespace;
  /** The public address, without a trailing slash. Customers' pages are below it. */
  BASE_URL: string;
  /** The realm of a request without a key that names none. */
  DEFAULT_REALM: Realm;
  /**
   * The bucket of a caller's lookups: its capacity, and its refill per minute
   * (platform/token-bucket.ts).
   */
  LOOKUP_BURST: string;
  LOOKUPS_PER_MINUTE: string;
  /** "local" raises the two limits below; any other value, like "contract", applies them. */
  LIMITS?: string;
  /** Per staff key, and per address for callers without a valid staff key. */
  REQUESTS_PER_MINUTE_ADMIN: string;
  REQUESTS_PER_MINUTE_ADDRESS: string;
  /** The tokens of a bank per day for handles, links and claims (tokens.ts). */
  BANK_DAILY_QUOTA: string;
  /** Seconds between the approval of a change and its effect (records/delay.ts). */
  CHANGE_DELAY_SECONDS: string;
  /** The size at which a database refuses changes (platform/database-size.ts). */
  DATABASE_LIMIT_BYTES?: string;
  MASTER_KEY: string;
  OWNER_ADMIN_KEY_SHA256: string;
  /** "on" only if the start script runs the worker; no wrangler configuration sets it. */
  LOCAL?: string;
  /** "on" if the clock may be moved (platform/clock.ts). */
  CLOCK?: string;
  CLOCK_OFFSET_MS?: string;
}

/**
 * The registry's administration. Each realm has its own audit chain; changes outside the realms
 * have another.
 */
export const admin: Administration = {
  name: "registry",
  chains: ["test", "live", "registry"],
  staff: (keyId) => ({ chain: "registry", actor: `admin:${keyId}` }),
  itself: { chain: "registry", actor: "registry" },
  idempotencyScope: ({ chain, actor }, collection) => `${chain} ${actor} ${collection}`,
  uniqueFields: [
    ["admin_keys.sha256", "sha256"],
    ["keys.sha256", "sha256"],
    ["banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_handle", "bank_handle"],
    ["gateways.realm, gateways.name", "name"],
    ["links.realm, links.account_ref", "account_ref"],
  ],
  guarded: { BANK: guardedRealmBank },
  elsewhere: listWaitingClaims,
};

import type { KeyEnv } from "./master-key.ts";

/** The list databases, numbered from 1 without gaps (list-databases.ts). */
export interface ListsEnv {
  LISTS_1: D1Database;
  [further: `LISTS_${number}`]: D1Database | undefined;
}

/**
 * The bindings of a deployed gateway: those of wrangler.toml, its vars and its secrets. `LOCAL` is
 * "on" only if the start script runs the workers; no wrangler configuration sets it.
 */
export interface GatewayEnv extends VersionEnv, KeyEnv, ListsEnv {
  /** The administration's database. */
  DB: D1Database;
  /** Files of what leaves the database. */
  ARCHIVE: R2Bucket;
  PAYMENT_SESSIONS: DurableObjectNamespace;
  CONSENTS: DurableObjectNamespace;
  MANDATES: DurableObjectNamespace;
  PAYMENT_ORDERS: DurableObjectNamespace;
  CHARGES: DurableObjectNamespace;
  ENDPOINTS: DurableObjectNamespace;
  PAYER_GUARDS: DurableObjectNamespace;
  BUDGETS: DurableObjectNamespace;
  CLIENT_GUARDS: DurableObjectNamespace;
  LOOKUP_SHARES: DurableObjectNamespace;
  LOGBOOK: DurableObjectNamespace;
  BANK_CALLS: Queue<Pointer>;
  WEBHOOKS: Queue<Pointer>;
  PROJECTIONS: Queue<unknown>;
  /** The operator's name. Banks and rail know it as the originator. */
  OPERATOR: string;
  /**
   * The jurisdiction of the objects; empty for none. It can never be changed later (objects.ts).
   */
  JURISDICTION?: string;
  /** The public address, without a trailing slash. */
  BASE_URL: string;
  REGISTRY_URL: string;
  /** Set if the registry is in the same account; otherwise REGISTRY_URL is called. */
  REGISTRY?: Fetcher;
  TEST_DIRECTORY_URL: string;
  TEST_RAIL_URL: string;
  LIVE_DIRECTORY_URL?: string;
  LIVE_RAIL_URL?: string;
  /** Allowed origins of test-mode banks, separated by spaces. */
  TEST_BANK_ORIGINS: string;
  LOCAL?: string;
  /** "local" raises the limits below; any other value, like "contract", applies them. */
  LIMITS?: string;
  /**
   * Per merchant's API key, per TPP, per consent, per address (public and hosted routes, and calls
   * without a valid key), and per staff key.
   */
  REQUESTS_PER_MINUTE_MERCHANT: string;
  REQUESTS_PER_MINUTE_TPP: string;
  REQUESTS_PER_MINUTE_CONSENT: string;
  REQUESTS_PER_MINUTE_ADDRESS: string;
  REQUESTS_PER_MINUTE_ADMIN: string;
  /** Per key of a bank, and for the rail of each mode. */
  CALLBACKS_PER_MINUTE: string;
  PAYER_LOOKUP_BURST: string;
  PAYER_LOOKUPS_PER_MINUTE: string;
  /** The lookups that the registry grants this gateway: the bucket's size and its refill. */
  REGISTRY_LOOKUP_BURST: string;
  REGISTRY_LOOKUPS_PER_MINUTE: string;
  /** "on" if the clock may be moved (clock.ts). */
  CLOCK?: string;
  CLOCK_OFFSET_MS?: string;
  /** Seconds from the approval of a guarded change to its effect (records/proposal-routes.ts). */
  CHANGE_DELAY_SECONDS: string;
  /** Days that rows stay in lists, 400 or more (row-files.ts). */
  RETENTION_DAYS?: string;
  /** The size at which a database refuses changes (database.ts). */
  DATABASE_LIMIT_BYTES?: string;
  /** "on" if the operator accepts TPPs without a secret or key in live mode. */
  LIVE_PUBLIC_CLIENTS?: string;
  /** The operator's alert address and its signing secret (operator-alerts.ts). */
  ALERT_URL?: string;
  ALERT_SECRET?: string;
  OWNER_ADMIN_KEY_SHA256: string;
  BREAK_GLASS_SHA256?: string;
  TEST_REGISTRY_KEY: string;
  TEST_DIRECTORY_KEY: string;
  TEST_RAIL_KEY: string;
  /** One SHA-256 in hex, or several separated by spaces while the key rotates. */
  TEST_RAIL_CALLBACK_KEY_SHA256: string;
  LIVE_REGISTRY_KEY?: string;
  LIVE_DIRECTORY_KEY?: string;
  LIVE_RAIL_KEY?: string;
  LIVE_RAIL_CALLBACK_KEY_SHA256?: string;
}

export type Mode = "test" | "live";

/** Points at a durable effect. A pointer is a trigger on a queue, never the only copy. */
export interface Pointer {
  /** The binding of the object's namespace. */
  namespace: string;
  /** The object's id in hex. */
  object: string;
  effect: string;
  traceparent: string;
  /** Set if the effect left already leased: the input of its performer. */
  lease?: unknown;
}

export const isLocal = (env: { LOCAL?: string }): boolean => env.LOCAL === "on";

/** Which version of the worker answers. */
export interface VersionEnv {
  /** Bound by every wrangler configuration; absent in a local world. */
  VERSION?: WorkerVersionMetadata;
}

/** Of a local world, whose version is its checkout. */
const localVersion = { id: "local", tag: "", timestamp: "" };

export const versionOf = ({ VERSION }: VersionEnv): WorkerVersionMetadata =>
  VERSION ?? localVersion;

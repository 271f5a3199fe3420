/**
 * What a deployed gateway is bound to: the bindings of wrangler.toml, its vars and its secrets.
 * `LOCAL` is "on" only where the start script runs the workers; no wrangler configuration sets it.
 */
export interface GatewayEnv {
  DB: D1Database;
  PAYMENT_SESSIONS: DurableObjectNamespace;
  ENDPOINTS: DurableObjectNamespace;
  PAYER_GUARDS: DurableObjectNamespace;
  BUDGETS: DurableObjectNamespace;
  BANK_CALLS: Queue<Pointer>;
  WEBHOOKS: Queue<Pointer>;
  PROJECTIONS: Queue<unknown>;
  /** The operator's name; the originator that banks and rail know. */
  OPERATOR: string;
  /** Where objects are kept; empty: anywhere. It can never be changed later (objects.ts). */
  JURISDICTION?: string;
  /** The public address, without a trailing slash. */
  BASE_URL: string;
  REGISTRY_URL: string;
  /** Set where the registry is in the same account; else REGISTRY_URL is called. */
  REGISTRY?: Fetcher;
  TEST_DIRECTORY_URL: string;
  TEST_RAIL_URL: string;
  LIVE_DIRECTORY_URL?: string;
  LIVE_RAIL_URL?: string;
  /** Origins, separated by spaces, that test-mode banks may live at. */
  TEST_BANK_ORIGINS: string;
  LOCAL?: string;
  /** "contract" (and everything else) for the limits below, "local" for high ones. */
  LIMITS?: string;
  /** Per API key of a merchant, and per address on public and hosted routes. */
  REQUESTS_PER_MINUTE_MERCHANT: string;
  REQUESTS_PER_MINUTE_ADDRESS: string;
  PAYER_LOOKUP_BURST: string;
  PAYER_LOOKUPS_PER_MINUTE: string;
  /** "on" where the clock may be moved (clock.ts). */
  CLOCK?: string;
  CLOCK_OFFSET_MS?: string;
  MASTER_KEY: string;
  OWNER_ADMIN_KEY_SHA256: string;
  TEST_REGISTRY_KEY: string;
  TEST_DIRECTORY_KEY: string;
  TEST_RAIL_KEY: string;
  /** One or, while it rotates, several SHA-256 in hex, separated by spaces. */
  TEST_RAIL_CALLBACK_KEY_SHA256: string;
  LIVE_REGISTRY_KEY?: string;
  LIVE_DIRECTORY_KEY?: string;
  LIVE_RAIL_KEY?: string;
  LIVE_RAIL_CALLBACK_KEY_SHA256?: string;
}

export type Mode = "test" | "live";

/** Where a durable effect waits: a trigger on a queue, never the only copy. */
export interface Pointer {
  /** The binding of the object's namespace. */
  namespace: string;
  /** The object's id in hex. */
  object: string;
  effect: string;
  traceparent: string;
  /** Set where the effect left claimed: what its performer needs. */
  claim?: unknown;
}

export const isLocal = (env: { LOCAL?: string }): boolean => env.LOCAL === "on";

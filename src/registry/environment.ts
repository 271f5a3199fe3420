/** What a deployed registry is bound to: its own database and its own secrets. */
export interface RegistryEnv {
  DB: D1Database;
  MASTER_KEY: string;
  /** "on" only where the start script runs the worker; no wrangler configuration sets it. */
  LOCAL?: string;
  /** "on" where the clock may be moved (platform/clock.ts). */
  CLOCK?: string;
  CLOCK_OFFSET_MS?: string;
}

import type { ClockEnv } from "../platform/clock.ts";

/** What the sandbox worker is bound to. */
export interface SandboxEnv extends ClockEnv {
  WORLD: DurableObjectNamespace;
  /** "on" only where the start script runs the workers: opens the control surface. */
  LOCAL?: string;
  /** How long a payment is on its way between banks, in milliseconds. Default 1500. */
  RAIL_DELAY_MS?: string;
  /** Names one run of the start script: world.json is ready when that run has enrolled it. */
  START_ID?: string;
  /** Base addresses, separated by spaces, of the workers that follow this world's clock. */
  CLOCK_FOLLOWERS?: string;
  /** Tells the TCP front in front of this worker to cut the connection instead of answering. */
  RESET_WORD?: string;
}

import type { ClockEnv } from "../base/platform/clock.ts";

/** The bindings of the sandbox worker. */
export interface SandboxEnv extends ClockEnv {
  WORLD: DurableObjectNamespace;
  /** "on" only if the start script runs the workers: one world, whose controls need no key. */
  LOCAL?: string;
  /**
   * The worlds of a deployment, separated by spaces: `host=SHA-256` of the key of each. A world is
   * one operator's, and another host name has other books.
   */
  WORLDS?: string;
  /** Set for each request of a deployment: the host name of its world (world.ts). */
  WORLD_NAME?: string;
  /** How long a payment takes between banks, in milliseconds. Default 1500. */
  RAIL_DELAY_MS?: string;
  /** One run of the start script: world.json is ready when that run has enrolled it. */
  START_ID?: string;
  /** Base addresses, separated by spaces, of the workers that follow this world's clock. */
  CLOCK_FOLLOWERS?: string;
  /** The secret text that tells the TCP front to cut the connection. */
  RESET_WORD?: string;
}

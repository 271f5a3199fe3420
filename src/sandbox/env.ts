import type { World } from "./world-object.ts";

/** What the sandbox worker is bound to. */
export interface SandboxEnv {
  WORLD: DurableObjectNamespace<World>;
  /** "on" only where the start script runs the workers: opens the control surface. */
  LOCAL?: string;
  /** How long a payment is on its way between banks, in milliseconds. Default 1500. */
  RAIL_DELAY_MS?: string;
}

/** The one world of this deployment. */
export const worldOf = (env: SandboxEnv): DurableObjectStub<World> => env.WORLD.getByName("world");

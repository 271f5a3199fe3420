import type { SandboxEnv } from "./env.ts";
import type { World } from "./world-object.ts";

/** The one world of this deployment. */
export const worldOf = ({ WORLD }: SandboxEnv): DurableObjectStub<World> =>
  WORLD.getByName("world") as DurableObjectStub<World>;

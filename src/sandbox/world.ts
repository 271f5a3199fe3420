import { namedObject } from "../base/platform/objects.ts";
import type { SandboxEnv } from "./env.ts";
import type { World } from "./world-object.ts";

/** The one world of this deployment. */
export const worldOf = (env: SandboxEnv): DurableObjectStub<World> =>
  namedObject(env, "WORLD", "world");

import type { TestProject } from "vitest/node";
import type { BaseUrls } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import { startWorld } from "./world.ts";

/**
 * One world for a whole project: `inject("world")` and `inject("baseUrls")` in its tests. Its clock
 * can be moved (clock.ts), which affects every later test of the project.
 */
declare module "vitest" {
  interface ProvidedContext {
    world: World;
    baseUrls: BaseUrls;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const running = await startWorld({ clock: true });
  project.provide("world", running.world);
  project.provide("baseUrls", running.baseUrls);
  return running.stop;
};

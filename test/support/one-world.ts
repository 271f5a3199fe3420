import type { TestProject } from "vitest/node";
import { type BaseUrls, placesIn } from "../../scripts/local/places.ts";
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
    logsDirectory: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const running = await startWorld({ clock: true, checkAnswers: true });
  project.provide("world", running.world);
  project.provide("baseUrls", running.baseUrls);
  project.provide("logsDirectory", placesIn(running.stateDir).logs);
  return running.stop;
};

import type { TestProject } from "vitest/node";
import { type BaseUrls, placesIn } from "../../scripts/local/places.ts";
import type { World } from "../../scripts/local/world.ts";
import { LIVE_BANK_HOST, openLiveBank } from "./live-bank.ts";
import { startWorld } from "./world.ts";

/**
 * One world for a whole project: `inject("world")` and `inject("baseUrls")` in its tests. Its clock
 * can be moved (clock.ts), which affects every later test of the project. The world of the browser
 * tests has a live bank that is not enrolled yet.
 */
declare module "vitest" {
  interface ProvidedContext {
    world: World;
    baseUrls: BaseUrls;
    logsDirectory: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const bank = project.name === "browser" ? await openLiveBank() : null;
  const env: Record<string, string> = bank ? { HOSTS: `${LIVE_BANK_HOST}=${bank.url}` } : {};
  const running = await startWorld({ clock: true, checkAnswers: true, env });
  project.provide("world", running.world);
  project.provide("baseUrls", running.baseUrls);
  project.provide("logsDirectory", placesIn(running.stateDir).logs);
  return async () => {
    await running.stop();
    await bank?.close();
  };
};

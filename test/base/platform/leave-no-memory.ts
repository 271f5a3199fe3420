import { afterAll } from "vitest";
import { forgetEverything } from "../../../src/base/platform/isolate-memory.ts";

/**
 * The gateway has so many modules that to load them again for each file takes as long as the small
 * files themselves. So they stay, and forget; only the files of the tests and of the workers, which
 * say what a file has of its own, are loaded again.
 */
interface Modules<Module> {
  idToModuleMap: ReadonlyMap<string, Module>;
  invalidateModule(module: Module): void;
}

/** Vitest's own name for its loaded modules. Without it this file throws, and no test passes. */
const { evaluatedModules } = (
  globalThis as unknown as { __vitest_worker__: { evaluatedModules: Modules<object> } }
).__vitest_worker__;

const isLoadedAgain = (path: string): boolean =>
  /^(?!.*\/node_modules\/).*\/(?:test|workers)\//.test(path);

afterAll(() => {
  forgetEverything();
  for (const [path, module] of evaluatedModules.idToModuleMap) {
    if (isLoadedAgain(path)) evaluatedModules.invalidateModule(module);
  }
});

import { afterAll, vi } from "vitest";

/**
 * The unit tests share a process, which takes half of the time of one for each file. What a file
 * leaves behind is taken away after it: its clock, its spies, and the modules that keep something.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

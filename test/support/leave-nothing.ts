import { afterAll, vi } from "vitest";

/**
 * The files of a project share one process, because one process per file takes twice the time.
 * After each file its clock, its spies and its modules with state are removed.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

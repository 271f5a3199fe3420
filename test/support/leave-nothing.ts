import { afterAll, vi } from "vitest";

/**
 * The files of a project share one process, because one process per file takes twice the time.
 * After each file its clock and its spies are removed. What its modules remember goes as well: see
 * leave-no-module.ts and ../base/platform/leave-no-memory.ts.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

import { afterAll, vi } from "vitest";

/** After each file all modules are removed, and what they remember. The next file loads its own. */
afterAll(() => {
  vi.resetModules();
});

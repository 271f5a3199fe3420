import { afterAll } from "vitest";

/** After each file its objects and databases are deleted. */
afterAll(async () => {
  // Imported this late, because it loads the worker, and a file may replace modules of it.
  const { reset } = await import("cloudflare:test");
  await reset();
});

import { afterAll } from "vitest";

/** More than enough: once would do, if nothing of the file were still under way. */
const TRIES = 20;

/**
 * After each file its objects and databases are deleted. A database that answers late work of the
 * file at that moment has been seen to stay, so they are deleted until it is empty.
 */
afterAll(async () => {
  // Imported this late, because it loads the worker, and a file may replace modules of it.
  const { env, reset } = await import("cloudflare:test");
  const { DB } = env as { DB?: D1Database };
  const tables = "SELECT count(*) AS n FROM sqlite_schema WHERE name NOT LIKE '!_cf%' ESCAPE '!'";
  for (let tries = 0; tries < TRIES; tries++) {
    await reset();
    if (!DB || (await DB.prepare(tables).first<number>("n")) === 0) return;
  }
  throw new Error("a database of this file cannot be deleted");
});

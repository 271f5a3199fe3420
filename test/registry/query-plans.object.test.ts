import { beforeAll, describe, expect, test } from "vitest";
import { database } from "../../src/platform/database.ts";
import { queries } from "../../src/registry/queries.ts";
import { db, migrate, seed } from "./registry.ts";

beforeAll(async () => {
  await migrate();
  expect((await seed()).status).toBe(200);
});

const orm = database({ DB: db });

/** A query that is added to `queries` and not listed here does not compile, and fails below. */
const examples: Record<keyof typeof queries, { toSQL(): { sql: string; params: unknown[] } }[]> = {
  gatewayByKey: [queries.gatewayByKey(orm, "a".repeat(64))],
  handleByAlias: [queries.handleByAlias(orm, "test", "layla")],
  routableLinks: [
    queries.routableLinks(orm, "test", "layla", "public"),
    queries.routableLinks(orm, "test", "layla", "gateways"),
  ],
  banksAfter: [queries.banksAfter(orm, "test", "", 26)],
};

const planOf = async (sql: string, params: unknown[]): Promise<string[]> => {
  const { results } = await db
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map((row) => row.detail);
};

describe("every query runs on an index and sorts nothing", () => {
  test.each(Object.keys(queries) as (keyof typeof queries)[])("%s", async (name) => {
    for (const query of examples[name]) {
      const { sql, params } = query.toSQL();
      const plan = await planOf(sql, params);
      expect(plan).not.toEqual([]);
      for (const step of plan) expect(step).toMatch(/^SEARCH .* USING .*INDEX/);
    }
  });

  test("and a query without one would be noticed", async () => {
    expect(await planOf("select * from links where currency = ?", ["USD"])).toEqual(["SCAN links"]);
  });
});

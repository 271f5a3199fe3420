import { beforeAll, expect, test } from "vitest";
import { upsertRows } from "../../../src/frame/objects/rows.ts";
import { readMetrics } from "../../../src/staff/operators/metrics.ts";
import { gatewayEnv, listStatements, migrate, statements } from "./gateway.ts";
import { wrongPlans } from "./plans.ts";

/** The figures for monitors, and what is counted for them, run on indexes. */
beforeAll(migrate);

test("every question of a scrape runs on an index", async () => {
  statements.clear();
  listStatements.clear();
  await readMetrics(gatewayEnv());
  expect([statements.size, listStatements.size]).toEqual([5, 4]);
  expect(await wrongPlans()).toEqual({});
});

test("rows are compared with the stored ones by their key before they are counted", async () => {
  listStatements.clear();
  const row: Parameters<typeof upsertRows>[1][number]["row"] = {
    ...{ kind: "PAYMENT", createdAt: 1, objectId: "pay_counted", ownerId: "mer_x" },
    ...{ ownerKind: "MERCHANT", mode: "test" },
    ...{ status: "COMPLETED", state: "COMPLETED", version: 1, unfinished: false },
  };
  await upsertRows(gatewayEnv(), [{ row, reviews: [] }]);
  expect([...listStatements.keys()].filter((sql) => /into .object_counts/.test(sql))).toHaveLength(
    1,
  );
  expect(await wrongPlans()).toEqual({});
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sweepTotals } from "../../../../src/staff/operators/totals/totals-sweep.ts";
import { recording } from "../../../base/platform/d1.ts";
import { db, gatewayEnv, lists, migrate } from "../gateway.ts";

/** A run of the sweep of hours that is cut off: the platform ends it in the middle. */
const HOUR = 3_600_000;
const start = Date.parse("2026-03-02T00:00:00Z");
const env = gatewayEnv();

beforeAll(async () => {
  await migrate();
  vi.useFakeTimers({ toFake: ["Date"], now: start + 4 * HOUR });
  await lists
    .prepare(
      `INSERT INTO objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state,
        version, updated_at, unfinished) SELECT 'PAYMENT', ${start} + value * ${HOUR},
        printf('pay_%043d', value), 'MERCHANT', 'mer_x', 'test', 'COMPLETED', 'COMPLETED', 1, 1, 0
        FROM json_each('[0,1,2]')`,
    )
    .run();
});

afterAll(() => void vi.useRealTimers());

/** A database that does not get to this write of the totals. */
const cutOffAt = (most: number): D1Database => {
  let writes = 0;
  return new Proxy(env.LISTS_1, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (sql: string) => {
        if (/^insert into "hourly_totals"/.test(sql) && ++writes === most)
          throw new Error("cut off");
        return target.prepare(sql);
      };
    },
  });
};

const hours = async () => {
  const { results } = await lists.prepare("SELECT hour FROM hourly_totals ORDER BY hour").all();
  return results.map(({ hour }) => (Number(hour) - start) / HOUR);
};

test("keeps its place after each hour, so the next run goes on there", async () => {
  await expect(sweepTotals({ ...env, LISTS_1: cutOffAt(3) })).rejects.toThrow("cut off");
  expect(await hours()).toEqual([0, 1]);
  await lists.prepare("DELETE FROM hourly_totals").run();
  await sweepTotals(env);
  expect(await hours()).toEqual([2]);
});

test("a merchant's payments are not read to find the next owner", async () => {
  const day = start - 24 * HOUR;
  for (const sql of [
    `INSERT INTO objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state,
        version, updated_at, unfinished) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1
        FROM n WHERE i < 3000) SELECT 'PAYMENT', ${day - 48 * HOUR}, printf('pay_old%040d', i),
        'MERCHANT', 'mer_a', 'test', 'COMPLETED', 'COMPLETED', 1, 1, 0 FROM n`,
    `INSERT OR REPLACE INTO settings SELECT value ->> 0, value -> 1, 1 FROM json_each('[
        ["totals_until 1", [${start + 4 * HOUR}]], ["late_totals_until 1", [${start + 4 * HOUR}]],
        ["owner_days_position 1", [${day}, "MERCHANT", "mer_a", "test"]],
        ["late_owner_days_position 1", [${day}, "MERCHANT", "mer_a", "test"]]]')`,
  ]) {
    await (sql.includes("settings") ? db : lists).prepare(sql).run();
  }
  const { db: recorded, uses } = recording(env.LISTS_1);
  await sweepTotals({ ...env, LISTS_1: recorded });
  const questions = uses.filter(({ sql }) => /^select/i.test(sql));
  const answers = await lists.batch(
    questions.map(({ sql, values }) => lists.prepare(sql).bind(...values)),
  );
  expect(answers.reduce((sum, { meta }) => sum + meta.rows_read, 0)).toBeLessThan(100);
});

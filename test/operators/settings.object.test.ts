import { beforeAll, expect, test } from "vitest";
import { readSettings } from "../../src/parties/settings.ts";
import { ask, auditOf, gatewayEnv, migrate } from "./gateway.ts";

beforeAll(() => migrate());

const strategyPath = "/admin/v1/settlement-strategy";
const put = (path: string, json: unknown) => ask(path, { method: "PUT", json });

test("the default is same bank or national rail, and no fee", async () => {
  expect((await ask(strategyPath)).body).toEqual({ strategy: "SAME_BANK_OR_NATIONAL_RAIL" });
  expect((await ask("/admin/v1/fees")).body).toEqual({ gateway_fee: { test: 0, live: 0 } });
});

test("the strategy is set, read and audited", async () => {
  const answer = await put(strategyPath, { strategy: "SAME_BANK_ONLY" });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ strategy: "SAME_BANK_ONLY" });
  expect((await ask(strategyPath)).body).toEqual({ strategy: "SAME_BANK_ONLY" });
  const settings = await readSettings(gatewayEnv(), { fresh: true });
  expect(settings.settlement_strategy).toBe("SAME_BANK_ONLY");
  expect(await auditOf("settlement_strategy")).toEqual([
    {
      actor: "key_first_owner",
      action: "settlement_strategy.set",
      details: { value: "SAME_BANK_ONLY" },
    },
  ]);
});

test("fees are stored per mode, next to the strategy", async () => {
  await put(strategyPath, { strategy: "NATIONAL_RAIL_ONLY" });
  await put("/admin/v1/fees", { gateway_fee: { test: 5, live: 30 } });
  expect(await readSettings(gatewayEnv(), { fresh: true })).toEqual({
    settlement_strategy: "NATIONAL_RAIL_ONLY",
    gateway_fee: { test: 5, live: 30 },
  });
});

test.each([
  [strategyPath, {}, "strategy"],
  [strategyPath, { strategy: "FASTEST" }, "strategy"],
  ["/admin/v1/fees", { gateway_fee: { test: 1 } }, "gateway_fee.live"],
  ["/admin/v1/fees", { gateway_fee: { test: -1, live: 0 } }, "gateway_fee.test"],
])("PUT %s %j is 422 naming %s", async (path, json, field) => {
  const answer = await put(path, json);
  expect(answer.status).toBe(422);
  expect(answer.body.error.field).toBe(field);
});

test("the audit log is newest first, page by page without gaps", async () => {
  for (const fee of [1, 2, 3]) await put("/admin/v1/fees", { gateway_fee: { test: fee, live: 0 } });
  const first = (await ask("/admin/v1/audit?limit=2")).body;
  const second = (await ask(`/admin/v1/audit?limit=1&cursor=${first.next_cursor}`)).body;
  const fees = [...first.data, ...second.data].map((entry) => entry.details.value.test);
  expect(fees).toEqual([3, 2, 1]);
  expect((await ask("/admin/v1/audit?cursor=bogus")).status).toBe(422);
});

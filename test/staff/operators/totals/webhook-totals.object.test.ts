import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { GatewayEnv } from "../../../../src/base/platform/env.ts";
import { sweepWebhookTotals } from "../../../../src/staff/operators/totals/webhook-totals-sweep.ts";
import { emptyTables } from "../../../base/platform/d1.ts";
import { ask, db, gatewayEnv, migrate } from "../gateway.ts";

/** What endpoints answered in closed hours. The endpoints are stand-ins that count their calls. */
const HOUR = 3_600_000;
const start = Date.parse("2026-03-02T10:00:00Z");
const asked: [from: number, to: number][] = [];

/** What the next calls do; without a plan they answer. */
let plan: ("busy" | "empty" | "silent")[] = [];

const endpoints = {
  idFromName: (name: string) => name,
  idFromString: (name: string) => name,
  get: () => ({
    totals: async (from: number, to: number, after: object | null) => {
      asked.push([from, to]);
      const turn = after === null ? plan.shift() : undefined;
      if (turn === "empty") return null;
      if (turn === "silent") throw new Error("not reached");
      const next = turn === "busy" ? { wake_at: 1, event_id: "evt" } : null;
      return { delivered: 2, failed: 1, attempts: 3, milliseconds: [90, 90, 4_000], next };
    },
  }),
} as unknown as GatewayEnv["ENDPOINTS"];

const env = gatewayEnv({ ENDPOINTS: endpoints });

const list = async (owner: string, origins: readonly string[], mode = "test") => {
  const row = `insert into endpoints (owner_kind, owner_id, mode, kind, origin, created_at)
    values ('MERCHANT', ?, ?, 'REGISTERED', ?, 1)`;
  await db.batch(origins.map((origin) => db.prepare(row).bind(owner, mode, origin)));
};

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://${1_000 + i}.example`);

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start + HOUR + 60_000 });
  asked.length = 0;
  await emptyTables(env, "endpoints", "settings");
  await db.prepare("delete from hourly_totals").run();
});

afterEach(() => {
  vi.useRealTimers();
});

const stored = async () => {
  const { results } = await db
    .prepare(
      "select mode, owner_id, hour, figures from hourly_totals where part = 'WEBHOOKS' order by 1, 2",
    )
    .all<{ mode: string; owner_id: string; hour: number; figures: string }>();
  return results.map(({ mode, owner_id, hour, figures }) => [
    ...[mode, owner_id, hour, JSON.parse(figures).webhooks.count],
  ]);
};

test("an hour is summed for all owners, over pages and runs", async () => {
  await list("mer_a", many(60));
  await list("mer_b", many(90));
  await list("mer_c", many(100));
  await list("mer_c", ["https://live.example"], "live");
  await sweepWebhookTotals(env);
  expect(asked).toHaveLength(200);
  expect(await stored()).toEqual([]);
  await sweepWebhookTotals(env);
  expect(asked).toHaveLength(251);
  const whole = [
    ["live", "", start, 3],
    ["test", "", start, 750],
  ];
  expect(await stored()).toEqual(whole);
  await sweepWebhookTotals(env);
  expect(asked).toHaveLength(251);
  // The same hour again writes the same rows.
  await db.prepare("delete from settings").run();
  await sweepWebhookTotals(env);
  await sweepWebhookTotals(env);
  expect(asked).toHaveLength(502);
  expect(await stored()).toEqual(whole);
});

test("an endpoint is asked page by page; one without answers, or out of reach, counts nothing", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await list("mer_a", many(3));
  plan = ["busy", "empty", "silent"];
  await sweepWebhookTotals(env);
  expect(await stored()).toEqual([["test", "", start, 6]]);
  expect(asked.every(([from, to]) => from === start && to === start + HOUR)).toBe(true);
});

test("an endpoint out of reach is asked again until it answers, and its hour is whole", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await list("mer_a", many(2));
  await list("mer_b", many(1));
  plan = ["silent"];
  await sweepWebhookTotals(env);
  const part = [["test", "", start, 6]];
  expect(await stored()).toEqual(part);
  vi.setSystemTime(start + HOUR + 15 * 60_000);
  await sweepWebhookTotals(env);
  expect(asked).toHaveLength(3);
  vi.setSystemTime(start + HOUR + 16 * 60_000);
  plan = ["silent"];
  await sweepWebhookTotals(env);
  expect(await stored()).toEqual(part);
  vi.setSystemTime(start + HOUR + 31 * 60_000);
  await sweepWebhookTotals(env);
  expect(await stored()).toEqual([["test", "", start, 9]]);
  vi.setSystemTime(start + HOUR + 50 * 60_000);
  await sweepWebhookTotals(env);
  expect(asked).toHaveLength(5);
});

test("an hour is not summed before it is over, and staff see it in the totals", async () => {
  await list("mer_a", ["https://one.example"]);
  await db
    .prepare("insert into settings values ('webhook_totals_position', ?, 1)")
    .bind(JSON.stringify([start, ["", "", "", "", ""], {}]))
    .run();
  vi.setSystemTime(start + HOUR + 60_000 - 1);
  await sweepWebhookTotals(env);
  expect(asked).toEqual([]);
  vi.setSystemTime(start + HOUR + 60_000);
  await sweepWebhookTotals(env);
  await db
    .prepare("insert into settings values ('totals_until 1', ?, 1)")
    .bind(JSON.stringify([start + HOUR]))
    .run();
  const { body } = await ask("/admin/v1/totals?mode=test");
  expect(body.present.webhooks).toEqual({
    ...{ count: 3, failed: 1, error_share: 0.3333, p50_ms: 91, p95_ms: 4_096 },
  });
});

describe("figures of the open hour", () => {
  const iso = (at: number) => new Date(at).toISOString();
  const read = async (from: number, to: number, more = "") => {
    const path = `/admin/v1/totals?mode=test&from=${iso(from)}&to=${iso(to)}${more}`;
    const { webhooks_until, present, before } = (await ask(path, { env })).body;
    return [webhooks_until, present.webhooks.count, before.webhooks.count];
  };

  test("come from the endpoints themselves, beside the summed hours", async () => {
    await list("mer_a", many(2));
    await list("mer_a", ["https://live.example"], "live");
    await sweepWebhookTotals(env);
    const at = start + HOUR + 30 * 60_000;
    vi.setSystemTime(at);
    asked.length = 0;
    // The hour from `start` is summed; both endpoints answer for the time since.
    expect(await read(at - 24 * HOUR, at)).toEqual([iso(at), 12, 0]);
    expect(asked).toEqual([
      [start + HOUR, at],
      [start + HOUR, at],
    ]);
    expect(await read(at - HOUR / 2, at)).toEqual([iso(at), 6, 6]);
  });

  test("are left out where more endpoints than a page would be asked", async () => {
    await list("mer_a", many(101));
    vi.setSystemTime(start + HOUR + 30 * 60_000);
    expect(await read(start - 10 * HOUR, start + HOUR + 1)).toEqual([iso(start), 0, 0]);
    expect(asked).toEqual([]);
  });
});

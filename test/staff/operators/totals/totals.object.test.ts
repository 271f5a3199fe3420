import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { gatewayRun } from "../../../../src/base/platform/platform-limits.ts";
import { sweepTotals } from "../../../../src/staff/operators/totals/totals-sweep.ts";
import { emptyTables } from "../../../base/platform/d1.ts";
import { ask, bankRequest, db, gatewayEnv, inventOwner, lists, migrate, post } from "../gateway.ts";

/** Figures over time, from the rows of objects. Each test has hours of its own. */
const HOUR = 3_600_000;
const start = Date.parse("2026-03-02T00:00:00Z");
const env = gatewayEnv();
const [shop, other] = [`mer_${"1".repeat(43)}`, `mer_${"2".repeat(43)}`] as const;

let bankId = "";
const aurora = bankRequest();

beforeAll(async () => {
  await migrate();
  for (const owner of [shop, other]) inventOwner(owner);
  bankId = (await post("/admin/v1/banks", aurora)).body.bank_id;
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await emptyTables(env, "objects", "hourly_totals");
  await db
    .prepare("delete from settings where name like '%totals_until 1' or name like '%owner_days%'")
    .run();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Row {
  at: number;
  owner?: string;
  mode?: string;
  kind?: string;
  status?: string;
  amount?: number;
  failure?: string;
  calls?: object;
}

let count = 0;

const insert = (row: Row) => {
  const { at, owner = shop, mode = "test", kind = "PAYMENT", status = "COMPLETED" } = row;
  const { amount = 100, failure = null, calls = null } = row;
  count += 1;
  return lists
    .prepare(
      `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode, amount, currency,
        status, state, version, updated_at, unfinished, failure_code, debtor_bank, bank_calls)
        values (?, ?, ?, 'MERCHANT', ?, ?, ?, 'USD', ?, ?, 1, 1, 0, ?, 'aurora', ?)`,
    )
    .bind(
      ...[kind, at, `pay_${String(count).padStart(43, "0")}`, owner, mode, amount, status, status],
      ...[failure, calls && JSON.stringify(calls)],
    );
};

const give = (rows: readonly Row[]) => lists.batch(rows.map(insert));

const sweepAt = (at: number) => {
  vi.setSystemTime(at);
  return sweepTotals(env);
};

const stored = async () =>
  (await lists.prepare("select * from hourly_totals order by 1, 2, 3").all()).results;

const totals = async (query: string) => (await ask(`/admin/v1/totals?mode=test&${query}`)).body;

const span = (from: number, to: number) =>
  `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;

describe("the sweep of closed hours", () => {
  test("sums all owners together, by mode, and waits for late ends", async () => {
    await give([
      { at: start, amount: 100 },
      { at: start + HOUR - 1, amount: 20, owner: other },
      { at: start + 5, mode: "live", kind: "CHARGE", status: "FAILED", failure: "LIMIT_EXCEEDED" },
      { at: start + HOUR, amount: 7 },
      { at: start + 6, kind: "CONSENT", status: "OPEN" },
    ]);
    await sweepAt(start + HOUR + 20 * 60_000 - 1);
    expect(await stored()).toEqual([]);
    await sweepAt(start + HOUR + 20 * 60_000);
    const rows = (await stored()).map(({ mode, owner_id, hour, part, figures, open }) => [
      ...[mode, owner_id, hour, part, open, JSON.parse(String(figures))],
    ]);
    const paid = (n: number, amount: number) => ({
      kinds: { PAYMENT: { created: n, COMPLETED: n } },
      volume: { USD: { count: n, amount } },
    });
    const failed = {
      kinds: { CHARGE: { created: 1, FAILED: 1 } },
      failures: { LIMIT_EXCEEDED: { aurora: 1 } },
    };
    expect(rows).toEqual([
      ["live", "", start, "OBJECTS", 0, failed],
      ["test", "", start, "OBJECTS", 0, paid(2, 120)],
    ]);
  });

  test("changes nothing when it runs again, and nothing is counted twice", async () => {
    await give([{ at: start }, { at: start + HOUR }]);
    await sweepAt(start + 3 * HOUR);
    const first = await stored();
    await db.prepare("delete from settings where name = 'totals_until 1'").run();
    await sweepAt(start + 3 * HOUR);
    expect(first).toHaveLength(2);
    expect(await stored()).toEqual(first);
  });

  test("sums an hour again until all its objects have ended", async () => {
    await give([{ at: start, status: "OPEN" }]);
    await sweepAt(start + 2 * HOUR);
    await lists.prepare("update objects set status = 'COMPLETED'").run();
    await sweepAt(start + 2 * HOUR + 60_000);
    expect((await totals(span(start, start + 4 * HOUR))).present).toMatchObject({ open: 1 });
    await sweepAt(start + 2 * HOUR + 15 * 60_000);
    expect((await totals(span(start, start + 4 * HOUR))).present).toMatchObject({
      ...{ open: 0, completed: 1 },
    });
    await lists.prepare("update objects set status = 'FAILED'").run();
    await sweepAt(start + 9 * HOUR);
    expect((await totals(span(start, start + 4 * HOUR))).present.completed).toBe(1);
  });

  test("sums an hour once more after a day, for rows that an outage held back", async () => {
    const countOf = async () =>
      (await stored()).filter(({ owner_id }) => owner_id === "").map(({ figures }) => figures);
    await give([{ at: start }]);
    await sweepAt(start + 2 * HOUR);
    const early = await countOf();
    await give([{ at: start + 1 }]);
    await sweepAt(start + 24 * HOUR);
    expect((await countOf())[0]).toEqual(early[0]);
    await sweepAt(start + 25 * HOUR);
    expect((await countOf())[0]).not.toEqual(early[0]);
  });

  test("takes so many hours a run at most, and goes on where it stopped", async () => {
    const late = gatewayRun.hours + 10;
    await give([{ at: start }, { at: start + late * HOUR }]);
    const end = start + (late + 2) * HOUR;
    await sweepAt(end);
    const hours = async () => (await stored()).filter(({ owner_id }) => owner_id === "").length;
    expect(await hours()).toBe(1);
    await sweepAt(end);
    expect(await hours()).toBe(2);
  });

  test("forgets hours after 400 days", async () => {
    await give([{ at: start }]);
    await sweepAt(start + 2 * HOUR);
    expect(await stored()).toHaveLength(1);
    await sweepAt(start + 400 * 24 * HOUR + 1);
    expect(await stored()).toEqual([]);
  });
});

describe("the sweep of owners' closed days", () => {
  const DAY = 24 * HOUR;
  const days = async () =>
    (await stored())
      .filter(({ owner_id }) => owner_id !== "")
      .map(({ mode, owner_id, hour, part, open, figures }) => {
        const { kinds, webhooks } = JSON.parse(String(figures));
        const created = kinds?.PAYMENT?.created ?? webhooks?.count;
        return [mode, owner_id, (Number(hour) - start) / DAY, part, open, created];
      });

  test("writes one row for an owner's day, however many hours it has", async () => {
    const hours = Array.from({ length: 48 }, (_, hour) => ({ at: start + hour * HOUR }));
    await give([...hours, { at: start + 5, owner: other }, { at: start + 6, mode: "live" }]);
    await sweepAt(start + DAY + 20 * 60_000 - 1);
    expect(await days()).toEqual([]);
    await sweepAt(start + DAY + 20 * 60_000);
    const first = [
      ["live", shop, 0, "OBJECTS", 0, 1],
      ["test", shop, 0, "OBJECTS", 0, 24],
      ["test", other, 0, "OBJECTS", 0, 1],
    ];
    expect(await days()).toEqual(first);
    await sweepAt(start + DAY + 21 * 60_000);
    expect(await days()).toEqual(first);
  });

  test("goes on behind the owner where a run stopped, and sums late rows a day later", async () => {
    const owners = Array.from({ length: 8 }, (_, n) => `mer_${n}${"1".repeat(42)}`);
    await give(owners.map((owner) => ({ at: start, owner })));
    const end = start + DAY + 20 * 60_000;
    await sweepAt(end);
    expect(await days()).toHaveLength(6);
    await sweepAt(end);
    expect((await days()).map(([, owner]) => owner)).toEqual(owners);
    await sweepAt(end);
    await give([{ at: start + 1, owner: owners[7] as string }]);
    await sweepAt(start + 2 * DAY - 1);
    expect((await days()).at(-1)?.at(-1)).toBe(1);
    for (let run = 0; run < 4; run++) await sweepAt(start + 2 * DAY);
    expect((await days()).find(([, owner, day]) => owner === owners[7] && day === 0)?.at(-1)).toBe(
      2,
    );
  });

  test("sums a day again until all its objects have ended and all endpoints answer", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await db
      .prepare(
        `insert into endpoints (owner_kind, owner_id, mode, kind, origin, created_at)
          values ('MERCHANT', ?, 'test', 'REGISTERED', 'https://one.example', 1)`,
      )
      .bind(shop)
      .run();
    let isSilent = true;
    const totalsOf = async () => {
      if (isSilent) throw new Error("not reached");
      return { delivered: 2, failed: 1, attempts: 3, milliseconds: [90], next: null };
    };
    const namespace = { idFromName: (name: string) => name, idFromString: (name: string) => name };
    const ENDPOINTS = { ...namespace, get: () => ({ totals: totalsOf }) } as unknown;
    const run = (at: number) => {
      vi.setSystemTime(at);
      return sweepTotals(gatewayEnv({ ENDPOINTS } as Parameters<typeof gatewayEnv>[0]));
    };
    await give([{ at: start, status: "OPEN" }]);
    const end = start + DAY + 20 * 60_000;
    await run(end);
    expect(await days()).toMatchObject([
      ["test", shop, 0, "OBJECTS", 1, 1],
      ["test", shop, 0, "WEBHOOKS", 1, undefined],
    ]);
    isSilent = false;
    await lists.prepare("update objects set status = 'COMPLETED'").run();
    await run(end + 14 * 60_000);
    expect((await days()).map(([, , , , open]) => open)).toEqual([1, 1]);
    await run(end + 15 * 60_000);
    expect(await days()).toEqual([
      ["test", shop, 0, "OBJECTS", 0, 1],
      ["test", shop, 0, "WEBHOOKS", 0, 3],
    ]);
    await db.prepare("delete from endpoints").run();
    vi.restoreAllMocks();
  });

  test("is what a merchant's totals read, in steps of days", async () => {
    const rows = Array.from({ length: 70 }, (_, hour) => ({ at: start + hour * HOUR }));
    await give(rows);
    vi.setSystemTime(start + 3 * DAY);
    const query = `${span(start + HOUR, start + 69 * HOUR)}&merchant_id=${shop}`;
    const live = await totals(query);
    expect([live.present.created, live.step_seconds]).toEqual([68, 86_400]);
    expect(live.series.map(({ created }: { created: number }) => created)).toEqual([23, 24, 21]);
    await sweepAt(start + 3 * DAY);
    await sweepAt(start + 3 * DAY);
    expect(await totals(query)).toEqual(live);
    // The whole day between comes from the table.
    await lists
      .prepare("delete from objects where created_at between ? and ?")
      .bind(start + DAY, start + 2 * DAY - 1)
      .run();
    expect((await totals(query)).present.created).toBe(68);
  });
});

describe("totals", () => {
  test("are the same from closed hours and from rows", async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      at: start + i * 17 * 60_000,
      amount: i + 1,
      owner: i % 3 === 0 ? other : shop,
      status: i % 5 === 0 ? "FAILED" : "COMPLETED",
      failure: i % 5 === 0 ? "INSUFFICIENT_FUNDS" : "",
    }));
    await give(rows);
    vi.setSystemTime(start + 20 * HOUR);
    const spans = [
      span(start, start + 20 * HOUR),
      span(start + 1_234_567, start + 9 * HOUR + 7_654_321),
      `${span(start + 1, start + 18 * HOUR + 1)}&merchant_id=${shop}`,
    ];
    const live = await Promise.all(spans.map(totals));
    await sweepAt(start + 20 * HOUR);
    const closed = await Promise.all(spans.map(totals));
    expect(live[0].present.created).toBe(60);
    expect(live[2].present.created).toBeLessThan(live[0].present.created);
    expect(closed).toEqual(live);
  });

  test.each([
    ["in the last hour", 0],
    ["in the hours that are summed and in their edges", 5],
  ])("of one mode count nothing of the other: %s", async (_, hours) => {
    const calls = { [aurora.bank_handle]: { "send-otp": [1, 0, [5]] } };
    const at = [start + 1, start + hours * HOUR + 1, start + hours * HOUR + 2];
    await give(
      at.flatMap((each) => [
        { at: each, amount: 1, calls },
        { at: each, amount: 10, calls, owner: other },
        ...Array.from({ length: 3 }, () => ({ at: each, amount: 100, calls, mode: "live" })),
      ]),
    );
    const to = start + (hours + 1) * HOUR;
    await sweepAt(to + (hours === 0 ? -HOUR : 0));
    const from = start + (hours === 0 ? 0 : 1);
    const counted = async (query: string) => {
      const { body } = await ask(`/admin/v1/totals?${span(from, to)}&${query}`);
      return [body.present.created, body.present.volume[0]?.amount];
    };
    expect(await counted("mode=test")).toEqual([6, 33]);
    expect(await counted("mode=live")).toEqual([9, 900]);
    expect(await counted(`mode=test&merchant_id=${shop}`)).toEqual([3, 3]);
    expect(await counted(`mode=live&merchant_id=${shop}`)).toEqual([9, 900]);
    expect(await counted(`mode=live&merchant_id=${other}`)).toEqual([0, undefined]);
    const { body } = await ask(`/admin/v1/banks/${bankId}/calls?${span(from, to)}`);
    const asked = body.data.map(({ count }: { count: number }) => count);
    expect(asked.reduce((sum: number, each: number) => sum + each, 0)).toBe(6);
  });

  test("come beside those of the span before", async () => {
    await give([{ at: start, amount: 5 }, { at: start + HOUR }, { at: start + HOUR + 1 }]);
    vi.setSystemTime(start + 5 * HOUR);
    const { before, present, series, step_seconds } = await totals(
      span(start + HOUR, start + 2 * HOUR),
    );
    expect(before.volume).toEqual([{ currency: "USD", count: 1, amount: 5 }]);
    expect(present.volume).toEqual([{ currency: "USD", count: 2, amount: 200 }]);
    expect([step_seconds, series.length, series[0].created]).toEqual([300, 12, 2]);
  });

  test.each([
    [2, 300, 24],
    [72, 3_600, 72],
    [73, 86_400, 4],
  ])("of %d hours have steps of %d seconds", async (hours, step, length) => {
    vi.setSystemTime(start + 100 * HOUR);
    const answer = await totals(span(start, start + hours * HOUR));
    expect([answer.step_seconds, answer.series.length]).toEqual([step, length]);
  });

  test("say if there was too much to count", async () => {
    await lists
      .prepare(
        `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode, amount,
          currency, status, state, version, updated_at, unfinished)
          with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
          select 'PAYMENT', ?1 + i, 'pay_' || i, 'MERCHANT', ?2, 'test', 1, 'USD', 'COMPLETED',
          'COMPLETED', 1, 1, 0 from n`,
      )
      .bind(start, shop)
      .run();
    vi.setSystemTime(start + HOUR);
    const { complete, present } = await totals(span(start, start + HOUR));
    expect([complete, present.created]).toEqual([false, 5_000]);
    await lists.prepare("delete from objects where object_id = 'pay_1'").run();
    expect((await totals(span(start, start + HOUR))).complete).toBe(true);
  });

  test.each([
    ["from=2026-03-02T00:00:00Z&to=2026-03-02T00:00:00Z", "from"],
    ["from=2026-01-01T00:00:00Z&to=2026-04-02T00:00:00Z", "from"],
    ["from=2026-03-02", "from"],
    ["to=yesterday", "to"],
    ["to=2026-02-29T00:00:00Z", "to"],
    ["merchant_id=mer_x", "merchant_id"],
  ])("for %s are 422 naming %s", async (query, field) => {
    vi.setSystemTime(start);
    expect((await totals(query)).error.field).toBe(field);
  });
});

test("a bank's calls are read by hour and operation, those of its own mode", async () => {
  const calls = (milliseconds: number) => ({
    [aurora.bank_handle]: { "send-otp": [2, 1, [milliseconds, milliseconds]] },
  });
  await give([
    { at: start, calls: calls(100) },
    { at: start + 2 * HOUR, calls: calls(200) },
    { at: start + 1, mode: "live", calls: calls(300) },
    { at: start + 1, calls: { another: { "send-otp": [1, 1, [1]] } } },
  ]);
  await sweepAt(start + 4 * HOUR);
  const path = `/admin/v1/banks/${bankId}/calls`;
  const { body } = await ask(`${path}?${span(start, start + 3 * HOUR)}`);
  const asked = { operation: "send-otp", count: 2, failed: 1, error_share: 0.5 };
  expect(body).toEqual({
    ...{ from: "2026-03-02T00:00:00.000Z", to: "2026-03-02T03:00:00.000Z", complete: true },
    data: [
      { from: "2026-03-02T00:00:00.000Z", ...asked, p95_ms: 108 },
      { from: "2026-03-02T02:00:00.000Z", ...asked, p95_ms: 216 },
    ],
  });
  expect((await ask(`${path}?from=2026-02-01T00:00:00Z`)).status).toBe(422);
  expect((await ask("/admin/v1/banks/bnk_none/calls")).status).toBe(404);
});
